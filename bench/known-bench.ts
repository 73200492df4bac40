import { resolve } from 'node:path';
import { foreignTexts } from '@foothold/api/src/ingest/foreign-texts.ts';
import { importFiles } from '@foothold/api/src/ingest/import-files.ts';
import { askKnownItems, drawKnownItems } from '@foothold/api/src/modules/jobs/known-items-kit.ts';
import { sampleRandom } from '@foothold/core/text/sample-random.ts';
import { median, quantile } from './measure.ts';
import type { Side } from './search-bench.ts';
import { loadRows, type Opened, settle } from './search-data.ts';
import { figure, type Table } from './table.ts';

export type KnownOptions = {
  /** Files of postings that are taken in; none: `rows` made ones. */
  files: readonly string[];
  rows: number;
  /** How many postings are asked for. */
  items: number;
  now: Date;
};

const kinds = [
  { name: '“title company”', typo: false },
  { name: 'the same with one typing mistake', typo: true },
] as const;
const count = (value: number) => value.toLocaleString('en-US');
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/**
 * Takes postings in, draws some by a seed, asks for each by “title company”, as written and with one typing mistake, and
 * answers a table of the shares that are within the first 1, 3 and 10. Throws a sentence for a file that cannot be read.
 */
export async function knownBench(
  side: Side,
  { files, rows, items, now }: KnownOptions,
  tell: (step: string) => void = () => {},
): Promise<Table> {
  try {
    const opened = await side.open();
    try {
      tell(files.length > 0 ? `importing ${files.length} files` : `importing ${rows} made postings`);
      if (files.length > 0) await takeIn(opened, files, now);
      else await loadRows(opened, { now, from: 0, to: rows });
      await settle(opened.db, 'public');
      const lines: string[][] = [];
      for (const { name, typo } of kinds) {
        tell(`asking ${name}`);
        const random = sampleRandom(`known ${name}`).next;
        const drawn = await drawKnownItems(opened.db, { count: items, random, typo });
        const found = await askKnownItems({ ...opened, now }, drawn);
        lines.push([
          name,
          count(found.asked),
          percent(found.first),
          percent(found.firstThree),
          percent(found.firstTen),
          percent(found.itself),
          percent(found.corrected),
          figure(median(found.milliseconds)),
          figure(quantile(found.milliseconds, 0.95)),
        ]);
      }
      const [open] = await opened.db.query<{ n: number }>(
        'SELECT count(*)::int AS n FROM posting WHERE closed_at IS NULL',
      );
      const of = files.length > 0 ? 'postings of the files' : 'made postings';
      return {
        title: `Known items among ${count(open?.n ?? 0)} ${of}, ${side.name}. “The very one” also counts the row that stands for it; the other shares also count one of the same title and company.`,
        head: [
          'asked',
          'times',
          'first',
          'in the first 3',
          'in the first 10',
          'the very one in the first 3',
          'corrected',
          'p50 ms',
          'p95 ms',
        ],
        rows: lines,
      };
    } finally {
      await opened.db.close();
    }
  } finally {
    await side.remove();
  }
}

async function takeIn({ db, geocoder }: Opened, files: readonly string[], now: Date): Promise<void> {
  let failure = '';
  const texts = foreignTexts();
  const run = importFiles({ db, geocoder, reading: texts.postings, now: () => now });
  await run(
    { files: files.map((file) => resolve(file)), format: 'auto' },
    {
      signal: new AbortController().signal,
      tell: (event) => {
        if (event.kind === 'failed') failure = event.message;
      },
    },
  );
  await texts.close();
  if (failure) throw new Error(failure);
}
