import type { Way } from '@foothold/core/interviews/interview-clashes.ts';
import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icons/icon.tsx';
import { token } from '../../../ui/tokens.ts';
import { useInterviewWords } from '../shared/use-interview-words.ts';
import { hourHeight } from './entry-look.ts';
import type { Placed } from './interviews-view.ts';

/** The lines of what is only estimated. */
export const hatch = `repeating-linear-gradient(-45deg, ${token('line-strong')} 0 1px, transparent 1px 6px)`;

const Band = styled('div')({
  position: 'absolute',
  insetInline: 15,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  overflow: 'hidden',
  borderInline: `1px dashed ${token('control')}`,
  backgroundImage: hatch,
  fontSize: '0.75rem',
  lineHeight: '16px',
  color: token('text-2'),
  // Narrow days have room for the words alone.
  '@media (max-width: 1099.95px)': { insetInline: 5, '& svg': { display: 'none' } },
});

/** The least height in which its words are read. */
const least = 18;

/** The way to an interview and back, before and after it, as far as it is within the day; an estimate. */
export function TravelBands({ placed, way }: { placed: Placed; way: Way }) {
  const words = useInterviewWords();
  const { from, until } = placed;
  const start = from ?? 0;
  // A way of more than half a day is a journey: the panel says it, and no band could.
  if (way.minutes > 720) return null;
  const leave = words.bareClock(way.leaveAt.getTime());
  const back = words.bareClock(way.backAt.getTime());
  return (
    <>
      <Part from={Math.max(0, start - way.minutes)} until={start} end="until">
        <Trans>leave {leave}</Trans>
      </Part>
      <Part from={until} until={Math.min(1440, until + way.minutes)} end="from">
        <Trans>back {back}</Trans>
      </Part>
    </>
  );
}

type PartProps = {
  from: number;
  until: number;
  /** Which of its ends touches the interview: a low one grows the other way. */
  end: 'from' | 'until';
  children: ReactNode;
};

function Part({ from, until, end, children }: PartProps) {
  if (until <= from) return null;
  const height = Math.max(least, ((until - from) / 60) * hourHeight);
  const top = end === 'from' ? (from / 60) * hourHeight : (until / 60) * hourHeight - height;
  return (
    <Band style={{ top, height }}>
      <Box
        component="span"
        sx={{
          ...{
            display: 'flex',
            gap: '4px',
            alignItems: 'center',
            paddingInline: '4px',
            whiteSpace: 'nowrap',
          },
          backgroundColor: token('surface'),
        }}
      >
        <Icon name="car" size={14} />
        {children}
      </Box>
    </Band>
  );
}
