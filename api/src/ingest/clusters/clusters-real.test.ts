import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type LabelledPair, type LabelledPosting, labels } from '@foothold/core/test-data/labels.ts';
import { realFile } from '@foothold/core/test-data/real-files.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../db/db.ts';
import { createGeocoder } from '../../providers/geocoder/offline.ts';
import { openTestCities } from '../../testing/test-cities.ts';
import { importPostings } from '../import/import.ts';
import type { ImportRecord } from '../import/import-record.ts';
import { asRecords } from '../import/import-test-kit.ts';
import { detectFormat } from '../read/detect-format.ts';
import { readPosting } from '../read/formats.ts';
import { readRecords } from '../read/read-file.ts';
import { readHead } from '../read/read-text.ts';
import { labelledRecords } from './cluster-test-kit.ts';

const folder = fileURLToPath(realFile('postings/'));
const now = new Date('2026-08-25T12:00:00Z');
const sets = [
  ['150 pairs', labels('same-posting'), 0.98, 0.9],
  ['100 more of the first draw', labels('same-posting-more'), 0.95, 0.85],
  ['100 of a new draw', labels('same-posting-second-draw'), 0.94, 0.85],
] as const;
const all = sets.flatMap(([, pairs]) => pairs);
const files = [
  'open_jobs_data_new_union.json',
  'tech_salary_radar_ats_2026-07.jsonl',
  'simplify_newgrad_2024.json',
  'zshah_internships_ats_2026.json',
  'themuse_jobs_union.json',
  'weworkremotely_union.json',
  'remotejobs_org_union.json',
  'nyc_gov_jobs_full.jsonl',
  'linkedin_richmond_va_2025.csv',
  'yanmsong_indeed-ds-0407.csv',
];
const isReal = files.every((name) => existsSync(folder + name));

const keyOf = ({ source, externalId }: { source: string; externalId: string }) => `${source}\n${externalId}`;

/** The labelled rows as their feeds wrote them, each from the first file that has it. */
async function* realRecords(): AsyncGenerator<ImportRecord> {
  const wanted = new Set(labelledRecords(all).map(keyOf));
  for (const name of files) {
    const format = detectFormat(name, await readHead(folder + name));
    for await (const { row, record } of readRecords(folder + name, format)) {
      const read = readPosting(format.name, record, { now: now.getTime() });
      if ('ok' in read && wanted.delete(keyOf(read.ok))) yield { row, ...read };
    }
  }
}

let db: Db;
beforeAll(async () => {
  db = await openTestCities();
  const geocoder = await createGeocoder(db);
  const records = isReal ? realRecords() : asRecords(labelledRecords(all));
  const done = await importPostings({ db, geocoder, records, now });
  expect(done.accepted).toBe(labelledRecords(all).length);
}, 120_000);
afterAll(() => db.close());

describe(`labelled pairs in the database (${isReal ? 'the real rows' : 'stand-in: their fields, and texts of our own'})`, () => {
  test.each(sets)('%s', async (name, pairs, precision, recall) => {
    const rows = await db.query<{ key: string; cluster: string | null }>(
      `SELECT source || E'\\n' || external_id AS key, cluster_id::text AS cluster FROM posting`,
    );
    const clusters = new Map(rows.map(({ key, cluster }) => [key, cluster]));
    const clusterOf = ({ source, externalId }: LabelledPosting) =>
      clusters.get(`${source}\n${externalId}`) ?? null;
    const isOne = ({ one, other }: LabelledPair) =>
      clusterOf(one) !== null && clusterOf(one) === clusterOf(other);
    const called = pairs.filter(isOne);
    const right = called.filter(({ isSame }) => isSame === 1);
    const same = pairs.filter(({ isSame }) => isSame === 1);
    const figures = { precision: right.length / called.length, recall: right.length / same.length };
    process.stdout.write(
      `${name} in clusters, ${isReal ? 'real rows' : 'stand-in'}: precision ${figures.precision.toFixed(3)}, recall ${figures.recall.toFixed(3)}\n`,
    );
    const title = ({ reason, one, other }: LabelledPair) => `${reason}: ${one.title} / ${other.title}`;
    expect(
      figures.precision,
      called
        .filter(({ isSame }) => isSame === 0)
        .map(title)
        .join('\n'),
    ).toBeGreaterThanOrEqual(precision);
    expect(
      figures.recall,
      same
        .filter((pair) => !isOne(pair))
        .map(title)
        .join('\n'),
    ).toBeGreaterThanOrEqual(recall);
  });
});
