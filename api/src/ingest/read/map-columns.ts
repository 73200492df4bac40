import { plainLetters } from '@foothold/core/text/plain-letters.ts';
import { columnAliases, columnWords, type GenericField, genericColumns } from './generic-columns.data.ts';
import { ImportFileError } from './import-file-error.ts';

/** The columns of a file that may hold a field, best first: the first one with something in it counts. */
export type GenericColumns = Partial<Record<GenericField, readonly string[]>>;

/** Columns that a person named: the field and the column's name as given. */
export type NamedColumns = Partial<Record<GenericField, string>>;

const knownNames = Object.entries(genericColumns).map(
  ([field, names]) => [field as GenericField, names.split(' ')] as const,
);
const rules = columnWords.map(({ field, needs, beside, never }) => ({
  field,
  beside,
  needs: needs.map((group) => new Set(group.split(' '))),
  never: new Set(never.split(' ')),
}));

/** A head as it is compared: `Job Title`, `job_title` and `jobTitle` are one. */
export const plainName = (column: string) => plainLetters(column).replace(/[^a-z0-9]/g, '');

/** The words of a head, apart also where only capitals tell them apart: `positionOpenDate`. */
export function headWords(column: string): string[] {
  const apart = column.slice(0, 200).replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ');
  return plainLetters(apart)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}

/**
 * Which columns of a file hold which field; a field without one is absent. A column that a person named comes before all
 * others, and the names we know before what the words of a head say.
 */
export function mapColumns(columns: readonly string[], named: NamedColumns = {}): GenericColumns {
  const byName = new Map<string, string>();
  for (const column of columns) {
    const name = plainName(column);
    if (name !== '' && !byName.has(name)) byName.set(name, column);
  }
  const mapped: { [Field in GenericField]?: string[] } = {};
  const taken = new Set<string>(Object.values(named));
  for (const [field, names] of knownNames) {
    const found = names.flatMap((name) => byName.get(name) ?? []).filter((column) => !taken.has(column));
    const own = named[field];
    const all = own === undefined ? found : [own, ...found];
    if (all.length > 0) mapped[field] = all;
  }
  for (const column of Object.values(mapped).flat()) taken.add(column);
  for (const { field, needs, beside, never } of rules) {
    if (mapped[field] || (beside && !mapped[beside])) continue;
    const fitting = columns.filter((column) => {
      const words = headWords(column);
      return (
        !taken.has(column) &&
        needs.every((group) => words.some((word) => group.has(word))) &&
        !words.some((word) => never.has(word))
      );
    });
    // Of “Job title” and “Job title of the supervisor” the shorter head is the field itself.
    const [best] = fitting.sort((a, b) => headWords(a).length - headWords(b).length);
    if (best === undefined) continue;
    mapped[field] = [best];
    taken.add(best);
  }
  return mapped;
}

const fieldNames = new Map<string, GenericField>([
  ...knownNames.map(([field]) => [field.toLowerCase(), field] as const),
  ...Object.entries(columnAliases),
]);

/** What `--column` may say before its `=`. */
export const columnFields: readonly string[] = [
  ...['title', 'company', 'place', 'link', 'pay', 'id', 'date', 'closing', 'description', 'minpay', 'maxpay'],
  ...['currency', 'interval', 'type', 'remote', 'workplace', 'rank', 'category', 'city', 'state', 'country'],
  ...['seen', 'source'],
];

/** Reads `title=Position name` of the command line; throws what is wrong with it as a sentence. */
export function namedColumn(text: string): { field: GenericField; column: string } {
  const at = text.indexOf('=');
  const name = at < 0 ? text : text.slice(0, at);
  const column = at < 0 ? '' : text.slice(at + 1).trim();
  const field = fieldNames.get(plainName(name));
  if (!field)
    throw new ImportFileError(`There is no field ${name || '“”'}; there are: ${columnFields.join(', ')}.`);
  if (column === '')
    throw new ImportFileError(
      `--column ${name} names no column: write --column ${name}="NAME OF THE COLUMN".`,
    );
  return { field, column };
}

/** Column names for a terminal, without control characters, which could move the cursor. */
export const shown = (columns: readonly string[]) =>
  columns
    .join(', ')
    .replace(/\p{Cc}/gu, ' ')
    .slice(0, 600);

/** The named columns as the file spells them. Throws an ImportFileError naming those that it has. */
export function resolveNamed(named: NamedColumns, columns: readonly string[]): NamedColumns {
  const resolved: NamedColumns = {};
  for (const [field, given] of Object.entries(named) as [GenericField, string][]) {
    const column =
      columns.find((one) => one === given) ?? columns.find((one) => plainName(one) === plainName(given));
    if (column === undefined)
      throw new ImportFileError(`It has no column ${JSON.stringify(given)}; it has: ${shown(columns)}.`);
    resolved[field] = column;
  }
  return resolved;
}
