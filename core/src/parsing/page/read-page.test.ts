import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { realFile } from '../../../test-data/real-files.ts';
import { htmlToText } from '../../entities/posting/posting-text.ts';
import { type Captured, capturedValue } from './captured.ts';
import { mainHtml } from './main-html.ts';
import { readPage } from './read-page.ts';

const now = Date.parse('2026-11-21T10:00:00Z');

function read(html: string, url = ''): Record<string, string> {
  const { postings, notices } = readPage(html, { now, url });
  const fields = (postings[0]?.fields ?? []).map(({ field, value, from }) => [field, `${value} (${from})`]);
  return Object.fromEntries([...fields, ['notices', notices.map(({ code }) => code).join(' ')]]);
}

const posting = (over: object = {}) => ({
  '@context': 'https://schema.org/',
  '@type': 'JobPosting',
  title: 'Line Cook',
  description: '<p>You run the line.</p><script>steal()</script><img src=x onerror="steal()">',
  hiringOrganization: { '@type': 'Organization', name: 'Blue Fern' },
  jobLocation: { address: { addressLocality: 'Austin', addressRegion: 'TX', addressCountry: 'US' } },
  datePosted: '2026-11-18',
  baseSalary: { currency: 'USD', value: { minValue: 22, maxValue: 26, unitText: 'HOUR' } },
  identifier: { value: 'R-7' },
  employmentType: ['FULL_TIME'],
  ...over,
});
const block = (json: string) =>
  `<script type="application/ld+json">${json.replaceAll('</script', '<\\/script')}</script>`;
const page = (...blocks: string[]) => `<html><head>${blocks.join('')}</head><body><p>Hello</p></body></html>`;

describe('the data of a page', () => {
  test('fills every field that it states, and says so', () => {
    expect(read(page(block(JSON.stringify(posting()))))).toEqual({
      jobTitle: 'Line Cook (json-ld)',
      companyName: 'Blue Fern (json-ld)',
      location: 'Austin, TX, US (json-ld)',
      city: 'Austin (json-ld)',
      state: 'TX (json-ld)',
      country: 'US (json-ld)',
      salary: '$22 - $26 an hour (json-ld)',
      jobType: 'fulltime (json-ld)',
      datePosted: '2026-11-18 (json-ld)',
      externalId: 'R-7 (json-ld)',
      description: 'You run the line. (json-ld)',
      notices: '',
    });
  });

  test('leaves empty what it does not state, and takes pay from its description', () => {
    const bare = {
      baseSalary: undefined,
      jobLocation: undefined,
      datePosted: 'soon',
      employmentType: '',
      identifier: null,
    };
    const text = { description: '<p>Cook.</p><p>Pay: $45,000 - $50,000 a year</p>' };
    expect(read(page(block(JSON.stringify(posting({ ...bare, ...text })))))).toEqual({
      jobTitle: 'Line Cook (json-ld)',
      companyName: 'Blue Fern (json-ld)',
      salary: '$45,000 - $50,000 (text)',
      description: 'Cook.\nPay: $45,000 - $50,000 a year (json-ld)',
      notices: '',
    });
  });

  test('is read where it is broken as pages break it, and a broken block beside a good one is told', () => {
    const json = JSON.stringify(posting());
    const withLines = json.replace('You run the line.', 'You run\n\tthe line.');
    expect(read(page(block(withLines))).jobTitle).toBe('Line Cook (json-ld)');
    expect(read(page(block(`<!-- ${json} -->`))).jobTitle).toBe('Line Cook (json-ld)');
    expect(read(page(block(`//<![CDATA[\n${json}\n//]]>`))).jobTitle).toBe('Line Cook (json-ld)');
    const both = read(page(block('{"@type": "JobPosting", "title": }'), block(json)));
    expect([both.jobTitle, both.notices]).toEqual(['Line Cook (json-ld)', 'broken-data']);
    expect(read(page(block(json.slice(0, 100)))).notices).toBe('nothing-found broken-data');
    const open = `<script type="application/ld+json">${JSON.stringify(posting({ description: 'Cook.' }))}`;
    expect(read(page(open)).notices).toBe('nothing-found');
  });

  test('keeps the lines of a text that breaks its JSON, and mends what else pages break', () => {
    const json = JSON.stringify(posting()).replace('<p>You run the line.</p>', 'One.\n\nTwo.\nThree.');
    expect(json).toContain('\n');
    expect(read(page(block(json))).description).toMatch(/^One\.\n\nTwo\.\nThree\./);
    const more = json.replace('"title"', "/* the job */ 'title'").replace(/}$/, ',}');
    expect(read(page(block(`${more}{"@type":"WebSite"}`)))).toMatchObject({
      jobTitle: 'Line Cook (json-ld)',
      notices: '',
    });
  });

  test('is decoded once, and its dollars are those of its country', () => {
    const toronto = { address: { addressLocality: 'Toronto', addressRegion: 'ON', addressCountry: 'CA' } };
    const over = {
      title: 'R&amp;D Cook &#8211; Nights',
      hiringOrganization: { legalName: 'Fern &amp; Sons' },
      jobLocation: toronto,
      baseSalary: '$45,000 &ndash; $50,000',
    };
    expect(read(page(block(JSON.stringify(posting(over)))))).toMatchObject({
      jobTitle: 'R&D Cook – Nights (json-ld)',
      companyName: 'Fern & Sons (json-ld)',
      salary: 'CA$45,000 - CA$50,000 (json-ld)',
    });
  });

  test('of several postings gives each, the same one once', () => {
    const cook = JSON.stringify(posting());
    const baker = JSON.stringify({ '@graph': [posting({ title: 'Baker', identifier: 'R-8' })] });
    const answer = readPage(page(block(cook), block(cook), block(baker)), { now });
    expect(answer.postings.map((job) => capturedValue(job, 'jobTitle'))).toEqual(['Line Cook', 'Baker']);
    expect(answer.notices.map(({ code }) => code)).toEqual(['several-postings']);
    const many = Array.from({ length: 30 }, (_, at) => posting({ identifier: `R-${at}` }));
    expect(readPage(page(block(JSON.stringify(many))), { now }).postings).toHaveLength(10);
  });

  test('says that a posting has closed', () => {
    expect(read(page(block(JSON.stringify(posting({ validThrough: '2026-10-01' }))))).notices).toBe('closed');
    expect(read(page(block(JSON.stringify(posting({ validThrough: '2027-10-01' }))))).notices).toBe('');
  });

  const file = realFile('jsonld/schemaorg_jobposting_examples.html');
  const isReal = existsSync(file);
  test(`of examples (${isReal ? 'of schema.org' : 'of our own'})`, () => {
    const standIn = `${block(JSON.stringify(posting()))}${block('{"@type":"JobPosting" "title":"Cook"}')}`;
    const html = isReal ? readFileSync(file, 'utf8') : standIn;
    process.stdout.write(`capture of job data: ${isReal ? 'examples of schema.org' : 'stand-ins'}\n`);
    const answer: Captured = readPage(html, { now });
    expect(answer.postings.length).toBeGreaterThan(0);
    expect(answer.notices.map(({ code }) => code)).toContain('broken-data');
    for (const job of answer.postings) {
      expect(capturedValue(job, 'jobTitle')).not.toBe('');
      for (const { value } of job.fields) expect(value).not.toMatch(/<[a-z]/i);
    }
  });
});

const story =
  'You will run the line on busy evenings and keep the stations clean and ready for the next day. '.repeat(6);
const plainPage = (
  main: string,
  head = '',
) => `<!doctype html><html><head><title>Line Cook | Blue Fern</title>
<meta property="og:site_name" content="Blue Fern Careers">${head}</head><body>
<header><nav><a href="/">Home</a> <a href="/jobs/all">All jobs</a></nav></header>
<main>${main}</main><aside>Senior Manager in Reno, NV</aside><footer>Blue Fern Inc, New York, NY</footer></body></html>`;

describe('the text of a page without data', () => {
  test('is read from its main part', () => {
    const html = plainPage(
      `<h1>Line Cook</h1><p>Austin, TX (On-site)</p><ul><li>Pay: $22 - $26 an hour</li><li>Employment type: Part-time</li></ul><p>${story}</p>`,
    );
    const fields = read(html, 'https://bluefern.example/jobs/line-cook');
    expect(fields).toMatchObject({
      jobTitle: 'Line Cook (text)',
      companyName: 'Blue Fern (text)',
      location: 'Austin, TX (On-site) (text)',
      salary: '$22 - $26 an hour (text)',
      jobType: 'parttime (text)',
      notices: '',
    });
    expect(fields.description).not.toMatch(/All jobs|New York|Reno/);
  });

  test.each([
    ['a sign-in', '<title>Sign in to Blue Fern</title><form><input type=password></form>', '', 'login-wall'],
    [
      'a sign-in by its address',
      `<h1>Welcome</h1><p>${story}</p>`,
      'https://x.example/authwall?to=1',
      'login-wall',
    ],
    ['a check for people', '<title>Just a moment...</title><p>one</p>', '', 'blocked'],
    ['an empty page', '<div id="root"></div>', '', 'nothing-found'],
    ['nothing', '', '', 'nothing-found'],
    ['an article', `<h1>How we bake</h1><p>${story}</p>`, '', 'nothing-found'],
    [
      'a list',
      `<h1>Open jobs</h1>${Array.from({ length: 12 }, (_, at) => `<p><a href="/jobs/${at}00-cook">Cook ${at}</a> Austin, TX</p>`).join('')}`,
      'https://x.example/jobs',
      'listing-page',
    ],
  ])('%s is no posting', (_name, html, url, notice) => {
    expect(read(html, url)).toEqual({ notices: notice });
  });

  test('a posting that links to others is still a posting', () => {
    const others = Array.from({ length: 12 }, (_, at) => `<a href="/jobs/${at}00-cook">Cook ${at}</a>`).join(
      ' ',
    );
    const text = Array.from({ length: 6 }, () => `<p>${story}</p>`).join('');
    const html = plainPage(`<h1>Line Cook</h1><p>Austin, TX</p>${text}<p>Others: ${others}</p>`);
    expect(read(html, 'https://x.example/jobs/77-line-cook').jobTitle).toBe('Line Cook (text)');
  });
});

test('the main part leaves menus, forms and footers, also when nothing is marked and tags are not closed', () => {
  const body = `<div><div class=menu><a href=1>Jobs</a><a href=2>About</a></div><div><p>${story}<p>${story}</div></div>`;
  const text = htmlToText(mainHtml(`<body>${body}<footer>Imprint</footer><form>Apply<input></form>`).text);
  expect(text).toContain('You will run the line');
  expect(text).not.toMatch(/Imprint|Apply|About/);
  expect(htmlToText(mainHtml('<p>short</p>').text)).toBe('short');
  expect(htmlToText(mainHtml(`<nav>never closed <p>${story}</p>`).text)).toContain('You will run');
});

test.each([
  ...['<div>', '<nav>', '<!--', '<h1>', '<a href="/jobs/100-a">', '<a "', '<main>a</main>', '</div>', ' '],
  ...[
    '<script type="application/ld+json">',
    '<body><div><p>word ',
    '&lt;p&gt;',
    '$1 - $2 - ',
    'a: b: ',
    'Cook at ',
  ],
  ...[
    '<div itemscope itemtype="http://schema.org/JobPosting">',
    '<div itemtype="http://schema.org/JobPosting"><i itemprop="description">',
    '<header>',
    '<header><h1>',
    'Save\nCook\n',
  ],
  ...['{"@graph":[', 'Aa is hiring a ', '<meta property=x content=y>', '<input type="password'],
])('a page of 2 MB made to be slow is read in time: %s again and again', (piece) => {
  const html = `<script type="application/ld+json">{"@graph":[</script>${piece.repeat(2_000_000 / piece.length)}`;
  expect(Array.isArray(readPage(html, { now }).postings)).toBe(true);
});

test('data nested without end is no reason to fail', () => {
  expect(read(page(block('{"@graph":['.repeat(100_000)))).notices).toBe('nothing-found broken-data');
  const deep = `${'{"@graph":['.repeat(2000)}${'1'}${']}'.repeat(2000)}`;
  expect(read(page(block(deep))).notices).toBe('nothing-found');
});
