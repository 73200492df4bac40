const states: Readonly<Record<string, string>> = {
  ACT: 'Australian Capital Territory',
  NSW: 'New South Wales',
  NT: 'Northern Territory',
  QLD: 'Queensland',
  SA: 'South Australia',
  TAS: 'Tasmania',
  VIC: 'Victoria',
  WA: 'Western Australia',
};
/** Codes that a state of the US, a province of Canada or a country has as well. */
const shared: ReadonlySet<string> = new Set(['NT', 'SA', 'WA']);

/**
 * “Camberwell VIC 3124” as “Camberwell, Victoria, Australia”; null for no such place. A code that is another region's as
 * well counts with a postal code or the country only.
 */
export function australianPlace(text: string): string | null {
  const words = text.replaceAll(',', ' ').trim().split(/\s+/);
  const hasCountry = /^(?:AU|AUS|Australia)$/.test(words.at(-1) ?? '');
  if (hasCountry) words.pop();
  const hasCode = /^\d{4}$/.test(words.at(-1) ?? '');
  if (hasCode) words.pop();
  const code = words.pop() ?? '';
  const state = Object.hasOwn(states, code) ? states[code] : undefined;
  const town = words.join(' ');
  if (!state || town === '' || /\d/.test(town) || (shared.has(code) && !hasCode && !hasCountry)) return null;
  return `${town}, ${state}, Australia`;
}
