import { calendarDate, dateWords } from '@foothold/core/dates/calendar-date.ts';
import { instantOfWallTime } from '@foothold/core/dates/wall-time.ts';
import type { Interview, interviewTypes } from '@foothold/core/entities/interview/interview.ts';
import {
  interviewStatusName,
  interviewTypeName,
} from '@foothold/core/entities/interview/interview-words.messages.ts';
import { interviewSpan } from '@foothold/core/interviews/interview-span.ts';
import { dateFormat } from '@foothold/core/text/formats.ts';
import { useLingui } from '@lingui/react/macro';
import { systemClock } from '../../../data/rows/clock.ts';
import { sayAll } from '../../../platform/say.ts';
import { useSay } from '../../../platform/use-say.ts';
import { homeZone } from './home-zone.ts';

type Timed = Pick<Interview, 'dateOfInterview' | 'timeZone' | 'durationMinutes'>;

/** What kinds and statuses of interviews are called, and when one is, in the language of the person. */
export function useInterviewWords() {
  const { t, i18n } = useLingui();
  const say = useSay();
  const types = sayAll(say, interviewTypeName);
  const statuses = sayAll(say, interviewStatusName);
  const kinds: Record<(typeof interviewTypes)[number], string> = {
    Phone: t`phone`,
    Video: t`video`,
    'On-Site': t`on site`,
    Other: '',
  };
  const nameOf = (names: Readonly<Record<string, string>>, value: string) =>
    Object.hasOwn(names, value) ? (names[value] ?? value) : value;
  /** The clock of an instant in a zone: “4:00 PM EST”. */
  const clock = (at: number, timeZone: string, withZone = true) =>
    dateFormat(i18n.locale, {
      ...{ timeZone, hour: 'numeric', minute: '2-digit' },
      ...(withZone && { timeZoneName: 'short' }),
    }).format(at);
  /** The person's clock where the part of the day goes without saying: “4:00”. */
  const bareClock = (at: number) =>
    dateFormat(i18n.locale, { timeZone: homeZone(), hour: 'numeric', minute: '2-digit' })
      .formatToParts(at)
      .filter(({ type }) => type === 'hour' || type === 'minute' || type === 'literal')
      .map(({ value }) => value)
      .join('')
      .trim();
  /** “Tuesday, December 1”, with the year where it is not this one. */
  const day = (date: string, style: 'long' | 'short' = 'long') =>
    dateWords(date, i18n.locale, {
      ...{ weekday: style, month: style, day: 'numeric' },
      ...(date.slice(0, 4) !== calendarDate(systemClock.now()).slice(0, 4) && { year: 'numeric' }),
    });
  const ownDay = ({ dateOfInterview, timeZone }: Timed) => {
    const at = instantOfWallTime(dateOfInterview, timeZone);
    return at ? calendarDate(at, homeZone()) : dateOfInterview.slice(0, 10);
  };
  return {
    types,
    statuses,
    /** The kind within a line: “on site”; '' for another one. */
    kindName: (value: string) => nameOf(kinds, value),
    typeName: (value: string) => nameOf(types, value),
    statusName: (value: string) => nameOf(statuses, value),
    /** By whom or for what it is: “Lakeside Clinic”, in a sentence too. */
    name: ({ companyName, jobTitle }: Pick<Interview, 'companyName' | 'jobTitle'>) =>
      companyName || jobTitle || t`Interview`,
    /** How long a way takes: “45 min”, “1 h 15 min”. */
    length: (minutes: number) => {
      const hours = Math.floor(minutes / 60);
      const rest = minutes % 60;
      if (hours === 0) return t`${rest} min`;
      return rest === 0 ? t`${hours} h` : t`${hours} h ${rest} min`;
    },
    /** When to leave for it, with the day where that is another one: “5:15 AM EST”, “Mon, Nov 30, 10:40 PM EST”. */
    leave: (leaveAt: Date, interview: Timed, withZone = true) => {
      const leaveDay = calendarDate(leaveAt, homeZone());
      const isOther = leaveDay !== ownDay(interview);
      return [isOther && day(leaveDay, 'short'), clock(leaveAt.getTime(), homeZone(), withZone)]
        .filter(Boolean)
        .join(', ');
    },
    clock,
    bareClock,
    day,
    /** “10:00 – 10:45” within the column of a day; only the beginning where its length was not said, '' without an hour. */
    bareHours: (interview: Timed) => {
      const span = interviewSpan(interview, homeZone());
      if (!span) return '';
      const start = bareClock(span.start);
      return span.isGuessed ? start : `${start} – ${bareClock(span.end)}`;
    },
    /** What the clocks of a zone are called in a narrow column, the whole year round where they have such a name: “ET”. */
    zoneName: (timeZone: string, at: number) => {
      const named = (timeZoneName: 'short' | 'shortGeneric') =>
        dateFormat(i18n.locale, { timeZone, timeZoneName })
          .formatToParts(at)
          .find(({ type }) => type === 'timeZoneName')?.value ?? '';
      const generic = named('shortGeneric');
      return generic.length <= 6 ? generic : named('short');
    },
    /** The day where the person is: the one of the instant, else the date that was said. */
    ownDay,
    /** “10:00 – 10:45 AM EST” by the person's clock; '' while no hour is agreed. */
    ownHours: (interview: Timed) => {
      const span = interviewSpan(interview, homeZone());
      if (!span) return '';
      if (span.isGuessed) return clock(span.start, homeZone());
      return dateFormat(i18n.locale, {
        ...{ timeZone: homeZone(), hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
      }).formatRange(span.start, span.end);
    },
    /** “10:00 – 11:30 AM PST” by the clock of the interview, '' where it is the person's own. */
    theirHours: (interview: Timed) => {
      const span = interviewSpan(interview, homeZone());
      const { timeZone } = interview;
      if (
        !span ||
        timeZone === '' ||
        clock(span.start, timeZone, false) === clock(span.start, homeZone(), false)
      )
        return '';
      if (span.isGuessed) return clock(span.start, timeZone);
      return dateFormat(i18n.locale, {
        ...{ timeZone, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
      }).formatRange(span.start, span.end);
    },
    /** “10:00 AM PST” by the clock of the interview, '' where it is the person's own. */
    theirClock: (interview: Timed) => {
      const span = interviewSpan(interview, homeZone());
      const { timeZone } = interview;
      if (!span || timeZone === '' || timeZone === homeZone()) return '';
      const theirs = clock(span.start, timeZone);
      return clock(span.start, timeZone, false) === clock(span.start, homeZone(), false) ? '' : theirs;
    },
  };
}
