import { describe, expect, it } from 'vitest';
import { readLayout } from './read-layout.ts';
import { textLayout } from './text-layout.ts';

function schoolOf(line: string) {
  const [item] = readLayout(textLayout(`Robin Hale\n\nEducation\n${line}`)).education;
  const value = (field: 'degree' | 'major' | 'institutionName' | 'gpa') => item?.values[field]?.value ?? '';
  return [value('degree'), value('major'), value('institutionName'), value('gpa')];
}

describe('a line with a degree, its class, the subject and the school', () => {
  it.each([
    [
      'BA (Hons) Economics, University of York, 2:1, 2012-2015',
      'BA (Hons)',
      'Economics',
      'University of York',
      '2:1',
    ],
    [
      'BSc (Hons) Nursing, University of Leeds, First Class, 2014',
      'BSc (Hons)',
      'Nursing',
      'University of Leeds',
      'First Class',
    ],
    ['BSc Hons Physics, Durham University, 2:2, 2011', 'BSc Hons', 'Physics', 'Durham University', '2:2'],
    [
      'MSc Data Science, University of Bath, Distinction, 2019',
      'MSc',
      'Data Science',
      'University of Bath',
      'Distinction',
    ],
    [
      'B.A. in History, Ohio State University, magna cum laude, 2012',
      'B.A.',
      'History',
      'Ohio State University',
      'magna cum laude',
    ],
    [
      'LLB (Hons) Law, University of Kent, Upper Second, 2016',
      'LLB (Hons)',
      'Law',
      'University of Kent',
      'Upper Second',
    ],
  ])('%s', (line, ...told) => {
    expect(schoolOf(line)).toEqual(told);
  });
});

describe('a school with its subject behind a comma', () => {
  it.each([
    ['Portland Community College, General Studies', 'General Studies', 'Portland Community College'],
    ['Lane Community College, Welding, 2018', 'Welding', 'Lane Community College'],
    ['Ohio University, Business Administration', 'Business Administration', 'Ohio University'],
    ['Kent State University, Biology, 2015 - 2019', 'Biology', 'Kent State University'],
  ])('%s', (line, major, school) => {
    expect(schoolOf(line).slice(1, 3)).toEqual([major, school]);
  });

  it.each([
    'University of California, Berkeley',
    'Indiana University, Bloomington',
    'University of Michigan, School of Nursing',
    'Purdue University, West Lafayette',
  ])('%s is a school with its town or its part', (line) => {
    expect(schoolOf(line)[1]).toBe('');
  });
});

describe('a label below another one', () => {
  const read = (lines: string) => readLayout(textLayout(`Alex Moreno\n\n${lines}`)).sections;
  it('begins a section of its own', () => {
    const sections = read(
      'Languages: Spanish (native), English (fluent)\nLicenses: ServSafe Food Handler, expires 2027',
    );
    expect(sections.map(({ section, values }) => [section, values.title?.value])).toEqual([
      ['Languages', 'Spanish'],
      ['Languages', 'English'],
      ['Certifications', 'ServSafe Food Handler'],
    ]);
    expect(sections.at(-1)?.values.notes?.value).toBe('expires 2027');
  });
});

it('a town beside the headline is no part of it', () => {
  const head = (line: string) =>
    readLayout(textLayout(`Priya Nair\n${line}\n\nEmployment\nSenior Accountant, Northgate LLP\n2019 - 2022`))
      .head;
  expect(head('Senior Accountant · Leeds, UK').headline?.value).toBe('Senior Accountant');
  expect(head('Registered Nurse | Toledo, OH').headline?.value).toBe('Registered Nurse');
  expect(head('Project Manager | Scrum Master').headline?.value).toBe('Project Manager | Scrum Master');
});
