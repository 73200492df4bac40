import { countText } from '@foothold/core/own-data/entity-texts.ts';
import { useLingui } from '@lingui/react';
import { entityOf, type TableName } from '../../data/rows/tables.ts';
import { entityText } from './use-entity-texts.ts';

/** The words for a number of rows in the form that Lingui shows without a compiler; see `countText`. */
export function compiledCount(table: TableName): unknown {
  const { one, many } = entityOf(table).names;
  return [['count', 'plural', { one: ['#', ` ${one}`], other: ['#', ` ${many}`] }]];
}

/** What the rows of each table are called, with their number: “1 job”, “3 companies”. */
export function useTableWords(): (table: TableName, count: number) => string {
  const { i18n } = useLingui();
  return (table, count) => entityText(i18n, countText(table), compiledCount(table), { count });
}
