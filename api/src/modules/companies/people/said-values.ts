import type { DirectoryField } from '@foothold/core/entities/company/directory-trust.ts';
import type { Written } from './stored-row.ts';

/** One field of a row as a person says it is. */
export type Said = { field: DirectoryField; value: Partial<Written>; words: string };

/** The columns of each field. */
export const fieldColumns = {
  companyName: ['company_name'],
  place: ['address', 'city', 'state', 'country', 'city_id', 'lat', 'lng'],
  url: ['url'],
  jobPostingsUrl: ['jobs_url'],
  description: ['description'],
  categories: ['categories'],
} as const satisfies Readonly<Record<DirectoryField, readonly (keyof Written)[]>>;

const fields = Object.keys(fieldColumns) as DirectoryField[];

/** The columns of one field of a row. */
export function columnsOf(row: Written, field: DirectoryField): Partial<Written> {
  return Object.fromEntries(fieldColumns[field].map((column) => [column, row[column]]));
}

/** A row without a value in the columns of these fields. */
export function withoutFields(row: Written, without: readonly DirectoryField[]): Written {
  const empty: Partial<Written> = {
    company_name: '',
    url: '',
    jobs_url: '',
    description: '',
    categories: [],
  };
  const cleared = without.flatMap((field) => fieldColumns[field].map((column) => [column, empty[column]]));
  return { ...row, ...Object.fromEntries(cleared) };
}

/** The fields in which `next` says something else than the row does; of a new row those that are filled in. */
export function saidOf(next: Written, row: Written | null): Said[] {
  return fields.flatMap((field) => {
    const value = columnsOf(next, field);
    const words = wordsOf(value);
    const isSame = row ? JSON.stringify(value) === JSON.stringify(columnsOf(row, field)) : words === '';
    return isSame ? [] : [{ field, value, words }];
  });
}

function wordsOf(value: Partial<Written>): string {
  const { address, city, state, country, lat, lng, categories, ...text } = value;
  if (categories) return categories.join(', ');
  const place = [address, city, state, country].filter(Boolean).join(', ');
  if (place) return place;
  if (typeof lat === 'number' && typeof lng === 'number') return `${lat}, ${lng}`;
  return text.company_name ?? text.url ?? text.jobs_url ?? text.description ?? '';
}

/** Two who mean the same value say it alike but for case, and of an address but for its scheme and last slash. */
export function keyOf({ field, value, words }: Said): string {
  const folded = words.normalize('NFC').replace(/\s+/gu, ' ').trim().toLowerCase();
  if (field === 'url' || field === 'jobPostingsUrl')
    return folded.replace(/^https?:\/\//, '').replace(/\/$/, '');
  // Two points of one street address are two places.
  return field === 'place'
    ? `${folded} ${value.lat?.toFixed(2) ?? ''} ${value.lng?.toFixed(2) ?? ''}`
    : folded;
}
