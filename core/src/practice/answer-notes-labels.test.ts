import { expect, it } from 'vitest';
import { labels } from '../../test-data/labels.ts';
import { answerNotes } from './answer-notes.ts';

/** What the rules say of a file of labels: how often they are right, and what they say too much or pass over. */
function compared(rows: ReturnType<typeof labels<'practice-answers'>>) {
  const wrong: string[] = [];
  const missed: string[] = [];
  let right = 0;
  for (const { label, ...given } of rows) {
    const expected = new Set<string>(label.split(' ').filter(Boolean));
    const said = new Set<string>(answerNotes(given).map(({ rule }) => rule));
    for (const rule of said) {
      if (expected.has(rule)) right += 1;
      else wrong.push(`${rule}: ${given.answer.slice(0, 60)}`);
    }
    for (const rule of expected) if (!said.has(rule)) missed.push(`${rule}: ${given.answer.slice(0, 60)}`);
  }
  return { right, wrong, missed };
}

it('the notes on the answers that the rules were built by: precision 0.976, recall 1', () => {
  expect(compared(labels('practice-answers'))).toEqual({
    right: 41,
    wrong: ['no-situation: Change is a part of life. Change happens at every work place'],
    missed: [],
  });
});

it('the notes on the other half, as they were at first sight: precision 0.907, recall 0.929', () => {
  expect(compared(labels('practice-answers-second-half'))).toEqual({
    right: 39,
    wrong: [
      'no-task: We always treat customers with respect. We listen to them an',
      'off-question: I would ask both how late is too late, and what happens if i',
      'rambling: Three numbers for my desk every Monday would be late orders,',
      'no-task: My biggest strength is patience. A person who works in a sho',
    ],
    missed: [
      'no-number: In November the route they gave out was wrong because a brid',
      'no-action: Last spring we were five in our capstone group and our proje',
      'no-situation: My biggest strength is patience. A person who works in a sho',
    ],
  });
});
