import type { Resume } from '../entities/resume/resume.ts';
import { countryByCode, countryByName } from '../geography/country.ts';
import { famousCity } from '../geography/known-city.ts';
import { regionByCode, regionByName } from '../geography/region.ts';

/** The country a resume is for, as far as it tells itself: the region of its language, then its place; '' in doubt. */
export function resumeCountry({ language, location }: Pick<Resume, 'language' | 'location'>): string {
  const region = /^[a-z]{2,3}-(?:[A-Za-z]{4}-)?([A-Za-z]{2})$/.exec(language.trim())?.[1]?.toUpperCase();
  if (region) return countryByCode(region) ?? '';
  const parts = location
    .split(/[,·|/]/u)
    .map((part) => part.trim())
    .filter(Boolean);
  const last = parts.at(-1) ?? '';
  const state = last.replace(/\s{1,5}\d{5}(?:-\d{4})?$/, '');
  const named = countryByName(last);
  if (named) return named;
  if (parts.length > 1) {
    const found = regionByCode(state) ?? regionByName(state);
    if (found && /^[A-Z. ]{2,5}$|\p{Ll}/u.test(state)) return found.country;
  }
  // “Memphis TN”: two capitals may be a country as well (“Berlin DE”), so that the city has to agree.
  const [, city = '', letters = ''] = /^(.{2,60}) ([A-Z]{2})$/u.exec(state) ?? [];
  const written = regionByCode(letters);
  if (written && famousCity(city.replace(/,$/, ''))?.country === written.country) return written.country;
  // A postal code of the United Kingdom, whatever is before it.
  if (/\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/.test(last)) return 'GB';
  return famousCity(last)?.country ?? '';
}
