import type { TextWriter } from '../../entities/ledger/ledger-entry.ts';
import type { WholeResume } from '../../entities/resume/resume-text.ts';
import { hash53 } from '../../text/hash53.ts';
import { claimsMore } from '../../truth/ledger.ts';
import { makeTrue } from '../../truth/make-true.ts';
import type { PreparedEvidence } from '../../truth/prepared-evidence.ts';
import type { CheckedSentence } from '../../truth/verdict.ts';
import { verifyText } from '../../truth/verify-text.ts';
import type { OptimizeReason, RuleProposal } from '../builtin/optimize.ts';
import { OptimizeData } from '../compose/answer-schemas.ts';
import { bareLine, lineThatSays, placedText } from './placed-text.ts';

/** Other words for a line of a resume, or another order of lines, from a rule or a model. */
export type Proposal = {
  /** Of its words, so that a refused one is known again in another version. */
  key: string;
  /** The id of the evidence: of a line, or of a whole text whose lines are put in order. */
  place: string;
  kind: 'words' | 'order';
  before: string;
  after: string;
  writer: TextWriter;
  /** Of a rule. */
  reason: OptimizeReason | null;
  /** Of a model, in its words; '' of a rule. */
  why: string;
};

/** What the rules propose, as it is decided about. */
export function ruleProposals(proposals: readonly RuleProposal[]): Proposal[] {
  return proposals.map(({ place, before, after, reason }) => ({
    ...{ key: keyOf(before, after), place, before, after, reason, why: '' },
    kind: reason === 'order' ? 'order' : 'words',
    writer: { kind: 'rule', name: reason, prompt: '' },
  }));
}

/** As many of one answer are looked at. */
const maxEdits = 40;
const longest = 2_000;

/**
 * What a model proposes, as far as it is about lines that are in this resume word for word; `strange` counts what is not, what
 * changes nothing, and what would touch names, titles or dates.
 */
export function modelProposals(
  structured: unknown,
  whole: WholeResume,
  { model, prompt }: { model: string; prompt: string },
): { proposals: Proposal[]; strange: number } {
  const edits = OptimizeData.safeParse(structured).data?.edits.slice(0, maxEdits) ?? [];
  const found = new Map<string, Proposal>();
  for (const edit of edits) {
    const before = bareLine(edit.before);
    // A line stays one line.
    const after = bareLine(edit.after.replace(/\s+/g, ' ')).slice(0, longest);
    const text = placedText(whole, edit.place);
    const line = text ? lineThatSays(text.text, before, text.line) : -1;
    if (!text || line < 0 || before === '' || after === '' || after === before) continue;
    const place = text.line < 0 ? edit.place : edit.place.slice(0, edit.place.lastIndexOf(':'));
    const key = keyOf(before, after);
    found.set(key, {
      ...{ key, before, after, why: edit.why.replace(/\s+/g, ' ').trim().slice(0, 300), reason: null },
      place: text.name === 'headline' ? place : `${place}:${line}`,
      kind: 'words',
      writer: { kind: 'model', name: model, prompt },
    });
  }
  return { proposals: [...found.values()], strange: edits.length - found.size };
}

const keyOf = (before: string, after: string) => hash53(`${before}\n${after}`).toString(36);

/** A line as the verifier sees it, and the same line in the person's own words where something of it is not supported. */
export type CheckedProposal = {
  sentences: readonly CheckedSentence[];
  isSupported: boolean;
  /** What “Make it true” would put there; null where nothing near was written, or that is what is there already. */
  madeTrue: string | null;
};

/** Compares the new words with what the person wrote; another order claims nothing. */
export function checkProposal(
  { kind, before, after }: Pick<Proposal, 'kind' | 'before' | 'after'>,
  evidence: PreparedEvidence,
): CheckedProposal {
  if (kind === 'order') return { sentences: [], isSupported: true, madeTrue: null };
  const sentences = verifyText(after, evidence);
  const isSupported = !sentences.some(claimsMore);
  return {
    sentences,
    isSupported,
    madeTrue: isSupported ? null : madeTrue(after, sentences, before, evidence),
  };
}

function madeTrue(
  text: string,
  sentences: readonly CheckedSentence[],
  before: string,
  evidence: PreparedEvidence,
): string | null {
  let made = text;
  for (const sentence of [...sentences].reverse()) {
    if (!claimsMore(sentence)) continue;
    const own = makeTrue(sentence, evidence);
    if (!own) return null;
    made = `${made.slice(0, sentence.start)}${own.text}${made.slice(sentence.end)}`;
  }
  // The lines of a resume end as the others do.
  if (!before.endsWith('.') && made.endsWith('.')) made = made.slice(0, -1);
  return made.toLowerCase() === before.toLowerCase() ? null : made;
}

/** By how many words a line grew, where it is more than a line should; 0 for one that kept its length. */
export function grownBy(before: string, after: string): number {
  const count = (text: string) => text.split(/\s+/).filter(Boolean).length;
  const more = count(after) - count(before);
  return more > Math.max(4, count(before) * 0.3) ? more : 0;
}
