import type { Job } from '@foothold/core/entities/job/job.ts';
import type { NextStep } from '@foothold/core/tracking/next-steps.ts';
import { useLingui } from '@lingui/react/macro';
import IconButton from '@mui/material/IconButton';
import { useId } from 'react';
import { RowLink } from '../../../ui/buttons/row-link.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { StateChip } from '../../../ui/state-chip.tsx';
import { jobPaths } from '../shared/job-paths.ts';
import { CardGround } from './board-card-ground.ts';
import { CardCompany, CardExcitement, CardStep, CardTags, CardTitle } from './board-card-text.tsx';
import type { BoardShared } from './board-shared.ts';
import { useCardAge } from './use-card-age.ts';

type Props = {
  job: Job;
  step: NextStep | undefined;
  shared: Pick<BoardShared, 'today' | 'back' | 'resumes'>;
  /** The button that moves it was pressed. */
  onMove: (button: HTMLElement) => void;
};

/** A job on the board of a phone: it opens as a whole, and its button moves it. */
export function BoardMobileCard({ job, step, shared, onMove }: Props) {
  const { t } = useLingui();
  const aboutId = useId();
  const id = job.internalId;
  const age = useCardAge(job, shared.today);
  const resume = job.resumeId === null ? '' : (shared.resumes.get(job.resumeId) ?? '');
  const name = job.jobTitle || job.companyName || t`job ${id}`;
  return (
    <CardGround data-card={id} style={{ paddingInlineEnd: 60 }}>
      <CardCompany>{[job.companyName, age.text, resume].filter(Boolean).join(' · ')}</CardCompany>
      <CardTitle>
        <RowLink to={jobPaths.edit(id)} state={{ back: shared.back }} aria-describedby={aboutId}>
          {job.jobTitle || t`Untitled job`}
        </RowLink>{' '}
        {job.isExample && <StateChip kind="example" />} <CardExcitement excitement={job.excitement} />
      </CardTitle>
      <div id={aboutId} style={{ marginBlockStart: 4 }}>
        <CardStep step={step} status={job.status} />
        <CardTags tags={job.tags} />
      </div>
      <IconButton
        aria-label={t`Move ${name}`}
        aria-haspopup="dialog"
        onClick={(event) => onMove(event.currentTarget)}
        sx={{
          position: 'absolute',
          insetBlockStart: 'calc(50% - 22px)',
          insetInlineEnd: '8px',
          zIndex: 1,
          width: 44,
          height: 44,
        }}
      >
        <Icon name="move" size="sm" />
      </IconButton>
    </CardGround>
  );
}
