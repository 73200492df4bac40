import { useState } from 'react';
import { movedTo } from './drop-place.ts';

/** Entries in the order that was just chosen, until the stored one comes. */
export function useShownOrder<T>(
  entries: readonly T[],
  keyOf: (entry: T) => string | number,
): { shown: readonly T[]; move: (from: number, to: number) => void; keep: () => void } {
  const stored = entries.map(keyOf).join();
  const [chosen, setChosen] = useState<{ over: string; keys: readonly (string | number)[] } | null>(null);
  const byKey = new Map(entries.map((entry) => [keyOf(entry), entry]));
  const isStill = chosen?.over === stored && chosen.keys.every((key) => byKey.has(key));
  const shown = isStill ? chosen.keys.flatMap((key) => byKey.get(key) ?? []) : entries;
  return {
    shown,
    move: (from, to) => setChosen({ over: stored, keys: movedTo(shown.map(keyOf), from, to) }),
    /** The order was not stored: what is stored shows again. */
    keep: () => setChosen(null),
  };
}
