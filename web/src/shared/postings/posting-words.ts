import { calendarDate, dateOfText, dateWords, daysBetween } from '@foothold/core/dates/calendar-date.ts';
import type { JobSearchResult, Pay } from '@foothold/core/entities/posting/posting.ts';
import { dateFormat, relativeFormat } from '@foothold/core/text/formats.ts';
import { shownSource } from './shown-source.ts';

/** When, and for whom, something is put into words. */
export type Reader = { now: Date; locale?: string | undefined };

/** The place of a posting that is shown first, and how many others it names. */
export function placeOf(posting: Pick<JobSearchResult, 'location' | 'placeCount'>): {
  name: string;
  others: number;
} {
  const [name = '', ...rest] = posting.location
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);
  return { name, others: Math.max(rest.length, posting.placeCount - 1, 0) };
}

const saidByItself = { remote: /\bremote\b/i, hybrid: /\bhybrid\b/i };

/** What has to be said beside the place about where the work is done: nothing on-site, nothing the place says itself. */
export function workplaceToSay(
  posting: Pick<JobSearchResult, 'location' | 'placeCount' | 'isRemote' | 'workplace'>,
): 'remote' | 'hybrid' | null {
  const stated = posting.workplace === 'unknown' && posting.isRemote ? 'remote' : posting.workplace;
  if (stated !== 'remote' && stated !== 'hybrid') return null;
  return saidByItself[stated].test(placeOf(posting).name) ? null : stated;
}

/**
 * How old a posting is, as rows say it (docs/spec/interface.md, Words): whole days up to nine, then a date; null when it is not
 * known. Days are those of the reader's calendar.
 */
export function ageOf(
  { datePosted }: Pick<JobSearchResult, 'datePosted'>,
  reader: Reader,
): { days: number } | { date: string } | null {
  const posted = dateOfText(datePosted);
  if (posted === '') return null;
  const today = calendarDate(reader.now);
  const days = Math.max(0, daysBetween(posted, today));
  if (days <= 9) return { days };
  const isThisYear = posted.slice(0, 4) === today.slice(0, 4);
  return {
    date: dateWords(posted, reader.locale, {
      month: 'short',
      day: 'numeric',
      ...(!isThisYear && { year: 'numeric' }),
    }),
  };
}

/** The day since which nobody saw a posting, short: “Aug 12”; '' for one that is not old for that. */
export function unseenDay(
  { unseenSince = '' }: Pick<JobSearchResult, 'unseenSince'>,
  reader: Reader,
): string {
  const seen = dateOfText(unseenSince);
  const isThisYear = seen.slice(0, 4) === calendarDate(reader.now).slice(0, 4);
  return dateWords(seen, reader.locale, {
    month: 'short',
    day: 'numeric',
    ...(!isThisYear && { year: 'numeric' }),
  });
}

/**
 * The full date of a calendar date, or of an instant where the reader is, and how many days ago it was, negative ahead;
 * null for '' and what is no date.
 */
export function fullDate(text: string, reader: Reader): { date: string; days: number } | null {
  const at = dateOfText(text);
  if (at === '') return null;
  return { date: dateWords(at, reader.locale), days: daysBetween(at, calendarDate(reader.now)) };
}

/** “today”, “yesterday”, “5 days ago”, from two months on “3 months ago”, in the reader's language. */
export function daysAgoWords(days: number, locale?: string): string {
  const format = relativeFormat(locale);
  if (days < 60) return format.format(-days, 'day');
  if (days < 730) return format.format(-Math.floor(days / 30.44), 'month');
  return format.format(-Math.floor(days / 365.25), 'year');
}

/** A time of day with its zone, for what was true then: “9:12 AM EST”. */
export function timeWords(at: number, locale?: string): string {
  const parts = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
  return dateFormat(locale, parts).format(at);
}

/** Pay in full, for the detail: lists leave out “a year”, which goes without saying there. */
export function isYearly(pay: Pay | null): boolean {
  return pay !== null && pay.interval === 'year' && pay.currency !== null && (pay.min ?? pay.max) !== null;
}

/** Where a posting comes from: the feed by its name, and the site that it opens on; '' for an address that is none. */
export function sourceOf({ source, url }: Pick<JobSearchResult, 'source' | 'url'>): {
  feed: string;
  site: string;
} {
  const host = URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : '';
  return { feed: shownSource(source), site: host };
}

/** The address of a posting when it is one that may be opened: http and https only, else ''. */
export function safeUrl(url: string): string {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? url : '';
}
