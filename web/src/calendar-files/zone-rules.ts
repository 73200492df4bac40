import { offsetAt } from '@foothold/core/dates/wall-time.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/**
 * The VTIMEZONE of an IANA zone for the years around these instants (epoch milliseconds): each change of its clocks as one
 * observance with its own date, so that no reader has to repeat a rule that a country may end. Lines end with CRLF.
 */
export function zoneRules(timeZone: string, instants: readonly number[]): string {
  const first = Date.UTC(new Date(Math.min(...instants)).getUTCFullYear() - 1, 0, 1);
  const last = Date.UTC(new Date(Math.max(...instants)).getUTCFullYear() + 2, 0, 1);
  const changes = changesOf(timeZone, first, last);
  const least = Math.min(offsetAt(first, timeZone), ...changes.map(({ to }) => to));
  const begin = { at: first, from: offsetAt(first, timeZone), to: offsetAt(first, timeZone) };
  const observances = [begin, ...changes].flatMap(({ at, from, to }) => {
    const kind = to > least ? 'DAYLIGHT' : 'STANDARD';
    return [
      `BEGIN:${kind}`,
      `TZNAME:${nameAt(timeZone, at)}`,
      `DTSTART:${stamp(at + from)}`,
      `TZOFFSETFROM:${offset(from)}`,
      `TZOFFSETTO:${offset(to)}`,
      `END:${kind}`,
    ];
  });
  return ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...observances, 'END:VTIMEZONE'].join('\r\n');
}

type Change = { at: number; from: number; to: number };

/** Every change of the clocks between two instants, to the minute. */
function changesOf(timeZone: string, first: number, last: number): Change[] {
  const changes: Change[] = [];
  for (let day = first; day < last; day += 7 * dayMs) {
    const from = offsetAt(day, timeZone);
    const to = offsetAt(day + 7 * dayMs, timeZone);
    if (from === to) continue;
    let [low, high] = [day, day + 7 * dayMs];
    while (high - low > 60_000) {
      const middle = Math.floor((low + high) / 2 / 60_000) * 60_000;
      if (offsetAt(middle, timeZone) === from) low = middle;
      else high = middle;
    }
    changes.push({ at: high, from, to });
  }
  return changes;
}

const stamp = (shown: number) => new Date(shown).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');

function offset(ms: number): string {
  const minutes = Math.round(Math.abs(ms) / 60_000);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${ms < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;
}

function nameAt(timeZone: string, at: number): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
