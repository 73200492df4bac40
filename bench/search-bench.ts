import { askSearch } from './ask-search.ts';
import { interleaved, median, quantile } from './measure.ts';
import { copyRows, loadRows, type Opened, settle, tableBytes } from './search-data.ts';
import { searchKinds } from './searches.ts';
import { figure, megabytes, ratio, type Table } from './table.ts';

/** One database of the comparison; the ratios of a table are the first side's over the second's. */
export type Side = {
  name: string;
  /** Opens what is there, or makes it; called twice. */
  open: () => Promise<Opened>;
  /** Takes everything away again. */
  remove: () => Promise<void>;
};

export type SearchOptions = {
  /** How many postings, ascending; the first ones are imported, what is more are copies of these. */
  rows: readonly number[];
  rounds: number;
  /** Requests per kind of search. */
  requests: number;
  now: Date;
};

type Open = { name: string; data: Opened };
type Pair = readonly [Side, Side];

const chunks = 4;

async function loaded(sides: readonly Open[], rows: number, now: Date): Promise<string[]> {
  const at = (chunk: number) => Math.floor((rows * chunk) / chunks);
  const rates = await interleaved(sides, chunks, ({ data }, round) =>
    loadRows(data, { now, from: at(round), to: at(round + 1) }),
  );
  const [first = NaN, second = NaN] = rates.map(median);
  for (const { data } of sides) await settle(data.db, 'public');
  return [`import, ${figure(rows)} rows, rows/s`, figure(first), figure(second), ratio(first, second)];
}

async function sized(sides: readonly Open[], rows: number): Promise<string[]> {
  const sizes = await Promise.all(sides.map(({ data }) => tableBytes(data.db, 'public')));
  const [first = NaN, second = NaN] = sizes;
  return [`on disk, ${figure(rows)} rows`, megabytes(first), megabytes(second), ratio(first, second)];
}

async function searched(sides: readonly Open[], rows: number, options: SearchOptions): Promise<string[][]> {
  const { now, rounds, requests } = options;
  const lines: string[][] = [];
  for (const kind of searchKinds(now, requests)) {
    const counts: number[] = [];
    const ask = ({ data }: Open, at: number) => askSearch({ ...data, kind, at, now });
    // Once without a clock: plans, pages and compiled code are then as they are in a running server.
    for (const side of sides)
      for (let at = 0; at < requests; at += 1) counts.push((await ask(side, at)).found);
    const times = await interleaved(sides, rounds * requests, async (side, at) => (await ask(side, at)).ms);
    const [first = [], second = []] = times;
    lines.push([
      kind.name,
      figure(rows),
      median(counts).toLocaleString('en-US'),
      ...[first, second].flatMap((one) => [figure(median(one)), figure(quantile(one, 0.95))]),
      ratio(median(first), median(second)),
      ratio(quantile(first, 0.95), quantile(second, 0.95)),
    ]);
  }
  return lines;
}

async function open(sides: Pair): Promise<{ open: Open[]; line: string[] }> {
  const times: number[] = [];
  const all: Open[] = [];
  for (const side of sides) {
    const begin = performance.now();
    all.push({ name: side.name, data: await side.open() });
    times.push((performance.now() - begin) / 1000);
  }
  const [first = NaN, second = NaN] = times;
  return { open: all, line: [`${figure(first)} s`, `${figure(second)} s`, ratio(first, second)] };
}

/** Loads and searches two databases side by side; answers two tables. `tell` hears of each step. */
export async function searchBench(
  sides: Pair,
  options: SearchOptions,
  tell: (step: string) => void = () => {},
): Promise<Table[]> {
  const { rows, now } = options;
  const names = sides.map(({ name }) => name);
  const [one = '', other = ''] = names;
  const over = `${one} ÷ ${other}`;
  const facts: string[][] = [];
  const lines: string[][] = [];
  try {
    tell('opening empty databases');
    let opened = await open(sides);
    facts.push(['opening, empty', ...opened.line]);
    try {
      const [imported = 0, ...more] = rows;
      tell(`importing ${imported} postings`);
      facts.push(await loaded(opened.open, imported, now));
      for (const [at, size] of [imported, ...more].entries()) {
        if (at > 0) {
          tell(`copying up to ${size} postings`);
          for (const { data } of opened.open)
            await copyRows(data.db, { now, imported, from: rows[at - 1] ?? imported, to: size });
        }
        facts.push(await sized(opened.open, size));
        tell(`searching ${size} postings`);
        lines.push(...(await searched(opened.open, size, options)));
      }
    } finally {
      for (const { data } of opened.open) await data.db.close();
    }
    opened = await open(sides);
    facts.push([`opening, ${figure(rows.at(-1) ?? 0)} rows`, ...opened.line]);
    for (const { data } of opened.open) await data.db.close();
  } finally {
    for (const side of sides) await side.remove();
  }
  const times = (name: string) => [`${name} p50 ms`, `${name} p95 ms`];
  return [
    { title: 'The two databases', head: ['what', ...names, over], rows: facts },
    {
      title: 'Searches',
      head: ['search', 'postings', 'matches', ...names.flatMap(times), `p50 ${over}`, `p95 ${over}`],
      rows: lines,
    },
  ];
}
