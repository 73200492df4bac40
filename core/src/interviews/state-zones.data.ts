/**
 * The states and territories of the US by the zone most people of each live in: its postal code, then its name, with a
 * semicolon between states. From the boundaries of 49 CFR 71 (public domain), as the IANA names of today.
 */
export const stateZones: Readonly<Record<string, string>> = {
  'America/New_York':
    'CT Connecticut;DC District of Columbia;DE Delaware;FL Florida;GA Georgia;KY Kentucky;MA Massachusetts;MD Maryland;ME Maine;NC North Carolina;NH New Hampshire;NJ New Jersey;NY New York;OH Ohio;PA Pennsylvania;RI Rhode Island;SC South Carolina;VA Virginia;VT Vermont;WV West Virginia',
  'America/Detroit': 'MI Michigan',
  'America/Indiana/Indianapolis': 'IN Indiana',
  'America/Chicago':
    'AL Alabama;AR Arkansas;IA Iowa;IL Illinois;KS Kansas;LA Louisiana;MN Minnesota;MO Missouri;MS Mississippi;ND North Dakota;NE Nebraska;OK Oklahoma;SD South Dakota;TN Tennessee;TX Texas;WI Wisconsin',
  'America/Denver': 'CO Colorado;MT Montana;NM New Mexico;UT Utah;WY Wyoming',
  'America/Boise': 'ID Idaho',
  'America/Phoenix': 'AZ Arizona',
  'America/Los_Angeles': 'CA California;NV Nevada;OR Oregon;WA Washington',
  'America/Anchorage': 'AK Alaska',
  'Pacific/Honolulu': 'HI Hawaii',
  'America/Puerto_Rico': 'PR Puerto Rico;VI U.S. Virgin Islands',
  'Pacific/Guam': 'GU Guam;MP Northern Mariana Islands',
};
