import type { Interview } from '../entities/interview/interview.ts';
import { commuteMinutes, greatCircleKm, type Point, pointOf } from '../geography/commute.ts';
import { interviewSpan, type Span } from './interview-span.ts';

/** Two interviews that one person cannot both keep, or hardly. */
export type Clash = {
  kind: 'overlap' | 'travel';
  other: Interview;
  /** Minutes that both take at once, or that are missing on the way. */
  minutes: number;
  /** Minutes the way between is estimated to take; 0 for an overlap. */
  way: number;
  /** The length of one of the two was not said, and the clash may be none. */
  isGuessed: boolean;
};

const open = new Set(['TBD', 'Scheduled', 'Rescheduled']);
const dayMs = 86_400_000;

/**
 * The interviews that clash with one: at the same time, or so close that the way from one to the other does not fit
 * (SPEC.md section 9's estimate, between two that are held on site). Those that are over or cancelled, and those whose
 * clash was kept on purpose, are left out. The largest first. `home` is the person's IANA zone.
 */
export function interviewClashes(
  interview: Interview,
  others: readonly Interview[],
  { home, mode = 'driving' }: { home: string; mode?: string },
): Clash[] {
  const span = open.has(interview.status) ? interviewSpan(interview, home) : null;
  if (!span) return [];
  const clashes = others.flatMap((other) => {
    const isKept = interview.keptClashes.includes(other.uid) || other.keptClashes.includes(interview.uid);
    if (other.uid === interview.uid || isKept || !open.has(other.status)) return [];
    const theirs = interviewSpan(other, home);
    if (!theirs || Math.abs(theirs.start - span.start) > dayMs) return [];
    const clash = clashOf({ interview, span }, { interview: other, span: theirs }, mode);
    return clash ? [{ ...clash, other, isGuessed: span.isGuessed || theirs.isGuessed }] : [];
  });
  return clashes.sort(
    (a, b) => Number(b.kind === 'overlap') - Number(a.kind === 'overlap') || b.minutes - a.minutes,
  );
}

type Held = { interview: Interview; span: Span };

function clashOf(one: Held, other: Held, mode: string): Pick<Clash, 'kind' | 'minutes' | 'way'> | null {
  const both = Math.min(one.span.end, other.span.end) - Math.max(one.span.start, other.span.start);
  if (both > 0) return { kind: 'overlap', minutes: Math.ceil(both / 60_000), way: 0 };
  const from = placeOf(one.interview);
  const to = placeOf(other.interview);
  const way = from && to ? (commuteMinutes(greatCircleKm(from, to), mode) ?? 0) : 0;
  const missing = way + both / 60_000;
  return missing > 0 ? { kind: 'travel', minutes: Math.ceil(missing), way } : null;
}

/** Where a person has to be; null for a call, and where the place is unknown. */
function placeOf(interview: Interview): Point | null {
  return interview.interviewType === 'On-Site' ? pointOf(interview) : null;
}

/** The way to an interview: estimated minutes, and the instant to leave at. */
type Way = { minutes: number; leaveAt: Date };

/** The way from a place to an interview on site; null for a call, without a place or an hour. */
export function wayTo(
  interview: Interview,
  from: Point | null,
  { home, mode = 'driving' }: { home: string; mode?: string },
): Way | null {
  const to = placeOf(interview);
  const span = interviewSpan(interview, home);
  if (!from || !to || !span) return null;
  const minutes = commuteMinutes(greatCircleKm(from, to), mode) ?? 0;
  return { minutes, leaveAt: new Date(span.start - minutes * 60_000) };
}
