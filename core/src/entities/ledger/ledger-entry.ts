import * as z from 'zod/mini';
import { textField } from '../record.ts';

/** Where a sentence is beside what the person wrote; `reworded`: it says so in words of its own. */
export const verdicts = ['supported', 'reworded', 'partly', 'unsupported', 'no-claim'] as const;
export type Verdict = (typeof verdicts)[number];

/** What writes sentences into a document. */
export const writerKinds = ['model', 'rule', 'person'] as const;

/**
 * How a sentence was taken: as it was proposed, as proposed once the person had read the words that are not theirs, with the
 * resume’s own words in it, or as the person changed it; '' while it waits.
 */
export const takenHow = ['', 'as-proposed', 'read', 'made-true', 'edited'] as const;

/**
 * What wrote a sentence. A kind that a newer version brought counts as a model, and a verdict that it brought as unsupported:
 * what is not understood is held, never let through.
 */
export const TextWriter = z.looseObject({
  kind: z.catch(z.enum(writerKinds), 'model'),
  /** A model as its vendor names it, a rule by its name (“letter”); '' for the person. */
  name: textField,
  /** Name and version of the prompt, “letter/3”; '' where no model wrote. */
  prompt: textField,
});
export type TextWriter = { kind: (typeof writerKinds)[number]; name: string; prompt: string };

/** A piece of evidence as it stood when a sentence was taken, so that a ledger can be read after the resume has changed. */
export const StoredEvidence = z.looseObject({
  /** “resume:12/experience:3/notes:0” */
  id: z.string(),
  /** An `EvidenceKind` of truth/verdict.ts. */
  kind: textField,
  /** All of it; `start` and `end` are the words that count. */
  text: textField,
  start: z._default(z.number(), 0),
  end: z._default(z.number(), 0),
  /** The employer or school that it is under, '' for none, and which line of it, from 1; 0 for none. */
  holder: textField,
  line: z._default(z.number(), 0),
});
export type StoredEvidence = {
  id: string;
  kind: string;
  text: string;
  start: number;
  end: number;
  holder: string;
  line: number;
};

/**
 * A sentence of a document with who wrote it, what it rests on, and who took it when. A document carries the entries of what
 * a model or a rule put into it, and what was sent carries one of each sentence.
 */
export const LedgerEntry = z.looseObject({
  /** The sentence or line as it is in the document. */
  text: z.string(),
  /** As the writer proposed it, where that is another wording; else ''. */
  proposed: textField,
  /** Which text of a document with several it is in (“experience:3/notes” of a resume); '' where there is one. */
  place: textField,
  verdict: z.catch(z.enum(verdicts), 'unsupported'),
  evidence: z._default(z.array(StoredEvidence), []),
  writer: TextWriter,
  /** ISO 8601 instant; '' while the sentence waits, since one that nothing supports cannot be taken as it is. */
  acceptedAt: textField,
  /** What the account of the person who took it is called; '' for a nameless one and while it waits. */
  acceptedBy: textField,
  how: z.catch(z._default(z.enum(takenHow), ''), ''),
});
export type LedgerEntry = {
  text: string;
  proposed: string;
  place: string;
  verdict: Verdict;
  evidence: StoredEvidence[];
  writer: TextWriter;
  acceptedAt: string;
  acceptedBy: string;
  how: (typeof takenHow)[number];
};

/** The member of a stored record that holds entries; rows of before have none. */
export const ledgerField = z._default(z.array(LedgerEntry), []);
