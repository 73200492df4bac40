import {
  Resume,
  ResumeEducation,
  ResumeExperience,
  ResumeSection,
  ResumeSkill,
} from '../entities/resume/resume.ts';
import type { WholeResume } from '../entities/resume/resume-text.ts';
import type { AiResume } from './ai-resume.ts';

/** A resume of a call as the rules read one; of a text each line is a line of its summary. */
export function wholeResume(resume: string | AiResume): WholeResume {
  if (typeof resume === 'string')
    return {
      resume: Resume.parse({ internalId: 1, summary: resume }),
      ...{ experience: [], education: [], skills: [], sections: [] },
    };
  const { experience, education, skills, sections, ...head } = resume;
  const internalId = head.internalId ?? 1;
  const placed = <T extends { internalId?: number | null | undefined }>(items: readonly T[]) =>
    items.map((item, at) => ({
      ...item,
      ...{ internalId: item.internalId ?? at + 1, resumeId: internalId, displayOrder: at + 1 },
    }));
  return {
    resume: Resume.parse({ ...head, internalId }),
    experience: placed(experience).map((item) => ResumeExperience.parse(item)),
    education: placed(education).map((item) => ResumeEducation.parse(item)),
    skills: placed(skills).map((item) => ResumeSkill.parse(item)),
    sections: placed(sections).map((item) => ResumeSection.parse(item)),
  };
}
