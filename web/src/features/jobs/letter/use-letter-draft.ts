import type { Job } from '@foothold/core/entities/job/job.ts';
import { useMemo } from 'react';
import { letterFieldsOf, writeLetter } from '../../../data/letters/letters.ts';
import { useFieldDraft } from '../../../shared/documents/draft/use-field-draft.ts';
import { LetterDraft, type LetterState, storedLetterEdit } from './letter-draft.ts';

/** The letter of a job as it is edited. */
export function useLetterDraft(job: Job): { draft: LetterDraft; state: LetterState } {
  const stored = useMemo(() => letterFieldsOf(job), [job]);
  return useFieldDraft({
    stored,
    open: () => new LetterDraft(stored, (edit) => writeLetter(job.internalId, edit)),
    unsavedKey: `letter.${job.uid}`,
    storedEdit: storedLetterEdit,
  });
}
