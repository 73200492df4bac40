import { type JobColumnField, jobColumnFields } from '@foothold/core/entities/job/job-entity.ts';

/** What a column shows: a field, or what is read from several. */
export type JobColumnId =
  | JobColumnField
  | 'nextStep'
  | 'statusDate'
  | 'heardDate'
  | 'updatedAt'
  | 'resume'
  | 'pay'
  | 'fit'
  | 'commute';

const firstOffered = [
  'status',
  'nextStep',
  'dateApplied',
  'updatedAt',
  'source',
  'resume',
  'pay',
] as const satisfies readonly JobColumnId[];

const offeredNext = [
  'fit',
  'commute',
  'statusDate',
  'heardDate',
  'companyName',
  'location',
  'jobType',
  'submissionMethod',
  'dateAdded',
  'datePosted',
  'notes',
] as const satisfies readonly JobColumnId[];

/** The columns that the table can show beside the job itself, in the order they are offered; fields told of later last. */
export const jobColumnIds: readonly JobColumnId[] = [
  ...new Set([...firstOffered, ...offeredNext, ...jobColumnFields]),
];

/** What is shown until the person chooses. */
export const usualColumns: readonly JobColumnId[] = firstOffered;

/** Stands for no column at all, since an empty text stands for the usual ones. */
const nothing = '-';

/** The columns to show, in their order, out of the stored text; a name that means nothing here is left out. */
export function readColumns(stored: string): readonly JobColumnId[] {
  if (stored === '') return usualColumns;
  const names = new Set(stored.split(','));
  return [...names].filter(isColumn);
}

/** The text to store for a choice; '' for the usual columns, so that later ones reach whoever chose nothing. */
export function writeColumns(columns: readonly JobColumnId[]): string {
  const text = columns.join(',');
  return text === usualColumns.join(',') ? '' : text || nothing;
}

/** The choice with a column shown at the end, or no longer shown. */
export function toggledColumn(columns: readonly JobColumnId[], id: JobColumnId): readonly JobColumnId[] {
  return columns.includes(id) ? columns.filter((one) => one !== id) : [...columns, id];
}

/** The choice with a column one place nearer to the start (−1) or the end (1); at the edge it stays. */
export function movedColumn(
  columns: readonly JobColumnId[],
  id: JobColumnId,
  by: -1 | 1,
): readonly JobColumnId[] {
  const at = columns.indexOf(id);
  const to = at + by;
  if (at < 0 || to < 0 || to >= columns.length) return columns;
  const moved = columns.filter((one) => one !== id);
  moved.splice(to, 0, id);
  return moved;
}

function isColumn(name: string): name is JobColumnId {
  return (jobColumnIds as readonly string[]).includes(name);
}
