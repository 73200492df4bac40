import { describe, expect, it } from 'vitest';
import type { SpellAnswer, SpellOrder } from './spell-messages.ts';
import { workerSpelling } from './spelling.ts';

/** A worker that answers by hand. */
class Hand extends EventTarget {
  readonly asked: SpellOrder[] = [];
  isOver = false;
  postMessage(order: SpellOrder) {
    this.asked.push(order);
  }
  terminate() {
    this.isOver = true;
  }
  answer(data: SpellAnswer) {
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
}

const request = { lines: ['a'], language: 'en', known: [] };

describe('spelling in a worker', () => {
  it('starts with the first question and gives each its own answer', async () => {
    const hands: Hand[] = [];
    const spelling = workerSpelling(() => {
      const hand = new Hand();
      hands.push(hand);
      return hand as unknown as Worker;
    });
    expect(hands).toHaveLength(0);
    const answers = [spelling.check(request), spelling.check(request)];
    const [hand] = hands;
    hand?.answer({ id: hand.asked[1]?.id ?? 0, found: [[{ at: [0, 1], word: 'b', suggestions: [] }]] });
    hand?.answer({ id: hand.asked[0]?.id ?? 0, found: null });
    expect(await Promise.all(answers)).toEqual([null, [[{ at: [0, 1], word: 'b', suggestions: [] }]]]);
    expect(hands).toHaveLength(1);
  });

  it('says nothing from then on when the worker fails', async () => {
    const hand = new Hand();
    const spelling = workerSpelling(() => hand as unknown as Worker);
    const answer = spelling.check(request);
    hand.dispatchEvent(new Event('error'));
    expect(await answer).toBeNull();
    expect(await spelling.check(request)).toBeNull();
    expect(hand.asked).toHaveLength(1);
    expect(hand.isOver).toBe(true);
  });
});
