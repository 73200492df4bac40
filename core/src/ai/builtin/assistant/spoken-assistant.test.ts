import { expect, test } from 'vitest';
import { labels } from '../../../../test-data/labels.ts';
import { choiceLabel, jobSources } from '../../../entities/job/job.ts';
import { jobStatuses } from '../../../entities/job/job-status.ts';
import { offerStatuses } from '../../../entities/offer/offer.ts';
import { type Say, sayEnglish, spokenValues } from '../../../text/messages.ts';
import { lineTexts } from '../answer-lines.messages.ts';
import { bareLanguage, isBracketed, latinWords as words } from '../bare-language-test-kit.ts';
import { adviceTexts } from './advice.messages.ts';
import { dayAnswerTexts } from './answer-day.messages.ts';
import { dueTexts } from './answer-due.messages.ts';
import { interviewTexts } from './answer-interviews.messages.ts';
import { jobTexts } from './answer-jobs.messages.ts';
import { numberTexts } from './answer-numbers.messages.ts';
import { peopleTexts } from './answer-people.messages.ts';
import { assistantTexts } from './assistant.messages.ts';
import { builtinAssistant, exampleQuestions } from './assistant.ts';
import type { AssistantData } from './assistant-data.ts';
import { assistantData } from './assistant-test-kit.ts';
import { busyData, emptyData, waitingData } from './busy-data-test-kit.ts';
import { howToTexts } from './how-to.messages.ts';
import { knownQuestion } from './known-questions.ts';
import { questionTexts } from './question.messages.ts';
import { dayTexts, sinceTexts } from './question-days.messages.ts';
import { saidTexts } from './said.messages.ts';

const tables = [
  ...[lineTexts, saidTexts, assistantTexts, adviceTexts, howToTexts, questionTexts, dayTexts, sinceTexts],
  ...[dueTexts, jobTexts, interviewTexts, numberTexts, peopleTexts, dayAnswerTexts],
];

/** With words that no rule reads: the answer in prose is given, as a query would lack too much. */
const withTail = (question: string) => `${question} flurb blib glorp snark wibble zonk quux plugh frob baz`;

const asked = [
  ...exampleQuestions,
  ...'thanks|what can you do|is my data safe|should i take the offer|how do i start|is my resume ok'.split(
    '|',
  ),
  ...'which jobs should i apply to|why do i hear nothing|am i doing enough|email them for me'.split('|'),
  ...'what should i wear|average pay of a nurse|i lost my job|jobs near Dayton|xyzzy foo|what is late'.split(
    '|',
  ),
  ...'what is due tomorrow|what was due yesterday|what is due the day after tomorrow|deadlines'.split('|'),
  ...'what did i do the day before yesterday|what did i do last week|what did i do today'.split('|'),
  ...'due this weekend|due this year|due this month|due in the next 3 days|due november 24|whats due'.split(
    '|',
  ),
  ...'applications in the last 30 days|how many applications did i send last month'.split('|'),
  ...'how many applications last week|how many applications this week|interviews on monday'.split('|'),
  ...'interviews in december|interviews this month|interviews at swift|interviews this week|interviews at mercy'.split(
    '|',
  ),
  ...'yesterday|the day before yesterday|today|tomorrow|the day after tomorrow|last week|last weekend'
    .split('|')
    .map((day) => `how many applications since ${day}`),
  ...'last month|last year|monday|november 3|october|day after tomorrow'
    .split('|')
    .map((day) => `how many applications since ${day}`),
  ...'did i apply at mercy|did i apply at apple|did i apply at swift|did i apply at swift last week'.split(
    '|',
  ),
  ...'did i apply at gap last month|did i apply at kaiser|did i apply at mercy last month'.split('|'),
  ...'interviews at nowhere|who do i know at swift|who do i know at gap|who is kim|any offers'.split('|'),
  ...'where do i stand with swift|where does registered nurse stand|what does mercy pay'.split('|'),
  ...'who was that lady of mercy|find lakeside|find zebra|not heard from in four weeks'.split('|'),
  ...'not heard from in 300 days|how many rejections|rejected this week|did anyone reply'.split('|'),
  ...'which jobs are in interviews|which jobs are closed|jobs in progress|jobs with an offer'.split('|'),
  ...'what is due today|did i apply at lakeside|did anyone reply this week|who do i know in omaha'.split('|'),
  ...[
    'which jobs are rejected',
    'which jobs are closed',
    'jobs in progress',
    'which jobs are in interviews',
  ].map(withTail),
  ...['jobs with an offer', 'jobs not applied', 'jobs rejected this week', 'not heard from in 300 days'].map(
    withTail,
  ),
  ...[
    'not heard from in 20 days',
    'did i apply at mercy last month',
    'did i apply at gap last month',
    'deadlines',
  ].map(withTail),
  ...[
    'who do i know in omaha',
    'positions with interviews',
    'jobs interviewing',
    'find mercy',
    'find lakeside',
    'rejected',
  ].map(withTail),
  ...'remind me to call on monday or tuesday|push the task to friday|remind me at 3 pm to call|add an interview'.split(
    '|',
  ),
  ...'cancel that|who has not replied|open jobs in ohio|remote jobs or jobs near columbus|jobs in november'.split(
    '|',
  ),
  ...'jobs not applied|remind me|mark it as applied|add a note to Lincoln|mark swift as applied'.split('|'),
  ...'remind me to call Jane on Friday|which source replies|who has not replied'.split('|'),
  ...'where do i stand with gap|where do i stand with state farm|where do i stand with werner'.split('|'),
];
const ways = [
  ...'undo|wipe everything|see my to do list|back up|export|import a spreadsheet|review my resume|print my resume'.split(
    '|',
  ),
  ...'upload my resume|see my resumes|thank|write a letter|practice|compare offers|compare cities'.split('|'),
  ...'add an interview|change the status|add a job|delete a job|change my password|set my home'.split('|'),
  ...'open the map|see cities|find contacts|get reminders|search for jobs|see companies'.split('|'),
  ...'add a task|change the theme|report a bug'.split('|'),
].map((way) => `how do i ${way}`);
const labelled = (
  ['assistant-questions', 'assistant-questions-second-half', 'assistant-questions-second-draw'] as const
).flatMap((file) => labels(file).map(({ text }) => text));
const questions = [...new Set([...asked, ...ways, ...labelled])];

const nameless = (job: (typeof assistantData.jobs)[number]) => ({
  ...{ ...job, jobTitle: '', companyName: '' },
  ...{ statusDate: '', dateApplied: '' },
});
const rates = (sent: number, heard: number, interviewed: number) => {
  const rate = { key: 'indeed', sent, heard, interviewed, interval: null };
  return {
    source: { rates: [rate], verdict: 'too-few', leader: null },
    fit: emptyData.rates.fit,
  } as const;
};
const people: readonly AssistantData[] = [
  ...[assistantData, busyData, waitingData, emptyData],
  { ...assistantData, jobs: assistantData.jobs.map(nameless), rates: rates(4, 2, 2) },
  { ...emptyData, tasks: waitingData.tasks },
  { ...assistantData, jobs: assistantData.jobs.map((job) => ({ ...job, companyName: 'Swift' })) },
];

const labelWords = [
  ...jobStatuses.map(({ label }) => label),
  ...Object.keys(jobSources).map((key) => choiceLabel(jobSources, key)),
  ...Object.values(offerStatuses),
].flatMap((label) => words(label));

const { say, said } = bareLanguage();
const answers = people.flatMap((data) => {
  // Dates without Latin letters.
  const answer = builtinAssistant({ ...data, locale: 'ja-JP' }, { say, isEnglish: true });
  const elsewhere = builtinAssistant({ ...data, locale: 'ja-JP' }, { say, isEnglish: false });
  const own = new Set(words(JSON.stringify([data, ...labelWords])));
  return questions.flatMap((question) =>
    [
      answer(question),
      answer(question, 8),
      answer(question, 13),
      elsewhere(question, 8),
      elsewhere(question),
    ].map((one) => ({ question, own, ...one })),
  );
});

test('in another language nothing of an answer is left in English but what the person wrote', () => {
  for (const { question, own, text, structured } of answers) {
    for (const line of [...text.split('\n'), ...structured.suggestions])
      expect(isBracketed(line), `${question}: ${line}`).toBe(true);
    const known = new Set([...own, ...words(question), ...words(question.replace(/['’]/g, ''))]);
    const titles = structured.cited.map(({ title }) => title);
    expect(
      words([text, ...titles].join(' ')).filter((word) => !known.has(word)),
      question,
    ).toEqual([]);
  }
});

test('each text of the assistant is said by some answer', () => {
  const all = tables.flatMap((table) => [...table.texts.keys()]);
  expect(all.filter((code) => !said.has(code))).toEqual([]);
});

/** A language whose questions share no word with English. */
const strange: Say = (message) => {
  const { name } = spokenValues(message, strange);
  const code = message.code.replace(/\P{L}/gu, '').toUpperCase();
  return name === undefined ? `¿${code}?` : `¿${code} ${name} UND?`;
};

test('a question that is offered in another language is answered as its English is', () => {
  for (const code of questionTexts.texts.keys()) {
    // These change the question before.
    if (/\.(?:without|rather)$/.test(code)) continue;
    const question = questionTexts.of({ code, values: { name: 'Mercy Health' } });
    if (!question) throw new Error(code);
    const english = builtinAssistant(busyData)(sayEnglish(question));
    const elsewhere = builtinAssistant(busyData, { say: strange, isEnglish: false })(strange(question));
    const { intent, screens } = english.structured;
    // Two are the coach's.
    expect(elsewhere.structured, code).toMatchObject(intent === 'unknown' ? { intent } : { intent, screens });
    expect(knownQuestion(strange(question), strange), code).toBe(sayEnglish(question));
  }
});

test('a name may be typed into it, in any case and without the sign at its end', () => {
  const typed = strange(questionTexts('applied', { name: 'swift' }))
    .toLowerCase()
    .replace('?', ' ');
  expect(knownQuestion(typed, strange)).toBe('Did I apply at swift?');
  expect(knownQuestion('wo ist mein Hut?', strange)).toBe('wo ist mein Hut?');
});

test('in another language a question that is not understood says what is read, what can be asked and that a model reads all', () => {
  const ask = builtinAssistant(assistantData, { say: sayEnglish, isEnglish: false });
  const { text, structured } = ask('Wo ist mein Hut?');
  expect(text).toContain('Answers by rules read questions in English and the ones offered here');
  expect(text).toContain('A language model reads and answers in any language.');
  expect(structured).toMatchObject({ intent: 'unknown', screens: ['models'] });
  expect(structured.suggestions).toContain('What is due this week?');
  const ofJob = ask('Wo ist mein Hut?', 8);
  expect(ofJob.text).toContain('Answers by rules read questions in English');
  expect(ofJob.text).toContain('Swift Transportation');
  expect(ofJob.structured.screens).toEqual(['models']);
});
