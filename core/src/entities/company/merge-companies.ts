import { withTags } from '../job/job-tags.ts';
import { type Company, companyEntity, companyKeys } from './company.ts';
import { mergedResearch } from './merged-research.ts';

const links = ['url', 'jobPostingsUrl'] as const;
const texts = ['summary', 'description'] as const;
const placeFields = ['address', 'city', 'state', 'country'] as const;

// Notes are the person’s own text, whatever the interface speaks.
const labelOf = (field: MergedField['field']) =>
  field === 'location' ? 'Location' : companyEntity.fields[field].label;

/** What merging does to one field: what is there afterwards, and what of the others goes into the notes. */
export type MergedField = {
  /** A field of a company, or `location` for all that says where it is. */
  field: keyof typeof companyEntity.fields | 'location';
  value: string;
  noted: string[];
};

/** One company of several that are one employer, and what becomes of their fields, for a preview. */
export type MergedCompanies = { merged: Company; fields: MergedField[] };

/**
 * Makes one company of several. The kept one wins where both say something; what it does not say comes from the others, in
 * their order; what is said differently there goes into the notes, so that nothing is lost. Notes are joined, categories
 * united; it is watched from the earliest day on where one of them is.
 */
export function mergedCompanies(kept: Company, others: readonly Company[]): MergedCompanies {
  const all = [kept, ...others];
  const fields: MergedField[] = [];
  const add = (field: MergedField['field'], values: readonly string[]) => {
    const [value = '', ...differing] = distinct(values);
    if (value !== '') fields.push({ field, value, noted: differing });
    return value;
  };
  const changes: Partial<Company> = {};
  changes.companyName = add(
    'companyName',
    all.map(({ companyName }) => companyName),
  );
  for (const field of [...links, ...texts])
    changes[field] = add(
      field,
      all.map((one) => one[field]),
    );
  const place = all.find((one) => placeLine(one) !== '' || hasPoint(one)) ?? kept;
  add('location', [placeLine(place), ...all.map(placeLine)]);
  const { address, city, state, country } = place;
  const point = hasPoint(place)
    ? place
    : (all.find((one) => isSamePlace(one, place) && hasPoint(one)) ?? place);
  const { latitude, longitude } = point;
  const categories = all.reduce<string[]>((so, one) => withTags(so, one.categories), []);
  if (categories.length > 0) fields.push({ field: 'categories', value: categories.join(', '), noted: [] });
  const notes = [
    ...distinct(all.map((one) => one.notes)),
    fields.flatMap(({ field, noted }) => noted.map((text) => `${labelOf(field)}: ${text}`)).join('\n'),
  ].filter(Boolean);
  if (notes.length > 0) fields.push({ field: 'notes', value: notes.join('\n\n'), noted: [] });
  const merged = {
    ...kept,
    ...changes,
    ...{ address, city, state, country, latitude, longitude, categories },
    notes: notes.join('\n\n'),
    placeId: all.find(({ placeId }) => placeId !== '')?.placeId ?? '',
    createdAt: earliest(all.map(({ createdAt }) => createdAt)),
    research: mergedResearch(all.map(({ research }) => research)),
    isExample: all.every(({ isExample }) => isExample),
    ...watchOf(all),
  };
  return { merged: { ...merged, keys: companyKeys(merged) }, fields };
}

/** The watch of one that is watched, united with the others: nothing that one of them would tell is missed. */
function watchOf(all: readonly Company[]): Partial<Company> {
  const watched = all.filter(({ watchedAt }) => watchedAt !== '');
  const isAnywhere = watched.some(({ watchMiles }) => watchMiles === 0);
  const isAnyRole = watched.some(({ watchWords }) => watchWords.length === 0);
  return {
    watchedAt: earliest(watched.map(({ watchedAt }) => watchedAt)),
    watchWords: isAnyRole ? [] : watched.reduce<string[]>((so, one) => withTags(so, one.watchWords), []),
    watchMiles: isAnywhere ? 0 : Math.max(0, ...watched.map(({ watchMiles }) => watchMiles)),
    lastRunAt: watched.some(({ lastRunAt }) => lastRunAt === '')
      ? ''
      : earliest(watched.map(({ lastRunAt }) => lastRunAt)),
    runBeforeAt: '',
  };
}

function placeLine(company: Company): string {
  return placeFields
    .map((field) => company[field].trim())
    .filter(Boolean)
    .join(', ');
}

const hasPoint = ({ latitude, longitude }: Company) => latitude !== 0 || longitude !== 0;
const isSamePlace = (a: Company, b: Company) => placeLine(a) === placeLine(b);
const distinct = (values: readonly string[]) => [...new Set(values.map((one) => one.trim()).filter(Boolean))];
const earliest = (instants: readonly string[]) => [...instants].filter(Boolean).sort()[0] ?? '';
