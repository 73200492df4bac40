import { countText } from '@foothold/core/domain/entity-texts.ts';
import { useLingui } from '@lingui/react';
import { entityOf, type TableName } from '../data/tables.ts';
import { entityText } from './use-entity-texts.ts';

/** What the rows of each table are called, with their number: “1 job”, “3 companies”. */
export function useTableWords(): (table: TableName, count: number) => string {
  const { i18n } = useLingui();
  return (table, count) => {
    const { one, many } = entityOf(table).names;
    const forms = { one: ['#', ` ${one}`], other: ['#', ` ${many}`] };
    return entityText(i18n, countText(table), [['count', 'plural', forms]], { count });
  };
}
