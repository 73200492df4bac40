import { dateWords } from '@foothold/core/dates/calendar-date.ts';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { token } from '../../../ui/tokens.ts';
import { fullDate } from './job-cells.ts';

/** A day as the leaf of a calendar: month over day. `date` is a calendar date. */
export function DateBlock({ date }: { date: string }) {
  const { i18n } = useLingui();
  return (
    <Box
      component="time"
      dateTime={date}
      title={fullDate(date)}
      sx={{
        flexShrink: 0,
        display: 'grid',
        alignContent: 'center',
        width: 48,
        height: 48,
        borderRadius: '14px',
        border: `1px solid ${token('line-strong')}`,
        textAlign: 'center',
      }}
    >
      <Box component="span" sx={{ fontSize: '0.75rem', lineHeight: '16px', color: token('text-2') }}>
        {dateWords(date, i18n.locale, { month: 'short' })}
      </Box>
      <Box component="span" sx={{ fontSize: '1.125rem', lineHeight: '22px', fontWeight: 620 }}>
        {dateWords(date, i18n.locale, { day: 'numeric' })}
      </Box>
    </Box>
  );
}
