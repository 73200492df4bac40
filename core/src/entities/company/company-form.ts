import * as z from 'zod/mini';
import { refuseField, rule } from '../../text/form-rule.ts';
import { lineField, linkField, longTextField } from '../form-fields.ts';
import { formProblem } from '../form-problems.messages.ts';
import { isTooLong, tagLimits } from '../job/job-tags.ts';
import { degreesProblems, readDegrees } from '../place/location-form.ts';
import type { Company, NewCompany } from './company.ts';

/** Most categories of one company. */
export const maxCategories = 50;

/** The fields of a company that a person edits, with the sentence each shows when it cannot be saved. */
export const CompanyForm = z
  .object({
    companyName: lineField.check(rule((value: string) => value.trim() !== '', formProblem('company-name'))),
    url: linkField,
    jobPostingsUrl: linkField,
    summary: lineField,
    description: longTextField,
    categories: z.array(z.string()).check(
      rule(
        (names: string[]) => !names.some(isTooLong),
        formProblem('category-letters', { most: tagLimits.letters }),
      ),
      rule(
        (names: string[]) => names.length <= maxCategories,
        formProblem('categories-of-company', { most: maxCategories }),
      ),
    ),
    address: lineField,
    city: lineField,
    state: lineField,
    country: lineField,
    latitude: lineField,
    longitude: lineField,
    notes: longTextField,
  })
  .check((context) => {
    for (const [field, message] of Object.entries(degreesProblems(context.value)))
      refuseField(context, field, message);
  });
export type CompanyFormValues = z.infer<typeof CompanyForm>;

const degreesText = (company: Company, value: number) =>
  company.latitude === 0 && company.longitude === 0 ? '' : String(value);

/** The values of a form from a stored company; a place that is not known is left empty. */
export function companyValues(company: Company): CompanyFormValues {
  const fields = Object.keys(CompanyForm.shape) as (keyof CompanyFormValues)[];
  const values = Object.fromEntries(fields.map((field) => [field, company[field]]));
  return {
    ...(values as unknown as CompanyFormValues),
    latitude: degreesText(company, company.latitude),
    longitude: degreesText(company, company.longitude),
  };
}

/** The stored fields of what a form holds. */
export function companyFields({ latitude, longitude, ...texts }: CompanyFormValues): NewCompany {
  return {
    ...texts,
    companyName: texts.companyName.replace(/\s+/g, ' ').trim(),
    latitude: readDegrees(latitude) ?? 0,
    longitude: readDegrees(longitude) ?? 0,
  };
}
