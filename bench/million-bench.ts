import { askSearch } from './ask-search.ts';
import { median, quantile } from './measure.ts';
import type { Side } from './search-bench.ts';
import { copyRows, loadRows, type Opened, settle, tableBytes } from './search-data.ts';
import { searchKinds } from './searches.ts';
import { figure, megabytes, type Table } from './table.ts';

export type MillionOptions = {
  /** Postings to reach; the first `imported` are taken in by the import, the others are copies of these. */
  rows: number;
  imported: number;
  /** Most minutes that one database may take for copying; it then stays at what it has, and says so. */
  minutes: number;
  rounds: number;
  /** Different requests per kind of search. */
  requests: number;
  now: Date;
};

/**
 * A million postings in one database: how fast they go in, what they weigh, how long a search takes. Figures of one
 * machine without anything to hold them against; `search` compares.
 */
export async function millionBench(
  side: Side,
  options: MillionOptions,
  tell: (step: string) => void = () => {},
): Promise<Table[]> {
  const { rows, minutes, now } = options;
  const imported = Math.min(options.imported, rows);
  try {
    const opened = await side.open();
    try {
      tell(`${side.name}: importing ${imported} postings`);
      const rate = await loadRows(opened, { now, from: 0, to: imported });
      await settle(opened.db, 'public');
      tell(`${side.name}: copying up to ${rows} postings, for ${minutes} minutes at most`);
      const begin = performance.now();
      const deadline = begin + minutes * 60_000;
      const isOver = () => performance.now() > deadline;
      const reached = await copyRows(opened.db, { now, imported, from: imported, to: rows, isOver });
      const seconds = (performance.now() - begin) / 1000;
      const bytes = await tableBytes(opened.db, 'public');
      const copied = reached - imported;
      const facts = [
        [`import, ${figure(imported)} postings`, `${figure(rate)} rows/s`],
        [
          `copies up to ${figure(reached)} postings${reached < rows ? ` (the time was over before ${figure(rows)})` : ''}`,
          copied === 0 ? '–' : `${figure(copied / seconds)} rows/s, statistics included`,
        ],
        ['on disk', `${megabytes(bytes)}, ${figure(bytes / reached)} bytes a posting`],
      ];
      tell(`${side.name}: searching ${reached} postings`);
      return [
        { title: side.name, head: ['what', 'figure'], rows: facts },
        {
          title: `Searches of ${figure(reached)} postings, ${side.name}`,
          head: ['search', 'matches', 'p50 ms', 'p95 ms'],
          rows: await searched(opened, options),
        },
      ];
    } finally {
      await opened.db.close();
    }
  } finally {
    await side.remove();
  }
}

async function searched(opened: Opened, { rounds, requests, now }: MillionOptions): Promise<string[][]> {
  const lines: string[][] = [];
  for (const kind of searchKinds(now, requests)) {
    const counts: number[] = [];
    const times: number[] = [];
    // Once without a clock, as in `search`.
    for (let at = 0; at < requests * (rounds + 1); at += 1) {
      const { ms, found } = await askSearch({ ...opened, kind, at, now });
      if (at < requests) counts.push(found);
      else times.push(ms);
    }
    lines.push([
      kind.name,
      median(counts).toLocaleString('en-US'),
      figure(median(times)),
      figure(quantile(times, 0.95)),
    ]);
  }
  return lines;
}
