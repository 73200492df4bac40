import { existsSync, readFileSync } from 'node:fs';
import { realFile } from '../../test-data/real-files.ts';
import { htmlToText } from '../entities/posting/posting-text.ts';
import { csvRecords } from '../files/csv-read.ts';
import type { AskingPosting } from './requirement.ts';

const folder = realFile('');

/** Whether the real postings are beside the repository; tests of them are left out where they do not. */
export const hasRealPostings = existsSync(new URL('postings/nyc_gov_jobs_full.jsonl', folder));

type Row = Record<string, unknown>;
const said = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const rowOf = (value: unknown): Row => (typeof value === 'object' && value !== null ? (value as Row) : {});
const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value.map(rowOf) : []);
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const json = (name: string): unknown => JSON.parse(read(name));

function table(name: string): Row[] {
  const [head = [], ...rows] = csvRecords(read(name), ',');
  return rows.map((cells) => Object.fromEntries(head.map((column, at) => [column, cells[at] ?? ''])));
}

/** A city's postings have their parts in columns; a person reads them under these headings. */
function cityText(row: Row): string {
  return [
    said(row['Job Description']),
    `Minimum qualifications:\n${said(row['Minimum Qual Requirements'])}`,
    `Preferred skills:\n${said(row['Preferred Skills'])}`,
    `Additional information:\n${said(row['Additional Information'])}`,
    `Residency requirement:\n${said(row['Residency Requirement'])}`,
    `To apply:\n${said(row['To Apply'])}`,
  ].join('\n');
}

/** Real postings of many trades and boards, by an id that names board and posting. */
export function realPostings(): Map<string, AskingPosting> {
  const all = new Map<string, AskingPosting>();
  const add = (id: string, title: unknown, text: string, location: unknown, company: unknown = '') => {
    if (!all.has(id))
      all.set(id, { title: said(title), text, location: said(location), company: said(company) });
  };
  const city = read('postings/nyc_gov_jobs_full.jsonl').split('\n').filter(Boolean);
  for (const row of city.map((line) => rowOf(JSON.parse(line))))
    add(`nyc:${said(row['Job ID'])}`, row['Business Title'], cityText(row), 'New York, NY', row.Agency);
  for (const row of table('postings/linkedin_richmond_va_2025.csv'))
    add(`linkedin:${said(row.job_id)}`, row.title, said(row.description), row.location, row.company);
  for (const [at, row] of table('postings/yanmsong_indeed-ds-0407.csv').entries())
    add(`indeed:${at}`, row['Job Title'], said(row.Description), row.Location, row.Company);
  for (const row of rowsOf(json('postings/remotejobs_org_union.json')))
    add(
      `remotejobs:${said(row.id)}`,
      row.title,
      said(row.description),
      row.location,
      rowOf(row.company).name,
    );
  for (const row of rowsOf(json('postings/themuse_jobs_union.json')))
    add(
      `muse:${said(row.id)}`,
      row.name,
      said(row.contents),
      rowsOf(row.locations)
        .map(({ name }) => name)
        .join('; '),
      rowOf(row.company).name,
    );
  const jobs = (name: string, key: string) => rowsOf(rowOf(json(`ats/${name}.json`))[key]);
  for (const row of jobs('remotive_5jobs', 'jobs'))
    add(
      `remotive:${said(row.id)}`,
      row.title,
      said(row.description),
      row.candidate_required_location,
      row.company_name,
    );
  for (const row of jobs('jobicy_5jobs', 'jobs'))
    add(`jobicy:${said(row.id)}`, row.jobTitle, said(row.jobDescription), row.jobGeo, row.companyName);
  for (const row of jobs('arbeitnow_5jobs', 'data'))
    add(`arbeitnow:${said(row.slug)}`, row.title, said(row.description), row.location, row.company_name);
  for (const name of ['ashby_ramp_6jobs', 'ashby_ericlee'])
    for (const row of jobs(name, 'jobs'))
      add(`ashby:${said(row.id)}`, row.title, said(row.descriptionHtml), row.location);
  for (const row of jobs('greenhouse_anthropic_4jobs', 'jobs'))
    add(
      `greenhouse:${said(row.id)}`,
      row.title,
      said(row.content),
      rowOf(row.location).name,
      row.company_name,
    );
  return all;
}

/** A posting’s text as a person reads it. */
export const plainText = (posting: AskingPosting) => htmlToText(posting.text);
