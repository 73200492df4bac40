/** A small seeded generator (mulberry32): the same key gives the same numbers on every machine. */
export interface SampleRandom {
  /** At least 0, less than 1. */
  next(): number;
  /** One of a list that is not empty. */
  pick<Item>(items: readonly Item[]): Item;
  /** `count` different items in random order; all of them when there are fewer. */
  draw<Item>(items: readonly Item[], count: number): Item[];
}

/** The generator of a key. Each posting has its own, so that a changed text leaves the other postings as they were. */
export function sampleRandom(key: string): SampleRandom {
  let state = hash(key);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const draw = <Item>(items: readonly Item[], count: number): Item[] => {
    const rest = [...items];
    const drawn: Item[] = [];
    while (drawn.length < count && rest.length > 0)
      drawn.push(...rest.splice(Math.floor(next() * rest.length), 1));
    return drawn;
  };
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new Error(`The sample set has an empty list at ${key}.`);
    return item;
  };
  return { next, pick, draw };
}

function hash(text: string): number {
  let value = 2166136261;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 16777619);
  return value >>> 0;
}
