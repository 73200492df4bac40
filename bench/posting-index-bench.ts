import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { ArrayPostingIndex } from '@foothold/api/src/posting-index/array-posting-index.ts';
import type { PostingDocument } from '@foothold/api/src/posting-index/port/posting-document.ts';
import type { SearchRequest } from '@foothold/api/src/posting-index/port/search-request.ts';
import type { IndexSnapshot } from '@foothold/api/src/posting-index/posting-index.ts';
import { copiedDocuments, madeDocuments } from './index-documents.ts';
import { indexPrefixes, indexSearches } from './index-searches.ts';
import { median, quantile } from './measure.ts';
import { figure, megabytes, type Table } from './table.ts';

export type IndexOptions = {
  /** Numbers of postings, ascending; those beyond the first are copies of these. */
  rows: readonly number[];
  rounds: number;
  now: Date;
};

/** Postings that queries are drawn from. */
const drawn = 400;
/** Postings that a refresh of sources puts at once. */
const batch = 500;

/**
 * Sizes, rates and times of the index in typed arrays, with and without places of tokens in texts. Times are of the
 * processor, collecting garbage included, which other work on the machine does not lengthen much.
 */
export async function postingIndexBench(
  { rows, rounds, now }: IndexOptions,
  tell: (step: string) => void = () => {},
): Promise<Table[]> {
  const sizes: string[][] = [];
  const times: string[][] = [];
  const [imported = 0] = rows;
  for (const count of rows)
    for (const textPlaces of count === imported ? [false, true] : [true]) {
      tell(`building ${count} postings${textPlaces ? '' : ' without places in texts'}`);
      const { line, index, samples } = await built({ imported, count, textPlaces, now });
      sizes.push(line);
      if (!textPlaces) continue;
      tell(`searching ${count} postings`);
      times.push(...searched(index, samples, { count, rounds, now }));
    }
  return [
    {
      title: 'The index of made postings, ms of the processor',
      head: [
        'postings',
        'places in texts',
        'tokens of a text',
        'bytes a posting in memory',
        'in a snapshot',
        'puts/s',
        `longest put of ${batch}, ms`,
        'save ms',
        'load ms',
      ],
      rows: sizes,
    },
    {
      title: 'Searches with all facets, ms of the processor',
      head: ['what', 'postings', 'matches', 'p50', 'p95', 'max', 'p95 by the clock'],
      rows: times,
    },
  ];
}

type Building = { imported: number; count: number; textPlaces: boolean; now: Date };

async function built({ imported, count, textPlaces, now }: Building) {
  const made = madeDocuments(now, imported);
  const before = await usedBytes();
  const index = new ArrayPostingIndex({ textPlaces });
  let [spent, longest] = [0, 0];
  for (let from = 0; from < count; from += batch) {
    const documents = [...copiedDocuments(made, now, [from, Math.min(count, from + batch)])];
    const { cpu } = spentOn(() => index.put(documents));
    spent += cpu;
    longest = Math.max(longest, cpu);
  }
  // Arrays that searches reuse belong to what an index takes.
  for (const { requests } of indexSearches(made.slice(0, drawn), now))
    index.search(requests[0] as SearchRequest);
  const bytes = (await usedBytes()) - before;
  const tokens = made.reduce((sum, { text }) => sum + text.length, 0) / made.length;
  // The documents are not kept while searches are timed: garbage is collected faster without them.
  const samples = made.slice(0, drawn);
  let snapshot: IndexSnapshot = { parts: [] };
  const save = spentOn(() => {
    snapshot = index.save();
  });
  const stored = snapshot.parts.reduce((sum, part) => sum + part.bytes.length, 0);
  const load = [1, 2, 3].map(() =>
    spentOn(() => {
      const loaded = ArrayPostingIndex.load(snapshot, { textPlaces });
      if (loaded.index.size() !== count)
        throw new Error(`${loaded.index.size()} of ${count} postings were loaded.`);
    }),
  );
  const line = [
    count.toLocaleString('en-US'),
    textPlaces ? 'yes' : 'no',
    figure(tokens),
    figure(bytes / count),
    `${figure(stored / count)} (${megabytes(stored)})`,
    figure((count / spent) * 1000),
    figure(longest),
    figure(save.cpu),
    `${figure(median(load.map(({ cpu }) => cpu)))} (clock ${figure(median(load.map(({ clock }) => clock)))})`,
  ];
  return { line, index, samples };
}

type Searching = { count: number; rounds: number; now: Date };

function searched(
  index: ArrayPostingIndex,
  samples: readonly PostingDocument[],
  { count, rounds, now }: Searching,
): string[][] {
  const line = (name: string, matches: string, spent: readonly Spent[]) => {
    const cpu = spent.map((one) => one.cpu);
    const clock = spent.map((one) => one.clock);
    const figures = [median(cpu), quantile(cpu, 0.95), quantile(cpu, 1), quantile(clock, 0.95)];
    return [name, count.toLocaleString('en-US'), matches, ...figures.map(figure)];
  };
  const lines = indexSearches(samples, now).map(({ name, requests }) => {
    const totals = requests.map((request) => index.search(request).total);
    const times = repeated(requests.length > 1 ? rounds : rounds * 10, requests, (request) =>
      index.search(request),
    );
    return line(name, median(totals).toLocaleString('en-US'), times);
  });
  const today = Math.floor(now.getTime() / 1000);
  const prefixes = indexPrefixes(samples);
  for (const prefix of prefixes) index.suggest(prefix, 10, today);
  const suggested = repeated(rounds, prefixes, (prefix) => index.suggest(prefix, 10, today));
  const ids = Array.from({ length: 40 }, (_, number) => 1 + number * 37);
  const similar = repeated(rounds, ids, (id) => index.similar(id, 10, today));
  return [...lines, line('suggestions, 1 to 8 letters', '', suggested), line('similar', '', similar)];
}

function repeated<Item>(rounds: number, items: readonly Item[], run: (item: Item) => unknown): Spent[] {
  return Array.from({ length: rounds }, () => items.map((item) => spentOn(() => run(item)))).flat();
}

/** Milliseconds of the processor, and by the clock. */
type Spent = { cpu: number; clock: number };

function spentOn(run: () => unknown): Spent {
  const clock = performance.now();
  const begin = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(begin);
  return { cpu: (user + system) / 1000, clock: performance.now() - clock };
}

/** Memory in use after garbage is collected, in the heap and in arrays outside of it. */
async function usedBytes(): Promise<number> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  // What arrays held is given back a moment after they are collected.
  for (let round = 0; round < 3; round += 1) {
    collect();
    await setTimeout(100);
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
