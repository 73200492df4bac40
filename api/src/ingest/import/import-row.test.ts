import type { RawPostingInput } from '@foothold/core/entities/posting/posting.ts';
import { RawPosting } from '@foothold/core/entities/posting/posting.ts';
import { expect, it } from 'vitest';
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

it('does not take the dollar of another country for the American one', () => {
  const toronto = {
    ...austin,
    places: austin.places.map((place) => ({ ...place, country: 'CA', state: 'ON' })),
  };
  expect(row({ description: 'Salary: $60,000 - $70,000' }, [toronto]).pay).toBeNull();
  expect(row({ description: 'Salary: $60,000 - $70,000 USD' }, [toronto]).pay?.currency).toBe('USD');
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
