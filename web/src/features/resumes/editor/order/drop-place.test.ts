import { inDisplayOrder, moveItem } from '@foothold/core/entities/resume/display-order.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dropPlace, makesRoom, movedTo, placeAmongAll } from './drop-place.ts';

const rows = [0, 50, 100, 200].map((top, at) => ({ top, height: at === 2 ? 90 : 40 }));

describe('a row that is dragged', () => {
  it.each([
    [0, 0, 0],
    [0, 30, 0],
    [0, 55, 1],
    [0, 130, 2],
    [0, 999, 3],
    [3, -40, 3],
    [3, -80, 2],
    [3, -999, 0],
    [1, 60, 1],
  ])('from place %d by %d px lands on %d', (from, by, to) => {
    expect(dropPlace(rows, from, by)).toBe(to);
  });

  it('pushes the rows between by its height and the gap', () => {
    expect([0, 1, 2, 3].map((at) => makesRoom(rows, at, 0, 2))).toEqual([0, -50, -50, 0]);
    expect([0, 1, 2, 3].map((at) => makesRoom(rows, at, 3, 1))).toEqual([0, 50, 50, 0]);
  });
});

it('an item moves inside its section while those of others keep their order', () => {
  const item = fc.record({ section: fc.constantFrom('Projects', 'Awards', 'Links') });
  fc.assert(
    fc.property(fc.array(item, { minLength: 2, maxLength: 12 }), fc.nat(), fc.nat(), (made, a, b) => {
      const all = made.map(({ section }, at) => ({ internalId: at + 1, displayOrder: at + 1, section }));
      const moved = all[a % all.length];
      if (!moved) return;
      const mine = all.filter(({ section }) => section === moved.section);
      const from = mine.indexOf(moved);
      const to = b % mine.length;
      const places = new Map(
        moveItem(all, moved.internalId, placeAmongAll(all, mine, to)).map((one) => [
          one.internalId,
          one.displayOrder,
        ]),
      );
      const after = inDisplayOrder(
        all.map((one) => ({ ...one, displayOrder: places.get(one.internalId) ?? one.displayOrder })),
      );
      const ids = (list: readonly { internalId: number }[]) => list.map(({ internalId }) => internalId);
      expect(ids(after.filter(({ section }) => section === moved.section))).toEqual(
        ids(movedTo(mine, from, to)),
      );
      for (const other of ['Projects', 'Awards', 'Links'].filter((name) => name !== moved.section))
        expect(ids(after.filter(({ section }) => section === other))).toEqual(
          ids(all.filter(({ section }) => section === other)),
        );
    }),
  );
});
