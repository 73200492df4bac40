import type { ItemTable } from '../draft/resume-owner.ts';
import { partOfTable } from '../draft/resume-owner.ts';

/** How the page names an item: `experience/12`. */
export function itemPath(table: ItemTable, id: number): string {
  return [partOfTable[table], id].join('/');
}
