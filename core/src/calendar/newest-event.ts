import { CalendarEvent } from './calendar-event.ts';

/** Most copies of one event that are kept; an interview is moved a few times. */
const maxCopies = 20;

/** True when both are copies of the same event; a series that is cancelled without a date is any date taken of it. */
export function isSameEvent(a: CalendarEvent, b: CalendarEvent): boolean {
  const isWhole = a.isOfSeries === true && b.isOfSeries === true && (endsAll(a) || endsAll(b));
  return a.uid !== '' && a.uid === b.uid && (a.occurrence === b.occurrence || isWhole);
}

const endsAll = ({ isCancelled, occurrence }: CalendarEvent) => isCancelled && occurrence === '';

/**
 * The copies of an event with another one, oldest first, each once. Which came first does not matter: the same copies
 * always make the same list.
 */
export function withCopy(copies: readonly CalendarEvent[], added: CalendarEvent): CalendarEvent[] {
  // The schema puts the fields into one order, so that equal copies are equal texts.
  const read = [...copies, added].map((copy) => CalendarEvent.parse(copy));
  const all = new Map(read.map((copy) => [JSON.stringify(copy), copy]));
  return [...all]
    .sort(byAge)
    .slice(-maxCopies)
    .map(([, copy]) => copy);
}

/** Older first: by SEQUENCE, then DTSTAMP (RFC 5546, 2.1.5); of equals the cancellation last. */
function byAge([aText, a]: [string, CalendarEvent], [bText, b]: [string, CalendarEvent]): number {
  return (
    a.sequence - b.sequence ||
    compare(a.stamp, b.stamp) ||
    Number(a.isCancelled) - Number(b.isCancelled) ||
    compare(aText, bText)
  );
}

const compare = (a: string, b: string) => Number(a > b) - Number(a < b);

/**
 * What the copies of an event say together, null without any: what the newest one says, and where it is silent, as a
 * cancellation may be, what the newest says that is not.
 */
export function newestEvent(copies: readonly CalendarEvent[]): CalendarEvent | null {
  const [newest, ...older] = [...copies].reverse();
  if (!newest) return null;
  const said = <K extends keyof CalendarEvent>(field: K, isSilent: (value: CalendarEvent[K]) => boolean) =>
    [newest, ...older].map((copy) => copy[field]).find((value) => !isSilent(value)) ?? newest[field];
  const isEmpty = (value: string) => value === '';
  const placed = [newest, ...older].find(({ start }) => start !== '') ?? newest;
  return {
    ...newest,
    start: placed.start,
    timeZone: placed.timeZone,
    durationMinutes: placed.durationMinutes,
    summary: said('summary', isEmpty),
    description: said('description', isEmpty),
    location: said('location', isEmpty),
    url: said('url', isEmpty),
    organizer: said('organizer', (value) => value === null),
    attendees: said('attendees', (value) => value.length === 0),
  };
}
