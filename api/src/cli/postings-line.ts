import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Env } from '../config/env.ts';
import { importFormats } from '../ingest/import-files.ts';
import { SourceNameError, targetsOf } from '../ingest/posting-sources.ts';
import { namedColumn } from '../ingest/read/map-columns.ts';
import { refreshFormat } from '../ingest/source-orders.ts';
import type { ImportOrder } from '../modules/import/events.ts';
import type { PostingSource } from '../providers/posting-sources/port.ts';
import { UsageError } from './command-lines.ts';

/**
 * What the arguments of `npm run postings` order, with the paths of its files from the folder `from`, or that its help is
 * wanted. Throws UsageError.
 */
export function postingsOrder(args: readonly string[], from: string): ImportOrder | 'help' {
  let parsed: ReturnType<typeof parse>;
  const parse = () =>
    parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        format: { type: 'string' },
        column: { type: 'string', multiple: true },
        company: { type: 'string' },
        'merge-same-id': { type: 'boolean' },
        'keep-same-id': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  try {
    parsed = parse();
  } catch (cause) {
    throw new UsageError(`${(cause as Error).message.split('. ')[0]}.`);
  }
  const { values, positionals } = parsed;
  const [verb, ...names] = positionals;
  if (values.help || verb === 'help') return 'help';
  if (verb === undefined) throw new UsageError('Say what to do: import FILE… or refresh SOURCE….');
  if (verb === 'import')
    return importOrder(
      names.map((file) => resolve(from, file)),
      values,
    );
  if (verb !== 'refresh')
    throw new UsageError(`There is no command ${verb}; there are: import FILE…, refresh SOURCE….`);
  const [ofImport] = Object.keys(values);
  if (ofImport !== undefined) throw new UsageError(`A refresh takes no --${ofImport}.`);
  return { files: names, format: refreshFormat };
}

type ImportValues = {
  format?: string | undefined;
  column?: string[] | undefined;
  company?: string | undefined;
  'merge-same-id'?: boolean | undefined;
  'keep-same-id'?: boolean | undefined;
};

function importOrder(files: string[], values: ImportValues): ImportOrder {
  const { format = 'auto', company } = values;
  if (files.length === 0) throw new UsageError('Name the files to import: import FILE….');
  if (format !== 'auto' && !importFormats.includes(format))
    throw new UsageError(`There is no format ${format}; there are: auto, ${importFormats.join(', ')}.`);
  const columns = columnsOf(values.column ?? []);
  if (Object.keys(columns).length > 0 && !['auto', 'generic'].includes(format))
    throw new UsageError(`--column is for tables (--format generic); ${format} has columns of its own.`);
  if (company?.trim() === '') throw new UsageError('--company names no employer.');
  if (values['merge-same-id'] && values['keep-same-id'])
    throw new UsageError('--merge-same-id and --keep-same-id say opposite things; give one.');
  return {
    files,
    format,
    ...(Object.keys(columns).length > 0 && { columns }),
    ...(company !== undefined && { company: company.trim() }),
    ...(values['merge-same-id'] && { sameIds: 'same' as const }),
    ...(values['keep-same-id'] && { sameIds: 'apart' as const }),
  };
}

function columnsOf(texts: readonly string[]): Record<string, string> {
  const columns: Record<string, string> = {};
  for (const text of texts) {
    const { field, column } = namedColumnOf(text);
    if (field in columns) throw new UsageError(`--column names two columns for ${field}.`);
    columns[field] = column;
  }
  return columns;
}

function namedColumnOf(text: string): { field: string; column: string } {
  try {
    return namedColumn(text);
  } catch (cause) {
    throw new UsageError((cause as Error).message);
  }
}

/** The names of a refresh, or those of the configuration. Throws UsageError where they name nothing. */
export function refreshNames(
  { files }: ImportOrder,
  { POSTING_SOURCES }: Pick<Env, 'POSTING_SOURCES'>,
  sources: readonly PostingSource[],
): string[] {
  const names = files.length > 0 ? files : POSTING_SOURCES;
  if (names.length === 0)
    throw new UsageError(
      `Name the sources to refresh, or set POSTING_SOURCES; there are: ${sources.map(({ name }) => name).join(', ')}.`,
    );
  try {
    targetsOf(names, sources);
  } catch (cause) {
    throw cause instanceof SourceNameError ? new UsageError(cause.message) : cause;
  }
  return names;
}
