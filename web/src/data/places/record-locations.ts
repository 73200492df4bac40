import type { StoredLocation } from '@foothold/core/entities/place/location-form.ts';
import type { OwnType } from '@foothold/core/geography/location-type.ts';
import { useOwnQuery } from '../db/own-query.ts';
import { updateJob } from '../jobs/jobs.ts';
import { command } from '../journal/command.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import type { OwnData } from '../rows/own-data.ts';
import { type BrokenRow, readRow, readRows } from '../rows/read-rows.ts';
import { type BasedOn, editRecord } from '../rows/stored-record.ts';
import { entities, type Records } from '../rows/tables.ts';
import type { Writer } from '../rows/writer.ts';
import { maxLocated } from './place-list.ts';

const tableOf = { place: 'places', company: 'companies', job: 'jobs', interview: 'interviews' } as const;
const changed = {
  place: 'placeChanged',
  company: 'companyChanged',
  interview: 'interviewChanged',
} as const;

/** An own record as a list of locations shows it; the fields its kind does not have are left out. */
export type LocatedRecord = StoredLocation & {
  type: OwnType;
  internalId: number;
  updatedAt: string;
  /** What the row is called: the name, the company, the job title. */
  title: string;
  /** Beside it: the company of a job or an interview. */
  employer: string;
  /** What a place is or is kept for, as stored; empty for the others. */
  types: readonly string[];
};

export type LocatedRecords = { rows: LocatedRecord[]; broken: BrokenRow[]; isCut: boolean };

/** The own records of a type that have a location, in words or as a point, newest first, live. */
export function useLocatedRecords(type: OwnType): LocatedRecords | undefined {
  return useOwnQuery(`located ${type}`, (db) => queryLocated(db, type));
}

/** The newest records of a type that have a location. */
export async function queryLocated(db: OwnData, type: OwnType, most = maxLocated): Promise<LocatedRecords> {
  const table = tableOf[type];
  const stored = await db
    .table<unknown, number>(table)
    .orderBy(':id')
    .reverse()
    .limit(most + 1)
    .toArray();
  const { rows, broken } = readRows(table, stored.slice(0, most));
  const located = rows.map((row) => locatedOf(type, row)).filter(hasLocation);
  return { rows: located, broken, isCut: stored.length > most };
}

/** One own record with its location, live. Both null: there is none of that id. `problem` names fields that do not read. */
export function useLocatedRecord(
  type: OwnType,
  id: number,
): { record: LocatedRecord | null; problem: string | null } | undefined {
  return useOwnQuery(`located ${type} ${id}`, async (db) => {
    const table = tableOf[type];
    const stored = Number.isSafeInteger(id) ? await db.table<unknown, number>(table).get(id) : undefined;
    if (stored === undefined) return { record: null, problem: null };
    const { record, broken } = readRow(table, stored);
    return { record: record ? locatedOf(type, record) : null, problem: broken?.problem ?? null };
  });
}

/**
 * Writes the location of an own record, and nothing else of it. `basedOn` is the `updatedAt` the form started from: when
 * the record was changed since, nothing is written. A job keeps its rules and its history.
 */
export const saveLocation = command(
  'saveLocation',
  (type: OwnType, id: number, fields: StoredLocation, base: BasedOn = {}, clock: Clock = systemClock) => {
    const table = tableOf[type];
    const change = Object.fromEntries(
      Object.entries(fields).filter(
        ([field]) => field !== 'name' && Object.hasOwn(entities[table].schema.shape, field),
      ),
    );
    if (type === 'job') return updateJob.plan(id, change, base, clock);
    return {
      label: changed[type],
      tables: [table],
      clock,
      run: (writer: Writer) => editRecord(writer, { table, id, ...base, clock }, () => change),
    };
  },
);

function locatedOf(type: OwnType, row: Records[(typeof tableOf)[OwnType]]): LocatedRecord {
  const fields = row as Partial<Records['places'] & Records['companies'] & Records['interviews']> &
    typeof row;
  const { internalId, updatedAt, city, state, country, latitude, longitude } = row;
  const texts = { address: fields.address, location: fields.location, city, state, country };
  const name = type === 'place' ? fields.name : type === 'company' ? fields.companyName : fields.jobTitle;
  const employer = type === 'job' || type === 'interview' ? (fields.companyName ?? '') : '';
  const title = name || employer;
  return {
    ...(Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined)) as typeof texts),
    type,
    internalId,
    updatedAt,
    title,
    employer: title === employer ? '' : employer,
    types: fields.types ?? [],
    latitude,
    longitude,
  };
}

function hasLocation({
  latitude,
  longitude,
  address,
  location,
  city,
  state,
  country,
}: LocatedRecord): boolean {
  const isKnown = latitude !== 0 || longitude !== 0;
  return isKnown || [address, location, city, state, country].some((text) => text?.trim());
}
