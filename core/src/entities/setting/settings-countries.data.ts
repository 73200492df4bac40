/**
 * The countries that settings offer, 56 lower-case alpha-2 codes (docs/spec/constants.md, Countries;
 * docs/spec/readings.md R30); `us` is the default.
 */
export const settingsCountries = [
  ...['us', 'ca', 'mx', 'br', 'ar', 'cl', 'co', 'pe'],
  ...['gb', 'ie', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'be', 'lu', 'at', 'ch'],
  ...['dk', 'se', 'no', 'fi', 'pl', 'cz', 'sk', 'hu', 'ro', 'bg', 'gr', 'hr'],
  ...['ua', 'tr', 'il', 'ae', 'sa', 'eg', 'za', 'ng', 'ke'],
  ...['in', 'pk', 'bd', 'sg', 'my', 'ph', 'id', 'th', 'vn'],
  ...['cn', 'hk', 'jp', 'kr', 'au', 'nz'],
] as const;
