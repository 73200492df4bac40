/** Hours from one time of day to another, with the shift that they are. */
export type HourSpan = { shift: 'day' | 'evening' | 'night'; from: number; to: number };

/** A time of day: “7p”, “7:30 a.m.”, “19:00”. */
const times = /\b(\d{1,2})(?::([0-5]\d))? ?(am|pm|a\.m\.?|p\.m\.?|a|p|noon|midnight)?(?![\w%$])/g;
/** What may stand between the two times of a span. */
const gaps = new Set(['-', 'to', 'until', 'til', 'till', 'through', 'thru', 'bis', 'and']);
const dayMinutes = 24 * 60;
/** Shorter spans are meetings or lessons, longer ones the hours of a shop. */
const shortest = 2.5 * 60;
const longest = 12.5 * 60;

type Time = { minutes: number; half: 'a' | 'p' | ''; isClock: boolean; from: number; to: number };

/** The spans of hours in a text in lower case, each as the shift it is for most of its time. */
export function hourSpans(lower: string): HourSpan[] {
  const all = [...lower.matchAll(times)].flatMap(timeOf);
  const spans: HourSpan[] = [];
  for (let index = 1; index < all.length; index += 1) {
    const [start, end] = [all[index - 1], all[index]];
    if (!start || !end || !isSpan(lower.slice(start.to, end.from).trim(), start, end)) continue;
    const shift = shiftOf(start, end);
    if (shift) spans.push({ shift, from: start.from, to: end.to });
  }
  return spans;
}

/** A dash may have been lost between two whole times: “1:00 p.m. 6:00 p.m.”. */
function isSpan(gap: string, start: Time, end: Time): boolean {
  return gaps.has(gap) || (gap === '' && start.half !== '' && end.half !== '' && start.isClock);
}

function timeOf(match: RegExpMatchArray): Time[] {
  const [whole, hour = '', minute, sign = ''] = match;
  const hours = Number(hour);
  const half =
    sign.startsWith('a') || sign === 'midnight' ? 'a' : sign.startsWith('p') || sign === 'noon' ? 'p' : '';
  if (hours > 24 || (half === 'a' && hours > 12)) return [];
  const from = match.index ?? 0;
  const minutes =
    (half === '' || hours > 12 ? hours : (hours % 12) + (half === 'p' ? 12 : 0)) * 60 + Number(minute ?? 0);
  return [{ minutes, half, isClock: minute !== undefined, from, to: from + whole.trimEnd().length }];
}

/** Both times need a sign that they are times: “a.m.”, or minutes on both (“22:00-06:00”). */
function shiftOf(start: Time, end: Time): HourSpan['shift'] | null {
  if (start.half === '' && end.half === '' && !(start.isClock && end.isClock)) return null;
  const begin = start.half === '' && end.half !== '' ? beginBefore(start, end) : start.minutes;
  let close = end.minutes;
  if (end.half === '' && start.half !== '' && close <= 12 * 60) close = closeAfter(begin, close);
  if (close <= begin) close += dayMinutes;
  const length = close - begin;
  if (length < shortest || length > longest) return null;
  const [hour, endHour] = [begin / 60, close / 60];
  if (hour >= 5 && hour < 12) return 'day';
  if (hour >= 12 && hour < 18) return endHour <= 19 ? 'day' : endHour > 27 ? 'night' : 'evening';
  return hour >= 18 && endHour <= 23.5 ? 'evening' : 'night';
}

/** “9-5pm” begins in the morning, “4-8pm” in the afternoon: what makes the shorter span of at least three hours. */
function beginBefore(start: Time, end: Time): number {
  const afternoon = start.minutes < 12 * 60 ? start.minutes + 12 * 60 : start.minutes;
  const length = (end.minutes - afternoon + dayMinutes) % dayMinutes;
  return length >= shortest && length <= 9 * 60 ? afternoon : start.minutes;
}

function closeAfter(begin: number, close: number): number {
  const options = [close, close + 12 * 60, close + dayMinutes, close + 36 * 60];
  return options.find((option) => option - begin >= shortest) ?? close;
}
