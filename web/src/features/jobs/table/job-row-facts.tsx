import type { Job } from '@foothold/core/entities/job/job.ts';
import type { NextStep } from '@foothold/core/tracking/next-steps.ts';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useJobSteps } from '../../../data/jobs/job-steps.ts';
import { useResumes } from '../../../data/resumes/resumes.ts';
import { token } from '../../../ui/tokens.ts';
import { JobStepLine } from '../shared/job-step-line.tsx';

type Facts = {
  /** undefined while they are read. */
  steps: ReadonlyMap<number, NextStep> | undefined;
  resumes: ReadonlyMap<number, string> | undefined;
};

const RowFacts = createContext<Facts>({ steps: undefined, resumes: undefined });

type Props = {
  /** The jobs in sight: nothing is read about the others. */
  ids: readonly number[];
  today: string;
  children: ReactNode;
};

/** Reads what rows of jobs say beside their own fields; cells below follow it while the rows themselves stay drawn. */
export function JobRowFacts({ ids, today, children }: Props) {
  const steps = useJobSteps(ids, today);
  const rows = useResumes()?.rows;
  const resumes = useMemo(() => rows && new Map(rows.map((row) => [row.internalId, row.title])), [rows]);
  const facts = useMemo(() => ({ steps, resumes }), [steps, resumes]);
  return <RowFacts value={facts}>{children}</RowFacts>;
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
