import type { ProposingTool } from '@foothold/core/ai/tools/tool-args.ts';
import type { UndoResult } from '../../../data/entries/revert-entry.ts';

/** One field of a record before and after a proposal, in the person's words; '' is nothing. */
export type ProposedField = { label: string; before: string; after: string };

/** What came of a yes. */
export type Applied =
  | {
      ok: true;
      /** For the person: “Task added”. */
      said: string;
      /** For the model, as the result of its call. */
      text: string;
      /** The screen of what was written, null where it has none. */
      to: string | null;
      /** What `undo` takes back, for a conversation that is opened again; null where nothing had to be written. */
      journalId: number | null;
      /** Takes it back; null where nothing had to be written. */
      undo: (() => Promise<UndoResult>) | null;
    }
  | { ok: false; said: string; text: string };

/** A change that a model proposes. Nothing is written before `apply`, which runs once. */
export type Proposal = {
  kind: 'proposal';
  /** The id of the model's call. */
  callId: string;
  tool: ProposingTool;
  /** “Add a task?” */
  question: string;
  /** What the yes button says: “Yes, add task”. */
  yes: string;
  /** What changes, field by field. */
  fields: readonly ProposedField[];
  /** What stays the same, in a sentence. */
  stays: string;
  /** The screen where the person can make the change in another way, null where there is none. */
  changeFirst: string | null;
  /**
   * Looks at the record again and writes, as one journal entry. Where it was changed elsewhere nothing is written and that is
   * said. A second call answers what the first one did.
   */
  apply(): Promise<Applied>;
  /** What goes back to the model where the person said no. */
  declined: string;
};

/** A call that is no proposal, in words that go back to the model; `said` is for the person, where they can come to it. */
export type ToolRefusal = { kind: 'refusal'; callId: string; text: string; said?: string };

/** Thrown while a proposal is made, with words for the model and, where a person can come to it, words for them. */
export class Refused extends Error {
  readonly said: string;

  constructor(words: string, said = '') {
    super(words);
    this.said = said;
  }
}

/** What goes back to the model where the person said no. */
export const declinedWords = 'The person said no. Nothing was written. Do not propose the same again.';
