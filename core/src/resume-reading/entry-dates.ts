import { type DateSpan, dateSpansIn } from './date-spans.ts';
import type { Line } from './line.ts';
import { type ReadValue, rewritten } from './reading.ts';
import type { Segment } from './segment.ts';
import { cut, type Traced } from './traced-text.ts';

/** A date of an entry, and the text that says it. */
export type FoundSpan = { span: DateSpan; cell: Segment; said: Traced };

/** The dates of a line: those of its label at the side too. */
export function dateSpansOf(line: Line): FoundSpan[] {
  return [...(line.rail ? [line.rail] : []), ...line.cells].flatMap((cell) =>
    dateSpansIn(cell.text).map((span) => ({ span, cell, said: cut(cell, span.from, span.to) })),
  );
}

/** Whether a line of a head says when. */
export function dateSpanIn(line: Line): boolean {
  return dateSpansOf(line).length > 0;
}

/** Beginning and end of an entry: the first span; two single dates are both ends. */
export function datesOf(found: readonly FoundSpan[]): { startDate?: ReadValue; endDate?: ReadValue } {
  const whole = found.find(({ span }) => span.start !== '') ?? found[0];
  if (!whole) return {};
  const singles = found.filter(({ span }) => span.start === '' && span.end !== 'present');
  if (whole.span.start === '' && singles.length > 1) {
    const sorted = singles.toSorted((a, b) => a.span.end.localeCompare(b.span.end));
    const [first, last] = [sorted[0], sorted.at(-1)];
    if (first && last && first.span.end !== last.span.end)
      return { startDate: dateValue(first, first.span.end), endDate: dateValue(last, last.span.end) };
  }
  return {
    ...(whole.span.start !== '' && { startDate: dateValue(whole, whole.span.start) }),
    endDate: dateValue(whole, whole.span.end),
  };
}

/** Of what has one date alone, the day it was given or made, which is kept as its beginning. */
export function oneDate({ startDate, endDate }: ReturnType<typeof datesOf>): ReturnType<typeof datesOf> {
  return startDate === undefined && endDate
    ? { startDate: endDate }
    : { ...(startDate && { startDate }), ...(endDate && { endDate }) };
}

function dateValue({ span, said }: FoundSpan, value: string): ReadValue {
  if (span.isUnsure)
    return rewritten(value, said, 'unsure', isShortYear(said.text) ? 'short-year' : 'open-date-order');
  const hasMonthBeside = value.length === 4 && [span.start, span.end].some((one) => one.includes('-'));
  return rewritten(value, said, hasMonthBeside ? 'unsure' : 'sure', hasMonthBeside ? 'no-month' : null);
}

const shortYear = /(?:^|[^\d])\d{2}(?:[^\d]|$)/;
const wholeDate = /(?:^|[^\d])\d{1,2}\/\d{1,2}\/\d{4}(?:[^\d]|$)/;
const isShortYear = (text: string) => shortYear.test(text) && !wholeDate.test(text);
