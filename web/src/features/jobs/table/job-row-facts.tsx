import type { Job } from '@foothold/core/entities/job/job.ts';
import type { NextStep } from '@foothold/core/tracking/next-steps.ts';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useFitRanks } from '../../../data/fit/fit-ranks.ts';
import { useJobSteps } from '../../../data/jobs/job-steps.ts';
import { useResumes } from '../../../data/resumes/resumes.ts';
import { partLater } from '../../../ui/dialogs/part-later.tsx';
import { token } from '../../../ui/tokens.ts';
import { JobStepLine } from '../shared/job-step-line.tsx';

// Whoever does not look at fits loads nothing of them.
const FitFiller = partLater(async () => (await import('../../../shared/fit/fit-filler.tsx')).FitFiller);
const FitLink = partLater(async () => (await import('../fit/fit-link.tsx')).FitLink);

type Facts = {
  /** undefined while they are read. */
  steps: ReadonlyMap<number, NextStep> | undefined;
  resumes: ReadonlyMap<number, string> | undefined;
  /** Places of the fit words among the five. */
  fits: ReadonlyMap<number, number> | undefined;
};

const RowFacts = createContext<Facts>({ steps: undefined, resumes: undefined, fits: undefined });
const none: readonly number[] = [];

type Props = {
  /** The jobs in sight: nothing is read about the others. */
  ids: readonly number[];
  today: string;
  /** Fits are shown, or the list is sorted or narrowed by them. */
  hasFits: boolean;
  children: ReactNode;
};

/** Reads what rows of jobs say beside their own fields; cells below follow it while the rows themselves stay drawn. */
export function JobRowFacts({ ids, today, hasFits, children }: Props) {
  const steps = useJobSteps(ids, today);
  const rows = useResumes()?.rows;
  const resumes = useMemo(() => rows && new Map(rows.map((row) => [row.internalId, row.title])), [rows]);
  const fits = useFitRanks(hasFits ? ids : none);
  const facts = useMemo(() => ({ steps, resumes, fits }), [steps, resumes, fits]);
  return (
    <RowFacts value={facts}>
      {children}
      {hasFits && <FitFiller today={today} />}
    </RowFacts>
  );
}

/** The next step of a job in its row; a dash where nothing waits. */
export function StepCell({ job }: { job: Job }) {
  const { steps } = useContext(RowFacts);
  const step = steps?.get(job.internalId);
  if (step) return <JobStepLine step={step} />;
  return steps && <span style={{ color: token('text-3') }}>–</span>;
}

/** The next step of a job in its row on a phone; no line where nothing waits. */
export function StepUnder({ job }: { job: Job }) {
  const step = useContext(RowFacts).steps?.get(job.internalId);
  return step && <JobStepLine step={step} />;
}

/** The title of the resume that goes with a job. */
export function ResumeCell({ job }: { job: Job }) {
  const { resumes } = useContext(RowFacts);
  if (job.resumeId === null) return '–';
  const title = resumes?.get(job.resumeId);
  return title === undefined ? resumes && '–' : <span title={title}>{title}</span>;
}

/** How well the resume of a job fits it, in a word that leads to the quotes; a dash where there is nothing to judge. */
export function FitCell({ job }: { job: Job }) {
  const { fits, resumes } = useContext(RowFacts);
  const rank = fits?.get(job.internalId);
  if (rank === undefined || rank < 0 || !resumes)
    return fits && <span style={{ color: token('text-3') }}>–</span>;
  return <FitLink job={job} rank={rank} />;
}
