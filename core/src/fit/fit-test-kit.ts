import { type DescribedResume, describedResume } from '../typesetting/resume-test-kit.ts';
import { type Fit, type FitAnswers, type FitPerson, unstatedPerson } from './fit.ts';
import { fitOf } from './fit-of.ts';
import { prepareResume } from './prepared-resume.ts';
import type { PostingRequirements } from './requirement.ts';
import { requirementsOf } from './requirements-of.ts';

/** The calendar date that tests of the fit are held on. */
export const fitDay = '2026-11-25';

/** A posting that asks for these lines. */
export function asking(...lines: readonly string[]): PostingRequirements {
  return requirementsOf({ title: 'Analyst', text: `Requirements\n${lines.join('\n')}` });
}

/** What a person says beside their resume. */
export type SaidBeside = { person?: Partial<FitPerson>; answers?: FitAnswers };

/** How a resume told in short fits what is asked. */
export function fitting(told: DescribedResume, posting: PostingRequirements, said: SaidBeside = {}): Fit {
  const { person, answers } = said;
  return fitOf({
    resume: prepareResume(describedResume(told), fitDay),
    posting,
    person: { ...unstatedPerson, ...person },
    ...(answers && { answers }),
  });
}

/** A position of a resume told in short. */
export function worked(startDate: string, endDate: string, title = 'Software Engineer', notes = '') {
  return { title, companyName: 'Acme', startDate, endDate, notes };
}
