import { expect, test } from 'vitest';
import { AiAnswer } from '../../ai-answer.ts';
import { builtinAssistant, exampleQuestions } from './assistant.ts';
import { assistantData } from './assistant-test-kit.ts';
import { AssistantFindings } from './findings.ts';
import { howToTexts } from './how-to.messages.ts';

const ask = builtinAssistant(assistantData);
const empty = builtinAssistant({
  ...assistantData,
  ...{ jobs: [], jobCount: 0, applications: new Map(), interviews: [], tasks: [], offers: [], contacts: [] },
  ...{ companies: [], events: [], rates: { source: noRates(), fit: noRates() } },
});
function noRates() {
  return { rates: [], verdict: 'too-few', leader: null } as const;
}

test.each([
  ['whats late', ['Late: 1 step.', 'Call reference: Registered Nurse · Mercy Health [1] – Wed, Nov 18']],
  ['what is due tomorrow', ['Due tomorrow (Fri, Nov 20): 1 step.']],
  ['what is due on Saturday', ['Nothing is due Saturday (Sat, Nov 21)']],
  ['what was due yesterday', ['yesterday is over', 'Call reference']],
  [
    'did i apply at mercy',
    ['Yes, you applied.', 'applied on Wed, Oct 21. Status: Application Submitted since Wed, Oct 21.'],
  ],
  ['did i apply at apple', ['No, no application is noted.', 'saved, not applied for']],
  ['did i apply at kaiser', ['No: no job or company among yours (15 jobs) is called “kaiser”.']],
  ['did Lakeside reply?', ['No: no job or company among yours (15 jobs) is called “lakeside”.']],
  ['who owes me an answer', ['6 of your 15 jobs: no reply noted.']],
  ['why do i hear nothing back', ['I cannot see why, but your records show where it stops.']],
  ['should i take the offer', ['That is yours to decide, and I will not guess.']],
  ['help me write a thank you note', ['has a thank-you letter to fill in']],
  ['how do I start', ['Three things get it going']],
  ['is my resume ok', ['The review checks a resume by rules']],
  ['which jobs should i apply to', ['That is yours to choose']],
  ['did I hear from anybody', ['6 of your 15 jobs: replied.']],
  ['thanks', ['You are welcome.']],
  ['find me a job', ['I look through what you saved here, not through open postings.']],
  ['did i apply at mercy last week', ['None of your 15 jobs: company Mercy Health, applied Nov 9']],
  ['who has not replied', ['6 of your 15 jobs: no reply noted.', '**Registered Nurse · Mercy Health**']],
  ['not heard from in four weeks', ['2 of your 15 jobs: no reply noted, applied on Thu, Oct 22 or before.']],
  [
    'next interview',
    [
      '**ICU Nurse · St. Luke’s Hospital** [1]: Fri, Nov 20, 10:00 AM (America/Denver), Video, with Dana Reyes',
    ],
  ],
  ['interviews in december', ['No interview in December 2026.', 'The next one: ']],
  [
    'which source replies',
    [
      'Of 14 applications 6 were heard back from.',
      'Referral: 5 of 6 heard back (83 %; likely between 50 % and 96 %), 3 interviews',
      'Referral is ahead of all others',
    ],
  ],
  [
    'how many applications did i send in october',
    ['You sent 11 applications in October 2026. In the month before: 0.'],
  ],
  ['how many jobs by status', ['You have 15 jobs.', '- Application Submitted: 5', '- Offer Pending: 1']],
  ['how many rejections', ['2 of your 15 jobs: rejected.', 'Software Engineer I · Block, Inc.']],
  [
    'where do i stand with werner',
    ['Offer Pending since', 'Answer the offer by Tue, Nov 24.', 'Next: Answer the offer'],
  ],
  ['who was that lady of mercy', ['I am not sure what you ask. This is what is noted:', 'Registered Nurse']],
  [
    'who do i know at mercy',
    [
      'Your one contact matches: company Mercy Health.',
      '**Kim Park** [1]: Recruiter, 614 555 0101, kim@mercy.example',
    ],
  ],
  ['who do i know at gap', ['You noted no one at Gap.']],
  ['any offers', ['1 offer waits for your answer.', '$72,000 a year, answer by Tue, Nov 24 (in 5 days)']],
  [
    'what did i do yesterday',
    ['2 entries yesterday (Wed, Nov 18).', 'Saved: **Data Analyst · Apple**', 'Done: Update resume'],
  ],
  ['find bookkeeper', ['1 of your 15 jobs: title with “bookkeeper”.', '**Bookkeeper · Gap** [1]']],
  ['search my jobs for bilingual', ['**4th Grade Teacher · Lincoln Elementary School** [1]']],
  ['which jobs are remote', ['2 of your 15 jobs: remote.']],
  ['did anyone reply this week', ['None of your 15 jobs: replied']],
  ['how do i import my resume', ['Import resume reads a PDF, Word file or scan']],
  ['should i take the night shift', ['I did not understand that.', 'without a model']],
])('“%s”', (question, words) => {
  const { text } = ask(question);
  for (const word of words) expect(text).toContain(word);
});

test('what is cited is what the text names, numbered in its order, each once', () => {
  for (const question of [
    ...exampleQuestions,
    'whats due',
    'did i apply at mercy',
    'where do i stand with werner',
  ]) {
    const { text, structured } = ask(question);
    const numbers = [...text.matchAll(/(?<!\\)\[(\d+)\]/g)].map(([, number]) => Number(number));
    expect([...new Set(numbers)], question).toEqual(structured.cited.map(({ number }) => number));
    expect(structured.cited.map(({ number }) => number)).toEqual(structured.cited.map((_, at) => at + 1));
  }
});

test('every answer has the shape that all answers have, and says that no model wrote it', () => {
  for (const question of [...exampleQuestions, '', 'x']) {
    const answer = ask(question);
    expect(AiAnswer.parse(answer)).toMatchObject({
      provider: 'builtin',
      model: '',
      usage: { inputTokens: 0, outputTokens: 0 },
    });
    expect(AssistantFindings.parse(answer.structured)).toEqual(answer.structured);
  }
});

test('each example that names nobody is understood', () => {
  for (const question of exampleQuestions.filter((one) => !one.includes('…')))
    expect(ask(question).structured.intent, question).not.toBe('unknown');
});

test('with nothing kept each kind of question has an answer that says so', () => {
  for (const question of [...exampleQuestions, 'did i apply at mercy', 'who do i know at mercy']) {
    const { text } = empty(question);
    expect(text, question).not.toMatch(/undefined|NaN|null|\[object/);
    expect(text.length, question).toBeGreaterThan(10);
  }
  expect(empty('which source replies').text).toBe(
    'You have no applications here yet, so there is nothing to count.',
  );
  expect(empty('did i apply at mercy').text).toContain('You have no jobs here yet');
});

test('of too few applications no rate is said', () => {
  const rates = {
    source: {
      rates: [{ key: 'indeed', sent: 3, heard: 1, interviewed: 0, interval: null }],
      verdict: 'too-few',
      leader: null,
    },
    fit: noRates(),
  } as const;
  const { text } = builtinAssistant({ ...assistantData, rates })('which source replies');
  expect(text).toContain('Indeed: 1 of 3 heard back (too few for a rate)');
  expect(text).toContain('Too few to say which is better');
  expect(text).not.toContain('%');
});

test('what others wrote makes no link, no image and no markup of an answer', () => {
  const [first] = assistantData.jobs;
  if (!first) throw new Error('The kit has jobs.');
  const evil = {
    ...first,
    jobTitle: '![x](https://evil.example/p.png) <img src=x> **bold** [1]',
    companyName: 'Evil `co`',
  };
  const { text, structured } = builtinAssistant({ ...assistantData, jobs: [evil], jobCount: 1 })(
    'jobs still pending',
  );
  expect(text).toContain('!\\[x\\]');
  expect(text).not.toMatch(/(?<!\\)[<`]|(?<!\\)\]\(/);
  expect(structured.cited).toHaveLength(1);
});

test('a long list is told by thirty, with the rest counted', () => {
  const jobs = Array.from({ length: 40 }, (_, at) => ({
    ...(assistantData.jobs[0] as (typeof assistantData.jobs)[0]),
    internalId: at + 1,
  }));
  const { text, structured } = builtinAssistant({ ...assistantData, jobs, jobCount: 3000 })(
    'jobs that are not closed',
  );
  expect(text).toContain('40 of your 40 jobs: not closed.');
  expect(text).toContain('- and 10 more');
  expect(text).toContain('Counted among the 40 changed last.');
  expect(structured.cited).toHaveLength(30);
});

test('no two topics of how-to say the same, and each leads somewhere', () => {
  const says = [...howToTexts.texts.values()];
  expect(new Set(says).size).toBe(says.length);
});
