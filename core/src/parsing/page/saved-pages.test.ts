import { describe, expect, test } from 'vitest';
import { readOpenPage } from './read-open-page.ts';
import { readPasted } from './read-pasted.ts';

const now = Date.parse('2026-11-21T10:00:00Z');
const url = 'https://jobs.example.com/1';
const story = [
  'Blue Fern cooks for the offices of the town and for everyone who comes by at noon with a hunger for more.',
  'You run the line on busy evenings, keep the stations clean and teach those who are new what they need.',
  'We ask for two years in a kitchen of some size, a food handler card and the will to taste what you send out.',
];
const prose = story.map((line) => `<p>${line}</p>`).join('');

/** The fields of a page through the extension; pasted as HTML it has to give the same. */
function read(html: string): Record<string, string> {
  const byWay = [readOpenPage({ url, html, selection: '' }, { now }), readPasted(html, { now })];
  const [open = {}, pasted] = byWay.map(({ postings }) => {
    const fields = (postings[0]?.fields ?? []).filter(({ field }) => field !== 'url');
    return Object.fromEntries(fields.map(({ field, value }) => [field, value]));
  });
  expect(pasted).toEqual(open);
  return open;
}

const page = (head: string, body: string) =>
  `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;

describe('a page without job data', () => {
  test('has its place above the block of its text, and its employer in the title of the tab alone', () => {
    const html = page(
      '<title>Job Application for Account Executive - Food at Blue Fern</title><meta property="og:title" content="Account Executive - Food">',
      `<div><a href="/jobs">Back to jobs</a><div><h1>Account Executive - Food</h1><div>Austin, TX</div></div><button>Apply</button><div>${prose}</div></div>`,
    );
    const fields = read(html);
    expect(fields).toMatchObject({
      jobTitle: 'Account Executive - Food',
      companyName: 'Blue Fern',
      location: 'Austin, TX',
    });
    expect(fields.description?.split('\n')).toEqual(story);
  });

  test.each([
    ['Blue Fern - Line Cook', 'Blue Fern'],
    ['Line Cook - Blue Fern', 'Blue Fern'],
    ['Line Cook @ Blue Fern', 'Blue Fern'],
    ['Line Cook | Careers at Blue Fern', 'Blue Fern'],
    ['Line Cook Job Details | Blue Fern', 'Blue Fern'],
    ['Blue Fern Careers - Line Cook', 'Blue Fern'],
    ['Blue Fern hiring Line Cook in Austin, TX | LinkedIn', 'Blue Fern'],
    ['Line Cook - Austin, TX - Indeed.com', undefined],
    ['Line Cook | SEEK Australia', undefined],
    ['Line Cook', undefined],
  ])('with the title “%s” has the employer %s', (title, companyName) => {
    const html = page(
      `<title>${title}</title>`,
      `<div><h2>Line Cook</h2><div>Austin, TX</div><div>Kitchen /</div><div>Full-time</div>${prose}</div>`,
    );
    expect(read(html)).toMatchObject({ jobTitle: 'Line Cook', location: 'Austin, TX', jobType: 'fulltime' });
    expect(read(html).companyName).toBe(companyName);
  });

  test('shows its title and its employer as lines, and both are told apart by the words of trades', () => {
    const html = page(
      '<title>Blue Fern - Line Cook</title>',
      `<div><p>Blue Fern</p><h2>Line Cook</h2><p>Austin, TX</p>${prose}</div>`,
    );
    expect(read(html)).toMatchObject({
      jobTitle: 'Line Cook',
      companyName: 'Blue Fern',
      location: 'Austin, TX',
    });
  });

  test('names its employer right before the town, and how long ago it was posted', () => {
    const html = page(
      '<title>Blue Fern hiring Line Cook in Austin, Texas, United States | LinkedIn</title>',
      `<main><h1>Line Cook</h1><h4><span><a href="/c">Blue Fern</a></span> <span>Austin, Texas, United States</span></h4>
      <div><span>1 week ago</span> <span>196 applicants</span></div><button>Report this job</button>${prose}
      <h2>Similar jobs</h2><p>Baker</p><p>Green Hill</p></main>`,
    );
    const fields = read(html);
    expect(fields).toMatchObject({
      jobTitle: 'Line Cook',
      companyName: 'Blue Fern',
      location: 'Austin, Texas, United States',
      city: 'Austin',
      datePosted: '2026-11-14',
    });
    expect(fields.description?.split('\n')).toEqual(story);
  });

  test('has labels in a list of terms, with a title that is no first heading', () => {
    const terms = [
      ['locations', 'Reno, NV'],
      ['remote type', 'Hybrid'],
      ['time type', 'Full time'],
      ['posted on', 'Posted 7 Days Ago'],
      ['job requisition id', 'JR-104'],
    ];
    const list = terms.map(([term, value]) => `<dl><dt>${term}</dt><dd>${value}</dd></dl>`).join('');
    const html = page(
      '<title>Financial Analyst</title>',
      `<header><h1>Careers at Blue Fern</h1></header><div><h2>Financial Analyst</h2>${list}<div>${prose}</div></div>`,
    );
    expect(read(html)).toMatchObject({
      jobTitle: 'Financial Analyst',
      location: 'Reno, NV (Hybrid)',
      jobType: 'fulltime',
      datePosted: '2026-11-14',
      externalId: 'JR-104',
    });
  });

  test('has its title in a header, its employer on a button and the hours behind the pay', () => {
    const html = page(
      '<title>Line Cook Job in Melbourne VIC - SEEK</title><meta property="og:site_name" content="SEEK Australia">',
      `<div><header><h1>Line Cook</h1><button>Blue Fern</button><p>Melbourne VIC (On-site)</p><p>$30 - $32 an hour - Part-time</p></header><div>${prose}</div></div>`,
    );
    expect(read(html)).toMatchObject({
      jobTitle: 'Line Cook',
      companyName: 'Blue Fern',
      location: 'Melbourne VIC (On-site)',
      city: 'Melbourne',
      state: 'Victoria',
      country: 'AU',
      salary: 'A$30 - A$32 an hour',
      jobType: 'parttime',
    });
  });

  test('marks its data up in the text', () => {
    const html = page(
      '<title>Control Engineer II Job Details | Blue Fern</title>',
      `<div itemscope itemtype="http://schema.org/JobPosting"><meta itemprop="datePosted" content="2026-09-14T16:49:40.316Z"><meta
      itemprop="hiringOrganization" content="Blue Fern"><span itemprop="jobLocation" itemscope><span itemprop="address" itemscope><meta
      itemprop="addressLocality" content="Reno"><meta itemprop="addressRegion" content="NV"></span></span><h1 itemprop="title">Control
      Engineer II</h1><div itemprop="description">${prose}</div></div>`,
    );
    expect(read(html)).toMatchObject({
      jobTitle: 'Control Engineer II',
      companyName: 'Blue Fern',
      location: 'Reno, NV',
      datePosted: '2026-09-14',
    });
  });
});

test('a place that its system calls unavailable is none', () => {
  const address = {
    addressLocality: 'Remote',
    addressRegion: 'UNAVAILABLE',
    postalCode: 'UNAVAILABLE',
    addressCountry: 'US',
  };
  const node = { '@type': 'JobPosting', title: 'Cook', jobLocation: { address } };
  const fields = read(page(`<script type="application/ld+json">${JSON.stringify(node)}</script>`, ''));
  expect(fields).toMatchObject({ location: 'Remote, US', country: 'US' });
  expect(fields.city).toBeUndefined();
});

test.each([
  ['<p>Hybrid work</p>', {}, 'Austin, TX (Hybrid)'],
  ['<p>Full-time · Remote</p>', {}, 'Austin, TX (Remote)'],
  ['<p>Remote</p><p>Hybrid</p>', {}, 'Austin, TX'],
  ['<p>Hybrid work</p>', { jobLocationType: 'TELECOMMUTE' }, 'Austin, TX; Remote'],
  ['<p>You work with a hybrid drivetrain.</p>', {}, 'Austin, TX'],
])('below the title %s and with the data %o the place is %s', (shown, over, location) => {
  const jobLocation = { address: { addressLocality: 'Austin', addressRegion: 'TX' } };
  const node = { '@type': 'JobPosting', title: 'Line Cook', jobLocation, ...over };
  const block = `<script type="application/ld+json">${JSON.stringify(node)}</script>`;
  expect(read(page(block, `<div><h1>Line Cook</h1>${shown}${prose}</div>`)).location).toBe(location);
});

test('the data at the end of a long page is read when its source is pasted', () => {
  const node = JSON.stringify({ '@type': 'JobPosting', title: 'Line Cook', hiringOrganization: 'Blue Fern' });
  const html = page(
    `<style>${'.a{color:red}'.repeat(40_000)}</style>`,
    `<p>x</p><script type="application/ld+json">${node}</script>`,
  );
  expect(read(html)).toMatchObject({ jobTitle: 'Line Cook', companyName: 'Blue Fern' });
});

describe('the text of a whole page', () => {
  const menus = [
    'Skip to content',
    'Open app',
    'Sign in',
    'Job search',
    'Recruiters',
    'Australia',
    'Hong Kong',
    'Employer site',
  ];
  const read = (lines: readonly string[]) => {
    const [job] = readPasted(lines.join('\n'), { now }).postings;
    return Object.fromEntries((job?.fields ?? []).map(({ field, value }) => [field, value]));
  };

  test('has its title below the menus, and ends where other postings start', () => {
    const posting = [
      'Line Cook',
      'Blue Fern',
      '4.0 out of 5 stars',
      'Austin, TX',
      'Hybrid work',
      '$22 - $26 an hour - Full-time',
    ];
    const fields = read([
      ...menus,
      ...posting,
      'Apply now',
      ...story,
      'Report this job',
      'Similar jobs',
      'Baker',
      'Reno, NV',
    ]);
    expect(fields).toMatchObject({
      jobTitle: 'Line Cook',
      companyName: 'Blue Fern',
      location: 'Austin, TX (Hybrid)',
      salary: '$22 - $26 an hour',
      jobType: 'fulltime',
      description: story.join('\n'),
    });
  });

  test('names its employer in the request to apply', () => {
    const posting = [
      'Line Cook',
      'Blue Fern Austin, Texas, United States',
      'Apply',
      'Join to apply for the Line Cook role at Blue Fern',
    ];
    const fields = read([...menus, ...posting, ...story]);
    expect(fields).toMatchObject({
      companyName: 'Blue Fern',
      location: 'Austin, Texas, United States',
      city: 'Austin',
    });
  });

  test('keeps all lines where no menu stands above it', () => {
    const lines = ['Line Cook', 'Blue Fern', 'Austin, TX', 'Apply now', ...story, 'Similar jobs'];
    expect(read(lines).description).toBe(lines.join('\n'));
  });

  test.each(['Company Description', 'Category', 'Engineering – Data /', 'ID', 'Sales & Marketing'])(
    '“%s” below the title is no employer',
    (line) => {
      expect(read(['Line Cook', line, 'Austin, TX', ...story]).companyName).toBeUndefined();
    },
  );

  test.each([
    'Line Cook - Job Bank',
    'Line Cook | SEEK Australia',
    'Line Cook – Indeed.com',
    'Line Cook - job post',
  ])('the title “%s” is without its site', (line) => {
    expect(read([line, 'Austin, TX', ...story]).jobTitle).toBe('Line Cook');
  });

  test('the site above the title is no employer', () => {
    expect(read(['LinkedIn', 'Line Cook', 'Austin, TX', ...story]).companyName).toBeUndefined();
  });

  test('“at Blue Fern” below the title is the employer', () => {
    expect(read(['Line Cook', 'at Blue Fern', 'Austin, TX', ...story]).companyName).toBe('Blue Fern');
  });
});
