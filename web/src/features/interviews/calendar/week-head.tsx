import { dateWords } from '@foothold/core/dates/calendar-date.ts';
import type { Interview } from '@foothold/core/entities/interview/interview.ts';
import type { CalendarMark } from '@foothold/core/tracking/calendar-marks.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { token } from '../../../ui/tokens.ts';
import { useInterviewWords } from '../shared/use-interview-words.ts';
import type { Placed } from './interviews-view.ts';
import { MarkLink } from './mark-link.tsx';
import { useHolidayWords } from './use-holiday-words.ts';

type Props = {
  days: readonly string[];
  today: string;
  /** The clocks of the columns of hours: the person's own, then that of the selected interview. */
  zones: readonly string[];
  /** An instant of the week, for the names of its clocks. */
  at: number;
  columns: string;
  placed: readonly Placed[];
  marks: readonly CalendarMark[];
  selected: Interview | null;
  to: (id: number) => string;
};

/** Above the hours of a week: whose clocks they are, the days, and what stands on a day without an hour. */
export function WeekHead({ days, today, zones, at, columns, placed, marks, selected, to }: Props) {
  const { i18n } = useLingui();
  const words = useInterviewWords();
  const holidayOf = useHolidayWords();
  return (
    <Box
      sx={{
        ...{
          display: 'grid',
          gridTemplateColumns: columns,
          position: 'sticky',
          insetBlockStart: 0,
          zIndex: 6,
        },
        ...{ backgroundColor: token('surface'), borderBlockEnd: `1px solid ${token('line')}`, minHeight: 52 },
      }}
    >
      {zones.map((zone, index) => (
        <Box
          key={zone}
          sx={{
            padding: '10px 2px',
            textAlign: 'center',
            fontSize: '0.75rem',
            lineHeight: '16px',
            minWidth: 0,
          }}
        >
          <Box
            component="span"
            sx={{ fontWeight: 600, display: 'block', color: index === 0 ? token('text') : token('accent') }}
          >
            {words.zoneName(zone, at)}
          </Box>
          <Box
            component="span"
            sx={{ color: token('text-2'), display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' }}
          >
            {index === 0 ? <Trans>you</Trans> : (selected?.companyName ?? '').split(' ')[0]}
          </Box>
        </Box>
      ))}
      {days.map((date) => (
        <Box
          key={date}
          sx={{
            ...{
              paddingBlock: '15px 6px',
              paddingInline: '12px 8px',
              borderInlineStart: `1px solid ${token('line')}`,
              minWidth: 0,
            },
            ...{ fontSize: '0.8125rem', lineHeight: '20px' },
          }}
        >
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '8px' }}>
            <Box component="span" sx={{ color: token('text-2') }}>
              {dateWords(date, i18n.locale, { weekday: 'short' })}
            </Box>
            <Box
              component="span"
              sx={{ fontWeight: 600, fontSize: '0.9375rem' }}
              {...(date === today && { 'aria-current': 'date' })}
            >
              {Number(date.slice(8))}
            </Box>
            {date === today && <TodayChip />}
          </Box>
          <Holiday name={holidayOf(date)} />
          <Box sx={{ display: 'grid', gap: '4px' }}>
            {placed
              .filter((one) => one.date === date && one.from === null)
              .map(({ interview }) => (
                <Box
                  key={interview.internalId}
                  sx={{ fontSize: '0.75rem', lineHeight: '20px', overflowWrap: 'anywhere' }}
                >
                  <Link to={to(interview.internalId)} preventScrollReset style={{ color: 'inherit' }}>
                    {words.name(interview)}
                  </Link>{' '}
                  <Box component="span" sx={{ color: token('text-2') }}>
                    <Trans>no hour yet</Trans>
                  </Box>
                </Box>
              ))}
            {marks
              .filter((mark) => mark.date === date)
              .map((mark) => (
                <MarkLink key={mark.uid} mark={mark} isOverdue={date < today} />
              ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** The name of the holiday on a day, where it is one. */
export function Holiday({ name }: { name: string }) {
  if (name === '') return null;
  return (
    <Box sx={{ fontSize: '0.75rem', lineHeight: '17px', color: token('text-2'), overflowWrap: 'anywhere' }}>
      {name}
    </Box>
  );
}

/** Says which day is the present one. */
export function TodayChip() {
  return (
    <Box
      component="span"
      sx={{
        ...{ border: `1px solid ${token('line-strong')}`, borderRadius: '20px', paddingInline: '7px' },
        ...{ fontSize: '0.75rem', lineHeight: '18px' },
      }}
    >
      <Trans>Today</Trans>
    </Box>
  );
}
