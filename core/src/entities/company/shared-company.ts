import * as z from 'zod/mini';
import { withoutNul } from '../../text/without-nul.ts';
import { writtenCategories } from './company-search-result.ts';

/** Limits of what people give the directory: characters, categories, writes of one person, days a write can be taken back. */
export const companyLimits = {
  name: 300,
  text: 2000,
  url: 2000,
  place: 200,
  categories: 20,
  category: 100,
  writesAMinute: 10,
  writesADay: 100,
  lookUpsAMinute: 10,
  takeBackDays: 30,
} as const;

const words = (max: number) =>
  z.string('a text').check(z.trim(), z.maxLength(max, `at most ${max} characters`), withoutNul);
const name = words(companyLimits.name).check(z.minLength(1, 'a name'));
const link = words(companyLimits.url).check(
  z.refine((value) => value === '' || isWebAddress(value), {
    error: 'an address that starts with https:// or http://',
  }),
);

/** True for http and https with a host and no name or password in it. */
export function isWebAddress(text: string): boolean {
  const parsed = /\s/.test(text) ? null : URL.parse(text);
  return (
    parsed !== null &&
    (parsed.protocol === 'https:' || parsed.protocol === 'http:') &&
    parsed.hostname.includes('.') &&
    parsed.username === '' &&
    parsed.password === ''
  );
}

const shape = {
  companyName: name,
  /** The employer it is a location of; left out, `companyName`. */
  groupName: z.optional(name),
  /** The same in lower case, as answers write it; whatever is sent, it follows from `groupName`. */
  group: z.optional(words(companyLimits.name)),
  address: z._default(words(companyLimits.place), ''),
  city: z._default(words(companyLimits.place), ''),
  state: z._default(words(companyLimits.place), ''),
  country: z._default(words(companyLimits.place), ''),
  url: z._default(link, ''),
  jobPostingsUrl: z._default(link, ''),
  description: z._default(words(companyLimits.text), ''),
  /** Both 0 where the point is not known; the server then takes that of the city. */
  latitude: z._default(z.number('degrees').check(z.minimum(-90), z.maximum(90)), 0),
  longitude: z._default(z.number('degrees').check(z.minimum(-180), z.maximum(180)), 0),
  categories: z._default(
    z
      .array(words(companyLimits.category).check(z.minLength(1)), 'a list of words')
      .check(z.maxLength(companyLimits.categories, `at most ${companyLimits.categories}`)),
    [],
  ),
};

/**
 * What a person may give the directory, and nothing else: notes, summary and contacts are refused as unknown fields
 * (docs/spec/readings.md R18).
 */
export const SharedCompany = z.strictObject(shape);
export type SharedCompany = z.output<typeof SharedCompany>;
export type SharedCompanyInput = z.input<typeof SharedCompany>;

/** A change of a row: only what is sent changes. The employer it belongs to stays. */
export const SharedCompanyChange = z.strictObject({
  companyName: z.optional(shape.companyName),
  /** May be sent as they are; another employer is refused. */
  groupName: shape.groupName,
  group: shape.group,
  address: z.optional(words(companyLimits.place)),
  city: z.optional(words(companyLimits.place)),
  state: z.optional(words(companyLimits.place)),
  country: z.optional(words(companyLimits.place)),
  url: z.optional(link),
  jobPostingsUrl: z.optional(link),
  description: z.optional(words(companyLimits.text)),
  latitude: z.optional(z.number('degrees').check(z.minimum(-90), z.maximum(90))),
  longitude: z.optional(z.number('degrees').check(z.minimum(-180), z.maximum(180))),
  categories: z.optional(
    z.array(words(companyLimits.category).check(z.minLength(1))).check(z.maxLength(companyLimits.categories)),
  ),
  /** `updatedAt` of the row that the form was filled from: a row changed since is not overwritten (409 `conflict`). */
  updatedAt: z.optional(z.iso.datetime()),
});
export type SharedCompanyChange = z.output<typeof SharedCompanyChange>;

/** The fields of an own company that go out when it is shared, in the order they are shown before. */
export const sharedCompanyFields = [
  'companyName',
  'address',
  'city',
  'state',
  'country',
  'url',
  'jobPostingsUrl',
  'description',
  'latitude',
  'longitude',
  'categories',
] as const satisfies readonly (keyof typeof shape)[];

/** Exactly what goes out of an own company: filled in fields of `sharedCompanyFields`, whatever else the record holds. */
export function sharedCompanyOf(company: Partial<Record<(typeof sharedCompanyFields)[number], unknown>>) {
  const given = sharedCompanyFields
    .map((field) => [field, writtenValue(company[field])] as const)
    .filter(
      ([, value]) =>
        value !== undefined && value !== '' && value !== 0 && !(Array.isArray(value) && value.length === 0),
    );
  return Object.fromEntries(given) as Partial<SharedCompanyInput>;
}

const writtenValue = (value: unknown) => (Array.isArray(value) ? writtenCategories(value) : value);

/** One thing a person did to the directory. */
export const CompanyContribution = z.object({
  /** Number to take it back by. */
  changeId: z.number(),
  kind: z.enum(['added', 'changed', 'removed']),
  /** The row; it is gone after `removed`. */
  companyId: z.number(),
  companyName: z.string(),
  groupName: z.string(),
  /** What went out: of a change the fields that changed. */
  fields: z.array(z.string()),
  /** ISO instants. */
  at: z.string(),
  takeBackUntil: z.string(),
  /** ISO instant, or null while it stands. */
  takenBackAt: z.nullable(z.string()),
  /** False when it is too late, taken back already, or others rely on it. */
  canTakeBack: z.boolean(),
  /** What became of it: shown, beside the shown value until others agree, known through others, or taken off by an operator. */
  state: z.enum(['shown', 'proposed', 'known', 'reverted']),
});
export type CompanyContribution = z.infer<typeof CompanyContribution>;
