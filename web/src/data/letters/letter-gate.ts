import type { CalendarDate } from '@foothold/core/dates/calendar-date.ts';
import type { Job } from '@foothold/core/entities/job/job.ts';
import type { LedgerEntry } from '@foothold/core/entities/ledger/ledger-entry.ts';
import type { OwnData } from '../rows/own-data.ts';
import { readRow } from '../rows/read-rows.ts';
import { Refusal } from '../rows/save-result.ts';
import { queryLetterSources } from './letter-sources.ts';

/** The gate of letters with what it stands on, ready for use inside of a transaction. */
export type LetterGate = {
  /**
   * The ledger that is kept with a letter as it goes out. Throws a Refusal for one that waits for a sentence; none where no
   * model and no rule wrote in it, since what a person writes of themselves is theirs.
   */
  pass: (
    db: OwnData,
    job: Job,
    letter: { text: string; at: string; by: string; today: CalendarDate },
  ) => Promise<LedgerEntry[]>;
};

/**
 * Loads the gate where the letter of a job needs it, before the transaction in which it goes out, since nothing can be fetched
 * within one. A gate that does not load lets nothing through.
 */
export async function letterGate(db: OwnData | null, jobId: number, text: string): Promise<LetterGate> {
  const stored = text.trim() === '' ? undefined : await db?.jobs.get(jobId);
  const job = stored && readRow('jobs', stored).record;
  if (!job || job.letter.written.length === 0) return { pass: closedUnlessOwn };
  const [{ evidenceOfLetter }, { gateOf }, { sentLedger }, { prepareEvidence }] = await Promise.all([
    import('@foothold/core/truth/evidence-of-letter.ts'),
    import('@foothold/core/truth/gate.ts'),
    import('@foothold/core/truth/ledger.ts'),
    import('@foothold/core/truth/prepared-evidence.ts'),
  ]).catch(() => {
    throw new Refusal('invalid', { detail: 'letterUnchecked' });
  });
  return {
    pass: async (inside, now, { text: letter, at, by, today }) => {
      const { written } = now.letter;
      const evidence = prepareEvidence(evidenceOfLetter(await queryLetterSources(inside, now)), today);
      const { isOpen, held, lines } = gateOf(letter, evidence, written);
      const sentence = lines[held[0] ?? -1]?.checked.text ?? '';
      if (!isOpen)
        throw new Refusal('invalid', {
          detail: 'letterWaits',
          values: { sentence, more: Math.max(0, held.length - 1) },
        });
      return sentLedger(letter, evidence, written, { at, by });
    },
  };
}

/** Nothing was written by a model when this was asked; where another tab put something in since, it waits for another try. */
async function closedUnlessOwn(_: OwnData, { letter }: Job): Promise<LedgerEntry[]> {
  if (letter.written.length === 0) return [];
  throw new Refusal('invalid', { detail: 'letterChanged' });
}
