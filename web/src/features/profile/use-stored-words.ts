import { useLingui } from '@lingui/react/macro';
import { useDataCounts } from '../../data/journal/clear-data.ts';
import { type TableName, tableNames } from '../../data/rows/tables.ts';
import { useTableWords } from '../../shared/own-data/use-table-words.ts';

/** What a person thinks of first; the rest belongs to these. */
const mainTables: readonly TableName[] = [
  'jobs',
  'companies',
  'interviews',
  'resumes',
  'documents',
  'places',
];

/**
 * What is saved in this browser, by number: “30 jobs, 18 companies (details included)”; '' where nothing is, null
 * while it is not known.
 */
export function useStoredWords(): string | null {
  const { t } = useLingui();
  const counts = useDataCounts();
  const words = useTableWords();
  if (!counts) return null;
  const filled = (tables: readonly TableName[]) => tables.filter((table) => counts[table] > 0);
  const listed = (tables: readonly TableName[]) =>
    tables.map((table) => words(table, counts[table])).join(', ');
  const main = filled(mainTables);
  const all = filled(tableNames);
  if (main.length === 0 || main.length === all.length) return listed(all);
  return t`${listed(main)} (details included)`;
}
