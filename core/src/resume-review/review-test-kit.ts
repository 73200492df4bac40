import type { WholeResume } from '../entities/resume/resume-text.ts';
import { listOf } from '../entities/resume/version-differences.ts';
import { type DescribedResume, describedResume } from '../typesetting/resume-test-kit.ts';
import type { Finding, ReviewEdit, ReviewFix, ReviewInput } from './review.ts';
import { reviewResume } from './review-resume.ts';

const person = {
  name: 'Ana Reyes',
  email: 'ana.reyes@example.com',
  phone: '(614) 555-0142',
  location: 'Columbus, OH',
};

/** The review of a resume in short, of a person who can be reached, on a day in November 2026. */
export function review(told: DescribedResume, more: Partial<ReviewInput> = {}) {
  return reviewResume({
    whole: describedResume({ ...told, resume: { ...person, ...told.resume } }),
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
export const said = (told: DescribedResume, more: Partial<ReviewInput> = {}) =>
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

/** The resume after a press, as the database would have it; a list that is sorted is sorted whole. */
export function mended(whole: WholeResume, { edits }: ReviewFix): WholeResume {
  let now = whole;
  for (const edit of edits) now = edited(now, edit);
  return now;
}

function edited(whole: WholeResume, edit: ReviewEdit): WholeResume {
  if (edit.kind === 'resume') return { ...whole, resume: { ...whole.resume, ...edit.fields } };
  const list = listOf(edit.table);
  const items: readonly { internalId: number }[] = whole[list];
  const id = items.length + 1;
  if (edit.kind === 'add-item')
    return {
      ...whole,
      [list]: [...items, { ...items[0], ...edit.fields, internalId: id, displayOrder: id }],
    };
  if (edit.kind === 'remove-item')
    return { ...whole, [list]: items.filter(({ internalId }) => internalId !== edit.id) };
  const fields = edit.kind === 'item' ? edit.fields : { displayOrder: edit.to };
  return {
    ...whole,
    [list]: items.map((item) => (item.internalId === edit.id ? { ...item, ...fields } : item)),
  };
}
