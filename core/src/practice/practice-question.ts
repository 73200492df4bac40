import type { MessageCode, Say } from '../text/messages.ts';
import type { Competence } from './competence.ts';

/** Kinds of interview questions: what one did, what one would do, what one knows. */
export const questionKinds = ['behavioural', 'situational', 'technical'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** Groups of occupations that the bank has questions for. */
export const occupationGroups = [
  'nursing',
  'care',
  'teaching',
  'driving',
  'warehouse',
  'trades',
  'retail',
  'food',
  'office',
  'software',
  'engineering',
  'management',
] as const;
export type OccupationGroup = (typeof occupationGroups)[number];

/** Where a person stands, by their own word; it brings questions of its own. */
export const careerSteps = ['', 'first-job', 'changing', 'leading'] as const;
export type CareerStep = (typeof careerSteps)[number];

/**
 * A question of the bank; `terms` are words by which a posting or a title asks for what it is about. A technical one of a
 * group is for those alone whom a term fits, unless `*` is among them: no electrician is asked about a leak.
 */
export type BankQuestion = {
  /** Its name in the texts (`question-bank.messages.ts`). */
  name: string;
  text: string;
  kind: QuestionKind;
  competence: Competence;
  terms: readonly string[];
  group: OccupationGroup | null;
  step: CareerStep;
};

/** Why a question was drawn, with the words of the posting where these are the reason. */
export type DrawnBecause =
  | { what: 'asks'; level: 'must' | 'nice'; label: string; quote: string }
  | { what: 'occupation'; group: OccupationGroup }
  | { what: 'asked'; at: string; jobId: number | null }
  | { what: 'step'; step: CareerStep }
  | { what: 'again' }
  | { what: 'usual' };

/** A question of a session: `text` is what rules read, in English or as the person was asked. */
export type DrawnQuestion = {
  text: string;
  /** What catalogs call it; none for a question of the person’s own. */
  message?: MessageCode | undefined;
  kind: QuestionKind;
  competence: Competence;
  because: DrawnBecause;
};

/** A question in the language of the person; one of their own in its own words. */
export const sayQuestion = ({ text, message }: Pick<DrawnQuestion, 'text' | 'message'>, say: Say): string =>
  // Without a catalog its text is already filled.
  message ? say({ ...message, english: '{text}', values: { ...message.values, text } }) : text;
