import { type ItemTable, listOf } from '@foothold/core/entities/resume/version-differences.ts';

/** How the page names an item: `experience/12`. */
export function itemPath(table: ItemTable, id: number): string {
  return [listOf(table), id].join('/');
}
