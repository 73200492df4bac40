import type { Interview } from '../entities/interview/interview.ts';
import { commuteMinutes, greatCircleKm, type Point, pointOf } from '../geography/commute.ts';
import { interviewSpan, type Span } from './interview-span.ts';

/** Two interviews that one person cannot both keep, or hardly. */
export type Clash = {
  kind: 'overlap' | 'travel';
  other: Interview;
  /** Minutes that both take at once, or that are missing on the way. */
  minutes: number;
  /** Minutes of the way between, by the route where one is known and estimated else; 0 for an overlap. */
  way: number;
  /** One of the two is a call, taken to be held where the person sets out from. */
  isFromHome: boolean;
  /** The length of one of the two was not said, and the clash may be none. */
  isGuessed: boolean;
};

const dayMs = 86_400_000;

/** What ways are estimated by. */
export type TravelOptions = {
  /** The person's IANA zone. */
  home: string;
  /** Where the person sets out from and holds calls, null where that is not known. */
  from?: Point | null;
  mode?: string;
  /** Minutes between two points that a route service told; null where none was asked, and the estimate counts. */
  byRoad?: ((from: Point, to: Point) => number | null) | undefined;
};

/** True for an interview that is still to be held. */
export function isOpenInterview({ status }: Pick<Interview, 'status'>): boolean {
  return status === 'TBD' || status === 'Scheduled' || status === 'Rescheduled';
}

/**
 * The interviews that clash with one: at the same time, or so close that the way from one to the other does not fit
 * (docs/spec/constants.md, Commute estimate, or the route where it is known). Those that are over or cancelled, and
 * those whose clash was kept on purpose, are left out. The largest first.
 */
export function interviewClashes(
  interview: Interview,
  others: readonly Interview[],
  options: TravelOptions,
): Clash[] {
  const { home } = options;
  const span = isOpenInterview(interview) ? interviewSpan(interview, home) : null;
  if (!span) return [];
  const clashes = others.flatMap((other) => {
    const isKept = interview.storedClashes.includes(other.uid) || other.storedClashes.includes(interview.uid);
    if (other.uid === interview.uid || isKept || !isOpenInterview(other)) return [];
    const theirs = interviewSpan(other, home);
    if (!theirs || Math.abs(theirs.start - span.start) > dayMs) return [];
    const clash = clashOf({ interview, span }, { interview: other, span: theirs }, options);
    return clash ? [{ ...clash, other, isGuessed: span.isGuessed || theirs.isGuessed }] : [];
  });
  return clashes.sort(
    (a, b) => Number(b.kind === 'overlap') - Number(a.kind === 'overlap') || b.minutes - a.minutes,
  );
}

type Held = { interview: Interview; span: Span };

function clashOf(
  one: Held,
  other: Held,
  options: TravelOptions,
): Pick<Clash, 'kind' | 'minutes' | 'way' | 'isFromHome'> | null {
  const both = Math.min(one.span.end, other.span.end) - Math.max(one.span.start, other.span.start);
  if (both > 0) return { kind: 'overlap', minutes: Math.ceil(both / 60_000), way: 0, isFromHome: false };
  const way = minutesBetween(one.interview, other.interview, options);
  const missing = way + both / 60_000;
  const isFromHome = !isOnSite(one.interview) || !isOnSite(other.interview);
  return missing > 0 ? { kind: 'travel', minutes: Math.ceil(missing), way, isFromHome } : null;
}

/** Minutes of the way from one interview to another; 0 where one of the places is not known. */
export function minutesBetween(one: Interview, other: Interview, options: TravelOptions): number {
  const [start, end] = [placeOf(one, options.from), placeOf(other, options.from)];
  return start && end ? minutesOf(start, end, options).minutes : 0;
}

function minutesOf(from: Point, to: Point, { mode, byRoad }: Pick<TravelOptions, 'mode' | 'byRoad'>) {
  const known = byRoad?.(from, to) ?? null;
  const minutes = known === null ? (commuteMinutes(greatCircleKm(from, to), mode) ?? 0) : Math.ceil(known);
  return { minutes, isByRoad: known !== null };
}

const isOnSite = ({ interviewType }: Interview) => interviewType === 'On-Site';
const isCall = ({ interviewType }: Interview) => interviewType === 'Phone' || interviewType === 'Video';

/** Where a person is for an interview, null where that is not known. */
function placeOf(interview: Interview, from: Point | null = null): Point | null {
  if (isOnSite(interview)) return pointOf(interview);
  return isCall(interview) ? from : null;
}

/** The way to an interview and back: its minutes and whether a route service told them, when to leave, and when one is back. */
export type Way = { minutes: number; isByRoad: boolean; leaveAt: Date; backAt: Date };

/** The way from a place to an interview on site; null for a call, without a place or an hour. */
export function wayTo(
  interview: Interview,
  from: Point | null,
  { home, ...options }: Omit<TravelOptions, 'from'>,
): Way | null {
  const to = isOnSite(interview) ? pointOf(interview) : null;
  const span = interviewSpan(interview, home);
  if (!from || !to || !span) return null;
  const { minutes, isByRoad } = minutesOf(from, to, options);
  const ms = minutes * 60_000;
  return { minutes, isByRoad, leaveAt: new Date(span.start - ms), backAt: new Date(span.end + ms) };
}
