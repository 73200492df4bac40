import {
  type JobColumnField,
  jobColumnFields,
  type OwnField,
  ownFields,
} from '@foothold/core/entities/job/job-entity.ts';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useMemo } from 'react';
import { useJobHeads, useShownFields } from '../../../shared/jobs/use-job-labels.ts';
import type { JobColumnId } from './job-column-choice.ts';

/** Tells of a column whether it can be shown: one of a field that has no name yet cannot. */
export function useShownColumns(): (id: JobColumnId) => boolean {
  const isShown = useShownFields();
  return useCallback((id) => !isOwnField(id) || isShown(id), [isShown]);
}

const isOwnField = (id: JobColumnId): id is OwnField => (ownFields as readonly string[]).includes(id);

/** What the columns of the table of jobs are called, in its head and where they are chosen. */
export function useColumnNames(): Readonly<Record<JobColumnId, string>> {
  const { t } = useLingui();
  const heads = useJobHeads<JobColumnField>(jobColumnFields);
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
      commute: t`Commute`,
    }),
    [t, heads],
  );
}
