import type { ReadResume } from '../transfer/json-resume-extra.ts';
import { readJsonResume } from '../transfer/json-resume-read.ts';
import { formDate } from './form-dates.ts';

/** The tables of a LinkedIn export that say something for a resume; the others stay unopened. */
export const linkedInTables = [
  'Profile',
  'Profile Summary',
  'Positions',
  'Education',
  'Skills',
  'Languages',
  'Certifications',
  'Projects',
  'Publications',
  'Volunteering',
  'Honors',
  'Email Addresses',
  'PhoneNumbers',
] as const;
export type LinkedInTable = (typeof linkedInTables)[number];

type Rows = readonly Readonly<Record<string, string>>[];

/** Which table a file of the export is, wherever in it the file lies; null for the others. */
export function linkedInTable(path: string): LinkedInTable | null {
  const name =
    path
      .split('/')
      .at(-1)
      ?.replace(/\.csv$/i, '') ?? '';
  return linkedInTables.find((table) => table.toLowerCase() === name.toLowerCase()) ?? null;
}

/** Rows by the names of their columns. Some tables begin with notes, before the line of names. */
export function tableRows(records: readonly (readonly string[])[]): Record<string, string>[] {
  const at = records.findIndex((record, index) => record.length > 1 || (index === 0 && records.length > 1));
  const [head = [], ...rows] = records.slice(Math.max(0, at));
  return rows
    .filter((row) => row.some((cell) => cell.trim() !== ''))
    .map((row) => Object.fromEntries(head.map((name, index) => [name.trim(), (row[index] ?? '').trim()])));
}

/** A resume out of the tables of a LinkedIn export; null where neither a name nor a position is in them. */
export function readLinkedInExport(
  tables: Readonly<Partial<Record<LinkedInTable, Rows>>>,
): ReadResume | null {
  const rows = (table: LinkedInTable): Rows => tables[table] ?? [];
  const [profile = {}] = rows('Profile');
  const said = (row: Readonly<Record<string, string>>, name: string) => row[name] ?? '';
  const name = [said(profile, 'First Name'), said(profile, 'Last Name')].filter(Boolean).join(' ');
  if (name === '' && rows('Positions').length === 0) return null;
  const mails = rows('Email Addresses');
  const mail = mails.find((row) => said(row, 'Primary').toLowerCase() === 'yes') ?? mails[0] ?? {};
  const [phone = {}] = rows('PhoneNumbers');
  const span = (row: Readonly<Record<string, string>>, from = 'Started On', to = 'Finished On') => ({
    startDate: formDate(said(row, from)),
    endDate: formDate(said(row, to)),
  });
  return readJsonResume({
    basics: {
      name,
      label: said(profile, 'Headline'),
      email: said(mail, 'Email Address'),
      phone: [said(phone, 'Extension'), said(phone, 'Number')].filter(Boolean).join(' '),
      summary: said(profile, 'Summary') || said(rows('Profile Summary')[0] ?? {}, 'Profile Summary'),
      location: { address: said(profile, 'Geo Location') || said(profile, 'Address') },
      profiles: [
        ...addressesIn(said(profile, 'Websites')).map((url) => ({ url })),
        ...handlesIn(said(profile, 'Twitter Handles')),
      ],
    },
    work: rows('Positions').map((row) => ({
      name: said(row, 'Company Name'),
      position: said(row, 'Title'),
      location: said(row, 'Location'),
      summary: said(row, 'Description'),
      ...span(row),
    })),
    education: rows('Education').map((row) => ({
      institution: said(row, 'School Name'),
      ...degreeOf(said(row, 'Degree Name')),
      ...span(row, 'Start Date', 'End Date'),
      courses: [said(row, 'Notes'), said(row, 'Activities')].filter(Boolean),
    })),
    skills: rows('Skills').map((row) => ({ name: said(row, 'Name') })),
    languages: rows('Languages').map((row) => ({
      language: said(row, 'Name'),
      fluency: said(row, 'Proficiency'),
    })),
    certificates: rows('Certifications').map((row) => ({
      name: said(row, 'Name'),
      issuer: said(row, 'Authority'),
      url: said(row, 'Url'),
      date: formDate(said(row, 'Started On')),
    })),
    projects: rows('Projects').map((row) => ({
      name: said(row, 'Title'),
      description: said(row, 'Description'),
      url: said(row, 'Url'),
      ...span(row),
    })),
    publications: rows('Publications').map((row) => ({
      name: said(row, 'Name'),
      publisher: said(row, 'Publisher'),
      summary: said(row, 'Description'),
      url: said(row, 'Url'),
      releaseDate: formDate(said(row, 'Published On')),
    })),
    volunteer: rows('Volunteering').map((row) => ({
      organization: said(row, 'Company Name'),
      position: said(row, 'Role'),
      summary: said(row, 'Description'),
      ...span(row),
    })),
    awards: rows('Honors').map((row) => ({
      title: said(row, 'Title'),
      summary: said(row, 'Description'),
      date: formDate(said(row, 'Issued On')),
    })),
  });
}

/** “BSc, Enchanted Computing”: the degree and its subject. */
function degreeOf(text: string): { studyType: string; area: string } {
  const at = text.indexOf(', ');
  return at < 0 ? { studyType: text, area: '' } : { studyType: text.slice(0, at), area: text.slice(at + 2) };
}

/** “[PORTFOLIO:https://example.com,OTHER:…]”. */
function addressesIn(text: string): string[] {
  return text.match(/https?:\/\/[^\s,\]]{3,300}/g) ?? [];
}

function handlesIn(text: string): { network: string; username: string; url: string }[] {
  return (text.match(/\w{2,30}/g) ?? []).map((username) => ({
    network: 'X',
    username,
    url: `https://x.com/${username}`,
  }));
}
