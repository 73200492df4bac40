import { calendarDate } from '@foothold/core/dates/calendar-date.ts';
import { ledgerEntriesOfWriters } from '@foothold/core/entities/ledger/written-line.ts';
import type { LedgerCounts } from '@foothold/core/truth/ledger-counts.ts';
import type { ResumeLine } from '@foothold/core/truth/resume-truth.ts';
import { useEffect, useState } from 'react';
import { useResumeSources } from '../../../data/resumes/resume-sources.ts';
import { systemClock } from '../../../data/rows/clock.ts';

/** Whether a resume may leave: a line of a model or a rule that claims more than the person wrote holds it back. */
export type BlockedLines = { counts: LedgerCounts | null } & (
  | { state: 'open' | 'checking' | 'failed'; lines: readonly [] }
  | { state: 'held'; lines: readonly ResumeLine[] }
);

const open: BlockedLines = { state: 'open', lines: [], counts: null };

/** The lines that a resume waits for, live. What cannot be checked does not leave; what the person alone wrote is not asked about. */
export function useBlockedLines(resumeId: number): BlockedLines {
  const sources = useResumeSources(resumeId);
  const isTouched = sources ? ledgerEntriesOfWriters(sources.whole.resume.written).length > 0 : undefined;
  const [found, setFound] = useState<{ of: object; held: BlockedLines }>();
  useEffect(() => {
    if (!sources || !isTouched) return;
    let isWanted = true;
    const show = (held: BlockedLines) => isWanted && setFound({ of: sources, held });
    const check = async () => {
      const [{ resumeLedger }, { ledgerCounts }, { resumeEvidence }] = await Promise.all([
        import('@foothold/core/truth/resume-truth.ts'),
        import('@foothold/core/truth/ledger-counts.ts'),
        import('../../../shared/resumes/resume-evidence.ts'),
      ]);
      const today = calendarDate(systemClock.now());
      const all = resumeLedger(sources.whole, resumeEvidence(sources, today));
      const lines = all.filter(({ state }) => state === 'held');
      const counts = ledgerCounts(all);
      show(lines.length > 0 ? { state: 'held', lines, counts } : { ...open, counts });
    };
    check().catch(() => show({ state: 'failed', lines: [], counts: null }));
    return () => {
      isWanted = false;
    };
  }, [sources, isTouched]);
  if (sources === null || isTouched === false) return open;
  return found && found.of === sources ? found.held : { state: 'checking', lines: [], counts: null };
}
