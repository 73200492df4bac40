import { entityOf, type TableName, tableNames } from './entities.ts';

/** A text of a descriptor as catalogs hold it. */
export type EntityText = { id: string; message: string };

/** “1 job”, “3 jobs”. */
export function countText(table: TableName): EntityText {
  const { one, many } = entityOf(table).names;
  return { id: `count.${table}`, message: `{count, plural, one {# ${one}} other {# ${many}}}` };
}

/** The label of a field. */
export function labelText(table: TableName, field: string): EntityText {
  return { id: `${table}.${field}`, message: entityOf(table).fields?.[field]?.label ?? field };
}

/** The head of its column, which is the label where the descriptor gives no shorter one. */
export function headText(table: TableName, field: string): EntityText {
  const head = entityOf(table).fields?.[field]?.column?.head;
  return head === undefined ? labelText(table, field) : { id: `${table}.${field}.head`, message: head };
}

/**
 * Every text of every descriptor, each once: what a translator gets.
 *
 * @internal Used by tests alone.
 */
export function entityTexts(): EntityText[] {
  const all = tableNames.flatMap((table) => [
    countText(table),
    ...Object.keys(entityOf(table).fields ?? {}).flatMap((field) => [
      labelText(table, field),
      headText(table, field),
    ]),
  ]);
  return [...new Map(all.map((text) => [text.id, text])).values()];
}
