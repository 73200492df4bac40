import {
  Resume,
  ResumeEducation,
  ResumeExperience,
  ResumeSection,
  ResumeSkill,
} from '../entities/resume/resume.ts';
import type { WholeResume } from '../entities/resume/resume-text.ts';

type Told<T> = Partial<T>[];

/** A resume in short: keys and order of items are added, and a string is a skill. */
export type DescribedResume = {
  resume?: Partial<Resume>;
  experience?: Told<ResumeExperience>;
  education?: Told<ResumeEducation>;
  skills?: (string | Partial<ResumeSkill>)[];
  sections?: Told<ResumeSection>;
};

/** The rows of a resume given in short. */
export function describedResume({
  resume,
  experience,
  education,
  skills,
  sections,
}: DescribedResume): WholeResume {
  const placed = <T>(items: readonly T[] = []) =>
    items.map((item, at) => ({ internalId: at + 1, resumeId: 1, displayOrder: at + 1, ...item }));
  return {
    resume: Resume.parse({ internalId: 1, ...resume }) as Resume,
    experience: placed(experience).map((row) => ResumeExperience.parse(row) as ResumeExperience),
    education: placed(education).map((row) => ResumeEducation.parse(row) as ResumeEducation),
    skills: placed(skills?.map((skill) => (typeof skill === 'string' ? { skillName: skill } : skill))).map(
      (row) => ResumeSkill.parse(row) as ResumeSkill,
    ),
    sections: placed(sections).map((row) => ResumeSection.parse(row) as ResumeSection),
  };
}

/** A list of `count` items, each made from its index. */
export const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));
