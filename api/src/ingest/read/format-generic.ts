import { statedTime } from '@foothold/core/dates/dates.ts';
import type { StatedTime } from '@foothold/core/dates/stated-time.ts';
import {
  fieldsOf,
  flagOf,
  numberOf,
  textOf,
  textsOf,
  webLink,
} from '@foothold/core/parsing/board/loose-fields.ts';
import { isCurrency } from '@foothold/core/parsing/pay/currency.ts';
import { parsePay, payFromNumbers } from '@foothold/core/parsing/pay/salary.ts';
import { decodeLine } from '@foothold/core/text/html-entities.ts';
import { finishPosting, type ReadContext, type ReadResult } from '../../sources/record/posting-record.ts';
import { genericColumns } from './generic-columns.data.ts';

type Field = keyof typeof genericColumns;
const fields = Object.entries(genericColumns).map(
  ([field, names]) => [field as Field, names.split(' ')] as const,
);

/** Which column of a file holds which field; a field without one is absent. */
export function mapColumns(columns: readonly string[]): Partial<Record<Field, string>> {
  const byName = new Map<string, string>();
  for (const column of columns) {
    const name = column.toLowerCase().replace(/[^a-z0-9]/g, '');
    if (!byName.has(name)) byName.set(name, column);
  }
  const mapped: Partial<Record<Field, string>> = {};
  for (const [field, names] of fields) {
    const column = names.map((name) => byName.get(name)).find((found) => found !== undefined);
    if (column !== undefined) mapped[field] = column;
  }
  return mapped;
}

/** Reads a record with recognizable column names, whatever tool wrote it. */
export function readGeneric(record: unknown, { now }: ReadContext): ReadResult {
  const row = fieldsOf(record);
  if (!row) return { reason: 'not an object' };
  const columns = mapColumns(Object.keys(row));
  const get = (field: Field): unknown => (columns[field] === undefined ? undefined : row[columns[field]]);
  const text = (field: Field) => textOf(get(field));
  const pay = payOf(get);
  const source = text('source').toLowerCase() || 'file';
  return finishPosting({
    source,
    externalId: text('id'),
    // LinkedIn exports carry the words of its badge in the title.
    title: text('title').replace(/\swith verification$/i, ''),
    companyName: text('company'),
    url: webLink(get('url')),
    locations: placesOf(get),
    remote: flagOf(get('remote')),
    employmentType: textsOf(get('type')).join(', '),
    workplaceText: textsOf(get('workplace')).join(', '),
    seniorityText: text('seniority'),
    payText: pay?.text ?? text('pay'),
    pay,
    ...(isCurrency(text('payCurrency').toUpperCase()) && { hasCurrency: true }),
    description: textsOf(get('description')).join('\n\n'),
    category: textsOf(get('category'))[0] ?? '',
    postedAt: dateOf(row, columns.posted, 'posted', now),
    seenAt: dateOf(row, columns.seen, 'seen', now),
    closedAt: dateOf(row, columns.closed, 'closed', now),
  });
}

function placesOf(get: (field: Field) => unknown): string[] {
  const place = get('location');
  const fields = fieldsOf(place);
  const direct = fields && !textOf(place) ? '' : textsOf(place);
  if (direct.length > 0 && direct !== '') return direct;
  const part = (field: 'city' | 'state' | 'country') => textOf(get(field)) || textOf(fields?.[field]);
  const joined = [part('city'), part('state'), part('country')].filter((name) => name !== '').join(', ');
  return joined === '' ? [] : [joined];
}

function payOf(get: (field: Field) => unknown) {
  const text = decodeLine(textOf(get('pay')));
  const min = numberOf(get('payMin'));
  const max = numberOf(get('payMax'));
  const currency = textOf(get('payCurrency')) || null;
  const interval = textOf(get('payInterval')) || null;
  if (min !== null || max !== null) return payFromNumbers({ min, max, currency, interval, text });
  // “$50,000” in a column for numbers.
  const ends = [get('payMin'), get('payMax')].map((end) => decodeLine(textOf(end))).filter(Boolean);
  if (text === '' && ends.length > 0) return parsePay(ends.join(' - '), { currency, interval });
  const number = numberOf(get('pay'));
  return number === null
    ? parsePay(text, { currency, interval })
    : payFromNumbers({ min: number, max: number, currency, interval, text });
}

/** The first column of the field that holds a date: an export often has an empty one beside “2 weeks ago”. */
function dateOf(
  row: Record<string, unknown>,
  first: string | undefined,
  field: Field,
  now: number,
): StatedTime | null {
  if (first === undefined) return null;
  const names = new Set(genericColumns[field].split(' '));
  const columns = Object.keys(row).filter((column) =>
    names.has(column.toLowerCase().replace(/[^a-z0-9]/g, '')),
  );
  for (const column of [first, ...columns]) {
    const at = statedTime(row[column], { now });
    if (at !== null) return at;
  }
  return null;
}
