import type { CalendarDate } from '@foothold/core/dates/calendar-date.ts';
import { startOfDay } from '@foothold/core/dates/day-bounds.ts';
import { instantOfWallTime } from '@foothold/core/dates/wall-time.ts';
import type { Interview } from '@foothold/core/entities/interview/interview.ts';
import type { Way } from '@foothold/core/interviews/interview-clashes.ts';
import { dateFormat } from '@foothold/core/text/formats.ts';
import type { CalendarMark } from '@foothold/core/tracking/calendar-marks.ts';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { token } from '../../../ui/tokens.ts';
import { homeZone } from '../shared/home-zone.ts';
import { useInterviewWords } from '../shared/use-interview-words.ts';
import { onEntryKey } from './entry-keys.ts';
import { hourHeight } from './entry-look.ts';
import type { Placed } from './interviews-view.ts';
import { lanesOf } from './lanes.ts';
import { TravelBands } from './travel-bands.tsx';
import { useHolidayWords } from './use-holiday-words.ts';
import { WeekEntry } from './week-entry.tsx';
import { WeekHead } from './week-head.tsx';

/** The hour that is seen first. */
const firstHour = 8;
/** Pixels a day needs to be read; a narrower window scrolls sideways. */
const minDay = 84;

type Props = {
  /** The dates of the columns, the week's. */
  days: readonly string[];
  today: string;
  /** Minutes of the day it is now by the person's clock. */
  now: number;
  placed: readonly Placed[];
  marks: readonly CalendarMark[];
  /** Those in a clash, by key. */
  clashing: ReadonlySet<number>;
  ways: ReadonlyMap<number, Way>;
  selected: Interview | null;
  to: (id: number) => string;
};

const Column = styled('div')({
  position: 'relative',
  minWidth: 0,
  borderInlineStart: `1px solid ${token('line')}`,
  backgroundImage: `linear-gradient(${token('line')} 1px, transparent 1px)`,
  backgroundSize: `100% ${hourHeight}px`,
  '&[data-holiday]': { backgroundImage: 'none', backgroundColor: token('sunken') },
  // The entries of a day are over each other, and under the head.
  isolation: 'isolate',
});

/** The days of a week as columns of hours, by the person's clock; beside it the clock of the selected interview. */
export function WeekGrid({ days, today, now, placed, marks, clashing, ways, selected, to }: Props) {
  const { t, i18n } = useLingui();
  const words = useInterviewWords();
  const holidayOf = useHolidayWords();
  const scroll = useRef<HTMLDivElement>(null);
  const home = homeZone();
  const starts = placed.map(({ interview, from }) =>
    from === null ? 1440 : from - (ways.get(interview.internalId)?.minutes ?? 0),
  );
  const earliest = Math.max(0, Math.min(firstHour, ...starts.map((start) => Math.floor(start / 60))));
  useEffect(() => {
    scroll.current?.scrollTo({ top: earliest * hourHeight - 10 });
  }, [earliest, days[0]]);
  const otherZone = selected?.timeZone && words.theirClock(selected) !== '' ? selected.timeZone : null;
  const shownDay = placed.find(({ interview }) => interview === selected)?.date ?? days[0] ?? today;
  const midnight = startOfDay(shownDay as CalendarDate, home).getTime();
  // Rows are hours of the person's clock: on the day of a change they are not as many hours from midnight.
  const hourIn = (hour: number, timeZone: string) => {
    const clock = `${String(hour).padStart(2, '0')}:00`;
    const at = instantOfWallTime(`${shownDay}T${clock}`, timeZone === home ? 'UTC' : home);
    const inZone = timeZone === home ? 'UTC' : timeZone;
    return at ? dateFormat(i18n.locale, { timeZone: inZone, hour: 'numeric' }).format(at) : '';
  };
  const zones = [home, ...(otherZone ? [otherZone] : [])];
  const columns = `${zones.map(() => '52px').join(' ')} repeat(${days.length}, minmax(0, 1fr))`;
  return (
    <Box
      ref={scroll}
      onKeyDown={onEntryKey}
      // The first hour stays in sight when deadlines come into the head.
      sx={{ overflow: 'auto', overflowAnchor: 'none', flexGrow: 1, minHeight: 0 }}
      tabIndex={0}
      role="region"
      aria-label={t`Hours of the week`}
    >
      <Box sx={{ minWidth: zones.length * 52 + days.length * minDay }}>
        <WeekHead
          {...{ days, today, zones, columns, placed, marks, selected, to }}
          at={midnight + 12 * 3_600_000}
        />
        <Box sx={{ display: 'grid', gridTemplateColumns: columns, height: 24 * hourHeight }}>
          {zones.map((zone, at) => (
            <Box key={zone} aria-hidden sx={{ position: 'relative' }}>
              {Array.from({ length: 23 }, (_, hour) => hour + 1).map((hour) => (
                <Box
                  key={hour}
                  sx={{
                    ...{ position: 'absolute', insetInline: 0, insetBlockStart: hour * hourHeight - 8 },
                    ...{ textAlign: 'center', fontSize: '0.75rem', lineHeight: '17px', whiteSpace: 'nowrap' },
                    color: at === 0 ? token('text') : token('text-2'),
                  }}
                >
                  {hourIn(hour, zone)}
                </Box>
              ))}
            </Box>
          ))}
          {days.map((date) => (
            <Column key={date} data-day={date} {...(holidayOf(date) && { 'data-holiday': '' })}>
              {date === today && <NowLine now={now} />}
              {placed
                .filter((one) => one.date === date && one.from !== null)
                .map((one) => {
                  const way = ways.get(one.interview.internalId);
                  return way && <TravelBands key={one.interview.internalId} placed={one} way={way} />;
                })}
              {lanesOf(placed.filter((one) => one.date === date && one.from !== null)).map((laid) => {
                const { internalId } = laid.one.interview;
                return (
                  <WeekEntry
                    key={internalId}
                    laid={laid}
                    isSelected={internalId === selected?.internalId}
                    isClash={clashing.has(internalId)}
                    to={to(internalId)}
                  />
                );
              })}
            </Column>
          ))}
        </Box>
      </Box>
    </Box>
  );
}

function NowLine({ now }: { now: number }) {
  return (
    <Box
      aria-hidden
      style={{ insetBlockStart: (now / 60) * hourHeight }}
      sx={{
        ...{
          position: 'absolute',
          insetInline: 0,
          zIndex: 4,
          borderBlockStart: `1px solid ${token('text')}`,
        },
        '&::before': {
          ...{ content: '""', position: 'absolute', insetInlineStart: -4, insetBlockStart: '-4.5px' },
          ...{ width: 8, height: 8, borderRadius: '50%', backgroundColor: token('text') },
        },
      }}
    />
  );
}
