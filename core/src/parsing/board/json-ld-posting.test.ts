import { describe, expect, it } from 'vitest';
import { minorDigits } from '../pay/minor-digits.ts';
import { jobPostings, jsonLdFromHtml } from './json-ld-blocks.ts';
import { readJsonLdPosting } from './json-ld-posting.ts';

const now = Date.parse('2026-11-21T10:00:00Z');

function read(over: object, graph: object[] = []) {
  const posting = { '@type': 'JobPosting', title: 'Cook', hiringOrganization: { name: 'Fern' }, ...over };
  const [node] = jobPostings({ '@graph': [posting, ...graph] });
  const facts = readJsonLdPosting(node, { now });
  if (!facts) throw new Error('no posting');
  return facts;
}

describe('the places of a posting', () => {
  const austin = { addressLocality: 'Austin', addressRegion: 'TX', addressCountry: 'US' };
  const dallas = { addressLocality: 'Dallas', addressRegion: 'TX', addressCountry: 'US' };
  it.each([
    ['an address', { address: austin }, ['Austin, TX, US']],
    ['an address without a place', austin, ['Austin, TX, US']],
    ['a text', 'Austin, TX', ['Austin, TX']],
    ['texts', ['Austin, TX', 'Dallas, TX'], ['Austin, TX', 'Dallas, TX']],
    ['places', [{ address: austin }, { address: dallas }], ['Austin, TX, US', 'Dallas, TX, US']],
    ['addresses of one place', { address: [austin, dallas] }, ['Austin, TX, US', 'Dallas, TX, US']],
    ['a text as address', { address: 'Austin, TX' }, ['Austin, TX']],
    ['a place in a place', { '@type': 'Place', address: { address: austin } }, ['Austin, TX, US']],
    ['lists in lists', [[{ address: austin }], ['Dallas']], ['Austin, TX, US', 'Dallas']],
    [
      'several towns of one address',
      { address: { ...austin, addressLocality: ['Austin', 'Dallas'] } },
      ['Austin, TX, US', 'Dallas, TX, US'],
    ],
    [
      'towns and their states',
      {
        address: { addressLocality: ['Austin', 'Boise'], addressRegion: ['TX', 'ID'], addressCountry: 'US' },
      },
      ['Austin, TX, US', 'Boise, ID, US'],
    ],
    [
      'countries as nodes',
      { address: { ...austin, addressCountry: { '@type': 'Country', name: 'United States' } } },
      ['Austin, TX, United States'],
    ],
    [
      'a country by its code',
      { address: { addressCountry: { '@type': 'Country', identifier: 'CA' } } },
      ['CA'],
    ],
    [
      'a region as a node',
      { address: { ...austin, addressRegion: { '@type': 'State', name: 'TX' } } },
      ['Austin, TX, US'],
    ],
    ['a country alone', { '@type': 'Country', name: 'Germany' }, ['Germany']],
    ['a name alone', { '@type': 'Place', name: 'Reno, NV' }, ['Reno, NV']],
    [
      'a town in a region',
      {
        '@type': 'City',
        name: 'Austin',
        containedInPlace: { name: 'Texas', containedInPlace: { name: 'US' } },
      },
      ['Austin, Texas, US'],
    ],
    [
      'a state that stands twice',
      { address: { ...austin, addressLocality: 'Austin, TX' } },
      ['Austin, TX, US'],
    ],
    ['a code', { address: { ...austin, postalCode: '78701' } }, ['Austin, TX 78701, US']],
    ['a street alone', { address: { streetAddress: '1 Main St, Reno, NV' } }, ['1 Main St, Reno, NV']],
    ['a value with its language', { address: { addressLocality: { '@value': 'Austin' } } }, ['Austin']],
    ['nothing', null, []],
    ['an empty address', { address: { addressLocality: '' } }, []],
  ])('%s', (_, jobLocation, places) => {
    expect(read({ jobLocation }).locations).toEqual(places);
  });

  it.each([
    ['TELECOMMUTE', undefined, ['Remote']],
    ['TELECOMMUTE', 'Germany', ['Remote - Germany']],
    ['TELECOMMUTE', { '@type': 'Country', name: 'USA' }, ['Remote - USA']],
    [
      'https://schema.org/TELECOMMUTE',
      [{ name: 'USA' }, { name: 'Canada' }],
      ['Remote - USA', 'Remote - Canada'],
    ],
    [['telecommute'], { '@type': 'State', name: 'Texas, USA' }, ['Remote - Texas, USA']],
    ['TELECOMMUTE', { address: { addressCountry: 'US' } }, ['Remote - US']],
    ['TELECOMMUTE', { name: 'Texas', containedInPlace: { name: 'US' } }, ['Remote - Texas, US']],
  ])('%j open to %j', (jobLocationType, applicantLocationRequirements, locations) => {
    expect(read({ jobLocationType, applicantLocationRequirements })).toMatchObject({
      remote: true,
      locations,
    });
  });

  it('reads remote work where it stands in the place of a place', () => {
    expect(read({ jobLocation: 'TELECOMMUTE' })).toMatchObject({ remote: true, locations: ['Remote'] });
  });
});

describe('the employer', () => {
  const acme = { '@type': 'Organization', '@id': '#acme', name: 'Acme' };
  it.each([
    ['a text', 'Acme', []],
    ['a name', { name: 'Acme' }, []],
    ['names', { name: ['Acme', 'Acme Inc.'] }, []],
    ['a value with its language', { name: { '@value': 'Acme', '@language': 'en' } }, []],
    ['a legal name', { '@type': 'Organization', legalName: 'Acme' }, []],
    ['an empty name and a legal name', { name: '', legalName: 'Acme' }, []],
    ['several', [{ name: '' }, { name: 'Acme' }], []],
    ['an id', { '@id': '#acme' }, [acme]],
    ['a bare id', '#acme', [acme]],
    [
      'an id beside a type',
      { '@type': 'Organization', '@id': '#acme' },
      [{ ...acme, name: undefined, legalName: 'Acme' }],
    ],
    ['an id deep in the graph', { '@id': '#acme' }, [{ '@type': 'WebSite', publisher: { about: [acme] } }]],
  ])('as %s', (_, hiringOrganization, graph) => {
    expect(read({ hiringOrganization }, graph).companyName).toBe('Acme');
  });

  it('is found in another block of the page, as is a place', () => {
    const posting = {
      '@type': 'JobPosting',
      title: 'Cook',
      hiringOrganization: { '@id': 'https://acme.example/#org' },
      jobLocation: { '@id': '#here' },
    };
    const others = [
      { '@id': 'https://acme.example/#org', legalName: 'Acme' },
      { '@id': '#here', '@type': 'Place', address: { '@id': '#address' } },
      { '@id': '#address', addressLocality: 'Austin' },
    ];
    const block = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
    const [found] = jsonLdFromHtml(`${block(posting)}${block(others)}`);
    const facts = found && 'node' in found ? readJsonLdPosting(found.node, { now }) : null;
    expect(facts).toMatchObject({ companyName: 'Acme', locations: ['Austin'] });
  });

  it('is empty where an id leads nowhere or to itself', () => {
    expect(read({ hiringOrganization: { '@id': '#gone' } }).companyName).toBe('');
    const round = { '@id': '#a', '@type': 'Organization', address: { '@id': '#a' } };
    expect(read({ hiringOrganization: { '@id': '#a' } }, [round]).companyName).toBe('');
  });
});

describe('pay', () => {
  const show = (over: object) => {
    const { pay } = read(over);
    if (!pay) return 'null';
    const unit = 10 ** minorDigits(pay.currency);
    const side = (amount: number | null) => (amount === null ? '-' : String(amount / unit));
    return `${side(pay.min)}..${side(pay.max)} ${pay.currency ?? '-'} ${pay.interval ?? '-'}`;
  };
  const year = { currency: 'USD', value: { minValue: 50_000, maxValue: 60_000, unitText: 'YEAR' } };
  it.each([
    ['a range', year, '50000..60000 USD year'],
    ['a number', 50_000, '50000..50000 - -'],
    ['a text', '$50,000 - $60,000 a year', '50000..60000 USD year'],
    ['a text without an interval', '£50,000 - £60,000', '50000..60000 GBP year'],
    ['a text encoded', '&pound;50,000 &ndash; &pound;60,000', '50000..60000 GBP year'],
    ['two numbers', [50_000, 60_000], '50000..60000 - -'],
    ['a list of one', [year], '50000..60000 USD year'],
    ['the same twice', [year, year], '50000..60000 USD year'],
    ['one for each place', [year, { ...year, value: { value: 90_000, unitText: 'YEAR' } }], 'null'],
    ['a value', { currency: 'EUR', value: 60_000, unitText: 'YEAR' }, '60000..60000 EUR year'],
    [
      'a value in a value',
      { currency: 'EUR', value: { value: '60000.00', unitText: 'YEAR' } },
      '60000..60000 EUR year',
    ],
    ['values', { currency: 'USD', value: [50_000, 60_000], unitText: 'YEAR' }, '50000..60000 USD year'],
    ['values as nodes', { currency: 'USD', value: [year.value] }, '50000..60000 USD year'],
    [
      'a range as text',
      { currency: 'USD', value: { value: '50000-60000', unitText: 'YEAR' } },
      '50000..60000 USD year',
    ],
    [
      'a range as value',
      { currency: 'CAD', value: '50,000 - 60,000', unitText: 'YEAR' },
      '50000..60000 CAD year',
    ],
    ['a text as value', { currency: 'CAD', value: '$50,000 - $60,000 a year' }, '50000..60000 CAD year'],
    [
      'ends as texts',
      { currency: 'USD', value: { minValue: '$50,000', maxValue: '$60k', unitText: 'YEAR' } },
      '50000..60000 USD year',
    ],
    [
      'a dot between thousands',
      { currency: 'EUR', value: { minValue: '50.000', maxValue: '60.000', unitText: 'YEAR' } },
      '50000..60000 EUR year',
    ],
    ['one end', { currency: 'USD', value: { minValue: 22, unitText: 'HOUR' } }, '22..- USD hour'],
    ['a price', { priceCurrency: 'USD', minPrice: 20, maxPrice: 25, unitText: 'HOUR' }, '20..25 USD hour'],
    ['a code of the unit', { currency: 'USD', value: { value: 20, unitCode: 'HUR' } }, '20..20 USD hour'],
    ['a duration', { currency: 'USD', value: { value: 4000, unitText: 'P1M' } }, '4000..4000 USD month'],
    [
      'currency inside',
      { value: { currency: 'AUD', minValue: 50_000, maxValue: 60_000, unitText: 'YEAR' } },
      '50000..60000 AUD year',
    ],
    [
      'an interval that is none of ours',
      { currency: 'USD', value: { value: 30_000, unitText: 'PROJECT' } },
      '30000..30000 USD -',
    ],
    [
      'every two weeks',
      { currency: 'USD', value: { value: 30_000, unitText: 'BIWEEKLY' } },
      '30000..30000 USD -',
    ],
    ['zeros', { currency: 'USD', value: { minValue: 0, maxValue: 0, unitText: 'YEAR' } }, 'null'],
    ['words', 'Competitive', 'null'],
    ['nothing', null, 'null'],
  ])('%s', (_, baseSalary, expected) => {
    expect(show({ baseSalary })).toBe(expected);
  });

  it('takes the currency that stands beside it', () => {
    expect(show({ baseSalary: 60_000, salaryCurrency: 'NZD' })).toBe('60000..60000 NZD year');
    expect(show({ baseSalary: '60000 - 70000', salaryCurrency: 'CAD' })).toBe('60000..70000 CAD year');
  });
});

it('keeps the paragraphs of a description that is a list', () => {
  expect(read({ description: ['One.', 'Two.'] }).description).toBe('One.\n\nTwo.');
});
