import { describe, expect, it } from 'vitest';
import { mergedResearch } from './merged-research.ts';
import type { ResearchAnswer } from './research-answer.ts';
import { answeredOf, changeAnswers } from './research-answers.ts';

const then = '2026-11-01T08:00:00.000Z';
const now = '2026-11-26T08:00:00.000Z';
const answer = (key: string, text: string): ResearchAnswer => ({
  key,
  question: `${key}?`,
  answer: text,
  updatedAt: then,
});

describe('changeAnswers', () => {
  it('adds, changes and empties answers, each with its time', () => {
    const stored = [answer('work', 'Trucks'), answer('own-1', 'Yes')];
    expect(
      changeAnswers(
        stored,
        [
          { key: 'pay', question: 'Pay?', answer: '$31 an hour', was: null },
          { key: 'work', question: 'work?', answer: '', was: 'Trucks' },
          { key: 'own-1', question: 'own-1?', answer: '', was: 'Yes' },
        ],
        now,
      ),
    ).toEqual({
      answers: [
        // An own question stays where its answer goes.
        { key: 'own-1', question: 'own-1?', answer: '', updatedAt: now },
        { key: 'pay', question: 'Pay?', answer: '$31 an hour', updatedAt: now },
      ],
    });
  });

  it('refuses to overwrite an answer that was changed elsewhere, and takes the same words as they are', () => {
    const stored = [answer('work', 'Trucks and trains')];
    const change = { key: 'work', question: 'work?', answer: 'Buses', was: 'Trucks' };
    expect(changeAnswers(stored, [change], now)).toEqual({ clash: change });
    expect(changeAnswers([], [change], now)).toEqual({ clash: change });
    expect(changeAnswers(stored, [{ ...change, answer: 'Trucks and trains' }], now)).toMatchObject({
      answers: [{ answer: 'Trucks and trains' }],
    });
  });

  it('leaves other answers and unknown fields of a row alone', () => {
    const newer = { ...answer('why', 'Close to home'), source: 'a later version' };
    const result = changeAnswers(
      [newer],
      [{ key: 'ask', question: 'Ask?', answer: 'Nights?', was: '' }],
      now,
    );
    expect(result).toMatchObject({ answers: [newer, { key: 'ask' }] });
    const changed = changeAnswers(
      [newer],
      [{ key: 'why', question: 'Why?', answer: 'Team', was: 'Close to home' }],
      now,
    );
    expect(changed).toMatchObject({ answers: [{ source: 'a later version', answer: 'Team' }] });
  });
});

it('answeredOf leaves out empty ones and keeps the order of the questions', () => {
  const stored = [answer('own-1', 'A'), answer('ask', 'B'), answer('work', 'C'), answer('pay', '  ')];
  expect(answeredOf(stored).map(({ key }) => key)).toEqual(['work', 'ask', 'own-1']);
});

it('mergedResearch keeps every answer of companies that become one', () => {
  const later = { ...answer('pay', '$35'), updatedAt: now };
  expect(
    mergedResearch([
      [answer('work', 'Trucks'), answer('pay', '$31')],
      [later, answer('work', 'Trucks')],
    ]),
  ).toEqual([answer('work', 'Trucks'), { ...answer('pay', '$31\n\n$35'), updatedAt: now }]);
});
