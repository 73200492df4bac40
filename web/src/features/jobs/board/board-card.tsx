import { useDraggable } from '@dnd-kit/core';
import type { Job } from '@foothold/core/entities/job/job.ts';
import type { NextStep } from '@foothold/core/tracking/next-steps.ts';
import { useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { RowLink } from '../../../ui/buttons/row-link.tsx';
import { Tick } from '../../../ui/buttons/tick.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { StateChip } from '../../../ui/state-chip.tsx';
import { token } from '../../../ui/tokens.ts';
import { jobPaths } from '../shared/job-paths.ts';
import { CardGround } from './board-card-ground.ts';
import { CardCompany, CardExcitement, CardStep, CardTags, CardTitle } from './board-card-text.tsx';
import type { BoardShared } from './board-shared.ts';
import { useCardAge } from './use-card-age.ts';

const Foot = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 5,
  minHeight: 18,
  fontSize: '0.75rem',
  lineHeight: '16px',
  color: token('text-3'),
  whiteSpace: 'nowrap',
  '& svg': { flexShrink: 0 },
});

type Props = { job: Job; index: number; step: NextStep | undefined; shared: BoardShared };

/** A job on the board: its title opens it, the rest of it can be dragged, its tick shows when it is looked for. */
export function BoardCard({ job, index, step, shared }: Props) {
  const { t } = useLingui();
  const id = job.internalId;
  const aboutId = useId();
  const { setNodeRef, listeners } = useDraggable({ id: `job ${id}`, data: { job } });
  const name = job.jobTitle || job.companyName || t`job ${id}`;
  const isOn = shared.selected.has(id);
  const isStop = shared.cursor
    ? shared.cursor.id === id && shared.cursor.status === job.status
    : shared.firstStatus === job.status && index === 0;
  const tabIndex = isStop ? 0 : -1;
  return (
    <CardGround
      ref={setNodeRef}
      {...listeners}
      data-card={id}
      data-status={job.status}
      data-index={index}
      {...(isOn && { 'data-on': '' })}
      {...(shared.moving.has(id) && { 'data-moving': '' })}
      onFocus={() => shared.onCursor({ status: job.status, id })}
    >
      <CardCompany title={job.companyName} style={{ paddingInlineEnd: 24 }}>
        {job.companyName || t`Company not stated`}
      </CardCompany>
      <CardTitle title={job.jobTitle}>
        <RowLink
          to={jobPaths.edit(id)}
          state={{ back: shared.back }}
          data-open=""
          draggable={false}
          tabIndex={tabIndex}
          aria-describedby={aboutId}
        >
          {job.jobTitle || t`Untitled job`}
        </RowLink>
      </CardTitle>
      <div id={aboutId} style={{ marginBlockStart: 6 }}>
        <CardStep step={step} status={job.status} />
        <CardTags tags={job.tags} />
        <CardFoot job={job} shared={shared} />
      </div>
      <span data-tick="">
        <Tick
          label={t`Select ${name}`}
          checked={isOn}
          onChange={() => shared.onTick(id)}
          tabIndex={tabIndex}
        />
      </span>
    </CardGround>
  );
}

/** How old, and which resume: the last line of a card. */
export function CardFoot({ job, shared }: { job: Job; shared: Pick<BoardShared, 'today' | 'resumes'> }) {
  const age = useCardAge(job, shared.today);
  const resume = job.resumeId === null ? undefined : shared.resumes.get(job.resumeId);
  return (
    <Foot style={{ marginBlockStart: 6 }}>
      {age.text && <span title={age.title}>{age.text}</span>}
      {age.text && resume && <span aria-hidden>·</span>}
      {resume && (
        <>
          <Icon name="resumes" size={14} />
          <span title={resume} style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
            {resume}
          </span>
        </>
      )}
      <CardExcitement excitement={job.excitement} />
      {job.isExample && (
        <span style={{ marginInlineStart: 'auto', marginBlock: -4 }}>
          <StateChip kind="example" />
        </span>
      )}
    </Foot>
  );
}
