import { type BulletFix, type BulletNote, ruleOf } from '@foothold/core/writing/bullet-note.ts';
import type { WritingRule } from '../../../shared/writing/writing-rule-names.ts';
import type { Misspelling } from './spell-engine.ts';

/** One thing said of a line, by a rule or a dictionary. */
export type LineNote = { rule: WritingRule } & (
  | { by: 'rule'; note: BulletNote }
  | { by: 'dictionary'; misspelling: Misspelling }
);

/** Where a note stands in its line. */
export const placeOf = (one: LineNote) => (one.by === 'rule' ? one.note.at : one.misspelling.at);

/** What a press writes for a suggestion. */
export const fixOf = ({ at }: Misspelling, text: string): BulletFix => ({ at, text });

type Said = {
  notes: readonly BulletNote[];
  misspellings: readonly Misspelling[];
  /** The rules that the person put away. */
  hidden: readonly string[];
};

/** What is said of a line, misspelled words first. */
export function lineNotes({ notes, misspellings, hidden }: Said): LineNote[] {
  const spelled = misspellings.map(
    (misspelling): LineNote => ({ by: 'dictionary', rule: 'spelling', misspelling }),
  );
  const ruled = notes.map((note): LineNote => ({ by: 'rule', rule: ruleOf(note.kind), note }));
  return [...spelled, ...ruled].filter(({ rule }) => !hidden.includes(rule));
}

const ofWholeLines: ReadonlySet<WritingRule> = new Set(['short', 'ends']);

/** What of it is said while the line is being written: nothing of its end, nor of the word there. */
export function whileWritten(notes: readonly LineNote[], length: number): readonly LineNote[] {
  return notes.filter((one) =>
    one.by === 'rule' ? !ofWholeLines.has(one.rule) : one.misspelling.at[1] < length,
  );
}
