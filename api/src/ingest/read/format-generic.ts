import { parseDate } from '@foothold/core/dates/dates.ts';
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
import { withoutRating } from './company-rating.ts';
import type { FileShape } from './file-shape.ts';
import { fileSource } from './file-source.ts';
import type { GenericField } from './generic-columns.data.ts';
import { type GenericColumns, mapColumns, plainName } from './map-columns.ts';

/** What a file with columns by name looks like, and what it is called as the source of rows that state none. */
export type GenericFile = FileShape & { origin: string };

/** The cell that says a field: of its columns the first that has something in it. */
type Get = (field: GenericField) => unknown;

/** Reads a record with recognizable column names, whatever tool wrote it; `file` is what all its rows showed. */
export function readGeneric(record: unknown, context: ReadContext & { file?: GenericFile }): ReadResult {
  const { now, file, company = '' } = context;
  const row = fieldsOf(record);
  if (!row) return { reason: 'not an object' };
  const columns = file?.columns ?? mapColumns(Object.keys(row));
  const get: Get = (field) => {
    const names = columns[field] ?? [];
    return row[names.find((name) => isSaid(row[name])) ?? names[0] ?? ''];
  };
  const text = (field: GenericField) => textOf(get(field));
  const pay = payOf(get);
  const result = finishPosting({
    // A row without an id gets one from its words, which are the same in every file.
    source: text('source').toLowerCase() || fileSource,
    externalId: text('id'),
    // LinkedIn exports carry the words of its badge in the title.
    title: text('title').replace(/\swith verification$/i, ''),
    companyName: companyOf(text('company'), row, file) || company,
    url: linkOf(row, columns.url ?? []),
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
    postedAt: dateOf(row, columns.posted, now),
    seenAt: dateOf(row, columns.seen, now),
    closedAt: dateOf(row, columns.closed, now),
  });
  if ('reason' in result || result.ok.source !== fileSource || !file) return result;
  return { ok: { ...result.ok, source: file.origin } };
}

const isSaid = (cell: unknown) =>
  textOf(cell) !== '' || typeof cell === 'boolean' || (typeof cell === 'object' && cell !== null);

function companyOf(name: string, row: Record<string, unknown>, file: GenericFile | undefined): string {
  const rating = Object.keys(row).find((column) => plainName(column) === 'rating');
  return withoutRating(name, {
    ...(file && { isRated: file.isRated }),
    ...(rating !== undefined && { rating: textOf(row[rating]) }),
  });
}

function linkOf(row: Record<string, unknown>, columns: readonly string[]): string {
  return columns.map((column) => webLink(row[column])).find((link) => link !== '') ?? '';
}

function placesOf(get: Get): string[] {
  const place = get('location');
  const fields = fieldsOf(place);
  const direct = fields && !textOf(place) ? '' : textsOf(place);
  if (direct.length > 0 && direct !== '') return direct;
  const part = (field: 'city' | 'state' | 'country') => textOf(get(field)) || textOf(fields?.[field]);
  const joined = [part('city'), part('state'), part('country')].filter((name) => name !== '').join(', ');
  return joined === '' ? [] : [joined];
}

function payOf(get: Get) {
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
  columns: GenericColumns[GenericField] = [],
  now: number,
): number | null {
  for (const column of columns) {
    const at = parseDate(row[column], { now });
    if (at !== null) return at;
  }
  return null;
}
