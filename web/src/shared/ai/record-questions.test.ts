import 'fake-indexeddb/auto';
import { builtinAssistant, type QuestionBefore } from '@foothold/core/ai/builtin/assistant/assistant.ts';
import type { AssistantData } from '@foothold/core/ai/builtin/assistant/assistant-data.ts';
import type { AssistantFindings } from '@foothold/core/ai/builtin/assistant/findings.ts';
import { labels } from '@foothold/core/test-data/labels.ts';
import { foldText } from '@foothold/core/text/company-name.ts';
import { beforeAll, expect, test } from 'vitest';
import { loadExampleData } from '../../data/example/example-data.ts';
import { openEmptyData, opened, saved } from '../../data/testing/own-data-test-kit.ts';
import { queryBuiltinData } from './builtin-data.ts';

/** How an answer compares with its label; `partial` names the words that it does not apply. */
type Verdict = 'right' | 'partial' | 'declined' | 'wrong';

type Question = Extract<ReturnType<typeof labels<RecordDraw>>[number], { q: string }>;
type RightAnswer = Question['right'];
type Answer = { text: string; structured: AssistantFindings };

/** The draws of labelled questions on the example data. */
const recordDraws = [
  'assistant-questions-third-draw',
  'assistant-questions-fourth-draw',
  'assistant-questions-fifth-draw',
  'assistant-questions-sixth-draw',
  'assistant-questions-seventh-draw',
] as const;
type RecordDraw = (typeof recordDraws)[number];

/** The questions of a draw, and the instant at which the example data is loaded for them. */
function recordQuestions(file: RecordDraw): {
  now: string;
  questions: Question[];
} {
  const rows = labels(file);
  const head = rows.find((row) => 'now' in row);
  if (!head || !('now' in head)) throw new Error(`${file} has no head.`);
  return { now: head.now, questions: rows.flatMap((row) => ('q' in row ? [row] : [])) };
}

/** Asks a question in a conversation of its own, behind all that came before it there: by its id, or as it was typed. */
function askedOf(data: AssistantData, all: readonly Question[]): (question: Question) => Answer {
  const ask = builtinAssistant({ ...data, locale: 'en-US' });
  const beforeOf = (after: string | undefined): QuestionBefore => {
    if (after === undefined) return { query: null, open: 0 };
    const earlier = all.find(({ id }) => id === after);
    const { query, proposals } = ask(earlier?.q ?? after, null, beforeOf(earlier?.after)).structured;
    return { query, open: proposals.length };
  };
  return ({ q, after }) => ask(q, null, beforeOf(after));
}

/** What an answer is, by the label of its question. */
function verdictOf(question: Question, answer: Answer, data: AssistantData): Verdict {
  const { right, or = [], and = [] } = question;
  const rights = [right, ...or];
  if (rights.some((one) => isRight(one, answer, data)) && and.every((one) => isRight(one, answer, data)))
    return 'right';
  if (answer.structured.leftOver.length > 0) return 'partial';
  return isDeclined(answer) ? 'declined' : 'wrong';
}

const isDeclined = (answer: Answer) => /I am not sure what you ask/.test(answer.text) || saysNothing(answer);

const saysNothing = ({ text, structured: { intent, query, cited, proposals, withdraws } }: Answer) =>
  cited.length + proposals.length === 0 &&
  !withdraws &&
  (query === null || /could not/.test(text)) &&
  (intent === 'unknown' ||
    /did not understand|I am not sure|What should|Which (?:job|day)|no rule/.test(text) ||
    query === null);

function isRight(right: RightAnswer, answer: Answer, data: AssistantData): boolean {
  const { text, structured } = answer;
  if (right.decline) return isDeclined(answer);
  if (right.noaction) return structured.proposals.length === 0 && structured.query === null;
  if (right.proposal)
    return structured.proposals.some((one) =>
      isProposed(right.proposal ?? { kind: 'task' }, one, data, text),
    );
  const isValue = right.value === undefined || saysValue(text, right.value);
  const isCount =
    right.count === undefined ||
    new RegExp(`\\b${right.count}\\b`).test(text.split('\n')[0] ?? '') ||
    (right.count === 0 && /\b(?:no|none)\b/i.test(text));
  if (right.none)
    return (
      isValue &&
      structured.cited.length === 0 &&
      structured.intent !== 'unknown' &&
      /\b(?:no|none|not|nothing)\b/i.test(text)
    );
  if (right.records === undefined)
    return (
      isValue &&
      isCount &&
      (right.value !== undefined || right.count !== undefined) &&
      structured.intent !== 'unknown'
    );
  const cited = structured.cited.map((one) => nameOf(one, data));
  const isSame = right.order
    ? cited.join('|') === right.records.join('|')
    : cited.length === right.records.length && right.records.every((name) => cited.includes(name));
  return isValue && isCount && isSame;
}

/** The day or amount in any form that a person would write. */
function saysValue(text: string, value: string): boolean {
  const fold = (one: string) => foldText(one).replaceAll(' ', '');
  const iso = /^\d{4}-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2}))?$/.exec(value);
  if (!iso) return fold(text).includes(fold(value));
  const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${value.slice(0, 10)}T00:00Z`),
  );
  return fold(text).includes(fold(day));
}

function nameOf({ kind, id }: AssistantFindings['cited'][number], data: AssistantData): string {
  const of = <T extends { internalId: number }>(list: readonly T[]) =>
    list.find(({ internalId }) => internalId === id);
  const named = (one?: { jobTitle: string; companyName: string }) => `${one?.jobTitle} @ ${one?.companyName}`;
  if (kind === 'job') return `jobs:${named(of(data.jobs))}`;
  if (kind === 'interview') {
    const one = of(data.interviews);
    return `interviews:${named(one)} ${one?.dateOfInterview.slice(0, 10) ?? ''}`.trim();
  }
  if (kind === 'task') return `tasks:${of(data.tasks)?.title}`;
  if (kind === 'offer')
    return `offers:${named(data.jobs.find(({ internalId }) => internalId === of(data.offers)?.jobId))}`;
  if (kind === 'contact') return `contacts:${of(data.contacts)?.name}`;
  return `companies:${of(data.companies)?.companyName}`;
}

const tools = {
  task: 'add_task',
  note: 'add_note',
  status: 'set_status',
  interview: 'add_interview',
} as const;

function isProposed(
  right: NonNullable<RightAnswer['proposal']>,
  { name, args }: AssistantFindings['proposals'][number],
  data: AssistantData,
  text: string,
): boolean {
  const job = data.jobs.find(({ internalId }) => internalId === args.jobId);
  const written = foldText([args.title, args.note, text].join(' '));
  const isTitle =
    right.title === undefined ||
    foldText(right.title)
      .split(' ')
      .every((word) => written.includes(word));
  // A title that holds the day or the hour has not understood them.
  const isClean =
    !/\b(?:monday|tuesday|wednesday|thursday|friday|tomorrow|\d{1,2}(?::\d{2})? ?[ap]m)\b/i.test(
      String(args.title ?? ''),
    );
  const hour =
    right.time &&
    [args.note, text]
      .join(' ')
      .match(/\d{1,2}(?::\d{2})?(?:\s?[AP]M)?/gi)
      ?.some((one) => sameHour(one, right.time ?? ''));
  return (
    name === tools[right.kind] &&
    isTitle &&
    isClean &&
    (right.date === undefined ||
      [args.due, args.date ?? (name === 'set_status' ? data.today : undefined)].includes(right.date)) &&
    (right.record === undefined ||
      (job !== undefined && right.record === `jobs:${job.jobTitle} @ ${job.companyName}`)) &&
    (right.status === undefined || args.status === right.status) &&
    (right.time === undefined || hour === true)
  );
}

function sameHour(one: string, time: string): boolean {
  const found = /^(\d{1,2})(?::(\d{2}))?\s?([AP])?M?$/i.exec(one);
  if (!found) return false;
  const hour = (Number(found[1]) % 12) + (/p/i.test(found[3] ?? '') ? 12 : 0);
  const plain = Number(found[1]);
  const [wanted = 0, minute = 0] = time.split(':').map(Number);
  return (found[3] ? hour : plain) === wanted && Number(found[2] ?? 0) === minute;
}

let data: AssistantData;

beforeAll(async () => {
  await openEmptyData();
  const now = new Date(recordQuestions('assistant-questions-third-draw').now);
  const clock = { now: () => now, newUid: () => crypto.randomUUID() };
  saved(await loadExampleData(clock));
  data = await queryBuiltinData(opened(), clock, { locale: 'en-US' });
});

/** Read as something else without a word, by their numbers in a draw. */
const wrongOf = (draw: number, numbers: readonly number[]) =>
  numbers.map((number) => `t${draw}-${String(number).padStart(3, '0')}`);

/**
 * At first sight of the third draw 64 were right, 21 wrong without a word; of the fifth 57 and 11, of the sixth 50 and 18, of
 * the seventh 63 and 9, each after the kinds of those before were mended.
 */
const held: readonly (readonly [RecordDraw, { right: number; wrong: readonly string[] }])[] = [
  ['assistant-questions-third-draw', { right: 94, wrong: [] }],
  ['assistant-questions-fourth-draw', { right: 94, wrong: [] }],
  ['assistant-questions-fifth-draw', { right: 62, wrong: [] }],
  ['assistant-questions-sixth-draw', { right: 58, wrong: wrongOf(6, [19, 48, 51, 93]) }],
  [
    'assistant-questions-seventh-draw',
    { right: 63, wrong: wrongOf(7, [11, 18, 33, 35, 47, 59, 73, 74, 91]) },
  ],
];

test.each(held)(
  '%s: so many of a hundred are answered right, and no others wrong without a word',
  (file, least) => {
    const { questions } = recordQuestions(file);
    const ask = askedOf(data, questions);
    const verdicts = questions.map((question) => ({
      question,
      verdict: verdictOf(question, ask(question), data),
    }));
    const wrong = verdicts.filter(({ verdict }) => verdict === 'wrong');
    expect(wrong.map(({ question }) => question.id)).toEqual(least.wrong);
    expect(verdicts.filter(({ verdict }) => verdict === 'right').length).toBeGreaterThanOrEqual(least.right);
  },
);

/** Spans of days have thin spaces around their dash. */
const plainSpaces = (text: string) => text.replace(/[\u2009\u202f\u00a0]/g, ' ');

test('a follow-up keeps what was asked, and a pressed chip takes a condition off', () => {
  const ask = askedOf(data, []);
  const question = { id: '', right: {}, why: '' };
  const found = ask({
    ...question,
    q: 'and in October?',
    after: 'how many applications did I send in September',
  });
  expect(plainSpaces(found.text)).toContain('9 of your 30 jobs: applied Oct 1 – 31.');
  const [chip] = found.structured.chips;
  expect(plainSpaces(chip?.label ?? '')).toBe('applied Oct 1 – 31');
  const both = 'remote jobs that pay over 80k';
  const { chips } = ask({ ...question, q: both }).structured;
  expect(chips.map(({ label }) => label)).toEqual(['remote', 'pay can be above $80,000 a year']);
  const without = ask({ ...question, q: `Without “${chips[1]?.label}”`, after: both });
  expect(without.text).toContain('3 of your 30 jobs: remote.');
});

test('jobs of a month without a verb offer the other day that may be meant', () => {
  const ask = askedOf(data, []);
  const question = { id: '', right: {}, why: '' };
  const [chip] = ask({ ...question, q: 'jobs from September' }).structured.chips;
  expect([chip?.label, ...(chip?.choices ?? [])].map((text = '') => plainSpaces(text))).toEqual([
    'saved Sep 1 – 30',
    'applied Sep 1 – 30',
    'changed Sep 1 – 30',
  ]);
  const other = ask({ ...question, q: `Rather: ${chip?.choices[0]}`, after: 'jobs from September' });
  expect(plainSpaces(other.text)).toContain('6 of your 30 jobs: applied Sep 1 – 30.');
});

test('words that no record answers are named', () => {
  const { text, structured } = askedOf(
    data,
    [],
  )({ id: '', right: {}, why: '', q: 'open jobs in Ohio with a gym' });
  expect(structured.leftOver).toEqual(['gym']);
  expect(text).toContain('I could not apply “gym”.');
});

test.each([
  ['highest paid 3', 3],
  ['newest five jobs', 5],
  ['the oldest two jobs', 2],
])('“%s” lists that many: a number behind an order is how many', (q, count) => {
  const { text, structured } = askedOf(data, [])({ id: '', q, right: {}, why: '' });
  expect(structured.leftOver).toEqual([]);
  expect(text.match(/^- /gm)?.length ?? 0).toBe(count);
});

test('“of those” with nothing before it is named as not known', () => {
  const question = { id: '', right: {}, why: '', q: 'how many of those wrote back' };
  expect(askedOf(data, [])(question).structured.leftOver).toEqual(['those']);
  const after = 'how many applications did I send in September';
  expect(askedOf(data, [])({ ...question, after }).structured.leftOver).toEqual([]);
});
