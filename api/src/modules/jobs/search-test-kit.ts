import { JobSearchAnswer, JobSearchRequest } from '@foothold/core/contract/jobs.ts';
import type { RawPostingInput } from '@foothold/core/entities/posting/posting.ts';
import { expect } from 'vitest';
import type { Db } from '../../db/db.ts';
import { openTestDb } from '../../db/test-db.ts';
import { filledPostingSearch } from '../../posting-search/filled-posting-search.ts';
import type { Geocoder } from '../../providers/geocoder/port.ts';
import { searchPostings } from './search.ts';

/** The instant that the search tests run at. */
export const now = new Date('2026-08-25T12:00:00Z');
/** Milliseconds of a day. */
export const day = 86_400_000;

/** Title, company, place, days old, and what else a test needs. */
function posting(
  title: string,
  companyName: string,
  place: string,
  age: number,
  more: Partial<RawPostingInput> = {},
) {
  const externalId = `${title}|${companyName}|${place}`;
  const postedAt = now.getTime() - age * day;
  return {
    source: 'test',
    externalId,
    title,
    companyName,
    locations: place ? [place] : [],
    postedAt,
    ...more,
  };
}

const table: RawPostingInput[] = [
  posting('Registered Nurse', 'Mercy Health', 'Columbus, OH', 1, {
    payText: '$31 - $36 an hour',
    employmentType: 'Full-time',
  }),
  posting('Registered Nurse, ICU', 'Lakeside Hospital', 'Cleveland, OH', 3),
  posting('Nurse Manager', 'Mercy Health', 'Dublin, OH', 10),
  posting('Billing Clerk', 'Nurse Staffing Inc', 'Austin, TX', 2),
  posting('Receptionist', 'Greenleaf Clinic', 'Austin, TX', 0.5, {
    description: '<p>You greet patients and help the nurse.</p>',
  }),
  posting('Senior C++ Engineer', 'Acme, Inc.', 'San Francisco, CA; New York, NY', 5),
  posting('C# / .NET Developer', 'Contoso Ltd.', 'Remote - US', 8),
  posting('Node.js Developer', 'Acme Robotics', 'Munich, Germany', 4),
  posting('R&D Chemist', "L'Oréal", 'Paris, France', 12),
  posting('IT Manager', 'Contoso Ltd.', 'Toronto, ON', 20),
  posting('Barista', 'Bean Street', '', 40),
  posting('Welder', 'Bean Street', 'Boise, ID', 0, { postedAt: null, seenAt: now.getTime() - 6 * day }),
  posting('Welder', 'No Date Metals', 'Boise, ID', 0, { postedAt: null }),
  posting('Crane Operator', 'Done Building', 'Columbus, OH', 2, { closedAt: now.getTime() - day }),
  posting('Crane Inspector', 'Still Building', 'Columbus, OH', 2, { closedAt: now.getTime() + day }),
  posting('Mechanic Lead', 'Peak Garage', 'Denver, CO', 4),
  posting('Forklift Lead Mechanic', 'Summit Works', 'Denver, CO', 9),
  posting('مهندس برمجيات', 'شركة', 'Dubai, United Arab Emirates', 7),
];

/** How many of the postings are listed: one is closed. */
export const listed = table.length - 1;

const nowhere: Geocoder = { resolve: async (places) => places.map(() => null), search: async () => [] };

/** What a test hands in, since modules do not import each other. */
type Import = (given: {
  db: Db;
  geocoder: Geocoder;
  now: Date;
  records: { row: number; ok: unknown }[];
}) => Promise<{ accepted: number; rejected: number }>;

/** Also handed in: a database that holds the cities, and what finds places in it. */
type Places = { openDb: () => Promise<Db>; geocoderOver: (db: Db) => Promise<Geocoder> };

/** A database with the postings above, and searching in it; without `places` no place has a point. */
export async function openSearch(importPostings: Import, places?: Places) {
  const db = await (places?.openDb ?? openTestDb)();
  const geocoder = (await places?.geocoderOver(db)) ?? nowhere;
  const done = await importPostings({ db, geocoder, now, records: table.map((ok, row) => ({ row, ok })) });
  expect(done).toMatchObject({ accepted: table.length, rejected: 0 });
  const sources = { db, postings: filledPostingSearch(db), geocoder };
  const search = async (request: Partial<JobSearchRequest>) => {
    const answer = await searchPostings(sources, JobSearchRequest.parse(request), now);
    expect(JobSearchAnswer.safeParse(answer).error).toBeUndefined();
    return answer;
  };
  const titles = async (request: Partial<JobSearchRequest>) =>
    (await search(request)).results.map((result) => `${result.jobTitle} @ ${result.companyName}`);
  return { db, geocoder, sources, search, titles };
}
