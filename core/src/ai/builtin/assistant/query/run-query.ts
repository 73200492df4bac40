import type { AssistantData } from '../assistant-data.ts';
import { payOfRow, testOf } from './condition-tests.ts';
import { type Row, rowsOf } from './query-rows.ts';
import type { Condition, RecordQuery } from './record-query.ts';
import { daysOf } from './row-dates.ts';

/** What a query finds. */
export type QueryResult = {
  rows: Row[];
  /** How many records of the kind there are. */
  total: number;
  /** How many fit before the limit. */
  found: number;
  /** Of each condition, how many were left when it was applied behind those before it. */
  steps: { condition: Condition; left: number }[];
  /** Records that a condition could not be tested on, as no pay is noted of them. */
  unknown: number;
};

/** Runs a query over own records: conditions, order, limit. */
export function runQuery(query: RecordQuery, data: AssistantData): QueryResult {
  const all = rowsOf(query.what, data).filter((row) => query.what !== 'tasks' || isShownTask(row, query));
  let rows = all;
  let unknown = 0;
  const steps = query.where.map((condition) => {
    const test = testOf(condition, data);
    if (condition.field === 'pay') unknown = rows.filter((row) => payOfRow(row) === null).length;
    rows = rows.filter((row) => test(row) !== condition.not);
    return { condition, left: rows.length };
  });
  const sorted = query.order ? inOrder(rows, query.order) : rows;
  const found = sorted.length;
  return {
    rows: query.limit > 0 ? sorted.slice(query.skip, query.skip + query.limit) : sorted,
    total: all.length,
    found,
    steps,
    unknown,
  };
}

/** Done tasks count where they are asked for. */
function isShownTask({ task, offer }: Row, { where }: RecordQuery): boolean {
  // An offer has a day to answer by, and is no task.
  if (offer && !where.some(({ field }) => field === 'due')) return false;
  const asksDone = where.some(
    ({ field, values }) => field === 'done' || (field === 'task-state' && values.includes('done')),
  );
  return asksDone ? task?.done === true : !task?.done;
}

/** Sorted; what lacks the fact that is sorted by is left out: no day is not the oldest. */
function inOrder(rows: readonly Row[], { by, descending }: NonNullable<RecordQuery['order']>): Row[] {
  const keyed = rows.flatMap((row) => {
    const key = keyOf(row, by, descending);
    return key === '' || key === null ? [] : [{ row, key }];
  });
  const sign = descending ? -1 : 1;
  return keyed
    .sort(
      (a, b) =>
        sign *
        (typeof a.key === 'number' && typeof b.key === 'number'
          ? a.key - b.key
          : String(a.key).localeCompare(String(b.key))),
    )
    .map(({ row }) => row);
}

function keyOf(
  row: Row,
  by: NonNullable<RecordQuery['order']>['by'],
  descending: boolean,
): string | number | null {
  if (by === 'pay') {
    const pay = payOfRow(row);
    return pay && (descending ? pay.most : pay.least);
  }
  if (by === 'stars') return Number(row.job?.excitement) || null;
  if (by === 'title') return (row.job?.jobTitle ?? '').toLowerCase();
  if (by === 'company') return (row.job?.companyName ?? '').toLowerCase();
  const days = daysOf(row, by).toSorted();
  return (descending ? days.at(-1) : days[0]) ?? '';
}
