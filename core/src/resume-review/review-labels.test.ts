import { expect, it } from 'vitest';
import { type LabelledReview, labels } from '../../test-data/labels.ts';
import { type DescribedResume, describedResume } from '../typesetting/resume-test-kit.ts';
import { reviewResume } from './review-resume.ts';

const today = '2026-11-25';

/** What a review says of labelled resumes: how often it is right, and where it says too much or passes something over. */
function compared(resumes: readonly LabelledReview[]) {
  const wrong: string[] = [];
  const missed: string[] = [];
  let right = 0;
  for (const { who, country, pages = 2, template, resume, finds } of resumes) {
    const review = reviewResume({
      whole: describedResume(resume as DescribedResume),
      today,
      country,
      pages,
      template: template ?? { isPlainToRead: true },
      misspelled: null,
      hidden: [],
    });
    const said = new Set(review.findings.map(({ check, field }) => `${check} ${field}`));
    const expected = new Set(finds);
    for (const one of said) {
      if (expected.has(one)) right += 1;
      else wrong.push(`${who}: ${one}`);
    }
    for (const one of expected) if (!said.has(one)) missed.push(`${who}: ${one}`);
  }
  return { right, wrong, missed };
}

it('the findings in the resumes that the checks were built by: precision 1, recall 1', () => {
  expect(compared(labels('reviews'))).toEqual({ right: 51, wrong: [], missed: [] });
});

it('the findings in the other half, as they were at first sight: precision 0.973, recall 0.923', () => {
  expect(compared(labels('reviews-second-half'))).toEqual({
    right: 36,
    wrong: ['accountant, with faults: repeat experience/3/notes/1'],
    missed: [
      'warehouse, with faults: ends experience/2/notes/0',
      'warehouse, with faults: ends experience/2/notes/1',
      'student in the United Kingdom, good: weak-start experience/1/notes/0',
    ],
  });
});
