import { type OwnField, ownFields } from '@foothold/core/entities/job/job-entity.ts';
import type { OwnFieldNames } from '@foothold/core/transfer/own-field-names.ts';
import { useOwnQuery } from '../db/own-query.ts';
import type { OwnData } from '../rows/own-data.ts';
import { querySetting } from './settings.ts';

/** What the person calls their own fields of a job, live; undefined while that loads. */
export function useOwnFieldNames(): OwnFieldNames | undefined {
  return useOwnQuery('own field names', queryOwnFieldNames, { keep: true });
}

/** What the person calls their own fields of a job; '' is a field they do not use. */
export async function queryOwnFieldNames(db: OwnData): Promise<Record<OwnField, string>> {
  const names = await Promise.all(ownFields.map((field) => querySetting(db, 'ownFields', field)));
  return Object.fromEntries(ownFields.map((field, at) => [field, names[at] ?? ''])) as Record<
    OwnField,
    string
  >;
}
