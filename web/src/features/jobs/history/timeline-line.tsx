import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { token } from '../../../ui/tokens.ts';
import { fullDate, shortDate } from '../shared/job-cells.ts';

type Props = {
  mark: ReactNode;
  head: ReactNode;
  date: string;
  today: string;
  below?: ReactNode;
  /** A fact that stands on a line of its own. */
  foot?: ReactNode;
  /** At the end of the line: what can be done with it. */
  menu?: ReactNode;
};

/** One entry of a timeline: its mark, what happened, when, and what is to be said of it. */
export function TimelineLine({ mark, head, date, today, below, foot, menu }: Props) {
  return (
    <>
      <Box
        sx={{ display: 'flex', justifyContent: 'center', paddingBlockStart: '2px', color: token('text-3') }}
      >
        {mark}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: '8px', alignItems: 'baseline' }}>
          <Box sx={{ flexGrow: 1, fontWeight: 570, overflowWrap: 'anywhere' }}>{head}</Box>
          <Box
            component="time"
            dateTime={date}
            title={fullDate(date)}
            sx={{ color: token('text-3'), fontSize: '0.8125rem', whiteSpace: 'nowrap' }}
          >
            {shortDate(date, { today })}
          </Box>
        </Box>
        {below && (
          <Box
            sx={{
              color: token('text-2'),
              fontSize: '0.8125rem',
              lineHeight: '18px',
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
            }}
          >
            {below}
          </Box>
        )}
        {foot && <Box sx={{ marginBlockStart: '6px' }}>{foot}</Box>}
      </Box>
      {menu ?? <MenuRoom />}
    </>
  );
}

/** As wide as the menu of another line, so that their dates are under each other. */
function MenuRoom() {
  return <Box sx={{ width: { xs: 20, md: 14 } }} />;
}

/** The mark of what set no status. */
export function TimelineDot() {
  return (
    <Box
      sx={{
        width: 6,
        height: 6,
        borderRadius: '3px',
        backgroundColor: token('text-3'),
        marginBlockStart: '5px',
      }}
    />
  );
}
