/**
 * The zone most people of a state of the US live in, by its postal code; states of several zones among them. From the
 * boundaries of 49 CFR 71 (public domain), as the IANA names of today.
 */
export const stateZones: Readonly<Record<string, readonly string[]>> = {
  'America/New_York': [
    ...['CT', 'DC', 'DE', 'FL', 'GA', 'KY', 'MA', 'MD', 'ME', 'NC', 'NH', 'NJ', 'NY', 'OH', 'PA', 'RI', 'SC'],
    ...['VA', 'VT', 'WV'],
  ],
  'America/Detroit': ['MI'],
  'America/Indiana/Indianapolis': ['IN'],
  'America/Chicago': [
    ...['AL', 'AR', 'IA', 'IL', 'KS', 'LA', 'MN', 'MO', 'MS', 'ND', 'NE', 'OK', 'SD', 'TN', 'TX', 'WI'],
  ],
  'America/Denver': ['CO', 'MT', 'NM', 'UT', 'WY'],
  'America/Boise': ['ID'],
  'America/Phoenix': ['AZ'],
  'America/Los_Angeles': ['CA', 'NV', 'OR', 'WA'],
  'America/Anchorage': ['AK'],
  'Pacific/Honolulu': ['HI'],
  'America/Puerto_Rico': ['PR', 'VI'],
  'Pacific/Guam': ['GU', 'MP'],
};
