import { expect, it } from 'vitest';
import type { DebriefQuestion } from '../entities/interview/interview.ts';
import { askedQuestions } from './asked-questions.ts';
import { madeInterview } from './interview-test-kit.ts';

const held = (internalId: number, dateOfInterview: string, questions: DebriefQuestion[]) =>
  madeInterview({
    ...{ internalId, dateOfInterview, jobId: 7, companyName: 'Lakeside' },
    debrief: { date: '', went: '', impressions: '', better: '', questions },
  });
const question = (text: string, went: DebriefQuestion['went'] = '', answer = '') => ({
  question: text,
  went,
  answer,
});

it('questions come newest interview first, each once and as it went the last time', () => {
  const asked = askedQuestions([
    held(1, '2026-11-02T10:00', [question('Why nursing?', 'badly'), question('A conflict?', 'well')]),
    held(2, '2026-12-01', [
      question('why NURSING', 'well', 'My mother.'),
      question('Nights?'),
      question(' '),
    ]),
  ]);
  expect(asked.map((one) => [one.text, one.went, one.interviewId, one.at])).toEqual([
    ['why NURSING', 'well', 2, '2026-12-01'],
    ['Nights?', '', 2, '2026-12-01'],
    ['A conflict?', 'well', 1, '2026-11-02'],
  ]);
  expect(asked[0]).toMatchObject({ jobId: 7, companyName: 'Lakeside', answer: 'My mother.' });
});

it('two interviews of one day keep the order they were noted in', () => {
  const same = [held(1, '2026-12-01', [question('First?')]), held(2, '2026-12-01', [question('Second?')])];
  expect(askedQuestions(same).map((one) => one.text)).toEqual(['Second?', 'First?']);
});
