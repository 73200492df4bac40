import type { Message } from '../../../text/messages.ts';
import type { LetterPieces } from './letter-pieces.ts';

/** A letter on its way: its text, and what was said of it so far. */
export type Revision = { text: string; said: readonly Message[]; needsModel: boolean };

/** One request carried out. */
export type RevisionStep = (revision: Revision) => Revision;

/** What became of one request: the pieces of the letter, null where they stayed, and what is said of it. */
export type PiecesStep = { pieces: LetterPieces | null; said: Message[]; needsModel: boolean };

/** A step that was done, or that has only something to say. */
export function changed(pieces: LetterPieces | null, ...said: Message[]): PiecesStep {
  return { pieces, said, needsModel: false };
}

/** A step that rules cannot do and a model could. */
export function beyondRules(...said: Message[]): PiecesStep {
  return { pieces: null, said, needsModel: true };
}
