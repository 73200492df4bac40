import { Resume, ResumeEducation, ResumeExperience, ResumeSkill } from '../../../entities/resume/resume.ts';
import type { WholeResume } from '../../../entities/resume/resume-text.ts';
import { sayEnglish } from '../../../text/messages.ts';
import type { CareerPerson, CareerPlace } from './career-person.ts';

const made = { uid: '', createdAt: '', updatedAt: '' };

/** A resume of one position with lines of work, skills and a degree. */
export function careerResume(given: {
  title: string;
  company?: string;
  notes?: string;
  skills?: readonly string[];
  degree?: string;
}): WholeResume {
  return {
    resume: Resume.parse({ ...made, internalId: 3, name: 'Ana Diaz' }),
    experience: [
      ResumeExperience.parse({
        ...made,
        internalId: 5,
        resumeId: 3,
        title: given.title,
        companyName: given.company ?? 'Riverside',
        startDate: '2015-01',
        notes: given.notes ?? '',
      }),
    ],
    education: given.degree
      ? [
          ResumeEducation.parse({
            ...made,
            internalId: 7,
            resumeId: 3,
            degree: given.degree,
            institutionName: 'State University',
            endDate: '2012-05',
          }),
        ]
      : [],
    skills: (given.skills ?? []).map((skillName, at) =>
      ResumeSkill.parse({ ...made, internalId: 20 + at, resumeId: 3, skillName, displayOrder: at + 1 }),
    ),
    sections: [],
  };
}

/** A place by its name, home unless said. */
export function careerPlace(city: string, state: string, isHome = true): CareerPlace {
  return { name: `${city}, ${state}`, city, state, country: 'US', point: null, isHome };
}

/** Somebody in Columbus, Ohio, who would move to Austin, Texas. */
export function careerPerson(resume: WholeResume | null = null): CareerPerson {
  return {
    resume,
    places: [careerPlace('Columbus', 'OH'), careerPlace('Austin', 'TX', false)],
    today: '2026-11-26',
    say: sayEnglish,
  };
}
