import type { Job } from '@foothold/core/domain/job.ts';
import type { JobStatus } from '@foothold/core/domain/job-status.ts';
import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useMemo, useRef, useState } from 'react';
import { BulkAction, BulkBar } from '../../components/bulk-bar.tsx';
import { isKeyTaken } from '../../components/is-key-taken.ts';
import { StatusMenu } from '../../components/status-menu.tsx';
import { moveJobs, removeJobs } from './job-commands.tsx';

type Props = {
  ids: readonly number[];
  /** What is known of them: rows out of sight are not read. */
  jobs: readonly Job[];
  today: string;
  onClear: () => void;
};

/** What can be done with the ticked jobs; each verb is one step that Undo takes back whole. `m` opens Move to…. */
export function JobsBulkBar({ ids, jobs, today, onClear }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const moveButton = useRef<HTMLButtonElement>(null);
  const current = useMemo(() => countStatuses(jobs), [jobs]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'm' || isKeyTaken(event)) return;
      event.preventDefault();
      setAnchor(moveButton.current);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  const move = async (status: JobStatus, date: string) => {
    setAnchor(null);
    if (await moveJobs(ids, status, { date, today })) onClear();
  };
  const remove = async () => {
    if (await removeJobs(ids)) onClear();
  };
  const total = ids.length;
  return (
    <>
      <BulkBar count={<Trans>{total} selected</Trans>} onClear={onClear}>
        <BulkAction
          ref={moveButton}
          data-first=""
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Trans>Move to…</Trans>
        </BulkAction>
        <BulkAction onClick={() => void move('archived', '')}>
          <Trans>Archive</Trans>
        </BulkAction>
        <BulkAction onClick={() => void remove()}>
          <Trans>Delete</Trans>
        </BulkAction>
      </BulkBar>
      <StatusMenu
        anchor={anchor}
        onClose={() => setAnchor(null)}
        current={current}
        total={total}
        title={plural(total, { one: 'Move # job to…', other: 'Move # jobs to…' })}
        today={today}
        onChoose={(status, date) => void move(status, date)}
      />
    </>
  );
}

function countStatuses(jobs: readonly Job[]): Partial<Record<JobStatus, number>> {
  const counts: Partial<Record<JobStatus, number>> = {};
  for (const { status } of jobs) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
