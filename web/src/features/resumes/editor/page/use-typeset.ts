import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import type { ResumePage } from '@foothold/core/typesetting/resume-page.ts';
import { type SetPage, useSetPage } from '../../../../shared/documents/use-set-page.ts';
import { resumeRequest } from '../../../../shared/resumes/resume-pdf.ts';

/** Sets the resume again after every change. */
export function useTypeset(whole: WholeResume): SetPage<ResumePage> {
  return useSetPage(() => resumeRequest(whole), whole);
}
