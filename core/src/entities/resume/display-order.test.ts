import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closeGap, inDisplayOrder, moveItem, nextDisplayOrder, type Placed } from './display-order.ts';

const list = (...orders: number[]): Placed[] =>
  orders.map((displayOrder, at) => ({ internalId: at + 1, displayOrder }));
const ids = (items: readonly Placed[]) => inDisplayOrder(items).map(({ internalId }) => internalId);
const apply = (items: readonly Placed[], changes: readonly Placed[]) =>
  items.map((item) => changes.find(({ internalId }) => internalId === item.internalId) ?? item);

describe('displayOrder', () => {
  it('of a new item is count + 1', () => {
    expect(nextDisplayOrder([])).toBe(1);
    expect(nextDisplayOrder(list(1, 2, 3))).toBe(4);
  });

  it('of a new item is behind the last where rows of another version left gaps', () => {
    expect(nextDisplayOrder(list(1, 9))).toBe(10);
  });

  it('shifts what lies between the old and the new place by one', () => {
    expect(moveItem(list(1, 2, 3, 4, 5), 2, 4)).toEqual([
      { internalId: 3, displayOrder: 2 },
      { internalId: 4, displayOrder: 3 },
      { internalId: 2, displayOrder: 4 },
    ]);
    expect(moveItem(list(1, 2, 3, 4, 5), 4, 1)).toHaveLength(4);
  });

  it('changes nothing for a move to its own place or of an item that is not there, and stops at the ends', () => {
    expect(moveItem(list(1, 2, 3), 2, 2)).toEqual([]);
    expect(moveItem(list(1, 2, 3), 9, 1)).toEqual([]);
    expect(ids(apply(list(1, 2, 3), moveItem(list(1, 2, 3), 1, 99)))).toEqual([2, 3, 1]);
    expect(ids(apply(list(1, 2, 3), moveItem(list(1, 2, 3), 3, -5)))).toEqual([3, 1, 2]);
  });

  it('closes the gap of an item that goes', () => {
    expect(closeGap(list(1, 2, 3), 1)).toEqual([
      { internalId: 2, displayOrder: 1 },
      { internalId: 3, displayOrder: 2 },
    ]);
  });

  it('stays 1 to n, and as a list moved by hand, over 1,000 random moves, additions and removals', () => {
    const step = fc.record({
      kind: fc.constantFrom('move', 'move', 'move', 'add', 'remove'),
      a: fc.nat(),
      b: fc.nat(),
    });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1000, maxLength: 1000 }), (steps) => {
        let items: Placed[] = list(1, 2, 3);
        let byHand = [1, 2, 3];
        let last = 3;
        for (const { kind, a, b } of steps) {
          const id = byHand[a % Math.max(byHand.length, 1)] ?? 0;
          if (kind === 'add' && byHand.length < 40) {
            last += 1;
            items = [...items, { internalId: last, displayOrder: nextDisplayOrder(items) }];
            byHand.push(last);
          } else if (kind === 'remove' && byHand.length > 0) {
            items = apply(items, closeGap(items, id)).filter(({ internalId }) => internalId !== id);
            byHand = byHand.filter((one) => one !== id);
          } else if (byHand.length > 0) {
            const to = (b % byHand.length) + 1;
            items = apply(items, moveItem(items, id, to));
            byHand = byHand.filter((one) => one !== id);
            byHand.splice(to - 1, 0, id);
          }
          expect(ids(items)).toEqual(byHand);
          expect(inDisplayOrder(items).map(({ displayOrder }) => displayOrder)).toEqual(
            byHand.map((_, at) => at + 1),
          );
        }
      }),
      { numRuns: 5 },
    );
  });
});
