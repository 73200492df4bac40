import { companyInLinks } from '../../sources/board-company.ts';
import {
  noCompanyName,
  type ReadContext,
  type ReadResult,
  UnreadableRecord,
} from '../../sources/record/posting-record.ts';
import type { Format } from '../../sources/vendor.ts';
import { vendors } from '../../sources/vendors.ts';
import { type GenericFile, readGeneric } from './format-generic.ts';

/** Every import format by the name that `--format` takes: one of each vendor, and columns by their names. */
export const formats: ReadonlyMap<string, Format> = new Map([
  ...vendors.map(({ name, format }) => [name, format] as const),
  ['generic', { label: 'columns by name', keys: [], read: readGeneric }],
]);

/** The format all of whose keys are there, of several the one that asks for most; none where no vendor's are. */
export function formatOfKeys(keys: ReadonlySet<string>): string | undefined {
  const fitting = [...formats].filter(
    ([, { keys: wanted }]) => wanted.length > 0 && wanted.every((key) => keys.has(key)),
  );
  return fitting.toSorted(([, one], [, other]) => other.keys.length - one.keys.length)[0]?.[0];
}

/**
 * Reads one record of a file in the named format; never throws. The employer of a record that names none is the one that
 * the address of its board names.
 */
export function readPosting(
  name: string,
  record: unknown,
  context: ReadContext & { file?: GenericFile | undefined },
): ReadResult {
  if (record instanceof UnreadableRecord) return { reason: record.reason };
  const format = formats.get(name);
  if (!format) return { reason: `${name} has no reader` };
  const result = format.read(record, context);
  if ('ok' in result || result.reason !== noCompanyName) return result;
  const company = companyInLinks(record);
  return company === '' ? result : format.read(record, { ...context, company });
}
