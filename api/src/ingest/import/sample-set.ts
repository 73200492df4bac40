import { calendarDate } from '@foothold/core/dates/calendar-date.ts';
import { RawPosting } from '@foothold/core/entities/posting/posting.ts';
import type { Db } from '../../db/db.ts';
import { countNames } from '../../db/posting-names.ts';
import type { Geocoder } from '../../providers/geocoder/port.ts';
import { samplePostings, sampleSource } from '../sample/sample.ts';
import { locationReader } from './import-places.ts';
import { identify } from './import-record.ts';
import { postingRow } from './import-row.ts';
import { removeSource, storePostings } from './store.ts';

type Options = { db: Db; geocoder: Geocoder; now: Date };

/**
 * Call at every start: puts the fictional sample set into an empty index, moves its dates along when it is a day old,
 * and does nothing where there are real postings (docs/spec/design.md, Sample set).
 */
export async function loadSampleSet({
  db,
  geocoder,
  now,
}: Options): Promise<'loaded' | 're-dated' | 'kept' | 'not-needed'> {
  const day = calendarDate(now, 'UTC');
  const [state] = await db.query<{ real: boolean; sample: boolean; edition: string | null }>(
    `SELECT EXISTS (SELECT FROM posting WHERE source < $1) OR EXISTS (SELECT FROM posting WHERE source > $1) AS real,
       EXISTS (SELECT FROM posting WHERE source = $1) AS sample,
       (SELECT edition FROM reference_edition WHERE name = $1) AS edition`,
    [sampleSource],
  );
  if (state?.real) return 'not-needed';
  if (state?.sample && state.edition === day) return 'kept';
  const accepted = samplePostings(now).map((input, row) => identify(RawPosting.parse(input), row, now));
  const read = locationReader(geocoder);
  const locations = await read(accepted.flatMap(({ posting }) => posting.locations));
  const rows = accepted.map((one) =>
    postingRow(
      one,
      one.posting.locations.flatMap((text) => locations.get(text) ?? []),
    ),
  );
  await db.transaction(async (tx) => {
    // Rows keep their numbers from day to day, so that a bookmarked sample posting still opens.
    await removeSource(
      tx,
      sampleSource,
      rows.map((row) => row.externalId),
    );
    await storePostings(tx, rows, now);
    await tx.query(
      `INSERT INTO reference_edition (name, edition, rows) VALUES ($1, $2, $3)
       ON CONFLICT (name) DO UPDATE SET edition = excluded.edition, rows = excluded.rows, loaded_at = now()`,
      [sampleSource, day, rows.length],
    );
  });
  await countNames(db, now);
  await db.query('ANALYZE posting');
  return state?.sample ? 're-dated' : 'loaded';
}
