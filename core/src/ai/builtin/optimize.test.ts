import { expect, test } from 'vitest';
import { describedResume } from '../../typesetting/resume-test-kit.ts';
import { numberFirst } from './number-first.ts';
import { optimizeByRule } from './optimize.ts';

const today = '2026-11-26';
const resume = (notes: string) =>
  describedResume({
    experience: [{ title: 'Nurse', companyName: 'Mercy', startDate: '2015-01', endDate: '2020-01', notes }],
    skills: ['SQL'],
  });
const proposed = (notes: string) => optimizeByRule(resume(notes), { today }).proposals;

test.each([
  ['Introduced hourly rounding, cutting falls by 18%', 'Cut falls by 18% by introducing hourly rounding'],
  ['Wrote tests, saving 20 hours a week.', 'Saved 20 hours a week by writing tests.'],
  ['Introduced hourly rounding', null],
  ['Trained 12 nurses, cutting errors by 5%', null],
  ['Sales, reaching 5 million', null],
])('numberFirst of “%s”', (line, better) => expect(numberFirst(line)).toBe(better));

test('the number of a line is moved to its front', () => {
  expect(proposed('Introduced hourly rounding, cutting falls by 18%')).toEqual([
    {
      place: 'resume:1/experience:1/notes:0',
      before: 'Introduced hourly rounding, cutting falls by 18%',
      after: 'Cut falls by 18% by introducing hourly rounding',
      reason: 'number-first',
    },
  ]);
});

test('empty words are cut, and the person is left out of the line', () => {
  const [proposal] = proposed('I successfully reconciled 600 claims a week');
  expect(proposal).toMatchObject({ after: 'Reconciled 600 claims a week', reason: 'shorter' });
});

test('no proposal claims more than the line: help stays help', () => {
  const after = proposed('Helped with training 12 nurses\nContributed to a falls project').map(
    (one) => one.after,
  );
  expect(after.filter((line) => !/help|contribut/i.test(line))).toEqual([]);
});

test('the lines that a posting asks for come first, and what is missing is only asked', () => {
  const posting = { title: 'Analyst', text: 'Requirements\n- SQL\n- Tableau' };
  const notes = 'Answered phones at the desk\nWrote reports in SQL for managers';
  const { proposals, onlyIfTrue } = optimizeByRule(resume(notes), { today, posting });
  expect(proposals.find(({ reason }) => reason === 'order')).toMatchObject({
    place: 'resume:1/experience:1/notes',
    after: 'Wrote reports in SQL for managers\nAnswered phones at the desk',
  });
  expect(onlyIfTrue).toContain('Tableau');
  expect(proposals.some(({ after }) => after.includes('Tableau'))).toBe(false);
});

test('the same resume gives the same proposals, and a good one none', () => {
  const notes = 'Trained 12 new nurses in charting with Epic';
  expect(proposed(notes)).toEqual([]);
  expect(optimizeByRule(resume(notes), { today })).toEqual(optimizeByRule(resume(notes), { today }));
});
