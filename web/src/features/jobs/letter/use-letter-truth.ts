import type { CalendarDate } from '@foothold/core/dates/calendar-date.ts';
import type { Job } from '@foothold/core/entities/job/job.ts';
import type { Gate } from '@foothold/core/truth/gate.ts';
import type { LedgerCounts } from '@foothold/core/truth/ledger-counts.ts';
import type { PreparedEvidence } from '@foothold/core/truth/prepared-evidence.ts';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { type LetterTruth, useLetterSources } from '../../../data/letters/letter-sources.ts';
import type { LetterFields } from '../../../data/letters/letters.ts';
import type { letterChecks } from './letter-checks.ts';

type Checks = typeof letterChecks;

/**
 * How a letter is beside what the person wrote. `own`: no model and no rule wrote in it, so nothing keeps it; it is checked
 * where that is wanted. While it loads, and where it does not, a letter that was written in does not leave.
 */
export type LetterState =
  | { state: 'own' | 'loading' | 'failed'; isOpen: boolean; check: null }
  | {
      state: 'ready';
      isOpen: boolean;
      /** The text that was checked. */
      text: string;
      gate: Gate;
      /** What the letter holds, for the line at its export. */
      counts: LedgerCounts;
      evidence: PreparedEvidence;
      sources: LetterTruth;
      /** The gate of the letter as it reads at this very moment. */
      check: (fields: LetterFields) => Gate;
    };

/** Checks the letter of a job while it is written; `isWanted`: though nobody but the person wrote in it. */
export function useLetterTruth(
  job: Job,
  { coverLetter, written }: LetterFields,
  { today, isWanted }: { today: CalendarDate; isWanted: boolean },
): LetterState {
  const isOwn = written.length === 0;
  const isChecked = isWanted || !isOwn;
  const sources = useLetterSources(job, isChecked);
  const loaded = useChecks(isChecked);
  const checks = loaded === 'failed' ? null : loaded;
  // Typing is not held up by what checks it; the way out looks again at what is there then.
  const text = useDeferredValue(coverLetter);
  const evidence = useMemo(
    () => (sources && checks ? checks.prepare(sources, today) : null),
    [sources, checks, today],
  );
  const gate = useMemo(
    () => (evidence && checks ? checks.gate(text, evidence, written) : null),
    [text, evidence, checks, written],
  );
  if (!isChecked) return { state: 'own', isOpen: true, check: null };
  if (!gate || !evidence || !sources || !checks)
    return { state: loaded === 'failed' ? 'failed' : 'loading', isOpen: isOwn, check: null };
  return {
    ...{
      state: 'ready',
      isOpen: gate.isOpen,
      text,
      gate,
      counts: checks.counts(gate.lines),
      evidence,
      sources,
    },
    check: (fields) => checks.gate(fields.coverLetter, evidence, fields.written),
  };
}

function useChecks(isChecked: boolean): Checks | 'failed' | null {
  const [checks, setChecks] = useState<Checks | 'failed' | null>(null);
  useEffect(() => {
    if (!isChecked || checks !== null) return;
    void import('./letter-checks.ts').then(
      (part) => setChecks(part.letterChecks),
      () => setChecks('failed'),
    );
  }, [isChecked, checks]);
  return checks;
}
