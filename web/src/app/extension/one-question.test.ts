import { expect, test } from 'vitest';
import type { BridgeQuestion } from './answer-call.ts';
import { type Asked, oneQuestionAtATime } from './one-question.ts';

const question: BridgeQuestion = {
  kind: 'allow',
  user: { userId: 'u1', email: 'maya@example.com' } as never,
};

function screen() {
  const shown: Asked[] = [];
  let open: Asked | null = null;
  const { ask } = oneQuestionAtATime((asked) => {
    open = asked;
    if (asked) shown.push(asked);
  });
  return { ask, shown, answer: (isYes: boolean) => open?.tell(isYes), isOpen: () => open !== null };
}

test('a flood of calls shows one question; the rest is refused without a word', async () => {
  const { ask, shown, answer, isOpen } = screen();
  const first = ask(question);
  const others = await Promise.all(Array.from({ length: 500 }, () => ask(question)));
  expect(others.some(Boolean)).toBe(false);
  expect(shown).toHaveLength(1);
  answer(true);
  expect(await first).toBe(true);
  expect(isOpen()).toBe(false);
});

test('who refused three times is not asked again by this page; a yes between them counts nothing', async () => {
  const { ask, shown, answer } = screen();
  for (const isYes of [false, true, false, true, false]) {
    const asked = ask(question);
    answer(isYes);
    expect(await asked).toBe(isYes);
  }
  expect(await ask(question)).toBe(false);
  expect(shown).toHaveLength(5);
});
