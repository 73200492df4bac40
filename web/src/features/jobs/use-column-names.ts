import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { JobColumnId } from './job-column-choice.ts';

/** What the columns of the table of jobs are called, in its head and where they are chosen. */
export function useColumnNames(): Readonly<Record<JobColumnId, string>> {
  const { t } = useLingui();
  return useMemo(
    () => ({
      status: t`Status`,
      nextStep: t`Next step`,
      dateApplied: t`Applied`,
      updatedAt: t`Last change`,
      source: t`Source`,
      resume: t`Resume`,
      pay: t`Pay a year`,
      companyName: t`Company`,
      location: t`Place`,
      jobType: t`Job type`,
      submissionMethod: t`Submitted by`,
      dateAdded: t`Saved`,
      datePosted: t`Posted`,
      notes: t`Notes`,
    }),
    [t],
  );
}
