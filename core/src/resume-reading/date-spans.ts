import { plainLetters } from '../text/plain-letters.ts';
import { type DateOrder, type DatePoint, datePointAt, type Token, tokensOf } from './date-points.ts';
import { sinceWords, untilWords } from './date-words.data.ts';

/** When something began and ended, as a text says it: `YYYY-MM`, `YYYY`, `present` or ''. A single date is the end. */
export type DateSpan = {
  start: string;
  end: string;
  /** Where it is in the text. */
  from: number;
  to: number;
  /** The text could mean another date, or says a year in two figures. */
  isUnsure: boolean;
};

const until = new Set(untilWords.map(plainLetters));
const since = new Set(sinceWords.map(plainLetters));
/** “Until 2022” is an end without a beginning. */
const endsAlone = new Set(['until', 'till', 'til', 'bis', "jusqu'en", 'hasta', 'fino'].map(plainLetters));

const isAtEdge = (tokens: readonly Token[], at: number) =>
  at === 0 || /^[(,|·•;:–—-]$/.test(tokens[at - 1]?.text ?? '');

const dash = /^[-–—―−~〜～→]$/;
const longestLine = 400;

/** The dates and spans of dates in a line, in their order; `order` is what the document tells of days and months. */
export function dateSpansIn(text: string, order: DateOrder = null): DateSpan[] {
  if (text.length > longestLine || !/\d/.test(text)) return [];
  const tokens = tokensOf(text);
  const spans: DateSpan[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found = spanAt(tokens, at, { text, order });
    if (!found) at += 1;
    else {
      spans.push(found.span);
      at = found.next;
    }
  }
  return spans;
}

type Around = { text: string; order: DateOrder };

function spanAt(
  tokens: readonly Token[],
  at: number,
  { text, order }: Around,
): { span: DateSpan; next: number } | null {
  const first = tokens[at];
  if (!first || isInsideWord(tokens, at, text)) return null;
  if (since.has(first.text)) {
    const began = datePointAt(tokens, at + 1, text, order);
    if (began?.value && began.value !== 'present' && !began.isWeak) {
      const end = endAt(tokens, began.next, { text, order });
      if (!end) return spanOf(tokens, at, began, { ...began, value: 'present' }, text);
    }
    return null;
  }
  if (endsAlone.has(first.text) && isAtEdge(tokens, at)) {
    const ended = datePointAt(tokens, at + 1, text, order);
    return ended?.value && ended.value !== 'present' && !ended.isWeak
      ? spanOf(tokens, at, null, ended, text)
      : null;
  }
  const start = datePointAt(tokens, at, text, order);
  if (!start || start.value === 'present') return null;
  const end = endAt(tokens, start.next, { text, order });
  if (end) {
    const year = end.value.slice(0, 4);
    const began =
      start.value !== ''
        ? start
        : /^\d/.test(year)
          ? { ...start, value: `${year}-${String(start.month).padStart(2, '0')}` }
          : null;
    if (began && isInOrder(began.value, end.value)) return spanOf(tokens, at, began, end, text);
  }
  if (start.isWeak || start.value === '' || isOpenEnded(tokens, start.next)) {
    if (start.value !== '' && !start.isWeak)
      return spanOf(tokens, at, start, { ...start, value: 'present', next: start.next + 1 }, text);
    return null;
  }
  return spanOf(tokens, at, null, start, text);
}

/** A number behind a letter, a currency or a sign of a larger number is no date: “COVID19”, “$2,000”, “v2.2019”. */
function isInsideWord(tokens: readonly Token[], at: number, text: string): boolean {
  const first = tokens[at];
  const before = first && first.from > 0 ? (text[first.from - 1] ?? '') : '';
  if (/[$€£¥#+]/.test(before)) return true;
  return (
    /\d/.test(first?.text ?? '') &&
    /[\p{Script=Latin}\d,.]/u.test(before) &&
    /[\p{L}\d]/u.test(text[(first?.from ?? 0) - 2] ?? 'x')
  );
}

/** What is behind a dash or a word such as “to”; null where no date does. */
function endAt(tokens: readonly Token[], start: number, { text, order }: Around): DatePoint | null {
  let at = start;
  let isParted = false;
  while (at < tokens.length && at < start + 3) {
    const word = tokens[at]?.text ?? '';
    if (!dash.test(word) && !until.has(word)) break;
    isParted = true;
    at += 1;
  }
  const found = datePointAt(tokens, at, text, order);
  // “2019 present” is said without a dash in some tables.
  if (!isParted) return found?.value === 'present' && tokens[at]?.from === tokens[start]?.from ? found : null;
  if (found && found.value !== '') return found;
  const short = tokens[at];
  if (short && /^\d{2}$/.test(short.text)) {
    const year = Number(short.text) > 49 ? `19${short.text}` : `20${short.text}`;
    return { value: year, month: 0, next: at + 1, isWeak: true, isUnsure: true };
  }
  return null;
}

/** “2019 –” at the end of a text: what began and still continues. */
function isOpenEnded(tokens: readonly Token[], at: number): boolean {
  return at === tokens.length - 1 && dash.test(tokens[at]?.text ?? '');
}

function isInOrder(start: string, end: string): boolean {
  if (end === 'present') return true;
  const length = Math.min(start.length, end.length);
  return start.slice(0, length) <= end.slice(0, length);
}

const duration =
  /^\s?[·•|,]?\s?\(?\s?(?:\d{1,2}\+?\s?(?:years?|yrs?|y|months?|mos?|jahre?|monate?|ans?|mois|anos|años|año|mes|meses|anni|mesi|lat|年|个月|ヶ月|года?|лет|месяц\p{L}{0,4})\.?\s?,?\s?(?:and\s|und\s|et\s|y\s|e\s)?){1,2}\)?/iu;

function spanOf(
  tokens: readonly Token[],
  at: number,
  start: DatePoint | null,
  end: DatePoint,
  text: string,
): { span: DateSpan; next: number } {
  const from = tokens[at]?.from ?? 0;
  let to = tokens[end.next - 1]?.to ?? text.length;
  const lasting = duration.exec(text.slice(to, to + 40));
  if (lasting) to += lasting[0].length;
  let next = end.next;
  while (next < tokens.length && (tokens[next]?.from ?? to) < to) next += 1;
  const isUnsure = end.isUnsure || end.isWeak || start?.isUnsure === true || start?.isWeak === true;
  return { span: { start: start?.value ?? '', end: end.value, from, to, isUnsure }, next };
}

/** Whether a text is one span of dates with a beginning and an end, and little else. */
export function isSpanText(text: string): boolean {
  return (
    isDateText(text) &&
    dateSpansIn(text).length === 1 &&
    dateSpansIn(text)[0]?.start !== '' &&
    !dash.test(text.trim().slice(-1))
  );
}

/** Whether a text is a date or a span and little else. */
export function isDateText(text: string): boolean {
  const spans = dateSpansIn(text.length > 60 ? '' : text);
  const said = spans.reduce((sum, { from, to }) => sum + to - from, 0);
  return spans.length > 0 && said >= text.trim().length * 0.6;
}
