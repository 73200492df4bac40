import {
  Resume,
  ResumeEducation,
  ResumeExperience,
  ResumeSection,
  ResumeSkill,
} from '../../entities/resume/resume.ts';
import type { WholeResume } from '../../entities/resume/resume-text.ts';
import { parseLocation } from '../../parsing/place/location.ts';
import type { AiAnswer } from '../ai-answer.ts';
import type { CoachingBody, CounselingBody } from '../ai-body.ts';
import type { AiResume } from '../ai-resume.ts';
import type { CareerPerson, CareerPlace } from './career-person.ts';
import type { CareerTables } from './career-tables.ts';
import { coachingAnswer } from './coaching.ts';
import { counselingAnswer } from './counseling.ts';

/** Answers the body of `POST ai/career/counseling` by rule; what it says of the person is all that is known of them. */
export function counselingOf(body: CounselingBody, tables: CareerTables, today: string): AiAnswer {
  const { career, prompt, resume } = body;
  return counselingAnswer({ career, prompt }, personOf(resume, today), tables);
}

/** Answers the body of `POST ai/career/coaching` by rule. */
export function coachingOf(body: CoachingBody, tables: CareerTables, today: string): AiAnswer {
  const { currentCareer, longTermGoals, career, prompt, resume } = body;
  const [skills, interests] = [body.skills, body.interests].map((said) =>
    typeof said === 'string' ? said : said.join(', '),
  );
  const question = {
    currentCareer,
    longTermGoals,
    career,
    prompt,
    skills: skills ?? '',
    interests: interests ?? '',
  };
  return coachingAnswer(question, personOf(resume, today), tables);
}

function personOf(resume: string | AiResume | undefined, today: string): CareerPerson {
  if (resume === undefined || typeof resume === 'string')
    return { resume: null, resumeText: resume ?? '', places: [], today };
  return { resume: wholeOf(resume), places: placesOf(resume.location), today };
}

function placesOf(location: string): CareerPlace[] {
  return parseLocation(location).places.map(({ text, city, state, country }) => ({
    name: text,
    ...{ city, state, country, point: null, isHome: true },
  }));
}

/** The records of a resume as a call brings them: numbered where they have no keys of their own. */
function wholeOf(given: AiResume): WholeResume {
  const made = { uid: '', createdAt: '', updatedAt: '' };
  const rows = <T extends { internalId?: number | null | undefined }>(items: readonly T[]) =>
    items.map((item, at) => ({
      ...made,
      ...item,
      internalId: item.internalId ?? at + 1,
      resumeId: given.internalId ?? 1,
      displayOrder: at + 1,
    }));
  const { experience, education, skills, sections, ...head } = given;
  return {
    resume: Resume.parse({ ...made, ...head, internalId: given.internalId ?? 1 }),
    experience: rows(experience).map((row) => ResumeExperience.parse(row)),
    education: rows(education).map((row) => ResumeEducation.parse(row)),
    skills: rows(skills).map((row) => ResumeSkill.parse(row)),
    sections: rows(sections).map((row) => ResumeSection.parse(row)),
  };
}
