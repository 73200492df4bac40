import { describe, expect, it } from 'vitest';
import { labels } from '../../../test-data/labels.ts';
import { readSeniority } from './seniority.ts';

describe.each([
  { name: '150 labeled titles', truth: labels('seniority'), rows: 150 },
  { name: '99 more that came after the rules', truth: labels('seniority-second-draw'), rows: 99 },
])('$name', ({ truth, rows }) => {
  const answers = truth.map(([title, label]) => ({ title, label, answer: readSeniority(title) }));
  const wrong = answers.filter(({ answer, label }) => answer !== (label || 'unknown'));

  it('are read as a person reads them in 98 of 100', () => {
    expect(answers.length).toBe(rows);
    expect(1 - wrong.length / rows).toBeGreaterThanOrEqual(0.98);
  });

  it('get no rank that they do not state', () => {
    expect(wrong.filter(({ answer }) => answer !== 'unknown')).toEqual([]);
  });
});

it.each([
  ['Jr. Bookkeeper', 'entry'],
  ['Mid-Level Electrician', 'mid'],
  ['Mid/Senior Backend Engineer', 'mid'],
  ['Nurse Manager', 'unknown'],
  ['Shift Supervisor', 'manager'],
  ['VP, Claims', 'executive'],
  ['Chief Nursing Officer', 'executive'],
  ['Executive Assistant to the CEO', 'unknown'],
  ['Senior Executive Assistant', 'senior'],
  ['CTO', 'executive'],
  ['CTO Operations Lead', 'lead'],
  ['QA Coach - CFO', 'unknown'],
  ['Field CISO', 'unknown'],
  ['Senior Recruiter, Early Career & Emerging Talent', 'senior'],
  ['Staff + Sr. Software Engineer', 'senior'],
  ['Chief of Staff', 'unknown'],
  ['Staff Nurse', 'unknown'],
  ['Staff Accountant', 'unknown'],
  ['Elementary School Principal', 'unknown'],
  ['Senior Living Cook', 'unknown'],
  ['Lead Generation Specialist', 'unknown'],
  ['Junior High Teacher', 'unknown'],
  ['Internship Coordinator', 'unknown'],
  ['Art Director', 'unknown'],
  ['Internal Medicine Physician', 'unknown'],
  ['International Sales', 'unknown'],
  ['', 'unknown'],
  ['x'.repeat(10_000), 'unknown'],
])('%s: %s', (title, expected) => {
  expect(readSeniority(title)).toBe(expected);
});

describe('who works for somebody of rank', () => {
  it.each([
    ['Receptionist/Assistant to Director', 'unknown'],
    ['Deputy to the Director', 'unknown'],
    ['Deputy Director', 'director'],
    ['Secretary to the Vice President', 'unknown'],
    ['Scheduler for Senior Executives', 'unknown'],
    ['Chauffeur to CEO', 'unknown'],
    ['Speechwriter for the President', 'unknown'],
    ['Coach to Senior Leaders', 'unknown'],
    ["Medical Director's Assistant", 'unknown'],
    ['Medical Director’s Assistant', 'unknown'],
    ['Assistant to the CEO', 'unknown'],
    ['Executive Assistant to the Vice President', 'unknown'],
    ['EA to CEO', 'unknown'],
    ['PA to Managing Director', 'unknown'],
    ['Assistant to Director of Nursing', 'unknown'],
    ['Assistant Director of Nursing', 'director'],
    ['Senior Assistant to the CEO', 'senior'],
    ['Senior Advisor to the President', 'senior'],
    ['Advisor to the Vice President', 'unknown'],
    ['Administrative Assistant to the Principal', 'unknown'],
    ["Principal's Secretary", 'unknown'],
    ["Principals' Secretary", 'unknown'],
    ["Vice President's Secretary", 'unknown'],
    ["Senior Vice President's Assistant", 'unknown'],
    ["CEO's Driver", 'unknown'],
    ['Clerk to the Director', 'unknown'],
    ['Chief of Staff to the CEO', 'unknown'],
    ['Coordinator, Office of the President', 'unknown'],
    ["Administrative Specialist, Vice President's Office", 'unknown'],
    ["Head of School's Assistant", 'unknown'],
    ["Manager's Assistant", 'unknown'],
    ['Assistant to the Store Manager', 'unknown'],
    ["Director's Office Intern", 'internship'],
    ['Intern to the CEO', 'internship'],
    ['Liaison to the Board of Directors', 'unknown'],
  ])('%s: %s', (title, expected) => {
    expect(readSeniority(title)).toBe(expected);
  });
});

describe('who runs a program for beginners', () => {
  it.each([
    ['Head of Early Careers', 'director'],
    ['VP, Early Careers', 'executive'],
    ['Graduate Program Director', 'director'],
    ['Internship Program Director', 'director'],
    ['Manager, Intern Programs', 'manager'],
    ['Intern Coordinator', 'unknown'],
    ['Internship Coordinator', 'unknown'],
    ['Internship Program Manager', 'unknown'],
    ['Intern Program Lead', 'lead'],
    ['Intern Supervisor', 'manager'],
    ['Manager, Intern', 'internship'],
    ['Director, Internships', 'director'],
    ['Director of Internships and Career Services', 'director'],
    ['Director of Early Careers', 'director'],
    ['Manager, Early Careers', 'manager'],
    ['Coordinator, Graduate Programs', 'unknown'],
    ['Graduate Medical Education Coordinator', 'unknown'],
    ['New Grad Nurse Residency Program Coordinator', 'unknown'],
    ['Apprenticeship Manager', 'unknown'],
    ['Student Success Director', 'director'],
    ['Graduate Admissions Director', 'director'],
    ['Campus Recruiter', 'unknown'],
    ['Apprentice Program Coordinator', 'unknown'],
    ['Trainee Program Manager', 'unknown'],
    ['Co-op Coordinator', 'unknown'],
  ])('%s: %s', (title, expected) => {
    expect(readSeniority(title)).toBe(expected);
  });
});

describe('beginners themselves', () => {
  it.each([
    ['Marketing Manager Intern', 'internship'],
    ['Product Manager, Intern', 'internship'],
    ['HR Coordinator Intern', 'internship'],
    ['Software Engineer, Early Careers', 'entry'],
    ['Software Engineer - Summer Internship Program', 'internship'],
    ['Graduate Engineer', 'entry'],
    ['Graduate Software Engineer', 'entry'],
    ['Graduate Trainee', 'entry'],
    ['Trainee Manager', 'entry'],
    ['Apprentice Electrician', 'entry'],
    ['Store Manager in Training', 'entry'],
    ['Junior Accountant', 'entry'],
    ['Co-op Software Engineer', 'internship'],
    ['Intern', 'internship'],
    ['Internship', 'internship'],
    ['Intern Architect', 'internship'],
    ['Intern, Office of the Director', 'internship'],
  ])('%s: %s', (title, expected) => {
    expect(readSeniority(title)).toBe(expected);
  });
});

describe('a group behind the title', () => {
  it.each([
    ['Engineer II - Senior Platform Group', 'mid'],
    ['Engineer - Principal Architects Team', 'unknown'],
    ['Software Engineer III, Junior Platform Team', 'unknown'],
    ['Software Engineer I (Senior Systems Group)', 'entry'],
    ['Senior Engineer - Platform Group', 'senior'],
    ['Software Engineer, Senior - Infrastructure Group', 'senior'],
    ['Analyst for the Senior Leadership Team', 'unknown'],
    ['Director, Engineering Team', 'director'],
    ['Team Lead - Senior Living Unit', 'lead'],
    ['Account Manager, Senior Living', 'unknown'],
  ])('%s: %s', (title, expected) => {
    expect(readSeniority(title)).toBe(expected);
  });
});

describe('the job itself', () => {
  it.each([
    ['Associate Vice President, Technology', 'executive'],
    ['Creative Director', 'director'],
    ['Lead Generation Specialist', 'unknown'],
    ['Lead Teacher', 'lead'],
    ['Lead-Based Paint Inspector', 'unknown'],
    ['Lead Intake Specialist', 'unknown'],
    ['Junior High Teacher', 'unknown'],
    ['Junior Golf Coach', 'unknown'],
    ['Junior Achievement Program Associate', 'unknown'],
    ['Senior Living Director', 'director'],
    ['Senior High School Teacher', 'unknown'],
    ['Senior Companion', 'unknown'],
    ['Senior Center Cook', 'unknown'],
    ['Senior Cook', 'senior'],
    ['Director of First Impressions', 'unknown'],
    ['Director of Nursing', 'director'],
    ['Art Director', 'unknown'],
    ['Executive Creative Director', 'director'],
    ['Associate Creative Director', 'director'],
    ['Funeral Director', 'unknown'],
    ['Assistant Vice President, Credit', 'executive'],
    ['AVP, Risk', 'executive'],
    ['Senior Vice President', 'executive'],
    ['Vice President, Claims', 'executive'],
    ['President and CEO', 'executive'],
    ['Chief Petty Officer', 'unknown'],
    ['Chief Financial Officer', 'executive'],
    ['Principal Cellist', 'unknown'],
    ['Principal Engineer', 'staff'],
    ['Staff Engineer', 'staff'],
    ['Mid to Senior Engineer', 'mid'],
    ['Senior to Staff Engineer', 'senior'],
    ["Women's Health Director", 'director'],
    ["Senior Women's Buyer", 'senior'],
    ["Lead Children's Librarian", 'lead'],
    ['Assistant Store Manager', 'manager'],
  ])('%s: %s', (title, expected) => {
    expect(readSeniority(title)).toBe(expected);
  });
});

it.each([
  ['Seniority level: Mid-Senior level', 'mid'],
  ['Experience Level: Entry level\nApply today', 'entry'],
  ['Job level - Director.', 'director'],
  ['This is an entry-level position in our kitchen.', 'entry'],
  ['Career level: Management', 'manager'],
  ['You report to the director and work with senior engineers.', 'unknown'],
  ['10 years of experience in a lead role', 'unknown'],
])('a title without rank, and the text “%s”: %s', (text, expected) => {
  expect(readSeniority('Cook', text)).toBe(expected);
  expect(readSeniority('Senior Cook', text)).toBe('senior');
});
