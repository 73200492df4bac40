import { describe, expect, it } from 'vitest';
import { calendarDate } from '../dates/calendar-date.ts';
import { letterLanguage } from './letter-language.ts';
import { type LetterContent, letterPage, letterRecipient } from './letter-page.ts';
import { letterBody, letterText } from './letter-text.ts';
import { piecesOfPage } from './page-pieces.ts';
import { describedResume } from './resume-test-kit.ts';

const resume = describedResume({
  resume: { name: 'Ann Łopez', headline: 'Planner', email: 'ann@example.com', phone: '614 555 0142' },
});
const page = (content: Partial<LetterContent>) =>
  letterPage({
    ...{ text: '', recipient: '', date: calendarDate(new Date('2026-11-25T12:00:00')) },
    ...{ subject: 'Analyst, Juniper Ridge', language: 'en', resume, ...content },
  });

describe('the page of a letter', () => {
  it('has the head of its resume, the date, the address and each line with its field', () => {
    const made = page({
      recipient: 'Priya\n\nMercy',
      text: 'Dear Priya,\n\nOne.\nTwo.\n- a\n- b\n\nBye,\nAnn',
    });
    expect(piecesOfPage(made).map(({ field, text }) => `${field}: ${text}`)).toEqual([
      'resume/name: Ann Łopez',
      'resume/headline: Planner',
      'resume/email: ann@example.com',
      'resume/phone: 614 555 0142',
      'letter/date: November 25, 2026',
      'letter/recipient/0: Priya',
      'letter/recipient/2: Mercy',
      'letter/text/0: Dear Priya,',
      'letter/text/2: One.',
      'letter/text/3: Two.',
      'letter/text/4: a',
      'letter/text/5: b',
      'letter/text/7: Bye,',
      'letter/text/8: Ann',
    ]);
    expect(made.paragraphs.map(({ kind, lines }) => `${kind} ${lines.length}`)).toEqual([
      'lines 1',
      'lines 2',
      'list 2',
      'lines 2',
    ]);
    expect(made.title).toBe('Ann Łopez – Analyst, Juniper Ridge');
  });

  it.each([
    ['control and private-use characters', 'a\u0000b\ue000c\u202ed', ['abcd']],
    ['markup, as it stands', '#import "x" *a* $b$', ['#import "x" *a* $b$']],
    ['line ends of every system', 'a\r\nb\rc\n\r\n\r\nd', ['a', 'b', 'c', 'd']],
    ['a hyphen that is no bullet', '-40 degrees\n--- a', ['-40 degrees', '--- a']],
    ['nothing but blanks', ' \n\t\n\u200b', []],
  ])('takes %s', (_what, text, lines) => {
    expect(page({ text }).paragraphs.flatMap((one) => one.lines.map((line) => line.text))).toEqual(lines);
  });

  it('has no head without a resume', () => {
    const made = page({ text: 'Hello.', resume: null });
    expect([made.name.text, made.headline, made.contacts, made.title]).toEqual([
      '',
      undefined,
      [],
      'Analyst, Juniper Ridge',
    ]);
  });

  it('names its gaps as they are printed, each once', () => {
    expect(page({ text: '{company} {?  why\tthem} {company} {x}' }).gaps).toEqual([
      '{company}',
      '{? why them}',
    ]);
  });
});

describe('a letter as text', () => {
  const text = 'Dear  Priya,\n\nOne.\nTwo.\n• a\n  • b\n\n\n\nBye,\nAnn';
  it('is its words, with one empty line between paragraphs and hyphens for bullets', () => {
    expect(letterBody(page({ text }))).toBe('Dear Priya,\n\nOne.\nTwo.\n\n- a\n  - b\n\nBye,\nAnn');
  });
  it('has head, date and address before them', () => {
    expect(letterText(page({ text: 'Hello.', recipient: 'Priya\nMercy' }))).toBe(
      'Ann Łopez\nPlanner\nann@example.com · 614 555 0142\n\nNovember 25, 2026\n\nPriya\nMercy\n\nHello.\n',
    );
    expect(letterText(page({ resume: null }))).toBe('November 25, 2026\n');
  });
});

describe('the address of a letter', () => {
  const job = { jobTitle: 'Analyst', companyName: 'Mercy', location: 'Reno, NV' };
  const company = {
    companyName: 'Mercy Health',
    address: '1 Main St',
    city: 'Reno',
    state: 'NV',
    country: '',
  };
  it.each([
    [
      'all that is known',
      { job, company, contact: { name: 'Priya', role: 'Lead' } },
      'Priya\nLead\nMercy\n1 Main St\nReno, NV',
    ],
    ['no role without a name', { job, company: null, contact: { name: '', role: 'Lead' } }, 'Mercy'],
    [
      'the company where the job has none',
      { job: { ...job, companyName: '' }, company, contact: null },
      'Mercy Health\n1 Main St\nReno, NV',
    ],
    [
      'nothing where nothing is known',
      { job: { ...job, companyName: '' }, company: null, contact: null },
      '',
    ],
  ])('has %s', (_what, facts, lines) => {
    expect(letterRecipient(facts)).toBe(lines);
  });
});

describe('the language of a letter', () => {
  it.each([
    ['Dear team', '', '', 'letter', 'en'],
    ['Dear team', '', '', 'a4', 'en-GB'],
    ['Guten Tag', '', 'de', 'a4', 'de'],
    ['Guten Tag', 'fr', 'de', 'a4', 'fr'],
    ['Guten Tag', 'no language', 'de-AT', 'a4', 'de-AT'],
    ['您好，我喜欢工作', '', 'de', 'a4', 'zh'],
    ['您好，我喜歡工作', '', 'zh-TW', 'a4', 'zh-TW'],
    ['', '', 'ja', 'a4', 'ja'],
    ['שלום', '', '', 'letter', 'he'],
    ['', '', '!', 'letter', 'en'],
  ] as const)('of %j, chosen %j, resume in %j on %s is %s', (text, chosen, ofResume, paper, language) => {
    expect(letterLanguage(text, chosen, ofResume, paper)).toBe(language);
  });
});
