import { expect, test } from 'vitest';
import { emptyQuestion, storedQuestion } from './career-question.ts';

test('what was asked comes back as it was kept', () => {
  const asked = { ...emptyQuestion('Austin, TX'), career: 'nurse', isAsked: true };
  expect(storedQuestion(JSON.stringify(asked))).toEqual(asked);
});

test.each(['', '{', '[]', '"x"', '{"career":7}', JSON.stringify({ career: 'x'.repeat(500) })])(
  'what does not read is no question: %s',
  (kept) => {
    expect(storedQuestion(kept)).toBeNull();
  },
);

test('fields that a former version did not have are empty', () => {
  expect(storedQuestion('{"career":"welder"}')).toEqual({ ...emptyQuestion(''), career: 'welder' });
});
