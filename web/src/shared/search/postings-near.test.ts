import { expect, test } from 'vitest';
import { nothingHidden } from '../../data/settings/hidden.ts';
import { postingsNearQuery, searchedPlace } from './postings-near.ts';

test.each([
  [{ name: 'Columbus', country: 'US', stateCode: 'OH' }, 'OH', 'Columbus, OH'],
  // The code of a country would be read as one of a state.
  [{ name: 'São Paulo', country: 'BR', stateCode: '27' }, 'Brazil', 'São Paulo, Brazil'],
])(
  'postings are searched by city and state in the US and Canada, by city and country elsewhere',
  (...one) => {
    const [city, area, location] = one;
    expect(searchedPlace(city)).toEqual({ area, location });
  },
);

test('a count asks as the job search does: the country unless it is the US, one row, nothing old', () => {
  const asked = (countrycode: string) =>
    postingsNearQuery({ location: 'Columbus, OH', searchTerm: 'nurse', countrycode, hidden: nothingHidden })
      .queryKey[2];
  expect(asked('us')).toMatchObject({
    searchTerm: 'nurse',
    location: 'Columbus, OH',
    distance: 25,
    pageSize: 1,
  });
  expect(asked('us')).not.toHaveProperty('selectedCountryCode');
  expect(asked('de')).toMatchObject({ selectedCountryCode: 'de', withOld: false });
});
