import type { CodeColumn, Columns, ListColumn } from '../store/columns.ts';
import type { Segment } from '../store/segment.ts';
import { isOpenToAll } from './choice-tests.ts';
import type { Grouped } from './group-order.ts';
import type { Matches } from './matches.ts';
import type { Counters } from './workspace.ts';

/** What is counted: the matches that are alone for their job, in each segment, and those that share one. */
export type Counted = { alone: readonly Alone[]; grouped: Grouped; segments: readonly Segment[] };
type Alone = { columns: Columns; docs: Uint32Array };

/** The matches that are alone for their job, in parts of `docs`, which holds as many. */
export function aloneIn(matches: Matches, segments: readonly Segment[], docs: Uint32Array): Alone[] {
  let [match, count] = [0, 0];
  return matches.ends.map((end, segment) => {
    const { columns } = segments[segment] as Segment;
    const from = count;
    for (; match < end; match += 1) {
      const doc = matches.docs[match] as number;
      if (columns.groups[doc] === 0) docs[count++] = doc;
    }
    return { columns, docs: docs.subarray(from, count) };
  });
}

/** Jobs by the text of a column, under the number of the text. */
export function countCodes(
  { alone, grouped, segments }: Counted,
  column: CodeColumn,
  { counts, seen }: Counters,
): Uint32Array {
  for (const { columns, docs } of alone) {
    const codes = columns.codes[column];
    for (let index = 0; index < docs.length; index += 1)
      (counts[codes[docs[index] as number] as number] as number) += 1;
  }
  const columnOf = segments.map(({ columns: { codes } }) => codes[column]);
  for (let place = 0; place < grouped.count; place += 1) {
    const code = (columnOf[grouped.segments[place] as number] as Uint32Array<ArrayBufferLike>)[
      grouped.docs[place] as number
    ] as number;
    const job = grouped.jobs[place] as number;
    if (seen[code] !== job) (counts[code] as number) += 1;
    seen[code] = job;
  }
  return counts;
}

/**
 * Jobs by a column that divides them, so that each counts once: of several postings the newest that states something
 * tells, and where none does the job counts under 0.
 */
export function countDivision(
  { alone, grouped, segments }: Counted,
  column: CodeColumn,
  counts: Uint32Array,
): Uint32Array {
  for (const { columns, docs } of alone) {
    const codes = columns.codes[column];
    for (let index = 0; index < docs.length; index += 1)
      (counts[codes[docs[index] as number] as number] as number) += 1;
  }
  const told = new Map<number, Told>();
  for (let place = 0; place < grouped.count; place += 1) {
    const { columns } = segments[grouped.segments[place] as number] as Segment;
    const doc = grouped.docs[place] as number;
    const job = grouped.jobs[place] as number;
    const own = {
      code: columns.codes[column][doc] as number,
      posted: columns.posted[doc] as number,
      id: columns.ids[doc] as number,
    };
    const best = told.get(job);
    if (!best || tellsMore(own, best)) told.set(job, own);
  }
  for (const { code } of told.values()) (counts[code] as number) += 1;
  return counts;
}

type Told = { code: number; posted: number; id: number };

function tellsMore(own: Told, best: Told): boolean {
  if ((own.code === 0) !== (best.code === 0)) return best.code === 0;
  return own.posted > best.posted || (own.posted === best.posted && own.id > best.id);
}

/** Jobs by each text of a list; those with none under 0. */
export function countLists(
  { alone, grouped, segments }: Counted,
  columnOf: (columns: Columns) => ListColumn | undefined,
  { counts, seen }: Counters,
): Uint32Array {
  for (const { columns, docs } of alone) {
    const column = columnOf(columns);
    if (!column) (counts[0] as number) += docs.length;
    else countItems(column, docs, counts);
  }
  const columns = segments.map((segment) => columnOf(segment.columns));
  for (let place = 0; place < grouped.count; place += 1) {
    const column = columns[grouped.segments[place] as number];
    const doc = grouped.docs[place] as number;
    const job = grouped.jobs[place] as number;
    const from = column ? (column.starts[doc] as number) : 0;
    const to = column ? (column.starts[doc + 1] as number) : 0;
    for (let item = from; item < to; item += 1)
      countOnce(counts, seen, (column as ListColumn).codes[item] as number, job);
    if (from === to) countOnce(counts, seen, 0, job);
  }
  return counts;
}

/** Jobs by country, and under 0 those of remote work that is open to all, which are in no country then. */
export function countCountries(
  { alone, grouped, segments }: Counted,
  { counts, seen }: Counters,
): Uint32Array {
  for (const { columns, docs } of alone) {
    countItems(columns.countries, docs, counts);
    // Of those without a country, which are under 0 now, only remote ones are open to all.
    for (let index = 0; index < docs.length; index += 1) {
      const doc = docs[index] as number;
      const { starts } = columns.countries;
      if (starts[doc] === starts[doc + 1] && !isOpenToAll(columns, doc)) (counts[0] as number) -= 1;
    }
  }
  const openJobs = new Uint8Array(grouped.count + 1);
  for (let place = 0; place < grouped.count; place += 1)
    if (
      isOpenToAll(
        (segments[grouped.segments[place] as number] as Segment).columns,
        grouped.docs[place] as number,
      )
    )
      openJobs[grouped.jobs[place] as number] = 1;
  for (const isOpen of openJobs) (counts[0] as number) += isOpen;
  for (let place = 0; place < grouped.count; place += 1) {
    const job = grouped.jobs[place] as number;
    if (openJobs[job] === 1) continue;
    const { starts, codes } = (segments[grouped.segments[place] as number] as Segment).columns.countries;
    const doc = grouped.docs[place] as number;
    for (let item = starts[doc] as number; item < (starts[doc + 1] as number); item += 1)
      countOnce(counts, seen, codes[item] as number, job);
  }
  return counts;
}

/** Writes the step of each of `docs` to `steps`. */
export type StepsOf = (columns: Columns, docs: Uint32Array, steps: Uint8Array) => void;

/** Jobs by step, from 0 to before `size`; one of several postings by its highest. */
export function countSteps(
  { alone, grouped, segments }: Counted,
  stepsOf: StepsOf,
  size: number,
): Uint32Array {
  const counts = new Uint32Array(size);
  for (const { columns, docs } of alone) {
    const steps = new Uint8Array(docs.length);
    stepsOf(columns, docs, steps);
    for (let index = 0; index < steps.length; index += 1) (counts[steps[index] as number] as number) += 1;
  }
  const highest = new Uint8Array(grouped.count + 1);
  const [doc, step] = [new Uint32Array(1), new Uint8Array(1)];
  for (let place = 0; place < grouped.count; place += 1) {
    doc[0] = grouped.docs[place] as number;
    stepsOf((segments[grouped.segments[place] as number] as Segment).columns, doc, step);
    const job = grouped.jobs[place] as number;
    if ((step[0] as number) > (highest[job] as number)) highest[job] = step[0] as number;
  }
  const jobs = grouped.count > 0 ? (grouped.jobs[grouped.count - 1] as number) : 0;
  for (let job = 1; job <= jobs; job += 1) (counts[highest[job] as number] as number) += 1;
  return counts;
}

function countItems({ starts, codes }: ListColumn, docs: Uint32Array, counts: Uint32Array): void {
  for (let index = 0; index < docs.length; index += 1) {
    const doc = docs[index] as number;
    const from = starts[doc] as number;
    const to = starts[doc + 1] as number;
    if (from === to) (counts[0] as number) += 1;
    for (let item = from; item < to; item += 1) (counts[codes[item] as number] as number) += 1;
  }
}

function countOnce(counts: Uint32Array, seen: Uint32Array, code: number, job: number): void {
  if (seen[code] !== job) (counts[code] as number) += 1;
  seen[code] = job;
}
