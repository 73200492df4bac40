/** Parts of the United States by the states in them, as the Census Bureau divides it (Census Regions and Divisions, 2020). */
export const regionsOfStates: Readonly<Record<string, string>> = {
  northeast: 'CT ME MA NH RI VT NJ NY PA',
  'new england': 'CT ME MA NH RI VT',
  midwest: 'IL IN MI OH WI IA KS MN MO NE ND SD',
  south: 'DE DC FL GA MD NC SC VA WV AL KY MS TN AR LA OK TX',
  west: 'AZ CO ID MT NV NM UT WY AK CA HI OR WA',
  'west coast': 'CA OR WA',
};
