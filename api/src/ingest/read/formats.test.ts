import { webLink } from '@foothold/core/parsing/board/loose-fields.ts';
import { describe, expect, it } from 'vitest';
import { nycLocation } from '../../sources/nyc-gov/nyc-location.ts';
import { workdayPlace } from '../../sources/open-jobs-data/workday-place.ts';
import { stableId, UnreadableRecord } from '../../sources/record/posting-record.ts';
import { repairEncoding } from '../../sources/record/repair-encoding.ts';
import { detectFormat } from './detect-format.ts';
import { formats, readPosting } from './formats.ts';
import { standIns } from './stand-in-files.data.ts';

const now = Date.UTC(2026, 7, 22, 12);
const context = { now };
const bytes = (text: string) => new TextEncoder().encode(text);
const read = (name: string, record: unknown) => {
  const result = readPosting(name, record, context);
  return 'ok' in result ? result.ok : result.reason;
};
const first = (name: keyof typeof standIns) => JSON.parse(standIns[name].text.split('\n')[0] ?? '');

describe('detectFormat', () => {
  it.each(Object.entries(standIns))('tells %s from its content', (_, { file, text, format, syntax }) => {
    expect(detectFormat(file, bytes(text))).toMatchObject({ name: format, syntax });
  });
  it('takes the named format and finds the delimiter', () => {
    expect(detectFormat('a.csv', bytes('Title;Company;City\n'), { format: 'generic' }).delimiter).toBe(';');
    expect(detectFormat('a.tsv', bytes('Title\tCompany\n')).delimiter).toBe('\t');
    expect(detectFormat('a.json', bytes('[{"title":"x","company":"y"}]'), { format: 'themuse' }).name).toBe(
      'themuse',
    );
  });
  const refused: [string, string | Uint8Array, RegExp][] = [
    ['empty.json', '', /empty\.json is empty/],
    ['blank.csv', ' \n \n', /is empty/],
    ['page.html', '<!doctype html><p>Hello', /web page without job data/],
    ['sheet.xlsx', Uint8Array.of(0x50, 0x4b, 3, 4, 20), /spreadsheet; unpack it or save it as CSV/],
    ['jobs.json.gz', Uint8Array.of(0x1f, 0x8b, 8), /gzip/],
    ['cv.pdf', '%PDF-1.7', /PDF/],
    ['utf16.csv', Uint8Array.of(0xff, 0xfe, 0x54, 0), /UTF-16/],
    ['blob.csv', Uint8Array.of(0x61, 0, 0x62), /zero byte at byte 2/],
    ['people.csv', 'name,age\nAnn,40\n', /no column for the job title and the company \(found: name, age\)/],
    ['half.csv', 'Job Title,City\nNurse,Reno\n', /no column for the company/],
    ['other.json', '[{"color":"red"}]', /no field for the job title and the company/],
  ];
  it.each(refused)('refuses %s in words', (file, content, message) => {
    const head = typeof content === 'string' ? bytes(content) : content;
    expect(() => detectFormat(file, head)).toThrow(message);
  });
});

describe('the formats', () => {
  it('open-jobs-data: posted, else first seen; one place in pieces is put together', () => {
    const row = first('open-jobs-data');
    expect(read('open-jobs-data', row)).toMatchObject({
      source: 'greenhouse',
      externalId: '7001',
      title: 'Line Cook',
      companyName: 'Blue Fern Kitchens',
      locations: ['Austin, TX', 'Remote - US'],
      postedAt: Date.UTC(2026, 7, 21, 9),
      seenAt: Date.UTC(2026, 7, 22, 6),
      employmentType: 'Full time',
    });
    const workday = { ...row, platform: 'workday', jobId: '/job/X_R1', postedAt: null };
    expect(read('open-jobs-data', workday)).toMatchObject({
      postedAt: null,
      seenAt: Date.UTC(2026, 7, 22, 6),
      externalId: 'blue-fern-kitchens:/job/X_R1',
    });
    const counted = { ...workday, locations: ['3 Locations'], jobId: '/job/US-CA-Santa-Clara/Cook_R1' };
    expect(read('open-jobs-data', counted)).toMatchObject({
      locations: ['US-CA-Santa-Clara', '3 Locations'],
    });
    const workable = { ...row, platform: 'workable', locations: ['Courbevoie', 'Île-de-France', 'France'] };
    expect(read('open-jobs-data', workable)).toMatchObject({
      locations: ['Courbevoie, Île-de-France, France'],
    });
  });
  it('simplify-newgrad: epoch seconds, inactive rows closed, hidden rows refused', () => {
    const row = first('simplify-newgrad');
    expect(read('simplify-newgrad', row)).toMatchObject({
      externalId: 'a-1',
      companyName: 'Quiet Harbor',
      postedAt: 1714605534000,
      closedAt: null,
    });
    expect(read('simplify-newgrad', { ...row, active: false })).toMatchObject({ closedAt: 1714605600000 });
    expect(read('simplify-newgrad', { ...row, is_visible: false })).toMatch(/hidden by its source/);
  });
  it('tech-salary-radar: pay as numbers, the board id without the employer', () => {
    expect(read('tech-salary-radar', first('tech-salary-radar'))).toMatchObject({
      source: 'ashby',
      externalId: '03a3-beef',
      remote: true,
      pay: { min: 18_800_000, max: 27_700_000, currency: 'USD', interval: 'year' },
    });
  });
  it('themuse: HTML text, several places', () => {
    expect(read('themuse', first('themuse'))).toMatchObject({
      externalId: '18400118',
      companyName: 'Cedar Row Homes',
      description: '<p>Keep our homes warm.</p>',
      locations: ['Salisbury, NC', 'Flexible / Remote'],
      url: 'https://example.com/jobs/18400118',
    });
  });
  it('weworkremotely and remotejobs: remote by the nature of the board', () => {
    expect(read('weworkremotely', first('weworkremotely'))).toMatchObject({
      remote: true,
      externalId: 'https://example.com/remote/planner',
      postedAt: Date.UTC(2026, 6, 22, 7, 1, 32),
    });
    expect(read('remotejobs', first('remotejobs'))).toMatchObject({
      remote: true,
      companyName: 'Larkspur Data',
      pay: { min: 7_500_000, max: 9_500_000, currency: 'USD', interval: 'year' },
    });
  });
  it('nyc-gov: pay by frequency, sections joined, encoding repaired, inside and outside told apart', () => {
    const posting = read('nyc-gov', first('nyc-gov'));
    expect(posting).toMatchObject({
      externalId: '97899-external',
      title: 'Park Gardener',
      employmentType: 'Part-time',
      locations: ['350 Jay St, Brooklyn, NY'],
      pay: { min: 2150, max: 2575, interval: 'hour' },
      closedAt: Date.UTC(2026, 8, 1),
    });
    expect(posting).toHaveProperty('description', 'Care for New York’s parks.\n\nPreferred skills\nPruning');
  });
  it('json-ld: address, pay, remote countries, employer number kept apart by employer', () => {
    const node = JSON.parse(standIns['json-ld'].text.match(/\{"@context[\s\S]*?\}(?=<)/)?.[0] ?? '{}');
    const posting = read('json-ld', node);
    expect(posting).toMatchObject({
      companyName: 'Maple Works',
      locations: ['Detroit, MI 48201, US'],
      employmentType: 'FULL_TIME',
      pay: { min: 8_000_000, max: 11_000_000, currency: 'USD', interval: 'year' },
      postedAt: Date.UTC(2026, 0, 18),
      closedAt: Date.UTC(2026, 2, 18),
    });
    const other = read('json-ld', { ...node, hiringOrganization: 'Birch Works' });
    expect(other).toHaveProperty('companyName', 'Birch Works');
    expect(other).not.toHaveProperty('externalId', (posting as { externalId: string }).externalId);
    const far = { ...node, jobLocation: undefined, jobLocationType: 'TELECOMMUTE' };
    far.applicantLocationRequirements = [{ '@type': 'Country', name: 'USA' }];
    expect(read('json-ld', far)).toMatchObject({ remote: true, locations: ['Remote - USA'] });
    expect(read('json-ld', { '@type': 'Person' })).toBe('not a schema.org JobPosting');
  });
  it('generic: names in any spelling, city and state apart, relative dates, stable ids', () => {
    const row = {
      'Job Title': 'Welder with verification',
      EMPLOYER: 'Iron Lake',
      City: 'Reno',
      State: 'NV',
      'Salary Range': '$25 - $30 an hour',
      'Apply URL': 'https://example.com/w',
      date: '',
      date_text: '2 weeks ago',
      'Is Remote': 'No',
    };
    const posting = read('generic', row);
    expect(posting).toMatchObject({
      source: 'file',
      title: 'Welder',
      companyName: 'Iron Lake',
      locations: ['Reno, NV'],
      remote: false,
      pay: { min: 2500, max: 3000, interval: 'hour' },
      postedAt: now - 14 * 86_400_000,
    });
    expect(posting).toEqual(read('generic', { ...row }));
    expect(posting).not.toHaveProperty(
      'externalId',
      (read('generic', { ...row, City: 'Elko' }) as { externalId: string }).externalId,
    );
    expect(
      read('generic', {
        title: 'A',
        company: { name: 'B' },
        location: { name: 'Oslo, Norway' },
        salary: 50000,
        currency: 'EUR',
      }),
    ).toMatchObject({
      companyName: 'B',
      locations: ['Oslo, Norway'],
      pay: { min: 5_000_000, currency: 'EUR', interval: 'year' },
    });
  });
  it('every format answers a reason for a record that is none, and never throws', () => {
    const wrong = [
      null,
      undefined,
      5,
      'text',
      [],
      {},
      { title: 5 },
      { company: {} },
      { title: 'x'.repeat(9) },
      new UnreadableRecord('broken block'),
    ];
    for (const name of formats.keys()) {
      for (const record of wrong) {
        const result = readPosting(name, record, context);
        expect('reason' in result && result.reason.length > 3, `${name} ${JSON.stringify(record)}`).toBe(
          true,
        );
      }
    }
  });
  it('keeps out what a database or a page cannot take', () => {
    const posting = read('generic', {
      title: `A\u0000\ud800 ${'x'.repeat(900)}`,
      company: '  B\n\nC ',
      url: 'javascript:alert(1)',
      id: 'i'.repeat(900),
      date: '9999-99-99',
    });
    expect(posting).toMatchObject({ companyName: 'B C', url: '', postedAt: null });
    const { title, externalId } = posting as { title: string; externalId: string };
    expect([title.length, title.includes('\u0000'), title.isWellFormed(), externalId.length]).toEqual([
      500,
      false,
      true,
      32,
    ]);
  });
});

it('lets only web links through', () => {
  const links = [
    'https://example.com/a?b=1',
    ' http://example.com ',
    'ftp://example.com',
    'mailto:a@b.c',
    '//example.com',
    'None',
    7,
    null,
  ];
  expect(links.map(webLink)).toEqual([
    'https://example.com/a?b=1',
    'http://example.com',
    '',
    '',
    '',
    '',
    '',
    '',
  ]);
});

it('makes the same id for the same parts whatever their case and spacing', () => {
  expect(stableId('A', 'b  c')).toBe(stableId('a', ' B C '));
  expect(stableId('a', 'bc')).not.toBe(stableId('ab', 'c'));
  expect(stableId('a')).toMatch(/^[0-9a-f]{32}$/);
});

it('repairs text that was read in the wrong encoding and leaves good text alone', () => {
  expect(repairEncoding('New Yorkâ€™s â€“ â€œbestâ€\u009d cafÃ©')).toBe('New York’s – “best” café');
  for (const good of ['São Paulo', 'Ångström', 'naïve café', '“quoted” – text…', 'Â', '₹12']) {
    expect(repairEncoding(good)).toBe(good);
  }
});

it('reads the first place of a Workday posting from its path', () => {
  const rows: [string, string][] = [
    ['/job/US-CA-Santa-Clara/Chip-Designer_R1', 'US-CA-Santa-Clara'],
    ['/job/NJ---North-Wildwood/Pharmacist_R2', 'NJ - North Wildwood'],
    ['/job/Malvern-PA/Analyst_R3', 'Malvern PA'],
    ['/job/California---San-Francisco/Seller_R4', 'California - San-Francisco'],
    ['/job/3-Main-St-Reno/Clerk_R5', ''],
    ['/job/%E0%A4%A/Clerk_R6', ''],
    ['7001', ''],
  ];
  for (const [path, expected] of rows) expect(workdayPlace(path), path).toBe(expected);
});

it('spells out the boroughs of New York City', () => {
  const rows: [string, string][] = [
    ['350 Jay St, Brooklyn  Ny', '350 Jay St, Brooklyn, NY'],
    ['59-17 Junction Blvd Corona Ny', '59-17 Junction Blvd Corona, Queens, NY'],
    ['96-05 Horace Harding Expway', '96-05 Horace Harding Expway, Queens, NY'],
    ['100 Church St., N.Y.', '100 Church St., New York, NY'],
    ['1932 Arthur Ave, Bronx', '1932 Arthur Ave, Bronx, NY'],
    ['1270 Victory Blvd, Staten Isl', '1270 Victory Blvd, Staten Island, NY'],
    ['255 Greenwich Street', '255 Greenwich Street, NY'],
    ['71 Smith Avenue, Kingston, Ny', '71 Smith Avenue, Kingston, NY'],
    ['Office Of The Chair', 'Office Of The Chair'],
  ];
  for (const [text, expected] of rows) expect(nycLocation(text), text).toBe(expected);
});
