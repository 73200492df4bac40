import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { lookOf, type Paper } from '@foothold/core/typesetting/resume-look.ts';
import { resumePage } from '@foothold/core/typesetting/resume-page.ts';
import { type ResumeTemplate, resumeTemplates, templateNamed } from './resume-templates.data.ts';
import type { TypesetRequest } from './typesetting.ts';

/** What to set for a resume as the person wants it to look; `paper` is the one that is usual where they are. */
export function typesetRequest(whole: WholeResume, paper: Paper): Omit<TypesetRequest, 'photo'> {
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
