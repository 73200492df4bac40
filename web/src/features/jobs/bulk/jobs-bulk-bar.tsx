import type { Job } from '@foothold/core/entities/job/job.ts';
import { type JobStatus, jobStatus } from '@foothold/core/entities/job/job-status.ts';
import { numberFormat } from '@foothold/core/text/formats.ts';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { StatusMenu } from '../../../shared/jobs/status-menu.tsx';
import { opensLater } from '../../../ui/dialogs/opens-later.tsx';
import { useMobile } from '../../../ui/hooks/use-mobile.ts';
import { isKeyHandled } from '../../../ui/is-key-handled.ts';
import { BulkAction, BulkBar } from '../../../ui/lists/bulk-bar.tsx';
import type { RowAction } from '../../../ui/lists/row-menu-list.tsx';
import { maxOffers } from '../offers/most-offers.ts';
import type { DateAsked } from '../shared/date-asked.ts';
import { chooseResumeFor, editJobs, exportJobs, removeJobs, setStepOf } from '../shared/job-commands.tsx';
import { jobPaths } from '../shared/job-paths.ts';
import { moveJobs } from '../shared/move-jobs.tsx';
import { takeEarlyMove } from './early-move.ts';
import { JobsBulkMore } from './jobs-bulk-more.tsx';
import { useBulkRun } from './use-bulk-run.ts';

const JobsResumeMenu = opensLater(async () => (await import('./jobs-resume-menu.tsx')).JobsResumeMenu);
const JobsEditDialog = opensLater(async () => (await import('./jobs-edit-dialog.tsx')).JobsEditDialog);
const JobsStepDialog = opensLater(async () => (await import('./jobs-step-dialog.tsx')).JobsStepDialog);

type Props = {
  ids: readonly number[];
  /** What is known of them: rows out of sight are not read. */
  jobs: readonly Job[];
  today: string;
  onClear: () => void;
  /** Opens the day that a change of status just wrote. */
  onChangeDate: (asked: DateAsked) => void;
};

/** What can be done with the ticked jobs; each verb is one step that Undo takes back whole. `m` opens Move to…. */
export function JobsBulkBar({ ids, jobs, today, onClear, onChangeDate }: Props) {
  const isMobile = useMobile();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [resumeAt, setResumeAt] = useState<HTMLElement | null>(null);
  const [isSetting, setSetting] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const moveButton = useRef<HTMLButtonElement>(null);
  const current = useMemo(() => countStatuses(jobs), [jobs]);
  const { progress, run, stop } = useBulkRun();
  const navigate = useNavigate();
  // All verbs of one job with an offer, the menu and the cross, in one line.
  const isNarrow = useMediaQuery('(max-width: 1199.95px)', { noSsr: true });

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'm' || isKeyHandled(event)) return;
      event.preventDefault();
      setAnchor(moveButton.current);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  // Before the keys that were held for it are free again.
  useLayoutEffect(() => {
    if (takeEarlyMove()) setAnchor(moveButton.current);
  }, []);

  // The dialog stays with what was typed until the change is made, except where that takes so long that the bar tells.
  useEffect(() => {
    if (progress) setEditing(false);
  }, [progress]);

  const bulk = async (change: Parameters<typeof run>[0]) => {
    setAnchor(null);
    setResumeAt(null);
    setSetting(false);
    if (await run(change)) onClear();
  };
  const move = (status: JobStatus, date: string, note = '') =>
    bulk((batches) => moveJobs(ids, status, { date, note, today, batches, onChangeDate }));
  const only = ids.length === 1 ? ids[0] : undefined;
  const total = ids.length;
  // Only where there is something to compare: most selections have nothing to do with offers.
  const canCompare = total <= maxOffers && jobs.some((job) => jobStatus(job.status).phase === 'offer');
  const edit: BulkVerb = {
    name: 'edit',
    label: <Trans>Tags and fields…</Trans>,
    opens: 'dialog',
    onClick: () => setEditing(true),
  };
  const step: BulkVerb = {
    name: 'step',
    label: <Trans>Set next step</Trans>,
    opens: 'dialog',
    onClick: () => setSetting(true),
  };
  const others: BulkVerb[] = [
    {
      name: 'resume',
      label: <Trans>Use resume…</Trans>,
      opens: 'menu',
      isOpen: resumeAt !== null,
      onClick: (at) => setResumeAt(at ?? moveButton.current),
    },
    ...(only === undefined
      ? []
      : [
          {
            name: 'fit',
            label: <Trans>See the fit</Trans>,
            onClick: () => void navigate(jobPaths.fit(only)),
          },
        ]),
    ...(canCompare
      ? [
          {
            name: 'compare',
            label: <Trans>Compare offers</Trans>,
            onClick: () => void navigate(jobPaths.offersOf(ids)),
          },
        ]
      : []),
    { name: 'export', label: <Trans>Export</Trans>, onClick: () => void exportJobs(ids) },
    {
      name: 'delete',
      label: <Trans>Delete</Trans>,
      onClick: () => void bulk((batches) => removeJobs(ids, batches)),
    },
  ];
  // One of the few that is for a single job: always in the menu, as the bar is full without it.
  const interview: BulkVerb[] =
    only === undefined
      ? []
      : [
          {
            name: 'interview',
            label: <Trans>Add interview</Trans>,
            onClick: () => void navigate(jobPaths.addInterview(only)),
          },
        ];
  const inBar = isMobile ? [] : isNarrow ? [edit, step] : [edit, step, ...others];
  const inMenu = [...interview, ...(isMobile ? [edit, step, ...others] : isNarrow ? others : [])];
  if (progress) return <Working {...progress} onStop={stop} />;
  return (
    <>
      <BulkBar count={<Trans>{numberFormat().format(total)} selected</Trans>} onClear={onClear}>
        <BulkAction
          ref={moveButton}
          data-first=""
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Trans>Move to…</Trans>
          {!isMobile && (
            <span aria-hidden style={{ marginInlineStart: 8, opacity: 0.7 }}>
              m
            </span>
          )}
        </BulkAction>
        {inBar.slice(0, 3).map(verb)}
        <BulkAction onClick={() => void move('archived', '')}>
          <Trans>Archive</Trans>
        </BulkAction>
        {inBar.slice(3).map(verb)}
        {inMenu.length > 0 && <JobsBulkMore actions={inMenu} />}
      </BulkBar>
      <StatusMenu
        anchor={anchor}
        onClose={() => setAnchor(null)}
        current={current}
        total={total}
        title={plural(total, { one: 'Move # job to…', other: 'Move # jobs to…' })}
        today={today}
        onChoose={(status, date, note) => void move(status, date, note)}
      />
      <JobsResumeMenu
        open={resumeAt !== null}
        anchor={resumeAt}
        onClose={() => setResumeAt(null)}
        total={total}
        onChoose={(resumeId) => void bulk((batches) => chooseResumeFor(ids, resumeId, batches))}
      />
      <JobsEditDialog
        open={isEditing}
        onClose={() => setEditing(false)}
        ids={ids}
        onChange={(change) => void bulk((batches) => editJobs(ids, change, batches))}
      />
      <JobsStepDialog
        open={isSetting}
        onClose={() => setSetting(false)}
        total={total}
        today={today}
        onSet={(step) => void bulk((batches) => setStepOf(ids, step, batches))}
      />
    </>
  );
}

/** A verb of the bar, or of the menu that takes what has no room in it. */
type BulkVerb = Pick<RowAction, 'name' | 'label'> & {
  opens?: 'dialog' | 'menu';
  isOpen?: boolean;
  /** `at` is its button in the bar. */
  onClick: (at?: HTMLElement) => void;
};

const verb = ({ name, label, opens, isOpen, onClick }: BulkVerb) => (
  <BulkAction
    key={name}
    aria-haspopup={opens}
    aria-expanded={isOpen}
    onClick={(event) => onClick(event.currentTarget)}
  >
    {label}
  </BulkAction>
);

/** Thousands of jobs take seconds: the bar says how far it is. */
function Working({ done, total, onStop }: { done: number; total: number; onStop: () => void }) {
  const { t } = useLingui();
  const [part, all] = [done, total].map((count) => numberFormat().format(count));
  const text =
    done < total ? (
      <Trans>
        {part} of {all}
      </Trans>
    ) : (
      <Trans>Saving {all}…</Trans>
    );
  return (
    <BulkBar count={text}>
      <progress aria-label={t`Jobs done`} value={done} max={total} style={{ width: 140 }} />
      <BulkAction onClick={onStop}>
        <Trans>Stop</Trans>
      </BulkAction>
    </BulkBar>
  );
}

function countStatuses(jobs: readonly Job[]): Partial<Record<JobStatus, number>> {
  const counts: Partial<Record<JobStatus, number>> = {};
  for (const { status } of jobs) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
