/** An item that has a place among its neighbors. */
export type Placed = { internalId: number; displayOrder: number };

/** Items as the person ordered them; of two in one place the older comes first. */
export function inDisplayOrder<T extends Placed>(items: readonly T[]): T[] {
  return [...items].sort((a, b) => a.displayOrder - b.displayOrder || a.internalId - b.internalId);
}

/**
 * The place of a new item: count + 1 (docs/spec/states.md, Resumes). Where an older version or a merge left gaps, behind the last,
 * so that what is new never appears in the middle.
 */
export function nextDisplayOrder(items: readonly Placed[]): number {
  return items.reduce((most, { displayOrder }) => Math.max(most, displayOrder), items.length) + 1;
}

/**
 * The new places of the items that a move touches: those between the old and the new one shift by one
 * (docs/spec/states.md, Resumes).
 */
export function moveItem(items: readonly Placed[], internalId: number, to: number): Placed[] {
  const ordered = inDisplayOrder(items);
  const from = ordered.findIndex((item) => item.internalId === internalId);
  const [moved] = from < 0 ? [] : ordered.splice(from, 1);
  if (!moved) return [];
  ordered.splice(Math.min(Math.max(Math.round(to), 1), items.length) - 1, 0, moved);
  return replaced(ordered);
}

/** The new places of the items behind one that goes: each moves up, so that count + 1 stays free. */
export function closeGap(items: readonly Placed[], gone: number): Placed[] {
  return replaced(inDisplayOrder(items).filter((item) => item.internalId !== gone));
}

function replaced(ordered: readonly Placed[]): Placed[] {
  return ordered
    .map(({ internalId, displayOrder }, at) => ({ internalId, displayOrder: at + 1, was: displayOrder }))
    .filter(({ displayOrder, was }) => displayOrder !== was)
    .map(({ internalId, displayOrder }) => ({ internalId, displayOrder }));
}
