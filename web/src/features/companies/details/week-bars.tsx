import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { token } from '../../../ui/tokens.ts';

const width = 132;
const height = 28;

type Props = {
  /** New postings of each week, oldest first; the last one is the present week. */
  weeks: readonly number[];
  /** The most of any week shown beside, so that rows can be compared. */
  most: number;
};

/** Twelve bars, grey, the present week in `talk`; a quiet week is a line of 1.5 px, so that it can be counted. */
export function WeekBars({ weeks, most }: Props) {
  const { t } = useLingui();
  const step = width / weeks.length;
  return (
    <Box
      component="svg"
      role="img"
      aria-label={t`New each week, oldest first: ${weeks.join(', ')}`}
      viewBox={`0 0 ${width} ${height}`}
      sx={{ display: 'block', width, height, flexShrink: 0 }}
    >
      {weeks.map((count, at) => {
        const tall = count === 0 ? 1.5 : Math.max(4, (count / Math.max(1, most)) * (height - 2));
        return (
          <rect
            key={at}
            x={at * step + 1}
            y={height - tall}
            width={step - 3}
            height={tall}
            rx={count === 0 ? 0.75 : 2}
            fill={at === weeks.length - 1 ? token('talk') : token('line-strong')}
          />
        );
      })}
    </Box>
  );
}
