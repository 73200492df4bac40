import { expect, it } from 'vitest';
import { labels } from '../../test-data/labels.ts';
import { type DescribedResume, describedResume, times } from '../typesetting/resume-test-kit.ts';
import type { Review, ReviewInput } from './review.ts';
import { type CheckId, checkIds } from './review-checks.data.ts';
import { reviewResume } from './review-resume.ts';
import { job, mended, review, skills } from './review-test-kit.ts';

type Example = [check: CheckId, told: DescribedResume, more?: Partial<ReviewInput>];

const kichen = {
  field: 'experience/1/notes/0',
  at: [8, 14] as const,
  word: 'kichen',
  suggestions: ['kitchen'],
};
/** Of the checks that no labelled resume has a finding of. */
const examples: readonly Example[] = [
  ['name-missing', { resume: { name: '' }, experience: [job({})], skills }],
  ['dates-missing', { experience: [job({ startDate: '', endDate: '' })], skills }],
  ['start-ahead', { experience: [job({ startDate: '2027-03', endDate: '2028-03' })], skills }],
  ['verb-first', { experience: [job({ notes: 'The menu of 40 dishes, written each week' })], skills }],
  ['number', { experience: [job({ notes: 'Increased sales of the bakery' })], skills }],
  ['summary-long', { resume: { summary: 'Cooks well. '.repeat(60) }, experience: [job({})], skills }],
  ['long', { experience: [job({ notes: `Cook 40 meals ${'for many guests '.repeat(20)}` })], skills }],
  ['skills-many', { experience: [job({})], skills: times(41, (at) => `Dish ${at}`) }],
  [
    'schools-order',
    {
      education: [
        { institutionName: 'Lake College', degree: 'A.S.', startDate: '2010', endDate: '2012' },
        { institutionName: 'River College', degree: 'B.S.', startDate: '2013', endDate: '2016' },
      ],
      skills,
    },
  ],
  ['skills-none', { experience: [job({})] }],
  ['ends', { experience: [job({ notes: 'Cook 40 meals.\nClean 4 stoves.\nTrain 3 cooks' })], skills }],
  [
    'spelling',
    { experience: [job({ notes: 'Run the kichen for 40 guests' })], skills },
    { misspelled: [kichen] },
  ],
  [
    'link-long',
    {
      experience: [job({})],
      skills,
      sections: [{ resumeSectionName: 'Links', url: `example.com/${'menu-of-the-week/'.repeat(5)}` }],
    },
  ],
  ['letter-spaced', { experience: [job({ notes: 'M A N A G E R of 4 stoves and a bar' })], skills }],
];

it.each(examples)('%s is found', (check, told, more) => {
  expect(review(told, more).findings.map((one) => one.check)).toContain(check);
});

const inputs: readonly ReviewInput[] = [...labels('reviews'), ...labels('reviews-second-half')].map(
  ({ country, pages = 2, template, resume }) => ({
    whole: describedResume(resume as DescribedResume),
    today: '2026-11-25',
    country,
    pages,
    template: template ?? { isPlainToRead: true },
    misspelled: null,
    hidden: [],
  }),
);

it('every check has an example or a finding in a labelled resume', () => {
  const found = new Set([
    ...examples.map(([check]) => check),
    ...inputs.flatMap((input) => reviewResume(input).findings.map(({ check }) => check)),
  ]);
  expect(checkIds.filter((id) => !found.has(id))).toEqual([]);
});

it('every fix ends its finding', () => {
  const told = (review: Review) =>
    review.findings.map(({ check, field, quote }) => `${check} ${field} ${quote}`);
  const left = inputs.flatMap((input) =>
    reviewResume(input).findings.flatMap(({ check, field, quote, fixes }) =>
      // The template itself is no part of the resume.
      (check === 'template-columns' ? [] : fixes)
        .filter((fix) =>
          told(reviewResume({ ...input, whole: mended(input.whole, fix) })).includes(
            `${check} ${field} ${quote}`,
          ),
        )
        .map(({ text }) => `${check} ${field} ${quote}: ${text}`),
    ),
  );
  expect(left).toEqual([]);
});
