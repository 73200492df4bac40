import { type ToldResume, toldResume } from '../typesetting/resume-test-kit.ts';
import type { Finding, ReviewInput } from './review.ts';
import { reviewResume } from './review-resume.ts';

const person = {
  name: 'Ana Reyes',
  email: 'ana.reyes@example.com',
  phone: '(614) 555-0142',
  location: 'Columbus, OH',
};

/** The review of a resume in short, of a person who can be reached, on a day in November 2026. */
export function review(told: ToldResume, more: Partial<ReviewInput> = {}) {
  return reviewResume({
    whole: toldResume({ ...told, resume: { ...person, ...told.resume } }),
    today: '2026-11-25',
    country: 'US',
    template: { isPlainToRead: true },
    pages: 1,
    misspelled: [],
    hidden: [],
    ...more,
  });
}
/** Its findings as check and field. */
export const said = (told: ToldResume, more: Partial<ReviewInput> = {}) =>
  review(told, more).findings.map(({ check, field }) => `${check} ${field}`);
/** A job that has nothing to mend. */
export const job = (more: object) => ({
  title: 'Cook',
  companyName: 'Bywater Grill',
  startDate: '2024-01',
  endDate: 'present',
  notes: 'Run the grill for 180 covers a night',
  ...more,
});
/** Skills that have nothing to mend. */
export const skills = ['Grill', 'Sauté'];

/** What the first fix of a finding writes: the new value of its first field. */
export const written = ({ fixes: [fix] }: Finding) => {
  const [edit] = fix?.edits ?? [];
  return edit && 'fields' in edit ? Object.values(edit.fields)[0] : edit?.kind;
};
