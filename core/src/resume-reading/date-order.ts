import { parseLocation } from '../parsing/place/location.ts';
import type { DateOrder } from './date-points.ts';
import { dateSpansIn } from './date-spans.ts';
import type { ReadItem, ReadValue, ResumeReading } from './reading.ts';

/** Countries whose people write the month first, and those where both are usual (CLDR 46, short dates). */
const monthFirst = new Set(['US', 'PH', 'FM', 'MH', 'PW', 'GU', 'PR']);
const either = new Set(['CA']);

/**
 * Puts the dates right that say day and month in figures (“01/03/2019”), where other dates of the document, the town or
 * the phone tell which of the two comes first. What nothing tells stays unsure, so that the person is asked.
 */
export function orderDates(reading: ResumeReading, texts: readonly string[]): void {
  const order = orderOf(reading, texts);
  if (order === null) return;
  const items: readonly ReadItem<string>[] = [
    ...reading.experience,
    ...reading.education,
    ...reading.sections,
  ];
  for (const { values } of items)
    for (const [field, value] of Object.entries(values))
      if (value?.doubt === 'open-date-order') values[field] = inOrder(value, order);
}

function inOrder(value: ReadValue, order: DateOrder): ReadValue {
  const [guess] = dateSpansIn(value.says);
  const [span] = dateSpansIn(value.says, order);
  if (!guess || !span || span.isUnsure) return value;
  const said = value.value === guess.start ? span.start : value.value === guess.end ? span.end : '';
  return said === '' ? value : { ...value, value: said, sure: 'likely', doubt: null };
}

function orderOf({ head }: ResumeReading, texts: readonly string[]): DateOrder {
  const written = writtenOrders(texts);
  if (written.size > 0) return only(written);
  const signs = [placeOrder(head.location?.value ?? ''), phoneOrder(head.phone?.value ?? '')];
  return only(new Set(signs.filter((sign) => sign !== null)));
}

const only = (orders: ReadonlySet<DateOrder>): DateOrder =>
  (orders.size === 1 ? [...orders][0] : null) ?? null;

/** What dates say that can be read in one way only: “15/03/2019”. */
function writtenOrders(texts: readonly string[]): Set<DateOrder> {
  const orders = new Set<DateOrder>();
  for (const text of texts)
    for (const [, first, second] of text.matchAll(/(?<!\d)(\d{1,2})\/(\d{1,2})\/\d{2}(?:\d{2})?(?!\d)/g)) {
      if (Number(first) > 12 && Number(second) <= 12) orders.add('day-first');
      if (Number(second) > 12 && Number(first) <= 12) orders.add('month-first');
    }
  return orders;
}

function placeOrder(location: string): DateOrder {
  const country = parseLocation(location).places[0]?.country ?? '';
  if (country === '' || either.has(country)) return null;
  return monthFirst.has(country) ? 'month-first' : 'day-first';
}

/** “+44 …” is no American number; “(503) 555-0147” is one of the United States or Canada and tells nothing by itself. */
function phoneOrder(phone: string): DateOrder {
  const [, code] = /^\s*(?:\+|00)\s?(\d)/.exec(phone) ?? [];
  return code === undefined || code === '1' ? null : 'day-first';
}
