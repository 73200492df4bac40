import { describe, expect, it } from 'vitest';
import { calendarDate } from '../../dates/calendar-date.ts';
import { Resume, ResumeExperience, ResumeSkill } from '../resume/resume.ts';
import type { WholeResume } from '../resume/resume-text.ts';
import { letterContact, noContact } from './letter-contact.ts';
import type { LetterFacts } from './letter-facts.ts';
import { letterFieldNames } from './letter-field-names.ts';
import { letterValue } from './letter-fields.ts';
import { asTemplate, fillLetter } from './letter-fill.ts';
import { letterGaps, meantField, unknownFields } from './letter-gaps.ts';
import { letterLength } from './letter-length.ts';
import { letterMail } from './letter-mail.ts';
import { startingLetters } from './starting-letters.data.ts';

const item = (at: number) => ({ internalId: at, resumeId: 1, displayOrder: at });
const resume = {
  resume: Resume.parse({ internalId: 1, name: 'Ann Łopez', phone: '614 555 0142', email: 'ann@example.com' }),
  experience: [
    ResumeExperience.parse({ ...item(2), title: 'Clerk', companyName: 'North Pier' }),
    ResumeExperience.parse({ ...item(1), title: 'Planner', companyName: 'Harbor & Vale' }),
    ResumeExperience.parse({ ...item(0), title: 'Hidden', isHidden: true }),
  ],
  education: [],
  skills: ['SQL', 'Python', ' ', 'Charts', 'Excel'].map((skillName, at) =>
    ResumeSkill.parse({ ...item(at), skillName }),
  ),
  sections: [],
} as unknown as WholeResume;

const known: LetterFacts = {
  job: { jobTitle: 'Data  Analyst', companyName: 'Juniper Ridge', location: 'Columbus, OH' },
  company: null,
  contact: { name: 'Priya Natarajan', role: 'Head of Analytics' },
  resume,
  language: 'en',
  today: calendarDate(new Date('2026-11-25T12:00:00')),
};
const unknown: LetterFacts = {
  ...known,
  job: { jobTitle: '', companyName: ' ', location: '' },
  contact: null,
  resume: null,
};

describe('a merge field', () => {
  it('has the value that the person entered, on one line', () => {
    expect(Object.fromEntries(letterFieldNames.map((name) => [name, letterValue(name, known)]))).toEqual({
      greeting: 'Dear Priya Natarajan,',
      'job title': 'Data Analyst',
      company: 'Juniper Ridge',
      'job location': 'Columbus, OH',
      'contact name': 'Priya Natarajan',
      'contact role': 'Head of Analytics',
      'my name': 'Ann Łopez',
      'my headline': '',
      'my location': '',
      'my phone': '614 555 0142',
      'my email': 'ann@example.com',
      'my latest title': 'Planner',
      'my latest company': 'Harbor & Vale',
      'my skills': 'SQL, Python, and Charts',
      today: 'November 25, 2026',
    });
  });

  it('has none where nothing is known, but a greeting and the date', () => {
    const filled = letterFieldNames.filter((name) => letterValue(name, unknown) !== '');
    expect(filled).toEqual(['greeting', 'today']);
  });
});

describe('filling a letter', () => {
  it.each([
    ['{company}', 'Juniper Ridge', '{company}'],
    ['{ Job   TITLE } at {company}', 'Data Analyst at Juniper Ridge', '{job title} at {company}'],
    ['{? why them}', '{? why them}', '{? why them}'],
    ['{}{{company}}', '{}{Juniper Ridge}', '{}{{company}}'],
    ['{compny} {1,2}', '{compny} {1,2}', '{compny} {1,2}'],
    ['{company\n}', '{company\n}', '{company\n}'],
  ])('%j is %j, and %j without facts', (text, full, empty) => {
    expect(fillLetter(text, known)).toBe(full);
    expect(fillLetter(text, unknown)).toBe(empty);
  });

  it('never reads a value for fields, nor for what a replacement means', () => {
    const job = { ...known.job, companyName: '{my name} $& $1' };
    expect(fillLetter('At {company}.', { ...known, job })).toBe('At {my name} $& $1.');
  });

  it('greets with signs that mean something elsewhere', () => {
    expect(letterValue('greeting', { ...known, contact: { name: 'A $& {company}', role: '' } })).toBe(
      'Dear A $& {company},',
    );
  });
});

describe('a letter as a template', () => {
  it('has fields where it said what they say, and fills to the same again', () => {
    const text = 'Dear Priya Natarajan,\n\nJuniper Ridge needs a Data Analyst.\n\nAnn Łopez\n614 555 0142';
    const template = asTemplate(text, known);
    expect(template).toBe('{greeting}\n\n{company} needs a {job title}.\n\n{my name}\n{my phone}');
    expect(fillLetter(template, known)).toBe(text);
  });

  it('leaves values too short to be told from other words, and what is not known', () => {
    const job = { ...known.job, companyName: 'HP' };
    expect(asTemplate('SHIPS at HP', { ...known, job })).toBe('SHIPS at HP');
    expect(asTemplate('Hello.', unknown)).toBe('Hello.');
  });
});

describe('the gaps of a letter', () => {
  it.each([
    ['', []],
    ['Dear {contact name}, {? why}', ['field contact name 5–19', 'prompt why 21–28']],
    ['{?} {? } {x} {} {a{company}b}', ['field company 18–27']],
    [`{${'x'.repeat(300)}}`, []],
    ['{'.repeat(20_000), []],
    ['{a'.repeat(10_000), []],
  ])('of %j', (text, gaps) => {
    expect(letterGaps(text).map(({ kind, name, from, to }) => `${kind} ${name} ${from}–${to}`)).toEqual(gaps);
  });

  it('lists words in braces that are no field, with the field that was meant', () => {
    expect(unknownFields('{compny} {x} {company} {? y} {compny}')).toEqual(['compny', 'x']);
    expect(['compny', 'Job tilte', 'x', 'zzz'].map(meantField)).toEqual([
      'company',
      'job title',
      undefined,
      undefined,
    ]);
  });
});

describe.each(startingLetters)('the starting letter $key', ({ text }) => {
  it('has known fields alone, starts with a greeting and ends with the name', () => {
    expect(unknownFields(text)).toEqual([]);
    expect(text.startsWith('{greeting}\n\n')).toBe(true);
    expect(text.endsWith(',\n{my name}')).toBe(true);
  });

  it('asks the person for every fact, so that it cannot go out as it is', () => {
    const gaps = letterGaps(fillLetter(text, known));
    expect(gaps.every(({ kind }) => kind === 'prompt')).toBe(true);
    expect(gaps.length).toBeGreaterThanOrEqual(5);
  });
});

describe('a greeting', () => {
  const greet = (language: string, facts: Partial<LetterFacts> = {}) =>
    letterValue('greeting', { ...known, ...facts, language });
  it.each([
    ['en', 'Dear Priya Natarajan,', 'Dear hiring team at Juniper Ridge,', 'Dear hiring team,'],
    ['en-GB', 'Dear Priya Natarajan,', 'Dear hiring team at Juniper Ridge,', 'Dear hiring team,'],
    ['de', 'Guten Tag Priya Natarajan,', 'Guten Tag, liebes Team von Juniper Ridge,', 'Guten Tag,'],
    ['ja', 'Priya Natarajan 様', 'Juniper Ridge 採用ご担当者様', '採用ご担当者様'],
    ['ar', 'تحية طيبة Priya Natarajan،', 'إلى فريق التوظيف في Juniper Ridge،', 'إلى فريق التوظيف،'],
    ['vi', 'Dear Priya Natarajan,', 'Dear hiring team at Juniper Ridge,', 'Dear hiring team,'],
  ])('in %s is by what is known', (language, person, team, nobody) => {
    expect(greet(language)).toBe(person);
    expect(greet(language, { contact: { name: '  ', role: 'Recruiter' } })).toBe(team);
    expect(greet(language, { contact: null, job: unknown.job })).toBe(nobody);
  });

  it('takes the name of the company where the job has none', () => {
    const company = { companyName: 'Mercy', address: '', city: '', state: '', country: '' };
    expect(greet('en', { contact: null, job: unknown.job, company })).toBe('Dear hiring team at Mercy,');
  });
});

describe('the length of a letter', () => {
  it.each([
    ['', 'en', 0, 'empty'],
    [' \n — … !', 'en', 0, 'empty'],
    ['word '.repeat(249), 'en', 249, 'short'],
    ['word '.repeat(250), 'en', 250, 'usual'],
    ['word '.repeat(400), 'en', 400, 'usual'],
    ['word '.repeat(401), 'en', 401, 'long'],
    ['我喜欢工作', 'zh', 3, 'short'],
  ])('%j in %s', (text, language, words, kind) => {
    expect(letterLength(text, language)).toEqual({ words, kind });
  });
});

describe('whom a letter is to', () => {
  const [ann, bob] = [{ uid: 'a' }, { uid: 'b' }];
  it.each([
    [[], '', null],
    [[ann], '', ann],
    [[ann, bob], '', null],
    [[ann, bob], 'b', bob],
    [[ann], 'gone', null],
    [[ann], noContact, null],
  ])('of %j, chosen %j', (contacts, chosen, found) => {
    expect(letterContact(contacts, chosen)).toBe(found);
  });
});

describe('a mail with the letter', () => {
  it('has address, subject and text', () => {
    expect(letterMail({ to: 'Dana@Example.com', subject: 'A & B?', text: 'One\nTwo #3' })).toEqual({
      href: 'mailto:dana@example.com?subject=A%20%26%20B%3F&body=One%0D%0ATwo%20%233',
      hasText: true,
    });
  });

  it.each([['nobody'], ['a@example.com?bcc=b@example.com'], ['a@example.com,b@example.com']])(
    'is addressed to nobody for %j',
    (to) => {
      expect(letterMail({ to, subject: '', text: '' }).href).toBe('mailto:?subject=&body=');
    },
  );

  it('leaves out a text that programs would cut, and survives half a letter', () => {
    expect(letterMail({ to: '', subject: 'S', text: '字'.repeat(2000) })).toEqual({
      href: 'mailto:?subject=S',
      hasText: false,
    });
    expect(letterMail({ to: '', subject: '\ud83d', text: '' }).hasText).toBe(true);
  });
});
