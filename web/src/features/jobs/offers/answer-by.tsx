import { addDays } from '@foothold/core/dates/calendar-date.ts';
import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { token } from '../../../ui/tokens.ts';
import { fullDate, shortDate } from '../shared/job-cells.ts';

/** So many days before it an answer is due soon. */
const soon = 3;

/** Until when an open offer is answered, marked when that is soon or past. */
export function AnswerBy({ date, today }: { date: string; today: string }) {
  const day = shortDate(date, { today });
  const isSoon = date <= addDays(today, soon);
  return (
    <Box
      title={fullDate(date)}
      sx={{
        fontSize: '0.8125rem',
        lineHeight: '18px',
        color: isSoon ? token('warn') : token('text-2'),
        fontWeight: isSoon ? 570 : 400,
      }}
    >
      {date < today ? <Trans>Answer was due {day}</Trans> : <Trans>Answer by {day}</Trans>}
    </Box>
  );
}
