import type { RawPostingInput } from '@foothold/core/entities/posting/posting.ts';
import { RawPosting } from '@foothold/core/entities/posting/posting.ts';
import { parsePay } from '@foothold/core/parsing/pay/salary.ts';
import { describe, expect, it } from 'vitest';
import type { ResolvedLocation } from './import-places.ts';
import { postingRow } from './import-row.ts';

const austin: ResolvedLocation = {
  places: [
    {
      text: 'Austin, TX',
      city: 'Austin',
      state: 'TX',
      country: 'US',
      lat: 30.27,
      lng: -97.74,
      cityId: 4671654,
      label: 'Austin, TX',
    },
  ],
  remote: false,
  remoteCountries: [],
};

function row(given: Partial<RawPostingInput>, locations: ResolvedLocation[] = []) {
  const posting = RawPosting.parse({
    source: 'file',
    externalId: '1',
    title: 'Cook',
    companyName: 'Fern',
    ...given,
  });
  return postingRow({ row: 1, posting, key: 'file\n1', contentHash: 'x', isLoose: false }, locations);
}

it('is remote where the title, the type or the source says so, and open to the country that the title names', () => {
  const spain = row({ title: 'Cook | Spain | Remote' });
  expect([spain.isRemote, spain.location]).toEqual([true, 'Remote']);
  expect(spain.areas).toEqual(row({}, [{ places: [], remote: true, remoteCountries: ['ES'] }]).areas);
  expect(row({ employmentType: 'Full-time (remote)' }).isRemote).toBe(true);
  expect(row({ remote: true }).isRemote).toBe(true);
});

describe('remote work that is limited to a part of the world', () => {
  const limited = (text: string) =>
    row({ remote: true }, [
      {
        places: [{ text, city: '', state: '', country: '', lat: null, lng: null, cityId: null, label: text }],
        remote: true,
        remoteCountries: [],
      },
    ]).areas;
  it.each([
    ['European Union', ['DE', 'IE', 'PL'], ['US', 'CA', 'GB', 'CH']],
    ['Europe', ['DE', 'GB', 'CH'], ['US', 'BR']],
    ['EMEA', ['DE', 'AE', 'ZA'], ['US', 'IN']],
    ['LATAM', ['BR', 'MX', 'CO'], ['US', 'ES']],
    ['APAC', ['AU', 'SG', 'IN'], ['US', 'DE']],
    ['DACH', ['DE', 'AT', 'CH'], ['FR', 'US']],
    ['Nordics', ['SE', 'FI', 'IS'], ['DE', 'US']],
    ['ANZ', ['AU', 'NZ'], ['US']],
    ['Middle East', ['AE', 'SA'], ['US', 'DE']],
    ['UKI', ['GB', 'IE'], ['US', 'FR']],
    ['North America', ['US', 'CA', 'MX'], ['BR', 'DE']],
    ['Americas', ['US', 'BR'], ['DE']],
  ])('%s is open there and nowhere else', (text, open, closed) => {
    const areas = limited(text);
    expect(areas).toEqual(expect.arrayContaining(open));
    expect(areas.filter((area) => closed.includes(area) || area === 'ZZ')).toEqual([]);
  });
  it('says nothing of work that is done there', () => {
    expect(
      row({}, [
        {
          places: [
            {
              text: 'Europe',
              city: '',
              state: '',
              country: '',
              lat: null,
              lng: null,
              cityId: null,
              label: 'Europe',
            },
          ],
          remote: false,
          remoteCountries: [],
        },
      ]).areas,
    ).toEqual(['ZZ']);
  });
});

it('stays where it is for words that only sound like it', () => {
  for (const title of ['Remote Sensing Scientist', 'Distributed Systems Engineer', 'Cook (not remote)'])
    expect(row({ title }, [austin]).isRemote, title).toBe(false);
  expect(row({}, [austin]).areas).toEqual(row({ title: 'Cook | Hybrid' }, [austin]).areas);
});

it('takes the pay from the description where the source has no field for it', () => {
  const description = '<p>The salary range is $60,000&nbsp;- $70,000 a year.</p>';
  expect(row({ description }, [austin])).toMatchObject({
    salary: '$60,000 - $70,000',
    pay: { min: 6_000_000, max: 7_000_000, currency: 'USD', interval: 'year' },
  });
  expect(row({ description, payText: '$31 an hour' }, [austin]).salary).toBe('$31 an hour');
  expect(row({ description: '<p>A $5,000 bonus.</p>' }, [austin]).pay).toBeNull();
});

describe('a plain “$”', () => {
  const inCountry = (country: string) => ({
    ...austin,
    places: austin.places.map((place) => ({ ...place, country, state: '', label: country })),
  });
  const text = '$60,000 - $70,000 a year';

  it.each([
    ['US', 'USD'],
    ['CA', 'CAD'],
    ['AU', 'AUD'],
    ['NZ', 'NZD'],
    ['GB', null],
  ])('in %s is %s, in the field of the source as in its text', (country, currency) => {
    const place = [inCountry(country)];
    expect(row({ payText: text }, place).pay?.currency).toBe(currency);
    expect(row({ payText: text, pay: parsePay(text) }, place).pay?.currency).toBe(currency);
    expect(row({ description: `Salary: ${text}` }, place).pay?.currency).toBe(currency ?? undefined);
  });

  it('is no other where the source states the currency in a field', () => {
    const pay = parsePay(text, { currency: 'USD' });
    expect(row({ payText: text, pay, hasCurrency: true }, [inCountry('CA')]).pay?.currency).toBe('USD');
    expect(row({ payText: text, pay }, [inCountry('CA')]).pay?.currency).toBe('CAD');
  });

  it('is the one that is named, and nobody’s where two could be meant', () => {
    const toronto = [inCountry('CA')];
    expect(row({ description: `Salary: ${text} USD` }, toronto).pay?.currency).toBe('USD');
    expect(row({ description: `Salary: ${text}. All figures are in U.S. dollars.` }, toronto).pay).toBeNull();
    expect(row({ payText: text }, [austin, ...toronto]).pay?.currency).toBeNull();
    expect(row({ payText: text }, [austin, inCountry('GB')]).pay?.currency).toBe('USD');
    const remote = [{ places: [], remote: true, remoteCountries: ['CA'] }];
    expect(row({ payText: text }, remote).pay?.currency).toBe('CAD');
    expect(row({ payText: text }, remote).salary).toBe('CA$60,000 - CA$70,000');
    const worldwide = [{ places: [], remote: true, remoteCountries: [] }];
    expect(row({ payText: text }, worldwide).pay?.currency).toBe('USD');
  });
});

it('knows where the work is done and which rank is asked for, by the fields of the source and by its words', () => {
  const read = (given: Partial<RawPostingInput>) => {
    const { workplace, seniority } = row(given, [austin]);
    return [workplace, seniority];
  };
  expect(read({})).toEqual(['unknown', 'unknown']);
  expect(read({ workplaceText: 'Hybrid', seniorityText: 'Senior Level' })).toEqual(['hybrid', 'senior']);
  expect(read({ workplaceText: 'OnSite', remote: false })).toEqual(['onsite', 'unknown']);
  expect(read({ locations: ['Hybrid - Austin, TX'], title: 'Lead Cook' })).toEqual(['hybrid', 'lead']);
  expect(read({ remote: true, seniorityText: 'Not Applicable' })).toEqual(['remote', 'unknown']);
  expect(read({ description: '<p>This is an entry-level role.</p>' })).toEqual(['unknown', 'entry']);
  expect(row({}, [{ places: [], remote: true, remoteCountries: [] }]).workplace).toBe('remote');
});

it('keeps the facts that the title and the text state', () => {
  const description = '<p>Hours: 7p to 7a.</p><p>A valid driver’s license is required.</p>';
  expect(row({ title: 'Nurse (Spanish-speaking)', description }).facts).toEqual([
    'shift:night',
    'language:es',
    'licence:driver',
  ]);
  expect(row({ title: 'Nurse' }).facts).toEqual([]);
});

it('reads pay in the title where no field states it', () => {
  const title = 'Warehouse Associate - $18/hr';
  expect(row({ title }).payYear).toBe(37_440);
  expect(row({ title, payText: '$20 an hour' }).payYear).toBe(41_600);
  expect(row({ title: 'Analyst, $50 million fund' }).pay).toBeNull();
});

it('says what pay comes to a year, and whether any is stated', () => {
  const read = (payText: string) => {
    const { payYear, payCurrency } = row({ payText });
    return [payYear, payCurrency];
  };
  expect(read('$31 - $36 an hour')).toEqual([74_880, 'USD']);
  expect(read('€60,000 a year')).toEqual([60_000, 'EUR']);
  expect(read('Competitive')).toEqual([null, '']);
  expect(read('')).toEqual([null, null]);
});
