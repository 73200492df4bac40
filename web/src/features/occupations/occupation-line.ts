import type { Occupation } from '@foothold/core/entities/occupation/occupation.ts';

/** Where a row is in the tree: what it is below ('' for a major group), how deep, as which of how many. */
export type Branch = { parent: string; depth: number; position: number; size: number; isOpen: boolean };

/** What a row of the list shows; `branch` in the tree alone. */
export type OccupationLine = Pick<Occupation, 'code' | 'description' | 'level' | 'hasChildren'> & {
  branch?: Branch;
};
