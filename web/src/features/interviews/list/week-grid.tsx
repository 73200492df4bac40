import { type CalendarDate, dateWords } from '@foothold/core/dates/calendar-date.ts';
import { startOfDay } from '@foothold/core/dates/day-bounds.ts';
import type { Interview } from '@foothold/core/entities/interview/interview.ts';
import { interviewClashes } from '@foothold/core/interviews/interview-clashes.ts';
import { dateFormat } from '@foothold/core/text/formats.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { token } from '../../../ui/tokens.ts';
import { homeZone } from '../shared/home-zone.ts';
import { useInterviewWords } from '../shared/use-interview-words.ts';
import { onEntryKey } from './entry-keys.ts';
import type { Placed } from './interviews-view.ts';
import { lanesOf } from './lanes.ts';
import { hourHeight, WeekEntry } from './week-entry.tsx';

/** The hour that is seen first. */
const firstHour = 8;

type Props = {
  /** The dates of the columns, the week's. */
  days: readonly string[];
  today: string;
  /** Minutes of the day it is now by the person's clock. */
  now: number;
  placed: readonly Placed[];
  /** All interviews: a clash may be with one of another week. */
  interviews: readonly Interview[];
  selected: Interview | null;
  to: (id: number) => string;
};

const Column = styled('div')({
  position: 'relative',
  minWidth: 0,
  borderInlineStart: `1px solid ${token('line')}`,
  backgroundImage: `linear-gradient(${token('line')} 1px, transparent 1px)`,
  backgroundSize: `100% ${hourHeight}px`,
});

/** The days of a week as columns of hours, by the person's clock; beside it the clock of the selected interview. */
export function WeekGrid({ days, today, now, placed, interviews, selected, to }: Props) {
  const { t, i18n } = useLingui();
  const words = useInterviewWords();
  const scroll = useRef<HTMLDivElement>(null);
  const home = homeZone();
  const earliest = Math.min(firstHour, ...placed.map(({ from }) => Math.floor((from ?? 1440) / 60)));
  useEffect(() => {
    scroll.current?.scrollTo({ top: earliest * hourHeight - 6 });
  }, [earliest, days[0]]);
  const otherZone = selected?.timeZone && words.theirClock(selected) !== '' ? selected.timeZone : null;
  const shownDay = placed.find(({ interview }) => interview === selected)?.date ?? days[0] ?? today;
  const midnight = startOfDay(shownDay as CalendarDate, home).getTime();
  const hourIn = (hour: number, timeZone: string) =>
    dateFormat(i18n.locale, { timeZone, hour: 'numeric' }).format(midnight + hour * 3_600_000);
  const zoneName = (timeZone: string) =>
    dateFormat(i18n.locale, { timeZone, timeZoneName: 'short' })
      .formatToParts(midnight)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const zones = [home, ...(otherZone ? [otherZone] : [])];
  const columns = `${zones.map(() => '52px').join(' ')} repeat(${days.length}, minmax(0, 1fr))`;
  const withoutHour = placed.filter(({ from }) => from === null);
  return (
    <Box
      ref={scroll}
      onKeyDown={onEntryKey}
      sx={{ overflowY: 'auto', overflowX: 'auto', flexGrow: 1, minHeight: 0 }}
      tabIndex={0}
      role="region"
      aria-label={t`Hours of the week`}
    >
      <Box sx={{ minWidth: 520 }}>
        <Box
          sx={{
            ...{
              display: 'grid',
              gridTemplateColumns: columns,
              position: 'sticky',
              insetBlockStart: 0,
              zIndex: 4,
            },
            ...{
              backgroundColor: token('surface'),
              borderBlockEnd: `1px solid ${token('line')}`,
              minHeight: 51,
            },
          }}
        >
          {zones.map((zone, at) => (
            <Box
              key={zone}
              sx={{
                ...{ padding: '8px 4px', textAlign: 'center', fontSize: '0.75rem', lineHeight: '17px' },
                color: at === 0 ? token('text') : token('accent'),
              }}
            >
              <Box component="span" sx={{ fontWeight: 600, display: 'block' }}>
                {zoneName(zone)}
              </Box>
              <Box component="span" sx={{ color: token('text-2') }}>
                {at === 0 ? <Trans>you</Trans> : (selected?.companyName ?? '').split(' ')[0]}
              </Box>
            </Box>
          ))}
          {days.map((date) => (
            <Box
              key={date}
              sx={{
                ...{ padding: '8px 12px', borderInlineStart: `1px solid ${token('line')}`, minWidth: 0 },
                ...{ fontSize: '0.875rem', lineHeight: '20px' },
              }}
            >
              <Box component="span" sx={{ color: token('text-2') }}>
                {dateWords(date, i18n.locale, { weekday: 'short' })}{' '}
              </Box>
              <Box
                component="span"
                sx={{ fontWeight: 600 }}
                {...(date === today && { 'aria-current': 'date' })}
              >
                {Number(date.slice(8))}
              </Box>
              {date === today && (
                <Box
                  component="span"
                  sx={{ color: token('accent'), fontSize: '0.75rem', marginInlineStart: '6px' }}
                >
                  <Trans>Today</Trans>
                </Box>
              )}
              {withoutHour
                .filter((one) => one.date === date)
                .map(({ interview }) => (
                  <Box
                    key={interview.internalId}
                    sx={{ fontSize: '0.75rem', lineHeight: '17px', overflowWrap: 'anywhere' }}
                  >
                    <Link to={to(interview.internalId)} preventScrollReset style={{ color: 'inherit' }}>
                      {interview.companyName || interview.jobTitle}
                    </Link>{' '}
                    <Box component="span" sx={{ color: token('text-2') }}>
                      <Trans>no hour yet</Trans>
                    </Box>
                  </Box>
                ))}
            </Box>
          ))}
        </Box>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: columns,
            height: 24 * hourHeight,
            position: 'relative',
          }}
        >
          {zones.map((zone, at) => (
            <Box key={zone} aria-hidden sx={{ position: 'relative' }}>
              {Array.from({ length: 24 }, (_, hour) => (
                <Box
                  key={hour}
                  sx={{
                    ...{ position: 'absolute', insetInline: 0, insetBlockStart: hour * hourHeight - 8 },
                    ...{ textAlign: 'center', fontSize: '0.75rem', lineHeight: '17px', whiteSpace: 'nowrap' },
                    color: at === 0 ? token('text') : token('text-2'),
                    visibility: hour === 0 ? 'hidden' : 'visible',
                  }}
                >
                  {hourIn(hour, zone)}
                </Box>
              ))}
            </Box>
          ))}
          {days.map((date) => (
            <Column key={date} data-day={date}>
              {date === today && (
                <Box
                  aria-hidden
                  sx={{
                    ...{
                      position: 'absolute',
                      insetInline: 0,
                      insetBlockStart: (now / 60) * hourHeight,
                      zIndex: 2,
                    },
                    borderBlockStart: `1px solid ${token('text')}`,
                  }}
                />
              )}
              {lanesOf(placed.filter((one) => one.date === date && one.from !== null)).map(
                ({ one, lane, lanes }) => (
                  <WeekEntry
                    key={one.interview.internalId}
                    placed={one}
                    lane={lane}
                    lanes={lanes}
                    isSelected={one.interview.internalId === selected?.internalId}
                    isClash={interviewClashes(one.interview, interviews, { home }).length > 0}
                    to={to(one.interview.internalId)}
                  />
                ),
              )}
            </Column>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
