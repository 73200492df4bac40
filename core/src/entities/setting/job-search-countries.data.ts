import { settingsCountries } from './settings-countries.data.ts';

/**
 * The countries that a job search may be narrowed to, 60 lower-case alpha-2 codes (docs/spec/constants.md, Countries;
 * docs/spec/readings.md R30): those of the settings and four more that employers advertise in.
 */
export const jobSearchCountries = [...settingsCountries, 'tw', 'lt', 'ee', 'cr'] as const;
