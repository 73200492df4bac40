import { existsSync, readFileSync } from 'node:fs';
import { realFile } from '@foothold/core/test-data/real-files.ts';
import { describe, expect, it } from 'vitest';
import { sanitiseDescription } from '../import/sanitise.ts';
import { readPosting } from './formats.ts';
import { standIns } from './stand-in-files.data.ts';

const now = Date.UTC(2026, 7, 22, 12);
const company = 'Copper Kettle';

const lists: Partial<Record<string, (value: never) => unknown[]>> = {
  lever: (value: unknown[]) => value,
  remoteok: (value: unknown[]) => value.slice(1),
  adzuna: ({ results }: { results: unknown[] }) => results,
  arbeitnow: ({ data }: { data: unknown[] }) => data,
  smartrecruiters: ({ content }: { content: unknown[] }) => content,
  recruitee: ({ offers }: { offers: unknown[] }) => offers,
  hackernews: ({ children }: { children: unknown[] }) => children,
  usajobs: ({ SearchResult }: { SearchResult: { SearchResultItems: unknown[] } }) =>
    SearchResult.SearchResultItems,
};
const usual = ({ jobs }: { jobs: unknown[] }) => jobs;

function recordsOf(name: string, text: string): unknown[] {
  return (lists[name] ?? usual)(JSON.parse(text) as never);
}

function read(name: string, record: unknown) {
  const result = readPosting(name, record, { now, company });
  return 'ok' in result ? result.ok : result.reason;
}

const standIn = (name: keyof typeof standIns) =>
  recordsOf(name, standIns[name].text).map((record) => read(name, record));

describe('what each source says of a posting', () => {
  it('Greenhouse: employer, several places, escaped text; an empty place falls back to the offices', () => {
    const [first, second] = standIn('greenhouse');
    expect(first).toMatchObject({
      source: 'greenhouse',
      externalId: '8101',
      title: 'Bench Carpenter',
      companyName: 'Birch Lane Furniture',
      url: 'https://job-boards.greenhouse.io/birchlane/jobs/8101',
      locations: ['Austin, TX | Boise, ID'],
      employmentType: 'Full-time',
      category: 'Workshop',
      remote: null,
      postedAt: '2026-08-11T17:58:31.000-04:00',
    });
    expect(sanitiseDescription((first as { description: string }).description)).toBe(
      '<p>Build <strong>chairs</strong>.</p>',
    );
    expect(second).toMatchObject({ locations: ['Columbus, Ohio, United States'], employmentType: '' });
  });

  it('Lever: the board’s employer, the text from its pieces, pay by the hour', () => {
    const [first, second] = standIn('lever');
    expect(first).toMatchObject({
      companyName: company,
      title: 'Route Driver',
      locations: ['Austin, TX', 'Boise, ID'],
      remote: false,
      employmentType: 'Full-time',
      pay: { min: 2400, max: 2900, currency: 'USD', interval: 'hour' },
      postedAt: '2026-08-01T16:00:00.000Z',
      category: 'Trucks',
    });
    expect((first as { description: string }).description).toBe(
      '<div>Drive the <b>north</b> route.</div><h3>What you do</h3><ul><li>Drive</li><li>Unload</li></ul><div>Paid leave.</div>',
    );
    expect(second).toMatchObject({ locations: [], remote: null, pay: null, description: '' });
    const [record] = recordsOf('lever', standIns.lever.text);
    // Nobody says what the employer is called: its board's address does.
    expect(readPosting('lever', record, { now })).toMatchObject({ ok: { companyName: 'Copper Kettle' } });
    expect(readPosting('lever', { ...(record as object), hostedUrl: '', applyUrl: '' }, { now })).toEqual({
      reason: 'no company name',
    });
  });

  it('Ashby: hybrid is not remote although it says so; one salary beside a bonus', () => {
    const [first, second] = standIn('ashby');
    expect(first).toMatchObject({
      title: 'Lab Technician',
      companyName: company,
      locations: ['Columbus, OH', 'Remote (US)'],
      remote: false,
      pay: { min: 6_100_000, max: 6_700_000, currency: 'USD', interval: 'year', text: '$61K - $67K' },
    });
    expect(second).toMatchObject({ remote: null, pay: null, employmentType: 'PartTime' });
  });

  it('Remotive, Remote OK and Arbeitnow: remote as they say it, no pay for 0, mended text', () => {
    expect(standIn('remotive')).toMatchObject([
      { locations: ['Remote (USA)', 'Remote (Canada)'], remote: true, payText: '$40 - $50/hr' },
      { locations: ['Remote (Worldwide)'], postedAt: '2026-08-19T08:00:00.000' },
    ]);
    expect(standIn('remoteok')).toMatchObject([
      {
        title: 'Pattern Tailor',
        locations: ['Boise'],
        pay: null,
        description: expect.stringContaining('Don’t'),
      },
      { locations: [], pay: { min: 6_000_000, max: 8_000_000, interval: 'year' } },
    ]);
    expect(standIn('arbeitnow')).toMatchObject([
      { externalId: 'kellner-berlin-1', locations: ['Berlin'], remote: null, employmentType: 'full time' },
      { remote: true, postedAt: '2026-08-03T21:30:35.000Z' },
    ]);
  });

  it('SmartRecruiters, Recruitee and Workable: places in parts, links, pay in words of their own', () => {
    expect(standIn('smartrecruiters')).toMatchObject([
      {
        companyName: 'Blue Fern Glass',
        locations: ['Columbus, OH, United States'],
        remote: false,
        url: 'https://jobs.smartrecruiters.com/BlueFern/7001',
      },
      { locations: ['Krakow, PL'], remote: true, category: 'Fitting' },
    ]);
    expect(standIn('recruitee')).toMatchObject([
      {
        externalId: 'korn-kruste:901',
        locations: ['Berlin, Berlin, Germany'],
        remote: false,
        pay: { min: 260_000, max: 310_000, currency: 'EUR', interval: 'month' },
        description: '<p>Bake.</p><p>Rise early.</p>',
        postedAt: '2026-08-05T10:10:39.000Z',
      },
      { locations: ['Hamburg, Germany'], pay: null },
    ]);
    expect(standIn('workable')).toMatchObject([
      {
        externalId: 'AB12CD34EF',
        companyName: company,
        locations: ['Boise, Idaho, United States'],
        remote: null,
      },
      { locations: ['Cadiz, Spain'], remote: true, postedAt: '2026-08-01' },
    ]);
  });

  it('Adzuna: its own link, predicted pay as an estimate, the place from the widest to the closest name', () => {
    const [first, second, third] = standIn('adzuna');
    expect(first).toMatchObject({
      title: 'Night Baker & Driver',
      companyName: 'Copper Kettle',
      url: 'https://www.adzuna.com/land/ad/5700000001?se=a&utm_medium=api&utm_source=app1&v=B',
      locations: ['Milwaukee, Wisconsin, US'],
      employmentType: 'permanent, full_time',
      pay: { min: 4_125_050, max: 4_300_000, currency: 'USD', interval: 'year', estimated: true },
      category: 'Hospitality & Catering Jobs',
      postedAt: '2026-08-16T16:47:43.000Z',
    });
    expect(second).toMatchObject({
      locations: ['Canterbury, GB'],
      pay: { min: 3_000_000, currency: 'GBP', estimated: false },
      category: '',
    });
    expect(third).toBe('no company name');
  });

  it('Adzuna: every country that it serves is known by its own name', () => {
    const names =
      'UK US Australia Österreich Belgique Brasil Canada Schweiz Deutschland España France India Italia México Nederland New Zealand Polska Singapore South Africa';
    const areas = names
      .replace('New Zealand', 'New_Zealand')
      .replace('South Africa', 'South_Africa')
      .split(' ');
    const found = areas.map((area) => {
      const job = { id: '1', title: 'Cook', company: { display_name: 'A' }, salary_min: 50000 };
      const read = readPosting('adzuna', { ...job, location: { area: [area.replace('_', ' ')] } }, { now });
      return 'ok' in read ? read.ok.pay?.currency : read.reason;
    });
    expect(found.join(' ')).toBe(
      'GBP USD AUD EUR EUR BRL CAD CHF EUR EUR EUR INR EUR MXN EUR NZD PLN SGD ZAR',
    );
  });

  it('USAJOBS: the agency, its pay by its codes, the closing day', () => {
    expect(standIn('usajobs')).toMatchObject([
      {
        companyName: 'National Park Office',
        locations: ['Boise, Idaho'],
        remote: false,
        pay: { min: 4_920_000, interval: 'year' },
        closedAt: '2026-12-29T23:59:59.997',
        description: 'Look after the park.\n\nGuide visitors.\n\nMend trails.\n\nWalk far.',
      },
      { companyName: 'Department of Kitchens', pay: { min: 2150, interval: 'hour' }, closedAt: null },
    ]);
  });

  it('Hacker News: parts of the first line in any order; no role or no such line is refused', () => {
    expect(standIn('hackernews')).toMatchObject([
      {
        companyName: 'Quill & Ink',
        title: 'Typesetter',
        locations: ['Austin, TX'],
        remote: null,
        employmentType: 'Full-time',
        payText: '$80k - $95k',
        url: 'https://news.ycombinator.com/item?id=5001',
      },
      { companyName: 'Lantern Maps', title: 'Map Maker', locations: ['REMOTE (US)'], remote: true },
      'no line “Company | Role | …” at its start',
    ]);
    const comment = (text: string) => read('hackernews', { id: 1, text });
    expect(comment('We are hiring everyone. Write to us.')).toBe('no line “Company | Role | …” at its start');
    expect(comment('Acme | REMOTE | Full-time')).toBe('no role in its first line');
    expect(comment('Acme | Berlin, Germany | No remote | Cook')).toMatchObject({
      title: 'Cook',
      remote: null,
    });
  });
});

it.each([
  ['ashby', { title: 'Cook', workplaceType: 'Hybrid' }, 'Hybrid', undefined],
  ['lever', { text: 'Cook', workplaceType: 'on-site' }, 'on-site', undefined],
  [
    'greenhouse',
    { title: 'Cook', metadata: [{ name: 'Workplace Type', value: 'Hybrid' }] },
    'Hybrid',
    undefined,
  ],
  [
    'smartrecruiters',
    { id: '1', name: 'Cook', location: { hybrid: true }, experienceLevel: { label: 'Director' } },
    'hybrid',
    'Director',
  ],
  [
    'recruitee',
    { id: 1, title: 'Cook', on_site: true, experience_code: 'entry_level' },
    'on_site',
    'entry level',
  ],
  [
    'workable',
    { shortcode: 'A', title: 'Cook', workplace: 'hybrid', experience: 'Executive' },
    'hybrid',
    'Executive',
  ],
  [
    'themuse',
    { name: 'Cook', company: { name: 'Fern' }, levels: [{ name: 'Mid Level' }] },
    undefined,
    'Mid Level',
  ],
  [
    'generic',
    { title: 'Cook', company: 'Fern', 'Work mode': 'Remote', 'Experience level': 'Senior' },
    'Remote',
    'Senior',
  ],
] as const)(
  '%s hands over what it says of the workplace and the rank',
  (name, record, workplaceText, seniorityText) => {
    expect(read(name, record)).toMatchObject({
      ...(workplaceText && { workplaceText }),
      ...(seniorityText && { seniorityText }),
    });
  },
);

const captured: [string, string][] = [
  ['greenhouse', 'greenhouse_anthropic_4jobs.json'],
  ['lever', 'lever_leverdemo_6jobs.json'],
  ['ashby', 'ashby_ramp_6jobs.json'],
  ['ashby', 'ashby_ericlee.json'],
  ['remotive', 'remotive_5jobs.json'],
  ['remoteok', 'remoteok_5jobs.json'],
  ['arbeitnow', 'arbeitnow_5jobs.json'],
  ['smartrecruiters', 'smartrecruiters_ehddd.json'],
  ['workable', 'workable_ehddd.json'],
];

it.each(captured)('every posting of a recorded answer of %s is read: %s', (name, file) => {
  const path = realFile(`ats/${file}`);
  const isReal = existsSync(path);
  const text = isReal ? readFileSync(path, 'utf8') : standIns[name as keyof typeof standIns].text;
  const results = recordsOf(name, text).map((record) => read(name, record));
  // biome-ignore lint/suspicious/noConsole: which data it ran on is part of the result
  console.log(`${name}: ${results.length} postings of ${isReal ? file : 'the stand-in'}`);
  expect(results.length).toBeGreaterThan(0);
  expect(results.filter((result) => typeof result === 'string')).toEqual([]);
  for (const posting of results) {
    const { title, externalId, url, postedAt } = posting as Exclude<typeof posting, string>;
    expect(externalId).not.toMatch(/^[0-9a-f]{32}$/);
    expect(title).not.toBe('');
    expect(url).toMatch(/^https:/);
    expect(postedAt && postedAt > '2010-01-01').toBe(true);
  }
});
