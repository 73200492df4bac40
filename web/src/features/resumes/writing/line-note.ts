import { type BulletFix, type BulletNote, ruleOf } from '@foothold/core/writing/bullet-note.ts';
import type { WritingRule } from '../../../shared/writing/writing-rule-names.ts';
import type { Misspelling } from './spell-engine.ts';
import type { TruthNote } from './truth-notes.ts';

/** One thing said of a line, by a rule, a dictionary, or beside the base of a version. */
export type LineNote = { rule: WritingRule } & (
  | { by: 'rule'; note: BulletNote }
  | { by: 'dictionary'; misspelling: Misspelling }
  | { by: 'truth'; truth: TruthNote }
);

/** Where a note is in its line. */
export function placeOf(one: LineNote): readonly [start: number, end: number] {
  if (one.by === 'rule') return one.note.at;
  return one.by === 'truth' ? one.truth.at : one.misspelling.at;
}

/** What a press writes for a suggestion. */
export const fixOf = ({ at }: Misspelling, text: string): BulletFix => ({ at, text });

type Said = {
  notes: readonly BulletNote[];
  misspellings: readonly Misspelling[];
  /** Of a version, what its base does not say. */
  truths?: readonly TruthNote[];
  /** The rules that the person put away. */
  hidden: readonly string[];
};

/** What is said of a line, misspelled words first. */
export function lineNotes({ notes, misspellings, truths = [], hidden }: Said): LineNote[] {
  const spelled = misspellings.map(
    (misspelling): LineNote => ({ by: 'dictionary', rule: 'spelling', misspelling }),
  );
  const ruled = notes.map((note): LineNote => ({ by: 'rule', rule: ruleOf(note.kind), note }));
  const more = truths.map((truth): LineNote => ({ by: 'truth', rule: 'truth', truth }));
  return [...spelled, ...ruled, ...more].filter(({ rule }) => !hidden.includes(rule));
}

const ofWholeLines: ReadonlySet<WritingRule> = new Set(['short', 'ends', 'truth']);

/** What of it is said while the line is being written: nothing of its end, nor of the word there. */
export function whileWritten(notes: readonly LineNote[], length: number): readonly LineNote[] {
  return notes.filter((one) =>
    one.by === 'dictionary' ? one.misspelling.at[1] < length : !ofWholeLines.has(one.rule),
  );
}
