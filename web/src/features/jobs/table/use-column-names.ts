import { type JobColumnField, jobColumnFields } from '@foothold/core/entities/job/job-entity.ts';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useHeads } from '../../../shared/own-data/use-entity-texts.ts';
import type { JobColumnId } from './job-column-choice.ts';

/** What the columns of the table of jobs are called, in its head and where they are chosen. */
export function useColumnNames(): Readonly<Record<JobColumnId, string>> {
  const { t } = useLingui();
  const heads = useHeads<JobColumnField>('jobs', jobColumnFields);
  return useMemo(
    () => ({
      ...heads,
      nextStep: t`Next step`,
      statusDate: t`Status since`,
      heardDate: t`Last heard`,
      updatedAt: t`Last change`,
      resume: t`Resume`,
      pay: t`Pay a year`,
      fit: t`Fit`,
    }),
    [t, heads],
  );
}
