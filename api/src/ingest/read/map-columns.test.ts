import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RawPosting } from '@foothold/core/entities/posting/posting.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withoutRating } from './company-rating.ts';
import { detectFormat, type Told } from './detect-format.ts';
import { sourceOfFile } from './file-source.ts';
import { readPosting } from './formats.ts';
import { mapColumns, namedColumn } from './map-columns.ts';
import { readRecords } from './read-file.ts';
import { readHead } from './read-text.ts';
import { surveyFile } from './survey-file.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'foothold-columns-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What is read of a file as the command reads it: postings, and the reasons of rows that are none. */
async function read(name: string, content: string, told: Told = {}): Promise<(RawPosting | string)[]> {
  const path = join(folder, name);
  writeFileSync(path, content);
  const format = detectFormat(name, await readHead(path), told);
  const { shape } = await surveyFile(path, format, told.columns);
  const file = shape ? { ...shape, origin: sourceOfFile(name) } : undefined;
  const all: (RawPosting | string)[] = [];
  for await (const { record, company = told.company } of readRecords(path, format)) {
    const result = readPosting(format.name, record, { now: 0, ...(company && { company }), file });
    all.push('ok' in result ? result.ok : result.reason);
  }
  return all;
}

describe('a title under any head that says so', () => {
  it.each(
    'Job Title,title,Position,Role,Opening,Vacancy,Posting Title,Advertised Title,Working Title,positionTitle,Title of Position,Job,Job Name,Posting Name,Designation,Occupation,Position Name,Job Opening,Name,Stellenbezeichnung,Intitulé du poste,Título,Vaga,Cargo'.split(
      ',',
    ),
  )('%s', async (head) => {
    const [one] = await read('title.csv', `${head},Company,Notes\nNight baker,Elm House,x\n`);
    expect(one).toMatchObject({ title: 'Night baker', companyName: 'Elm House' });
  });
  it.each([
    ['Position Type,Opening Date,Job Posting Title,Employer', 'Job Posting Title'],
    ['Job ID,Job Category,Title,Agency', 'Title'],
    ['Job Description,Role Level,Vacancy Name,Company', 'Vacancy Name'],
    ['Company Name,Job Status,Designation', 'Designation'],
    ['Contact Title,Position,Company', 'Position'],
    ['Job Location,Job Function,Opening,Firm', 'Opening'],
    ['Supervisor Title of the position,Title of position,Firm', 'Title of position'],
    ['First name,Last name,Posting name,Firm', 'Posting name'],
    ['Employer title,Employer,Role', 'Role'],
    ['Job Number,Job Link,Job Posting,Hiring Agency Name', 'Job Posting'],
  ])('of %s it is %s', (heads, title) => {
    expect(mapColumns(heads.split(',')).title?.[0]).toBe(title);
  });
  it('the first of several columns that says something counts, row by row', async () => {
    const rows = await read('several.csv', 'Job Title,Position,Company\nCook,,Elm\n,Baker,Elm\n');
    expect(rows).toMatchObject([{ title: 'Cook' }, { title: 'Baker' }]);
  });
});

describe('other fields under heads of their own', () => {
  it.each<[head: string, cell: string, found: Partial<RawPosting>]>([
    ['Hiring Agency', 'Elm House', { companyName: 'Elm House' }],
    ['Name of Employer', 'Elm House', { companyName: 'Elm House' }],
    ['Unternehmen', 'Elm House', { companyName: 'Elm House' }],
    ['hiringDepartmentName', 'Elm House', { companyName: 'Elm House' }],
    ['Duty Station', 'Reno NV', { locations: ['Reno NV'] }],
    ['Work Address', '12 Elm Street', { locations: ['12 Elm Street'] }],
    ['Standort', 'Berlin', { locations: ['Berlin'] }],
    ['Duties of the post', 'You bake.', { description: 'You bake.' }],
    ['positionOpenDate', '2026-11-20', { postedAt: Date.UTC(2026, 10, 20) }],
    ['Announcement Open Date', '2026-11-20', { postedAt: Date.UTC(2026, 10, 20) }],
    ['Control Number', 'A-17', { externalId: 'A-17' }],
    ['Web page of the vacancy', 'https://x.example/1', { url: 'https://x.example/1' }],
    ['Seite', 'https://x.example/1', { url: 'https://x.example/1' }],
  ])('%s', async (head, cell, found) => {
    const company = 'companyName' in found ? '' : ',Company';
    const elm = company && ',Elm';
    const [one] = await read('field.csv', `Title${company},${head}\nBaker${elm},${cell}\n`);
    expect(one).toMatchObject(found);
  });
  it('the web site of the company is no link of the posting', async () => {
    for (const head of ['Company Website', 'Homepage', 'Logo', 'Employer page', 'LinkedIn profile'])
      expect(
        await read('site.csv', `Title,Company,${head}\nBaker,Elm,https://elm.example/x\n`),
      ).toMatchObject([{ url: '' }]);
  });
});

describe('columns and an employer that a person names', () => {
  const csv =
    'What,Who,Where,Wage offered,Page,No\nBaker,Elm House,Reno NV,$20 an hour,https://x.example/1,7\n';
  const told = (...texts: string[]): Told => ({
    columns: Object.fromEntries(texts.map(namedColumn).map(({ field, column }) => [field, column])),
  });
  it('are the fields, in any case and spelling of the name', async () => {
    const [one] = await read(
      'told.csv',
      csv,
      told('title=What', 'company=who', 'place=WHERE', 'pay=wage-offered', 'link=Page', 'id=No'),
    );
    expect(one).toMatchObject({
      title: 'Baker',
      companyName: 'Elm House',
      locations: ['Reno NV'],
      payText: '$20 an hour',
      url: 'https://x.example/1',
      externalId: '7',
      source: 'file:told.csv',
    });
  });
  it('come before columns that are known', async () => {
    const both = 'Title,Company,Posting\nx,Elm,Baker\n';
    expect(await read('before.csv', both, told('title=Posting'))).toMatchObject([{ title: 'Baker' }]);
  });
  it.each([
    ['titel=What', /There is no field titel; there are: title, company, place, link, pay, id, date/],
    ['=What', /There is no field/],
    ['title', /--column title names no column/],
    ['title= ', /names no column/],
  ])('--column %s is refused', (text, message) => {
    expect(() => namedColumn(text)).toThrow(message);
  });
  it.each([
    [
      'a column that is not there',
      csv,
      told('title=Job', 'company=Who'),
      /no column "Job"; it has: What, Who/,
    ],
    ['no title', csv, told('company=Who'), /no column for the job title .*--column title=/],
    ['no company', csv, told('title=What'), /no column for the company .*--company NAME/],
  ])('%s is said before anything is read', async (_name, content, given, message) => {
    await expect(read('missing.csv', content, given)).rejects.toThrow(message);
  });
  it('--company is the employer of postings that name none', async () => {
    const rows = 'Title,Company\nBaker,\nCook,Elm House\n';
    expect(await read('employer.csv', rows, { company: 'Oak Inn' })).toMatchObject([
      { companyName: 'Oak Inn' },
      { companyName: 'Elm House' },
    ]);
    expect(await read('alone.csv', 'Title\nBaker\n', { company: 'Oak Inn' })).toMatchObject([
      { companyName: 'Oak Inn' },
    ]);
  });
});

describe('feeds that name no employer', () => {
  const id = '0a1b2c3d-0000-4000-8000-000000000001';
  const lever = (url: string) =>
    JSON.stringify([{ id, text: 'Driver', categories: {}, createdAt: 1, hostedUrl: url, applyUrl: '' }]);
  const ashby = (url: string) =>
    JSON.stringify({
      jobs: [{ id, title: 'Chemist', isListed: true, publishedAt: '2026-11-01', jobUrl: url }],
    });
  const table = (url: string) => `Title,Link\nBaker,${url}\n`;
  it.each([
    ['l.json', lever(`https://jobs.lever.co/copper-kettle/${id}`), 'Copper Kettle'],
    ['l.json', lever(`https://jobs.eu.lever.co/copper_kettle/${id}`), 'Copper Kettle'],
    ['l.json', lever(`https://jobs.lever.co/palantir/${id}/apply`), 'Palantir'],
    ['l.json', lever(`https://jobs.lever.co/veeva/${id}`), 'Veeva Systems'],
    ['a.json', ashby(`https://jobs.ashbyhq.com/fernbio/${id}`), 'Fernbio'],
    ['a.json', ashby(`https://jobs.ashbyhq.com/Fern%20Bio/${id}`), 'Fern Bio'],
    ['a.json', ashby(`https://jobs.ashbyhq.com/openai/${id}`), 'OpenAI'],
    ['t.csv', table(`https://jobs.lever.co/copper-kettle/${id}`), 'Copper Kettle'],
    ['t.csv', table(`https://jobs.ashbyhq.com/ramp/${id}`), 'Ramp'],
    ['t.csv', table('https://boards.greenhouse.io/gitlab/jobs/8101'), 'GitLab'],
    [
      'w.json',
      JSON.stringify({
        name: 'Cedar Boats',
        jobs: [{ title: 'Builder', shortcode: 'AB12CD34EF', telecommuting: false, shortlink: '' }],
      }),
      'Cedar Boats',
    ],
  ])('%s: %s', async (name, content, company) => {
    expect(await read(name, content)).toMatchObject([{ companyName: company }]);
  });
  it('--company stands above the address, and without either the row is left out', async () => {
    const content = lever(`https://jobs.lever.co/copper-kettle/${id}`);
    expect(await read('l.json', content, { company: 'Copper Kettle, Inc.' })).toMatchObject([
      { companyName: 'Copper Kettle, Inc.' },
    ]);
    expect(await read('l.json', lever('https://example.com/1'))).toEqual(['no company name']);
  });
});

describe('ratings behind company names', () => {
  it.each([
    ['CyrusOne 3.8', 'CyrusOne'],
    ['CyrusOne\n3.8', 'CyrusOne'],
    ['Elm House\r\n4.0', 'Elm House'],
    ['Elm House 4.2 ★', 'Elm House'],
    ['Elm House (3.9)', 'Elm House'],
    ['Elm House 4.1 out of 5', 'Elm House'],
    ['Elm House 4.0 stars', 'Elm House'],
    ['3M 3.7', '3M'],
    ['Studio 54 4.1', 'Studio 54'],
    ['Web 2.0 3.5', 'Web 2.0'],
    ['Elm House 3,8', 'Elm House'],
    ['Web 2.0', 'Web 2.0'],
    ['Industry 4.0', 'Industry 4.0'],
    ['Studio 54', 'Studio 54'],
    ['7-Eleven', '7-Eleven'],
    ['Level 3', 'Level 3'],
    ['Radio 97.5', 'Radio 97.5'],
    ['Elm House 5.5', 'Elm House 5.5'],
    ['Elm 0.5', 'Elm 0.5'],
    ['3.8', '3.8'],
    ['Section3.2', 'Section3.2'],
    ['Elm House 4.0', 'Elm House 4.0'],
  ])('%j → %s', (name, company) => {
    expect(withoutRating(name)).toBe(company);
  });
  it('a round one is cut where the file says it elsewhere, or writes one behind most names', async () => {
    expect(withoutRating('Elm House 4.0', { rating: '4' })).toBe('Elm House');
    expect(withoutRating('Elm House 4.0', { rating: '3.9' })).toBe('Elm House 4.0');
    const rows = ['Elm House 4.0', 'Oak Inn 3.9', 'Web 2.0', 'Ash Grill 3.1'];
    const all = await read('rated.csv', `Title,Company\n${rows.map((name) => `Cook,${name}`).join('\n')}\n`);
    expect(all.map((one) => (one as RawPosting).companyName)).toEqual([
      'Elm House',
      'Oak Inn',
      'Web 2.0',
      'Ash Grill',
    ]);
  });
});

it('reads the columns of JobSpy: pay in two amounts with interval and currency, the site as the source', async () => {
  const head =
    'id,site,job_url,job_url_direct,title,company,location,date_posted,job_type,salary_source,interval,min_amount,max_amount,currency,is_remote,description,company_url,company_logo';
  const rows = [
    'in-1,indeed,https://i.example/1,https://d.example/1,Cook,Elm,"Austin, TX, US",2026-11-20,fulltime,direct_data,hourly,20.0,25.0,USD,False,You cook.,https://elm.example/a,https://elm.example/l.png',
    'li-2,linkedin,https://l.example/2,,Baker,Oak,"Denver, CO, US",2026-11-20,parttime,direct_data,yearly,52000.0,61000.0,USD,True,You bake.,https://oak.example/a,',
    'in-3,indeed,https://i.example/3,,Miller,Oak,"Denver, CO, US",2026-11-20,,,,,,,,You mill.,,',
  ];
  expect(await read('jobspy.csv', `${[head, ...rows].join('\n')}\n`)).toMatchObject([
    {
      source: 'indeed',
      externalId: 'in-1',
      url: 'https://i.example/1',
      remote: false,
      pay: { min: 2000, max: 2500, currency: 'USD', interval: 'hour' },
    },
    {
      source: 'linkedin',
      remote: true,
      pay: { min: 5_200_000, max: 6_100_000, currency: 'USD', interval: 'year' },
    },
    { title: 'Miller', pay: null, employmentType: '' },
  ]);
});
