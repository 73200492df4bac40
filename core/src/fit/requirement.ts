import type { Pay } from '../entities/posting/posting.ts';
import type { DegreeLevel } from './degree-levels.ts';
import type { SpokenLevel } from './spoken-levels.ts';

/** What kinds of things a posting asks for, in the order they are shown. */
export const requirementKinds = [
  'licence',
  'years',
  'degree',
  'certificate',
  'language',
  'skill',
  'manner',
  'other',
  'condition',
  'authorization',
  'place',
  'workplace',
  'pay',
] as const;
export type RequirementKind = (typeof requirementKinds)[number];

/** Which text of the posting a quote is in: its description, or a field of its own. */
export type QuoteSource = 'text' | 'title' | 'location' | 'workplace' | 'pay';

/**
 * Words of a posting: the clause, and within it `mark`, the very words that ask. Places are offsets of the text that
 * `PostingRequirements` holds; of another source, of that field.
 */
export type Quote = {
  from: QuoteSource;
  text: string;
  start: number;
  end: number;
  mark: { start: number; end: number };
};

/** What one is asked rather than judged by: hours, strength, travel, checks. */
export const conditions = [
  'lifting',
  'physical',
  'shifts',
  'travel',
  'driving',
  'vehicle',
  'background-check',
  'drug-test',
  'age',
  'relocation',
  'residency',
  'vaccination',
  'portfolio',
  'attendance',
] as const;
export type Condition = (typeof conditions)[number];

/** What is asked about the right to work; it is asked of the person and never inferred. */
export const authorizations = ['authorized', 'no-sponsorship', 'citizen', 'citizen-or-resident'] as const;
export type AuthorizationAsk = (typeof authorizations)[number];

/** A place as far as a text states it; '' is not stated. Country is an alpha-2 code. */
export type StatedPlace = { city: string; state: string; country: string };

/** What is asked, by kind. Any one of several `terms`, `languages` or `places` is enough. */
export type Asked =
  | { kind: 'skill' | 'manner'; terms: readonly string[] }
  | {
      kind: 'certificate' | 'licence';
      /** None where no table knows it: then `words` tell. */
      terms: readonly string[];
      words: readonly string[];
      /** US states that are named beside it, as codes. */
      states: readonly string[];
      /** Whoever is hired may gain it then: “able to obtain”, “within six months of hire”. */
      isLaterEnough?: true;
    }
  | {
      kind: 'years';
      min: number;
      /** Experience of what, as written; '' for experience of any kind. */
      field: string;
    }
  | {
      kind: 'degree';
      degree: DegreeLevel;
      /** Subjects as written, any of which is enough; none for a degree of any kind. */
      fields: readonly string[];
      /** “or a related field” */
      isRelatedEnough: boolean;
      /** “or equivalent experience”: the years it names, 0 where it names none, null where it says nothing of it. */
      experienceInstead: number | null;
      /** “currently pursuing” */
      isEnrolledEnough: boolean;
    }
  | { kind: 'language'; languages: readonly string[]; spoken: SpokenLevel | null }
  | { kind: 'condition'; condition: Condition }
  | { kind: 'authorization'; ask: AuthorizationAsk; country: string }
  | { kind: 'place'; places: readonly StatedPlace[] }
  | { kind: 'workplace'; workplace: 'remote' | 'hybrid' | 'onsite'; countries: readonly string[] }
  | { kind: 'pay'; pay: Pay }
  | {
      kind: 'other';
      /** The folded words that carry its meaning. */
      words: readonly string[];
    };

/** One thing that a posting asks for. */
export type Requirement = Asked & {
  /** The same words of a posting give the same id, in every posting and every version of this program that reads them alike. */
  id: string;
  level: 'must' | 'nice';
  /** In short: “Python or R”, “5 years”, “Bachelor’s degree”; for `manner`, `other` and `condition` the posting’s words. */
  label: string;
  quote: Quote;
  /** Where the posting asks the same again. */
  again: readonly { start: number; end: number }[];
  /** Requirements of the same `way.of` are ways to qualify: those of one `way.at` together are enough. */
  way?: { of: string; at: number };
};

/** Why a passage was not read for requirements. */
export type LeftOutReason = 'about' | 'benefits' | 'equal' | 'apply' | 'notice';

/** A posting’s requirements, and what its text says besides. */
export type PostingRequirements = {
  /** The plain text that places count in. */
  text: string;
  requirements: readonly Requirement[];
  /** Passages left out as boilerplate, in order, none touching the next of the same reason. */
  leftOut: readonly { reason: LeftOutReason; start: number; end: number; words: number }[];
  /** Words of the text, and of those how many were left out as boilerplate. */
  words: number;
  wordsLeftOut: number;
  /** Trades that the title names, as search knows them. */
  trades: readonly string[];
};

/** A posting as it is stored; whatever is not known is left out. */
export type AskingPosting = {
  title: string;
  /** HTML or plain text as kept. */
  text: string;
  company?: string;
  /** Locations as written; several may be joined by semicolons. */
  location?: string;
  city?: string;
  state?: string;
  country?: string;
  /** Pay as it was read; without it the text is looked through. */
  pay?: Pay | null;
  /** What the source says of remote, hybrid or on-site work. */
  workplace?: string;
};
