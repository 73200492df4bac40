import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { lookOf, type Paper } from '@foothold/core/typesetting/resume-look.ts';
import { type ResumePage, resumePage } from '@foothold/core/typesetting/resume-page.ts';
import { type ResumeTemplate, resumeTemplates, templateNamed } from './resume-templates.data.ts';
import type { TypesetRequest } from './typesetting.ts';

/** The request for a resume in the look that the person chose; `paper` is the default of their region. */
export function typesetRequest(whole: WholeResume, paper: Paper): Omit<TypesetRequest<ResumePage>, 'photo'> {
  const template = templateNamed(whole.resume.template);
  const { defaults, sectionOrder, hasCapitals }: ResumeTemplate = resumeTemplates[template];
  const look = lookOf(whole.resume, template, defaults, paper);
  const options = {
    dateForm: look.dateForm,
    ...(sectionOrder && { sectionOrder }),
    ...(hasCapitals && { hasCapitals }),
  };
  return { page: resumePage(whole, options), look };
}
