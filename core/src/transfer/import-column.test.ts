import { describe, expect, test } from 'vitest';
import { csvRecords } from '../files/csv-read.ts';
import { importSheet } from './import-sheet.ts';

/** What a column of this head is, with these cells below it, beside a company and a title. */
function fieldOf(head: string, ...cells: string[]): string {
  const rows = cells.map((cell, at) => `Company ${at},Title ${at},"${cell}"`);
  const text = [`Company,Title,${head}`, ...rows].join('\n');
  return importSheet('jobs.csv', [...csvRecords(text, ',')], 'month-first')?.mapping[2] ?? 'left out';
}

describe('a column of dates is told by its head, and never the day a job was added by guess', () => {
  test.each([
    ['Applied', 'dateApplied'],
    ['Applied?', 'dateApplied'],
    ['Application sent', 'dateApplied'],
    ['Day I applied', 'dateApplied'],
    ['Beworben', 'dateApplied'],
    ['Fecha de solicitud', 'dateApplied'],
    ['Phone Screen', 'interviewDate'],
    ['2nd Interview', 'interviewDate'],
    ['Onsite', 'interviewDate'],
    ['Vorstellungsgespräch', 'interviewDate'],
    ['Offer', 'offerDate'],
    ['Offer received on', 'offerDate'],
    ['Rejected', 'rejectedDate'],
    ['Date of rejection', 'rejectedDate'],
    ['Accepted', 'acceptedDate'],
    ['Withdrew on', 'withdrawnDate'],
    ['Next follow-up', 'followUpDate'],
    ['Reminder', 'followUpDate'],
    ['Application Deadline', 'deadlineDate'],
    ['Apply By', 'deadlineDate'],
    ['Offer expires', 'deadlineDate'],
    ['Heard back', 'statusDate'],
    ['Last modified', 'statusDate'],
    ['Date found', 'dateAdded'],
    ['Listing date', 'datePosted'],
    ['Date d’entretien', 'interviewDate'],
    ['Test date', 'interviewDate'],
    ['Thank-you note sent', 'followUpDate'],
    ['Message sent', 'notes'],
    ['Start date', 'notes'],
    ['Coffee chat with Ana', 'notes'],
    ['Column 3', 'notes'],
  ])('%s: %s', (head, field) => {
    expect(fieldOf(head, '2026-08-10', '2026-08-12', '')).toBe(field);
  });
});

describe('what stands below a head is looked at', () => {
  test.each<[string, string[], string]>([
    ['Applied', ['Yes', 'No', 'Yes'], 'applied'],
    ['Applied', ['x', '', 'x'], 'applied'],
    ['Applied', ['Rejected', 'Interviewing', 'Offer'], 'status'],
    ['Applied', ['LinkedIn', 'Indeed', 'E-mail'], 'submissionMethod'],
    ['Applied', ['2026-08-01', 'Yes', 'No', 'No'], 'dateApplied'],
    ['Date applied', ['Yes', 'Yes', 'No'], 'applied'],
    ['Offer', ['✓', '', 'yes'], 'offerDate'],
    ['Cover letter', ['Yes', 'No', 'Yes'], 'notes'],
    ['Resume', ['Yes', 'No', 'Yes'], 'notes'],
    ['Min pay', ['65000', '70000'], 'payFrom'],
    ['interval', ['hourly', 'yearly'], 'payPer'],
    ['max_amount', ['65000', '70000'], 'payTo'],
    ['Position', ['https://a.example/1', 'https://a.example/2'], 'url'],
    ['Salary source', ['direct_data', 'description'], 'left out'],
    ['Salary', ['$50,000', '60k'], 'salary'],
    ['Salary', ['65000', '70000'], 'salary'],
    ['Employer Website', ['https://a.example', 'https://b.example'], 'left out'],
    ['Recruiter profile', ['https://li.example/in/ana'], 'left out'],
    ['Ana', ['https://www.linkedin.com/in/ana', 'https://linkedin.com/in/bo'], 'left out'],
    ['Salary notes', ['negotiable'], 'notes'],
    ['Salary expectation', ['$90k'], 'notes'],
    ['Rejection reason', ['no fit'], 'notes'],
    ['Cover letter link', ['https://docs.example/1'], 'notes'],
    ['Round 2', ['passed', 'with Ana, long'], 'interviewDate'],
    ['Interview Status', ['Applied', 'Rejected', 'Offer'], 'status'],
    ['Some link', ['https://a.example/jobs/1'], 'url'],
    ['Contact email', ['ana@a.example', 'bo@b.example', 'cy@c.example'], 'contactInfo'],
    ['Email', ['me@x.example', 'me@x.example', 'ME@x.example'], 'left out'],
    ['My email', ['me@x.example'], 'left out'],
    ['Interviewer', ['Ana', 'Bo'], 'contactInfo'],
    ['Interview notes', ['went well', 'odd'], 'notes'],
  ])('%s with %j: %s', (head, cells, field) => {
    expect(fieldOf(head, ...cells)).toBe(field);
  });
});

describe('words of a head may be written together', () => {
  test.each([
    ['dateSubmitted', '2026-08-01', 'dateApplied'],
    ['DateApplied', '2026-08-01', 'dateApplied'],
    ['date_applied', '2026-08-01', 'dateApplied'],
    ['date-applied', '2026-08-01', 'dateApplied'],
    ['APPLIED_DATE', '2026-08-01', 'dateApplied'],
    ['applicationStatus', 'Applied', 'status'],
    ['jobURL', 'https://a.example/1', 'url'],
    ['postingLink', 'https://a.example/1', 'url'],
    ['followUpDate', '2026-08-01', 'followUpDate'],
    ['interview1Date', '2026-08-01', 'interviewDate'],
    ['salaryRange', '$50,000', 'salary'],
    ['contactName', 'Ana', 'contactInfo'],
    ['jobDescription', 'Cook.', 'description'],
    ['📅 Date Applied', '2026-08-01', 'dateApplied'],
  ])('%s: %s is %s', (head, cell, field) => {
    expect(fieldOf(head, cell)).toBe(field);
  });
});

test('a second date of one meaning is kept in the notes, and an empty column takes no field', () => {
  const mappingOf = (text: string) =>
    importSheet('x', [...csvRecords(text, ',')], 'month-first')?.mapping.slice(2);
  expect(mappingOf('Company,Title,Stage 1,Stage 2\nA,B,2026-08-01,2026-08-08\n')).toEqual([
    'statusDate',
    'notes',
  ]);
  expect(mappingOf('Company,Title,Status,Stage\nA,B,,Applied\nC,D,,Offer\n')).toEqual(['notes', 'status']);
  expect(mappingOf('Company,Title,Stage 3,What came\nA,B,,Offer\nC,D,,Rejected\n')).toEqual([null, 'status']);
});

test('a second column of one head is kept in the notes; stages may be several', () => {
  const text =
    'Company,Title,Status,Stage,Interview,Phone screen,Url,Job link\nA,B,Applied,Odd,2026-08-01,2026-08-02,https://a.example/1,https://a.example/2\n';
  expect(importSheet('x', [...csvRecords(text, ',')], 'month-first')?.mapping).toEqual([
    ...['companyName', 'jobTitle', 'status', 'notes', 'interviewDate', 'interviewDate', 'url', 'notes'],
  ]);
});
