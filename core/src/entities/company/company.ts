import * as z from 'zod/mini';
import { foldCompanyName } from '../../text/company-name.ts';
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
  /** Instant from which on its new postings are told of, '' while it is not watched. */
  watchedAt: textField,
  /** Words of which a new posting needs one in its title to be told of; none: every posting is. */
  watchWords: z._default(z.array(z.string()), []),
  /** Miles from the travel-from place within which a new posting is told of; 0: anywhere. */
  watchMiles: z._default(z.number(), 0),
  /** Instant up to which its postings were looked at last, '' when never. */
  lastRunAt: textField,
  /** The same of the look before: what came since is marked as new during this one. */
  runBeforeAt: textField,
  /** What lists look a company up by. */
  keys: z.optional(z.object({ name: z.string() })),
};

/** A company of the person's own (docs/spec/entities.md, Company). */
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
  fields: {
    companyName: { label: 'Company', kind: 'line', form: 'company' },
    url: { label: 'Website', kind: 'link', form: 'company' },
    jobPostingsUrl: { label: 'Careers page', kind: 'link', form: 'company' },
    description: { label: 'What they do', kind: 'text', form: 'company' },
    summary: { label: 'In one line', kind: 'line', form: 'company' },
    categories: { label: 'Categories', kind: 'tags', form: 'company' },
    address: { label: 'Street address', kind: 'line', form: 'location' },
    city: { label: 'City', kind: 'line', form: 'location' },
    state: { label: 'State', kind: 'line', form: 'location' },
    country: { label: 'Country', kind: 'line', form: 'location' },
    latitude: { label: 'Latitude', kind: 'latitude', form: 'location' },
    longitude: { label: 'Longitude', kind: 'longitude', form: 'location' },
    notes: { label: 'Notes', kind: 'text', form: 'notes' },
    watchedAt: { label: 'Watching', kind: 'instant' },
    watchWords: { label: 'Watched roles', kind: 'tags' },
  },
});

/** What lists look a company up by; depends on the company alone. */
export function companyKeys({ companyName }: Pick<Company, 'companyName'>): { name: string } {
  return { name: foldCompanyName(companyName) };
}
