import type { LedgerEntry } from '@foothold/core/entities/ledger/ledger-entry.ts';
import { ledgerEntriesOfWriters } from '@foothold/core/entities/ledger/written-line.ts';
import { evidenceOfStory } from '@foothold/core/truth/evidence-of.ts';
import type { OwnData } from '../rows/own-data.ts';
import { Refusal } from '../rows/save-result.ts';
import { queryResumeSources } from './resume-sources.ts';

/** The gate of resumes with what it stands on, ready for use inside of a transaction. */
export type ResumeGate = {
  /** The ledger that is kept with a resume as it goes out. Throws a Refusal for one that waits for a line of a model. */
  pass: (
    db: OwnData,
    resumeId: number,
    sending: { at: string; by: string; today: string },
  ) => Promise<LedgerEntry[]>;
};

/**
 * Loads the gate where a model or a rule wrote in the resume, before the transaction in which it goes out, since nothing can be
 * fetched within one. A gate that does not load lets nothing through.
 */
export async function resumeGate(db: OwnData | null, resumeId: number | null): Promise<ResumeGate> {
  const found = db && resumeId !== null ? await queryResumeSources(db, resumeId) : null;
  if (!found || ledgerEntriesOfWriters(found.whole.resume.written).length === 0)
    return { pass: closedUnlessOwn };
  const [{ prepareEvidence }, truth] = await Promise.all([
    import('@foothold/core/truth/prepared-evidence.ts'),
    import('@foothold/core/truth/resume-truth.ts'),
  ]).catch(() => {
    throw new Refusal('invalid', { detail: 'resumeUnchecked' });
  });
  return {
    pass: async (inside, id, { today, ...taking }) => {
      const sources = await queryResumeSources(inside, id);
      if (!sources) return [];
      const { whole, base, stories } = sources;
      const more = stories.flatMap(evidenceOfStory);
      const evidence = prepareEvidence(truth.ownEvidence({ whole, base, more }), today);
      const held = truth.heldLines(whole, evidence);
      const [first] = held;
      if (first)
        throw new Refusal('invalid', {
          detail: 'resumeWaits',
          values: { line: first.checked.text, more: held.length - 1 },
        });
      return truth.sentResumeLedger(whole, evidence, taking);
    },
  };
}

/** Nothing was written by a model when this was asked; where another tab put something in since, it waits for another try. */
async function closedUnlessOwn(db: OwnData, id: number): Promise<LedgerEntry[]> {
  const sources = await queryResumeSources(db, id);
  if (!sources || ledgerEntriesOfWriters(sources.whole.resume.written).length === 0) return [];
  throw new Refusal('invalid', { detail: 'resumeChanged' });
}
