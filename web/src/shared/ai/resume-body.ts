import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';

/** A resume as the calls take it: what it shows and nothing else. Name and ways to reach the person are cut out before it leaves. */
export function resumeBody({ resume, experience, education, skills, sections }: WholeResume): object {
  const hidden = new Set(resume.arrangement.filter((one) => one.isHidden).map((one) => one.section));
  const shown = <T extends { isHidden: boolean }>(items: readonly T[], section = '') =>
    hidden.has(section) ? [] : items.filter(({ isHidden }) => !isHidden);
  return {
    ...resume,
    summary: hidden.has('Summary') ? '' : resume.summary,
    experience: shown(experience, 'Experience'),
    education: shown(education, 'Education'),
    skills: shown(skills, 'Skills'),
    sections: shown(sections).filter(({ resumeSectionName }) => !hidden.has(resumeSectionName)),
  };
}
