import type { Verdict } from '../entities/ledger/ledger-entry.ts';

/** Words of a sentence, by their offsets in it. */
export type TruthSpan = { start: number; end: number };

/** Something a person wrote, under an id that stays: “resume:12/experience:3/notes:0”. */
export type Evidence = { id: string; text: string };

/** What a piece of evidence is; a `posting` says nothing about the person. */
export const evidenceKinds = [
  'summary',
  'position',
  'line',
  'education',
  'skill',
  'credential',
  'language',
  'listed',
  'story',
  'answer',
  'posting',
] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

/** Evidence with what is known of its place; `under` is the id of the position, school or entry that a line is in. */
export type EvidenceItem = Evidence & {
  kind: EvidenceKind;
  under?: string;
  title?: string;
  employer?: string;
  /** Stored dates, `present` for an open end. */
  startDate?: string;
  endDate?: string;
  /** Education that is not finished yet. */
  isUnfinished?: boolean;
};

/** What of a sentence is not in the evidence. */
export const problemKinds = [
  'number',
  'unit',
  'change',
  'duration',
  'date',
  'employer',
  'title',
  'degree',
  'credential',
  'tool',
  'name',
  'language',
  'language-level',
  'scope',
  'alone',
  'action',
  'negation',
  'addition',
] as const;
export type ProblemKind = (typeof problemKinds)[number];

/** Whether words add or contradict a fact, or say what the evidence says in other words. */
export type ProblemGrade = 'fact' | 'wording';

/** Words that nothing supports: what was said, and what the evidence says in their place where it says something. */
export type TruthProblem = TruthSpan & {
  kind: ProblemKind;
  grade: ProblemGrade;
  said: string;
  instead: string;
  /** The evidence that says otherwise; '' where none does. */
  evidence: string;
};

/** The words of a piece of evidence that a sentence rests on. */
export type Resting = TruthSpan & { id: string };

/** What the verifier says of one sentence; `start` and `end` are its place in the text it was taken from. */
export type CheckedSentence = TruthSpan & {
  text: string;
  verdict: Verdict;
  rests: readonly Resting[];
  problems: readonly TruthProblem[];
};
