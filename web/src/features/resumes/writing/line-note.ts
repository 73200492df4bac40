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
  /** The person is writing the line: its end is not there yet. */
  isUnfinished: boolean;
  length: number;
};

const ofWholeLines: ReadonlySet<WritingRule> = new Set(['short', 'ends']);

/** What is said of a line, misspelled words first; while it is being written nothing of its end. */
export function lineNotes({ notes, misspellings, hidden, isUnfinished, length }: Said): LineNote[] {
  const spelled = misspellings
    .filter(({ at }) => !isUnfinished || at[1] < length)
    .map((misspelling): LineNote => ({ by: 'dictionary', rule: 'spelling', misspelling }));
  const ruled = notes
    .map((note): LineNote => ({ by: 'rule', rule: ruleOf(note.kind), note }))
    .filter(({ rule }) => !isUnfinished || !ofWholeLines.has(rule));
  return [...spelled, ...ruled].filter(({ rule }) => !hidden.includes(rule));
}
