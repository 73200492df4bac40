import type { jobTypes } from '../../../entities/posting/posting.ts';
import type { seniorities } from '../../../entities/posting/seniority-names.ts';
import { jobAges, jobDistances, nearestOption } from '../../../search/search.ts';
import type { SearchChoices } from '../../../search/search-choices.ts';
import { holdsOne } from '../assistant/phrases.ts';
import { countOf } from '../assistant/query/count-of.ts';
import { queryTokens } from '../assistant/query/query-tokens.ts';
import { readPay } from '../assistant/query/read-amounts.ts';
import { questionWords } from '../assistant/question-text.ts';
import { type CoachTopic, coachTopics } from './coach-topics.data.ts';

/** A question to the coach as its rules read it. */
export type ReadQuestion = {
  /** What it is about; null where no rule knows. */
  topic: CoachTopic | null;
  /** A distance that it names, as the search offers it; null for none. */
  miles: number | null;
  /** The days since posting that it names; −1 is any time, null for none. */
  days: number | null;
  /** The least pay a year that it names, whole units; null for none. */
  pay: number | null;
  /** The kind of job, rank or workplace that it names; null for none. */
  choice: { chosen: string; only: SearchChoices } | null;
};

/** Reads what a question is about; the words of the searches it names are to be taken out before. */
export function readCoachQuestion(question: string): ReadQuestion {
  const words = questionWords(question);
  const miles = milesIn(words);
  const days = daysIn(words);
  const pay = payIn(question);
  const choice = choiceIn(words);
  const phrased = coachTopics.find(([, phrases]) => holdsOne(words, phrases))?.[0] ?? null;
  const topic = phrased === 'choice' && !choice ? null : phrased;
  return { topic: topic ?? (pay === null ? null : 'pay'), miles, days, pay, choice };
}

/** “50 miles”, “100mi”. */
function milesIn(words: readonly string[]): number | null {
  for (const [index, word] of words.entries()) {
    const joined = /^(\d{1,4})(?:mi|mile|miles)$/.exec(word)?.[1];
    const isUnit = ['mile', 'miles', 'mi'].includes(words[index + 1] ?? '');
    const count = joined ? Number(joined) : isUnit && word !== 'a' ? countOf(word) : 0;
    // “the 10 mile limit” is the one that is chosen.
    if (count > 0 && words[index + 2] !== 'limit') return nearestOption(jobDistances, count);
  }
  return null;
}

const unitDays: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, hour: 1 / 24 };
const unitOf = (word: string) => unitDays[word.replace(/s$/, '')];

/** “last week”, “the past 3 days”, “24 hours”, “since yesterday”, “older”. */
function daysIn(words: readonly string[]): number | null {
  for (const [index, word] of words.entries()) {
    const unit = unitOf(word);
    if (unit === undefined) continue;
    const before = words[index - 1] ?? '';
    const count = /^(?:last|past|this|previous|the|one)$/.test(before) ? 1 : countOf(before);
    if (count > 0) return offeredAge(count * unit);
  }
  if (words.includes('fortnight')) return 14;
  if (words.includes('today')) return 1;
  if (words.includes('yesterday')) return 2;
  return holdsOne(words, ['older|old|oldest', 'any|all|no time|date|age|dates']) ? -1 : null;
}

/** The least age in days that the search offers and that holds so many; above all of them any time. */
function offeredAge(days: number): number {
  return jobAges.find((age) => age > 0 && age >= Math.ceil(days)) ?? -1;
}

/** The least pay a year of “over 60k” or “$25 an hour”, whole units. */
function payIn(question: string): number | null {
  const tokens = queryTokens(question);
  for (const index of tokens.keys()) {
    const meaning = readPay(tokens, index)?.meaning;
    const least = meaning?.kind === 'condition' ? meaning.condition.least : null;
    if (least !== null && least !== undefined) return Math.floor(least);
  }
  return null;
}

const typePhrases: readonly (readonly [keyof typeof jobTypes, readonly string[]])[] = [
  ['parttime', ['part time', 'parttime|prn']],
  ['fulltime', ['full time', 'fulltime']],
  ['contract', ['contract|contractor|contracts|freelance']],
  ['internship', ['internship|internships|intern']],
  ['temporary', ['temp|temporary|seasonal']],
];
const levelPhrases: readonly (readonly [keyof typeof seniorities, readonly string[]])[] = [
  [
    'entry',
    [
      'entry level',
      'junior|beginner|beginners|trainee|graduate|graduates|grad',
      'no|without|little experience',
    ],
  ],
  ['senior', ['senior']],
  ['lead', ['lead']],
  ['manager', ['manager|managers|management|supervisor']],
  ['director', ['director']],
  ['executive', ['executive']],
];

function choiceIn(words: readonly string[]): ReadQuestion['choice'] {
  const type = typePhrases.find(([, phrases]) => holdsOne(words, phrases))?.[0];
  if (type) return { chosen: type, only: { jobTypes: [type] } };
  const level = levelPhrases.find(([, phrases]) => holdsOne(words, phrases))?.[0];
  if (level) return { chosen: level, only: { seniorities: [level] } };
  if (words.includes('hybrid')) return { chosen: 'hybrid', only: { workplaces: ['hybrid'] } };
  if (holdsOne(words, ['onsite', 'on site', 'in person|office']))
    return { chosen: 'onsite', only: { workplaces: ['onsite'] } };
  return null;
}
