import { Resume } from '@foothold/core/entities/resume/resume.ts';
import { type LetterContent, type LetterPage, letterPage } from '@foothold/core/typesetting/letter-page.ts';
import { lookOf, type Paper } from '@foothold/core/typesetting/resume-look.ts';
import { resumeTemplates, templateNamed } from './resume-templates.data.ts';
import type { TypesetRequest } from './typesetting.ts';

const noResume = Resume.parse({ internalId: 0 }) as Resume;

/** The request for a letter in the look of its resume, in the plain one without a resume; `paper` is that of the region. */
export function letterRequest(
  content: LetterContent,
  paper: Paper,
): Omit<TypesetRequest<LetterPage>, 'photo'> {
  const resume = content.resume?.resume ?? noResume;
  const template = templateNamed(resume.template);
  const look = lookOf(resume, template, resumeTemplates[template].defaults, paper);
  return { page: letterPage(content), look };
}
