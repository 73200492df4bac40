import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { writeResume } from '../../../../data/resumes/write-resume.ts';
import { useFieldDraft } from '../../../../shared/documents/draft/use-field-draft.ts';
import { ResumeDraft, type ResumeDraftState } from './resume-draft.ts';
import { storedResumeEdit } from './stored-resume-edit.ts';

/** The resume as it is edited. */
export function useResumeDraft(stored: WholeResume): { draft: ResumeDraft; state: ResumeDraftState } {
  const { internalId, uid } = stored.resume;
  return useFieldDraft({
    stored,
    open: () => new ResumeDraft(stored, (edits) => writeResume(internalId, edits)),
    unsavedKey: uid,
    storedEdit: storedResumeEdit,
  });
}
