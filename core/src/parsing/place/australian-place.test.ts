import { expect, test } from 'vitest';
import { parseLocation } from './location.ts';

test.each([
  ['Camberwell VIC 3124', 'Camberwell', 'Victoria'],
  ['Melbourne VIC (Remote)', 'Melbourne', 'Victoria'],
  ['Byron Bay NSW', 'Byron Bay', 'New South Wales'],
  ['Camberwell, VIC 3124, AU', 'Camberwell', 'Victoria'],
  ['Toowoomba, QLD, Australia', 'Toowoomba', 'Queensland'],
  ['Launceston TAS 7250', 'Launceston', 'Tasmania'],
  ['Fremantle WA 6160', 'Fremantle', 'Western Australia'],
  ['Mount Gambier SA 5290', 'Mount Gambier', 'South Australia'],
])('“%s” is a place in Australia', (text, city, state) => {
  expect(parseLocation(text).places).toMatchObject([{ city, state, country: 'AU' }]);
});

test.each([
  ['Seattle, WA', 'WA', 'US'],
  ['Seattle WA 98101', 'WA', 'US'],
  ['Yellowknife, NT', 'NT', 'CA'],
])('“%s” stays where it is', (text, state, country) => {
  expect(parseLocation(text).places).toMatchObject([{ state, country }]);
});
