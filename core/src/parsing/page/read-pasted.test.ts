import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { realFile } from '../../../test-data/real-files.ts';
import { capturedValue, pastedLink } from './captured.ts';
import { readPasted } from './read-pasted.ts';

const now = Date.parse('2026-11-21T10:00:00Z');

function read(text: string): Record<string, string> {
  const { postings, notices } = readPasted(text, { now });
  const fields = (postings[0]?.fields ?? []).filter(({ field }) => field !== 'description');
  const codes = notices.map(({ code }) => code).join(' ');
  return { ...Object.fromEntries(fields.map(({ field, value }) => [field, value])), ...(codes && { codes }) };
}

describe('the text of a posting', () => {
  test('as boards show it: title, employer, place', () => {
    const text =
      'Senior Cook\nBlue Fern Kitchens\nAustin, TX (On-site)\n$22 - $26 an hour · Full-time\nPosted 3 days ago\n\nAbout the role\nYou will run the line.';
    expect(read(text)).toEqual({
      jobTitle: 'Senior Cook',
      companyName: 'Blue Fern Kitchens',
      location: 'Austin, TX (On-site)',
      city: 'Austin',
      state: 'TX',
      country: 'US',
      salary: '$22 - $26 an hour',
      jobType: 'fulltime',
      datePosted: '2026-11-18',
    });
  });

  test('with the employer first, and what stands around it', () => {
    const text =
      'Blue Fern Kitchens\nShare\nSave\nLine Cook\nAustin, Texas, United States · 2 weeks ago · Over 100 applicants\nPay: $45,000/yr - $50,000/yr';
    expect(read(text)).toMatchObject({
      location: 'Austin, Texas, United States',
      salary: '$45,000 - $50,000',
      datePosted: '2026-11-07',
    });
    const close = 'Blue Fern Kitchens\nLine Cook\nAustin, Texas, United States · 2 weeks ago';
    expect(read(close)).toMatchObject({ jobTitle: 'Line Cook', companyName: 'Blue Fern Kitchens' });
  });

  test('with labels, also in lines of their own', () => {
    expect(
      read(
        'Job title: Data Analyst\nCompany: Example Water\nLocation: Reno, NV\nSalary range: $65k–$80k\nJob ID: R-1234\nApply by: December 5, 2026',
      ),
    ).toEqual({
      jobTitle: 'Data Analyst',
      companyName: 'Example Water',
      location: 'Reno, NV',
      city: 'Reno',
      state: 'NV',
      country: 'US',
      salary: '$65,000 - $80,000',
      externalId: 'R-1234',
    });
    expect(
      read('Data Analyst\nCompany\nExample Water\nLocation\nReno, NV\nEmployment type\nPart time'),
    ).toMatchObject({
      companyName: 'Example Water',
      location: 'Reno, NV',
      jobType: 'parttime',
    });
  });

  test.each([
    ['Marketing Manager at Green Hill GmbH\nBerlin, Germany', 'Marketing Manager', 'Green Hill GmbH'],
    ['Blue Fern is hiring a Line Cook\nWe are open all day.', 'Line Cook', 'Blue Fern'],
    ['Blue Fern hiring Line Cook in Austin, TX | LinkedIn', 'Line Cook', 'Blue Fern'],
    ['Job Application for Line Cook at Blue Fern', 'Line Cook', 'Blue Fern'],
  ])('in one line: %s', (text, title, company) => {
    expect(read(text)).toMatchObject({ jobTitle: title, companyName: company });
  });

  test.each([
    ['Dental Hygienist\nMaple Dental\nPart-Time (24 hours)\nToronto, ON', 'Dental Hygienist', 'Maple Dental'],
    ['Journeyman Lineman\nBlue Fern Power\nReno, NV', 'Journeyman Lineman', 'Blue Fern Power'],
    ['Blue Fern Roofing\nRoofer\nReno, NV', 'Roofer', 'Blue Fern Roofing'],
  ])('of a trade, with its employer in a line of its own: %s', (text, title, company) => {
    expect(read(text)).toMatchObject({ jobTitle: title, companyName: company });
  });

  test('its link, where it stands at an end', () => {
    expect(read('https://jobs.example.com/12\nLine Cook\nBlue Fern\nAustin, TX').url).toBe(
      'https://jobs.example.com/12',
    );
    expect(read('Line Cook\nBlue Fern\nAustin, TX\nhttps://jobs.example.com/12').url).toBe(
      'https://jobs.example.com/12',
    );
  });

  test('the closing day that has passed is said', () => {
    expect(read('Line Cook\nBlue Fern\nAustin, TX\nDeadline: 2026-10-01').codes).toBe('closed');
  });
});

describe('facts around the posting', () => {
  const head = 'Line Cook\nBlue Fern\nAustin, TX';
  test.each([
    ['36 hours', 'fulltime'],
    ['36 hours per week', 'fulltime'],
    ['40 hrs/week', 'fulltime'],
    ['Hours: 38', 'fulltime'],
    ['Hours per week: 20 hours a week', 'parttime'],
    ['Part-time, 36 hours', 'parttime'],
    ['Part time · 24 hours', 'parttime'],
    ['72 hours per pay period', 'fulltime'],
    ['Scheduled hours: 36 hours weekly', 'fulltime'],
    ['24 hours', undefined],
    ['We are open 24 hours a day.', undefined],
    ['32 hours a week', undefined],
  ])('hours: %s', (line, jobType) => {
    expect(read(`${head}\n${line}\n\nAbout the role\nYou will run the line.`).jobType).toBe(jobType);
  });

  test.each([
    '36 hours',
    'Part-time, 36 hours',
    'Nights',
    'Day shift',
    '12-hour shifts',
    '40 hours per week',
    'Full-time · 36 hours · Nights',
    'Rotating shifts',
    'Evenings and weekends',
    '36 hrs',
  ])('%s is not taken for the employer', (line) => {
    expect(read(`Registered Nurse\n${line}\nBlue Fern Hospital\nAustin, TX`)).toMatchObject({
      jobTitle: 'Registered Nurse',
      companyName: 'Blue Fern Hospital',
    });
  });

  test.each([
    ['Posted 3 days ago', '2026-11-18'],
    ['Posted: 3 days ago', '2026-11-18'],
    ['Job posted 3 days ago', '2026-11-18'],
    ['Posted 36 hours ago', '2026-11-19'],
    ['Posted: 36 hours', '2026-11-19'],
    ['36 hours ago', '2026-11-19'],
    ['Reposted 2 weeks ago', '2026-11-07'],
    ['Listed 5 days ago', '2026-11-16'],
    ['Posted by Ana 3 days ago', '2026-11-18'],
    ['14 applicants · Posted yesterday', '2026-11-20'],
    ['Posted 3d ago', '2026-11-18'],
    ['We were founded 3 days ago.', undefined],
  ])('%s, also far below', (line, date) => {
    expect(read(`${head}\n${line}\nAbout us`).datePosted).toBe(date);
    if (line.includes('ost') || line.includes('isted'))
      expect(read(`${head}\n${'You will cook.\n'.repeat(20)}${line}`).datePosted).toBe(date);
  });

  test.each([
    ['Apply: https://bluefern.example/apply/1', 'https://bluefern.example/apply/1'],
    ['Apply here: https://bluefern.example/apply/1', 'https://bluefern.example/apply/1'],
    ['Apply now: www.bluefern.example/jobs/1', 'https://www.bluefern.example/jobs/1'],
    ['Apply link: bluefern.example/jobs/1', 'https://bluefern.example/jobs/1'],
    ['Application link\nhttps://bluefern.example/a', 'https://bluefern.example/a'],
    ['To apply, visit https://bluefern.example/jobs/9.', 'https://bluefern.example/jobs/9'],
    ['Please apply at bluefern.example/careers (click “Cook”).', 'https://bluefern.example/careers'],
    ['Applications: https://bluefern.example/a?b=c', 'https://bluefern.example/a?b=c'],
    ['How to apply: send your papers to jobs@bluefern.example', undefined],
    ['Apply by December 5, 2026', undefined],
    ['See https://bluefern.example/about for more.', undefined],
  ])('%s', (line, link) => {
    const text = `${head}\n${'You will cook.\n'.repeat(20)}${line}\nWe look forward to it.`;
    expect(read(text).submissionUrl).toBe(link);
    expect(read(text).url).toBe(link);
    expect(read(`https://jobs.example.com/12\n${text}`).url).toBe('https://jobs.example.com/12');
  });
});

describe('nothing is made up', () => {
  test.each([
    ['a letter', 'Hi Anna,\nwe met last week and would like to talk about our job.\nBest, Tom'],
    [
      'money that is no pay',
      'We raised $50M in Series B.\nA bonus of $5,000 a year is paid.\nOur budget is $2,000 a month.',
    ],
    ['several pays', 'Zone A: $80,000 - $90,000 a year.\nZone B: $60,000 - $70,000 a year.'],
    [
      'several pays in one line',
      'We pay $80,000 - $90,000 a year in zone A and $60,000 - $70,000 a year in zone B.',
    ],
    ['a place in a sentence', 'Our founder once lived in Austin, TX, and liked it.'],
    ['dates in a sentence', 'We were founded on March 5, 2019, in a garage.'],
    ['employers in a sentence', 'You worked at Acme or Initech before.'],
  ])('%s gives the description alone', (_name, text) => {
    expect(read(text)).toEqual({ codes: 'only-text' });
    const [posting] = readPasted(text, { now }).postings;
    expect(posting && capturedValue(posting, 'description')).toBe(text);
  });

  test('nothing gives nothing', () => {
    expect(read('')).toEqual({ codes: 'nothing-found' });
    expect(read(' \0\n\u200b')).toMatchObject({});
  });
});

test('HTML and data are read as a page', () => {
  const json = {
    '@type': 'JobPosting',
    title: 'Baker',
    hiringOrganization: 'Blue Fern',
    description: 'Bake.',
  };
  expect(read(JSON.stringify(json))).toEqual({ jobTitle: 'Baker', companyName: 'Blue Fern' });
  expect(
    read(`<html><script type="application/ld+json">${JSON.stringify(json)}</script></html>`).jobTitle,
  ).toBe('Baker');
  const html = `<h1>Line Cook</h1><div>Austin, TX</div><p>${'You will run the line. '.repeat(20)}</p><script>steal()</script>`;
  expect(read(html)).toMatchObject({ jobTitle: 'Line Cook', location: 'Austin, TX' });
  const [posting] = readPasted(html, { now }).postings;
  expect(JSON.stringify(posting)).not.toMatch(/steal|<p>/);
});

test.each([
  ['https://jobs.example.com/1', 'https://jobs.example.com/1'],
  ['  www.example.com/jobs/1 ', 'https://www.example.com/jobs/1'],
  ['example.com/jobs/1', 'https://example.com/jobs/1'],
  ['jobs.example.co.uk/1?a=b', 'https://jobs.example.co.uk/1?a=b'],
  ['http://127.0.0.1:1/', 'http://127.0.0.1:1/'],
  ['Node.js', ''],
  ['and/or', ''],
  ['ana@example.com/x', ''],
  [`https://example.com/${'a'.repeat(2_000)}`, ''],
  ['Line Cook https://jobs.example.com/1', ''],
  ['https://a.example\nhttps://b.example', ''],
  ['javascript:alert(1)', ''],
  ['', ''],
])('%s as a link', (text, link) => {
  expect(pastedLink(text)).toBe(link);
});

type Row = { title: string; company: string; place: string; text: string };
const standIns: Row[] = [
  {
    title: 'Welding Instructor',
    company: 'Northgate College',
    place: 'Richmond, VA',
    text: 'About the job\nTeach people to weld.\nPay: $30 an hour',
  },
  { title: 'Night Nurse', company: 'Saint Clare Clinic', place: 'Norfolk, VA', text: 'Care at night.' },
  {
    title: 'Delivery Driver',
    company: 'Blue Fern Bakery',
    place: 'Ashland, VA',
    text: 'Drive in the morning.',
  },
];

/** Rows of a file with columns in double quotes. */
function csv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end = ''] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g,
  )) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end !== ',') rows.push([]);
  }
  return rows.filter((row) => row.length > 5);
}

test('postings copied as a board shows them: nearly all titles and employers, few wrong ones', () => {
  const file = realFile('postings/linkedin_richmond_va_2025.csv');
  const isReal = existsSync(file);
  const [head = [], ...lines] = isReal ? csv(readFileSync(file, 'utf8')) : [];
  const cell = (line: string[], name: string) =>
    (line[head.indexOf(name)] ?? '')
      .replace(/ with verification/g, '')
      .replace(/\s+/g, ' ')
      .trim();
  const real = lines.map((line) => ({
    title: cell(line, 'title'),
    company: cell(line, 'company'),
    place: cell(line, 'location'),
    text: line[head.indexOf('description')] ?? '',
  }));
  const rows = isReal ? real.filter(({ title, company }) => title && company) : standIns;
  const sums = { title: 0, company: 0, place: 0, wrong: 0 };
  for (const { title, company, place, text } of rows) {
    const fields = read(`${title}\n${company}\n${place}\n\n${text}`);
    if (fields.jobTitle === title) sums.title += 1;
    else if (fields.jobTitle) sums.wrong += 1;
    if (fields.companyName === company) sums.company += 1;
    else if (fields.companyName) sums.wrong += 1;
    if (fields.location === place) sums.place += 1;
  }
  const share = (count: number) => count / rows.length;
  const kind = isReal ? 'real ones' : 'stand-ins';
  process.stdout.write(`pasted postings, ${rows.length} ${kind}: ${JSON.stringify(sums)}\n`);
  expect(rows.length).toBeGreaterThanOrEqual(3);
  expect(share(sums.title)).toBeGreaterThan(0.95);
  expect(share(sums.company)).toBeGreaterThan(0.92);
  expect(share(sums.place)).toBeGreaterThan(0.97);
  expect(share(sums.wrong)).toBeLessThan(0.06);
});
