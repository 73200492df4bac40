import * as z from 'zod/mini';
import { refuseField, rule } from '../../text/form-rule.ts';
import { atMost as limit, linkField } from '../form-fields.ts';
import { formProblem } from '../form-problems.messages.ts';
import { degreesProblems, readDegrees } from '../place/location-form.ts';
import type { CompanyDetail } from './company-search-result.ts';
import { companyLimits, type SharedCompanyChange, type SharedCompanyInput } from './shared-company.ts';

const atMost = (most: number) => z.string().check(limit(most));
const place = atMost(companyLimits.place);

/** A location of an employer as a person gives it to the directory, with the sentence each field shows when it cannot go. */
export const DirectoryLocationForm = z
  .object({
    companyName: atMost(companyLimits.name).check(
      rule((value: string) => value.trim() !== '', formProblem('company-name')),
    ),
    address: place,
    city: place,
    state: place,
    country: place,
    url: linkField,
    jobPostingsUrl: linkField,
    description: atMost(companyLimits.text),
    /** With commas between them. */
    categories: atMost(companyLimits.text).check(
      rule(
        (text: string) => categoriesOf(text).length <= companyLimits.categories,
        formProblem('categories', { most: companyLimits.categories }),
      ),
      rule(
        (text: string) => categoriesOf(text).every((one) => one.length <= companyLimits.category),
        formProblem('category-characters', { most: companyLimits.category }),
      ),
    ),
    latitude: place,
    longitude: place,
  })
  .check((context) => {
    for (const [field, message] of Object.entries(degreesProblems(context.value)))
      refuseField(context, field, message);
  });
export type DirectoryLocationValues = z.infer<typeof DirectoryLocationForm>;

/** The form of a new location of an employer. */
export function newLocationValues(groupName: string): DirectoryLocationValues {
  return {
    ...{ companyName: groupName, address: '', city: '', state: '', country: '', url: '' },
    ...{ jobPostingsUrl: '', description: '', categories: '', latitude: '', longitude: '' },
  };
}

/** The form of a row of the directory: of its categories those that people wrote into it. */
export function directoryLocationValues(row: CompanyDetail): DirectoryLocationValues {
  const { companyName, address, city, state, country, url, jobPostingsUrl, description, lat, lng } = row;
  const isKnown = lat !== 0 || lng !== 0;
  return {
    ...{ companyName, address, city, state, country, url, jobPostingsUrl, description },
    categories: row.ownCategories.join(', '),
    latitude: isKnown ? String(lat) : '',
    longitude: isKnown ? String(lng) : '',
  };
}

/** What goes to the directory: the fields that say something. */
export function sharedLocationOf(values: DirectoryLocationValues, groupName: string): SharedCompanyInput {
  const { companyName, ...rest } = fieldsOf(values);
  const filled = Object.entries(rest).filter(
    ([, value]) => value !== '' && value !== 0 && !(Array.isArray(value) && value.length === 0),
  );
  return { companyName, groupName, ...Object.fromEntries(filled) };
}

/** The fields that differ from the row as it was, and which version of it that was; null where nothing does. */
export function locationChangeOf(
  values: DirectoryLocationValues,
  row: CompanyDetail,
): SharedCompanyChange | null {
  const before = fieldsOf(directoryLocationValues(row)) as Record<string, unknown>;
  const changed = Object.entries(fieldsOf(values)).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field]),
  );
  if (changed.length === 0) return null;
  const change = Object.fromEntries(changed) as SharedCompanyChange;
  // One half of a point is no point.
  const { latitude, longitude } = fieldsOf(values);
  const point = 'latitude' in change || 'longitude' in change ? { latitude, longitude } : {};
  return { ...change, ...point, updatedAt: row.updatedAt };
}

function fieldsOf({ latitude, longitude, categories, ...texts }: DirectoryLocationValues) {
  const trimmed = Object.fromEntries(
    Object.entries(texts).map(([field, text]) => [field, text.trim()]),
  ) as typeof texts;
  return {
    ...trimmed,
    categories: categoriesOf(categories),
    latitude: readDegrees(latitude) ?? 0,
    longitude: readDegrees(longitude) ?? 0,
  };
}

function categoriesOf(text: string): string[] {
  return [...new Set(text.split(',').map((one) => one.trim()))].filter(Boolean);
}
