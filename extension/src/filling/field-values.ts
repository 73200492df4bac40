import type { Contact, ContactField } from '@foothold/core/extension/contact.ts';
import { countryName } from '@foothold/core/geography/country.ts';
import { regionName } from '@foothold/core/geography/region.ts';

/**
 * What may be in a field: the first is what a person would write, the others are how a list may name the same. Empty
 * where the resume does not say it.
 */
export function fieldValues(kind: ContactField, contact: Contact): string[] {
  const value = contact[kind];
  const all =
    kind === 'country' && value
      ? [countryName(value), value]
      : kind === 'region' && value
        ? [value, regionName(contact.country, value)]
        : [value];
  return [...new Set(all.map((one) => one.trim()).filter((one) => one !== ''))];
}
