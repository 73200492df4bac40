/** What replaces a stretch of a line once a note is followed. */
export type BulletFix = { at: readonly [start: number, end: number]; text: string };

/** What can be said of a line; the words for it are the interface's. */
export type BulletNoteKind =
  /** Opens with a duty: “Responsible for …”. `phrase` is the opening. */
  | 'weak-start'
  /** Does not begin with a verb. */
  | 'verb-first'
  /** Tells of a result or of many without a figure. */
  | 'number'
  /** Longer than two lines of a page: `words` of them, or `letters` where words have no spaces between them. */
  | 'long'
  /** A word or two. */
  | 'short'
  /** `tense-past`: the job ended and the line is in the present; `tense-present`: the job goes on and so does what it tells. */
  | 'tense-past'
  | 'tense-present'
  /** `phrase` begins `times` lines of the position or the resume, or is there as often in one (`where`). */
  | 'repeat'
  /** “I”, “my”, “we”. */
  | 'first-person'
  /** Ends without a period where the others have one. */
  | 'ends-without-period'
  /** Ends with a period where the others have none. */
  | 'ends-with-period'
  /** `phrase` says nothing. */
  | 'filler';

/** One thing to say of a line: where, and what a press would write instead where a rule can tell. */
export type BulletNote = {
  kind: BulletNoteKind;
  at: readonly [start: number, end: number];
  phrase?: string;
  words?: number;
  letters?: number;
  times?: number;
  where?: 'line' | 'position' | 'resume';
  fix?: BulletFix;
};

/** The line after a note was followed. */
export function fixed(line: string, { at: [start, end], text }: BulletFix): string {
  return `${line.slice(0, start)}${text}${line.slice(end)}`;
}

/** A note by its kind alone, with the two sides of one rule under one name: what a person puts away as “not for me”. */
export function ruleOf(kind: BulletNoteKind): BulletRule {
  if (kind === 'tense-past' || kind === 'tense-present') return 'tense';
  if (kind === 'ends-without-period' || kind === 'ends-with-period') return 'ends';
  return kind;
}

/** The rules that can be put away one by one. */
export const bulletRules = [
  'weak-start',
  'verb-first',
  'number',
  'long',
  'short',
  'tense',
  'repeat',
  'first-person',
  'ends',
  'filler',
] as const;
export type BulletRule = (typeof bulletRules)[number];
