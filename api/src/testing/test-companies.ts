import type { RawPostingInput } from '@foothold/core/entities/posting/posting.ts';
import type { Deps } from '../app.ts';
import { importPostings } from '../ingest/import/import.ts';
import { createGeocoder } from '../providers/geocoder/offline.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import { openTestCities } from './test-cities.ts';

/** A server with cities and without postings. */
export async function openTestCompanies(over: Partial<Deps> = {}): Promise<TestApp> {
  const db = await openTestCities();
  return openTestApp({ db, geocoder: await createGeocoder(db), ...over });
}

/** Takes postings in as an import does; each is `id`, company, title and city, the rest as given. */
export async function takePostings(
  { deps: { db, geocoder } }: TestApp,
  postings: readonly (Partial<RawPostingInput> & { externalId: string; companyName: string })[],
  now: Date,
): Promise<void> {
  const done = await importPostings({
    db,
    geocoder,
    now,
    records: postings.map((posting, n) => ({
      row: n + 1,
      ok: {
        source: 'test',
        title: 'Nurse',
        url: `https://jobs.example.org/${encodeURIComponent(posting.externalId)}`,
        locations: ['Columbus, OH'],
        description: `<p>Work number ${posting.externalId} with its own words ${posting.companyName}.</p>`,
        postedAt: now.getTime() - 86_400_000,
        ...posting,
      },
    })),
  });
  if (done.rejected > 0) throw new Error(JSON.stringify(done.reasons));
}
