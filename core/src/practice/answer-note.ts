/** Parts of an answer about what one did. */
export const answerParts = ['situation', 'task', 'action', 'result'] as const;
export type AnswerPart = (typeof answerParts)[number];

/** What a rule says of an answer. */
export const answerRules = [
  'short',
  'long',
  'fast',
  'slow',
  'off-question',
  'no-situation',
  'no-task',
  'no-action',
  'no-result',
  'we',
  'no-number',
  'filler',
  'hedge',
  'rambling',
] as const;
export type AnswerRule = (typeof answerRules)[number];

/** Places in the answer: offsets of its letters. */
export type AnswerSpan = { start: number; end: number };

/** One thing to look at again: the rule, the places it is about, and the count it is said by; never a score. */
export type AnswerNote = {
  rule: AnswerRule;
  /** None where the note is about the whole answer. */
  at: readonly AnswerSpan[];
  /** Words, words a minute, or how often; 0 where nothing is counted. */
  count: number;
  /** Of `off-question`: words of the question that the answer never takes up. */
  missing: readonly string[];
};

/** An answer as it is looked at. */
export type GivenAnswer = {
  question: string;
  kind: 'behavioural' | 'situational' | 'technical';
  answer: string;
  /** How long it was spoken; absent where it was typed. */
  seconds?: number | undefined;
};
