import type { AuthorizationAsk, StatedPlace } from './requirement.ts';

/** From the worst to the best; the rule is in docs/FIT.md. */
export const fitWords = ['weak', 'fair', 'good', 'strong', 'great'] as const;
export type FitWord = (typeof fitWords)[number];

/** Where the words of an evidence stand: in the resume, or in what the person said of themselves. */
export type EvidencePath = string;

/** Words of the resume that meet a requirement: `path` as the page names fields (`experience/12/title`). */
export type Evidence = {
  /** `experience/12/notes`; `person/…` for what the person said outside of the resume. */
  path: EvidencePath;
  /** The line they are in. */
  quote: string;
  /** Offsets in the field. */
  start: number;
  end: number;
  /** The very words that count, as offsets in the field. */
  mark: { start: number; end: number };
};

/** What is there only in part, and what that lacks. */
export type Lack =
  | { what: 'years'; have: number; need: number }
  /** Enough years, but not of that work: `have` of it, `all` together. */
  | { what: 'field'; have: number; all: number; need: number }
  | { what: 'subject'; asked: readonly string[] }
  | { what: 'degree-instead-of-experience'; years: number }
  | { what: 'degree-unfinished'; until: string }
  | { what: 'language-level'; asked: string }
  | { what: 'term'; asked: string }
  | { what: 'expired'; on: string }
  | { what: 'pay'; missing: number }
  | { what: 'place' };

/** How one requirement fared. `left` was set aside by the person and does not count. */
export type RequirementState = 'found' | 'partly' | 'missing' | 'unanswered' | 'dismissed';

export type RequirementFit = {
  id: string;
  state: RequirementState;
  evidence: readonly Evidence[];
  /** Of `partly`: what it lacks; of others null. */
  lacks: Lack | null;
  /** Of `missing`: the person said that they do not have it. */
  isLeft: boolean;
  /** Whether it takes part in the word; another way to qualify may be met instead. */
  counts: boolean;
};

/** Found, partly, missing and unanswered, of those that take part in the word. */
export type FitCount = { found: number; partly: number; missing: number; unanswered: number; all: number };

/** Why no word is said. */
export type NoWord = 'no-text' | 'too-few' | 'empty-resume';

/** Why a word is no better than it is although the share would allow it. */
export type FitCap = 'licence' | 'authorization' | 'years';

export type Fit = {
  word: FitWord | null;
  /** Of no word: why. */
  reason: NoWord | null;
  /** What holds the word down, null where the share alone decides. */
  cap: FitCap | null;
  /** Share of what counts, 0 to 1, for ordering only; never shown. */
  share: number;
  requirements: readonly RequirementFit[];
  counts: { must: FitCount; nice: FitCount };
  /** What the next word would need: the fewest missing or partial requirements that lift it; null at the best. */
  next: { word: FitWord; ids: readonly string[] } | null;
};

/** What the person said of themselves; nothing of it is inferred. */
export type FitPerson = {
  /** A year, in minor units of the currency; null where nothing is said. */
  pay: { amount: number; currency: string } | null;
  workplaces: readonly ('remote' | 'hybrid' | 'onsite')[];
  /** Home and the places one would work in. */
  places: readonly StatedPlace[];
  /** Answers by `authorizationKey`. */
  authorization: Readonly<Record<string, 'yes' | 'no'>>;
};

/** Nothing said. */
export const unstatedPerson: FitPerson = { pay: null, workplaces: [], places: [], authorization: {} };

/** The key of an answer about the right to work: `no-sponsorship:US`; the country may be ''. */
export function authorizationKey(ask: AuthorizationAsk, country: string): string {
  return `${ask}:${country}`;
}

/** What the person answered to single requirements, by id. */
export type FitAnswers = {
  /** “not a requirement” */
  dismissed: readonly string[];
  /** “No, leave it”: missing, and not asked about again. */
  left: readonly string[];
};

export const noAnswers: FitAnswers = { dismissed: [], left: [] };
