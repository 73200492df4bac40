import { calendarDate } from '@foothold/core/dates/calendar-date.ts';
import { ledgerEntriesOfPerson } from '@foothold/core/entities/ledger/written-line.ts';
import { sentResumeLedger } from '@foothold/core/truth/resume-truth.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useResumeSources } from '../../../data/resumes/resume-sources.ts';
import { systemClock } from '../../../data/rows/clock.ts';
import { StoredLedger } from '../../../shared/ai/ledger/stored-ledger.tsx';
import { resumeEvidence } from '../../../shared/resumes/resume-evidence.ts';
import { ReadingDialog } from '../../../ui/dialogs/reading-dialog.tsx';
import { SkeletonRows } from '../../../ui/lists/skeleton-rows.tsx';

type Props = { open: boolean; onClose: () => void; resumeId: number };

/**
 * The ledger of a resume as it reads now: each line, who wrote it, what it rests on, who took it and when; behind them what the
 * person stated as their own.
 */
export function ResumeLedgerDialog({ open, onClose, resumeId }: Props) {
  const { t } = useLingui();
  const sources = useResumeSources(resumeId);
  const entries = useMemo(() => {
    if (!sources) return null;
    const evidence = resumeEvidence(sources, calendarDate(systemClock.now()));
    const stated = ledgerEntriesOfPerson(sources.whole.resume.written);
    return [...sentResumeLedger(sources.whole, evidence, { at: '', by: '' }), ...stated];
  }, [sources]);
  return (
    <ReadingDialog
      open={open}
      onClose={onClose}
      fullWidth
      title={<Trans>Who wrote what</Trans>}
      under={sources?.whole.resume.title}
    >
      {entries ? (
        <StoredLedger entries={entries} label={t`Lines and who wrote them`} />
      ) : (
        <SkeletonRows count={6} label={t`Loading the resume`} />
      )}
    </ReadingDialog>
  );
}
