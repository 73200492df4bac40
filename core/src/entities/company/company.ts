import * as z from 'zod/mini';
import { entity } from '../entity.ts';
import {
  degreesField,
  flagField,
  type NewRecord,
  type RecordOf,
  recordFields,
  textField,
} from '../record.ts';
import { ResearchAnswer } from './research-answer.ts';

const companyShape = {
  ...recordFields,
  companyName: textField,
  address: textField,
  city: textField,
  state: textField,
  country: textField,
  url: textField,
  jobPostingsUrl: textField,
  notes: textField,
  latitude: degreesField,
  longitude: degreesField,
  alreadyAdded: flagField,
  description: textField,
  summary: textField,
  placeId: textField,
  categories: z._default(z.array(z.string()), []),
  /** What the person found out before an interview. */
  research: z._default(z.array(ResearchAnswer), []),
  /** What lists look a company up by. */
  keys: z.optional(z.object({ name: z.string() })),
};

/** A company of the person's own (SPEC.md section 3, Company). */
export const Company = z.looseObject(companyShape);
export type Company = RecordOf<typeof companyShape>;
export type NewCompany = NewRecord<Company>;

/** A company of the person's own. */
export const companyEntity = entity({
  schema: Company,
  names: { one: 'company', many: 'companies' },
  indexes: { 1: '++internalId, uid, updatedAt, keys.name' },
  clearing: 'clears',
  knownBy: ['companyName'],
});
