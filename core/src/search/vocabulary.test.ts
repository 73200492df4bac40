import { describe, expect, it, test } from 'vitest';
import { occupationSearchTerm } from '../entities/occupation/occupation-title.ts';
import { popularOccupations } from '../entities/occupation/popular-occupations.data.ts';
import { abbreviations } from './abbreviations.data.ts';
import { titleKey, titleWords } from './title-words.ts';
import { namedTradeTruth, tradeTruth } from './truth-trades.data.ts';
import { readTitle, titleMeanings } from './vocabulary.ts';

/** Whether a posting with this title answers what the question means: by its trade, or by a name where it has none. */
function finds(question: string, title: string): boolean {
  const { trades: own, words } = readTitle(title);
  const text = ` ${words.join(' ')} `;
  return titleMeanings(titleWords(question)).some(({ trades, names }) =>
    trades.length > 0 && own.length > 0
      ? trades.some((trade) => own.includes(trade))
      : names.some((name) => text.includes(` ${name.join(' ')} `)),
  );
}

test.each([
  ['software developer', 'Software Engineer'],
  ['software engineer', 'Senior Software Developer, Payments'],
  ['SWE', 'Software Engineer II'],
  ['SDE', 'Software Developer'],
  ['react developer', 'Frontend Engineer (React)'],
  ['lawyer', 'Associate Attorney'],
  ['attorney', 'Senior Counsel, Privacy'],
  ['counsel', 'Lawyer'],
  ['janitor', 'Custodian'],
  ['custodian', 'Cleaner - Evening Shift'],
  ['cleaner', 'Janitor'],
  ['secretary', 'Administrative Assistant'],
  ['administrative assistant', 'Department Secretary'],
  ['doctor', 'Family Physician'],
  ['physician', 'Psychiatrist'],
  ['security guard', 'Armed Security Officer'],
  ['security officer', 'Security Guard'],
  ['pharmacy tech', 'Pharmacy Technician'],
  ['pharmacy technician', 'Lead Pharmacy Tech'],
  ['recruiter', 'Talent Acquisition Partner'],
  ['talent acquisition', 'Technical Recruiter'],
  ['auto mechanic', 'Automotive Technician'],
  ['automotive technician', 'Auto Mechanic'],
  ['RN', 'Registered Nurse - ICU'],
  ['registered nurse', 'RN, Emergency Room'],
  ['LPN', 'Licensed Vocational Nurse'],
  ['CNA', 'Nurse Aide'],
  ['NP', 'Family Nurse Practitioner'],
  ['SRE', 'Staff Site Reliability Engineer'],
  ['DBA', 'Database Administrator'],
  ['CPA', 'Senior Accountant'],
  ['CSR', 'Customer Support Representative'],
  ['EMT', 'Emergency Medical Technician - Basic'],
  ['HR', 'Human Resources Generalist'],
  ['QA', 'Quality Assurance Engineer'],
  ['UX', 'User Experience Researcher'],
  ['ML', 'Machine Learning Engineer'],
  ['k8s', 'Kubernetes Engineer'],
  ['human resources', 'HR Generalist'],
  ['help desk', 'IT Support Specialist'],
  ['helpdesk', 'Help Desk Technician'],
  ['full-stack developer', 'Fullstack Engineer'],
  ['childcare worker', 'Nanny'],
  ['truck driver', 'CDL-A Driver (OTR)'],
  ['teacher', 'Middle School Math Teacher'],
  ['nurse', 'LPN - Nights'],
])('“%s” finds “%s”', (question, title) => {
  expect(finds(question, title)).toBe(true);
});

test.each([
  ['accountant', 'Accounts Payable Clerk'],
  ['accountant', 'Account Executive'],
  ['account executive', 'Accountant'],
  ['AE', 'Accountant'],
  ['intern', 'Internal Auditor'],
  ['designer', 'Design Manager'],
  ['nurse practitioner', 'Nurse Aide'],
  ['CNA', 'Registered Nurse'],
  ['software engineer', 'Sales Engineer'],
  ['software engineer', 'Software Engineering Manager'],
  ['developer', 'Business Developer'],
  ['lawyer', 'Paralegal'],
  ['doctor', 'Physician Assistant'],
  ['physician', 'Physician Recruiter'],
  ['secretary', 'Executive Director'],
  ['security guard', 'Security Engineer'],
  ['recruiter', 'HR Business Partner'],
  ['pharmacy tech', 'Pharmacist'],
  ['janitor', 'Housekeeper'],
  ['product manager', 'Project Manager'],
  ['marketing manager', 'Product Manager'],
  ['data scientist', 'Data Entry Clerk'],
  ['teacher', 'Teacher Assistant'],
  ['truck driver', 'Truck Mechanic'],
  ['registered nurse', 'Nurse Practitioner'],
  ['medical assistant', 'Account Executive, MA'],
  ['physical therapist', 'Pharmacist PT'],
  ['secretary', 'Linux Administrator'],
  ['general manager', 'Engineering Manager'],
])('“%s” does not find “%s” by its meaning', (question, title) => {
  expect(finds(question, title)).toBe(false);
});

describe('ambiguous abbreviations', () => {
  it.each([
    ['PM', ['Product manager', 'Project manager', 'Program manager']],
    ['PA', ['Physician assistant', 'Personal assistant', 'Production assistant']],
    ['BA', ['Business analyst', 'Board certified behavior analyst']],
    ['AE', ['Account executive', 'Application engineer']],
  ])('%s lists each meaning and says so', (short, labels) => {
    const meanings = titleMeanings(titleWords(short));
    expect(meanings.map(({ label }) => label)).toEqual(labels);
    expect(meanings.every(({ ambiguous }) => ambiguous)).toBe(true);
  });
});

it('says which words it read, the longest run first', () => {
  const meanings = titleMeanings(titleWords('sr registered nurse RN Ohio'));
  expect(meanings.map(({ start, end, label }) => [start, end, label])).toEqual([
    [1, 3, 'Registered nurse'],
    [3, 4, 'Registered nurse'],
  ]);
});

it.each(popularOccupations)('%s %s leads to its jobs', (code, title) => {
  const trades = titleMeanings(titleWords(occupationSearchTerm(title))).flatMap((meaning) => meaning.trades);
  expect(trades.map((trade) => trade.slice(0, 7))).toContain(code);
});

it('has a source and a single spelling for each of at least 200 abbreviations', () => {
  expect(abbreviations.length).toBeGreaterThanOrEqual(200);
  expect(abbreviations.filter(([, , source]) => source === '')).toEqual([]);
  expect(new Set(abbreviations.map(([short]) => titleKey(short))).size).toBe(abbreviations.length);
});

describe('titles of real postings', () => {
  const answers = (rows: typeof tradeTruth) =>
    rows.map(([title, code]) => ({ title, code, answer: readTitle(title).trades[0]?.slice(0, 7) ?? '' }));
  const wrong = (rows: typeof tradeTruth) =>
    answers(rows).filter(({ code, answer }) => answer !== '' && answer !== code);

  it.each([
    ['150 of all', tradeTruth],
    ['150 with an answer', namedTradeTruth],
  ])('%s: at most 3 of 100 trades are wrong', (_, rows) => {
    expect(rows.length).toBe(150);
    expect(wrong(rows).length / answers(rows).filter(({ answer }) => answer).length).toBeLessThanOrEqual(
      0.03,
    );
  });

  it('name their trade in 85 of 100 where a person reads one', () => {
    const said = answers(tradeTruth).filter(({ code }) => code !== '');
    expect(said.filter(({ code, answer }) => answer === code).length / said.length).toBeGreaterThanOrEqual(
      0.85,
    );
  });
});

test.each([
  ['Software Engineer I', 'entry'],
  ['Associate Product Manager', 'entry'],
  ['New Grad Software Engineer', 'entry'],
  ['Jr. Accountant', 'entry'],
  ['Software Engineer II', 'mid'],
  ['Software Engineer III', null],
  ['Sr Nurse', 'senior'],
  ['Principal Engineer', 'staff'],
  ['Sales Associate', null],
  ['Associate Director, Data Analyst', 'director'],
  ['Cook', null],
])('“%s” states the level %s', (title, level) => {
  expect(readTitle(title).level).toBe(level);
});

test.each([
  '',
  '   ',
  '—',
  '🙂',
  'x'.repeat(10_000),
  'and '.repeat(3000),
  ', '.repeat(3000),
  '__proto__',
  'constructor',
])('a title without a trade (“%.20s”) gets none', (title) => {
  expect(readTitle(title).trades).toEqual([]);
});

test('names are folded as titles are', () => {
  for (const question of ['RN', 'secretary', 'auto mechanic', 'help desk', 'UX designer'])
    for (const { names } of titleMeanings(titleWords(question)))
      for (const name of names) expect(titleWords(name.join(' '))).toEqual(name);
});
