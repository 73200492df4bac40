import type { Job } from '@foothold/core/entities/job/job.ts';
import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import type { FitPerson } from '@foothold/core/fit/fit.ts';
import type { AskingPosting } from '@foothold/core/fit/requirement.ts';
import { useMemo } from 'react';
import { useSnapshots } from '../../../data/documents/snapshots.ts';
import { jobPosting, useFitSide } from '../../../data/fit/fit-sources.ts';
import type { FitReport } from '../../../shared/fit/fit-messages.ts';
import { useFitReport } from '../../../shared/fit/use-fit-report.ts';
import { usePostingWatch } from '../posting/use-posting-watch.ts';

/** What the fit of a job shows; `resume` null where none was chosen. */
export type JobFit = {
  posting: AskingPosting;
  resumes: readonly WholeResume[];
  resume: WholeResume | null;
  /** undefined while it is worked out for the first time, null where it could not be. */
  report: FitReport | null | undefined;
  /** When the text was kept, an instant; '' where that is not known. */
  keptAt: string;
  person: FitPerson;
  today: string;
};

/** The fit of a job and one of the person's resumes: `shown` where one is looked at, else the one that the job names. */
export function useJobFit(job: Job, shown: number | null, today: string): JobFit | undefined {
  const side = useFitSide();
  const snapshots = useSnapshots(job.internalId);
  const { versions } = usePostingWatch(job);
  const posting = useMemo(() => snapshots && jobPosting(job, snapshots.rows), [job, snapshots]);
  const id = shown ?? job.resumeId;
  const resume = side?.resumes.find((one) => one.resume.internalId === id) ?? null;
  const ask =
    side && posting && resume && posting.text.trim() !== ''
      ? { posting, resume, answers: job.fitChoices, person: side.person, today }
      : null;
  const report = useFitReport(ask);
  if (!side || !posting) return undefined;
  return {
    posting,
    resumes: side.resumes,
    resume,
    report: ask ? report : null,
    keptAt: versions.at(-1)?.takenAt ?? '',
    person: side.person,
    today,
  };
}
