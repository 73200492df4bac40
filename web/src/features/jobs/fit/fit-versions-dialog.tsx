import type { Job } from '@foothold/core/entities/job/job.ts';
import { nameInFamily } from '@foothold/core/entities/resume/resume-families.ts';
import type { BestVersion } from '@foothold/core/fit/best-version.ts';
import type { Fit } from '@foothold/core/fit/fit.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { ownFits } from '../../../shared/fit/fit-client.ts';
import { useFitNames } from '../../../shared/fit/fit-names.ts';
import { ReadingDialog } from '../../../ui/dialogs/reading-dialog.tsx';
import { SkeletonRows } from '../../../ui/lists/skeleton-rows.tsx';
import { StateChip } from '../../../ui/state-chip.tsx';
import { token } from '../../../ui/tokens.ts';
import type { JobFit } from './use-job-fit.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  job: Job;
  fit: JobFit;
  /** The resume that is looked at. */
  shown: number;
  onShow: (resumeId: number) => void;
};

/** Every resume and version with how well it fits this job; the best is named where one is better than all others. */
export function FitVersionsDialog({ open, onClose, job, fit, shown, onShow }: Props) {
  const { t } = useLingui();
  const nameOf = useFitNames();
  const { resumes, posting, person, today } = fit;
  const best = useBest(open, { job, resumes, posting, person, today });
  const rows = resumes.map(({ resume }) => resume);
  return (
    <ReadingDialog
      open={open}
      onClose={onClose}
      fullWidth
      title={<Trans>Which resume fits best</Trans>}
      under={[job.jobTitle, job.companyName].filter(Boolean).join(', ')}
    >
      {best === undefined ? (
        <SkeletonRows count={rows.length} label={t`Comparing the resumes`} />
      ) : (
        <Box component="ul" aria-label={t`Resumes`} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {rows.map((resume, at) => {
            const one = best?.fits[at] ?? null;
            const name = nameInFamily(resume, rows);
            return (
              <Box
                key={resume.internalId}
                component="li"
                sx={{
                  display: 'flex',
                  flexWrap: 'wrap',
                  alignItems: 'center',
                  gap: '4px 12px',
                  minHeight: 56,
                  paddingBlock: '8px',
                  borderBlockEnd: `1px solid ${token('line')}`,
                }}
              >
                <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
                  {name}{' '}
                  {resume.internalId === job.resumeId && (
                    <StateChip kind="plain">
                      <Trans>Used for this job</Trans>
                    </StateChip>
                  )}{' '}
                  {best?.isAlone && at === best.at && rows.length > 1 && (
                    <StateChip kind="plain">
                      <Trans>Fits best</Trans>
                    </StateChip>
                  )}
                </Box>
                <Box sx={{ width: 64, fontWeight: 600 }}>{one?.word ? nameOf(one.word) : '–'}</Box>
                <Box sx={{ width: 168, color: token('text-2'), fontSize: '0.8125rem' }}>
                  {one && <Counted fit={one} />}
                </Box>
                <Button
                  variant="text"
                  aria-label={resume.internalId === shown ? t`Shown: ${name}` : t`Show the fit of ${name}`}
                  disabled={resume.internalId === shown}
                  onClick={() => onShow(resume.internalId)}
                >
                  {resume.internalId === shown ? <Trans>Shown</Trans> : <Trans>Show</Trans>}
                </Button>
              </Box>
            );
          })}
        </Box>
      )}
      {best && !best.isAlone && (
        <Box component="p" sx={{ margin: '12px 0 0', color: token('text-2'), fontSize: '0.875rem' }}>
          <Trans>No resume fits better than all others.</Trans>
        </Box>
      )}
    </ReadingDialog>
  );
}

function Counted({ fit: { counts } }: { fit: Fit }) {
  const { must, nice } = counts;
  const [found, all] = [must.found + nice.found, must.all + nice.all];
  const partly = must.partly + nice.partly;
  return partly > 0 ? (
    <Trans>
      {found} of {all} found, {partly} in part
    </Trans>
  ) : (
    <Trans>
      {found} of {all} found
    </Trans>
  );
}

type Sides = Pick<JobFit, 'resumes' | 'posting' | 'person' | 'today'> & { job: Job };

function useBest(isWanted: boolean, { job, resumes, posting, person, today }: Sides) {
  const [best, setBest] = useState<BestVersion | null>();
  const { fitChoices: answers } = job;
  useEffect(() => {
    if (!isWanted) return;
    let isStill = true;
    setBest(undefined);
    void ownFits()
      .best({ posting, resumes, answers, person, today })
      .then((found) => isStill && setBest(found));
    return () => {
      isStill = false;
    };
  }, [isWanted, posting, resumes, answers, person, today]);
  return best;
}
