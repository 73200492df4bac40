import { expect, it } from 'vitest';
import { type DebriefQuestion, Interview } from '../interview/interview.ts';
import { letterGaps } from './letter-gaps.ts';
import { thanksDraft } from './thanks-letter.ts';

const interview = (questions: DebriefQuestion[] = [], more: Partial<Interview> = {}) =>
  Interview.parse({
    ...{
      internalId: 1,
      jobTitle: 'Charge nurse',
      companyName: 'Lakeside',
      dateOfInterview: '2026-12-01T10:00',
    },
    ...{ debrief: { questions } },
    ...more,
  }) as Interview;
const facts = { resume: null, today: '2026-12-02' as never };

it('a letter of thanks names those who were met, the day and the job', () => {
  const text = thanksDraft(interview(), ['Iris Novak', 'Theo Abara'], facts);
  expect(text).toContain('Dear Iris Novak and Theo Abara,');
  expect(text).toContain(
    'Thank you for taking the time to talk with me on Tuesday, December 1 about the Charge nurse position at Lakeside.',
  );
  expect(thanksDraft(interview(), [], facts)).toContain('Dear hiring team at Lakeside,');
  expect(thanksDraft(interview(), [], { ...facts, today: '2026-12-01' as never })).toContain(
    'with me today about',
  );
});

it('what is not known is no part of a sentence', () => {
  const bare = interview([], { dateOfInterview: '', companyName: '', jobTitle: '' });
  expect(thanksDraft(bare, [], facts)).toContain('talk with me.');
});

it('takes up answers that could be better, and claims nothing: the rest are places to fill in', () => {
  const text = thanksDraft(
    interview([
      { question: 'How do you {prioritize}?', answer: 'Say: by {risk},\nthen time', went: 'badly' },
      { question: 'Why us?', answer: '', went: 'well' },
      { question: 'A conflict?', answer: '', went: 'partly' },
      { question: 'Nights?', answer: '', went: 'badly' },
    ]),
    [],
    facts,
  );
  expect(text).toContain('You asked me: “How do you (prioritize)?” I would like to add to my answer:');
  expect(text).toContain('“A conflict?”');
  expect(text).not.toContain('Why us?');
  expect(text).not.toContain('Nights?');
  expect(letterGaps(text).map(({ kind, name }) => [kind, name])).toEqual([
    ['prompt', 'Something they told you that stayed with you, and why'],
    ['prompt', 'Your better answer; you noted: Say: by (risk), then time'],
    ['prompt', 'your better answer'],
    ['field', 'my name'],
  ]);
});

it('a long note is shortened, so that its place is still one', () => {
  const text = thanksDraft(
    interview([{ question: 'A?', answer: 'word '.repeat(900), went: 'badly' }]),
    [],
    facts,
  );
  expect(letterGaps(text)).toHaveLength(3);
});
