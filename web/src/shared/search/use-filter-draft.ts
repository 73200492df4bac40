import { useEffect, useRef, useState } from 'react';
import { onHistoryMove } from '../../platform/history-moves.ts';
import { filtersOf, type SearchFilters } from './search-address.ts';

/**
 * What is being filled in, beginning with what was asked. A search asked for by other hands (a chip, a suggestion)
 * replaces the parts in which it differs from the one before, Back and Forward replace all of it.
 */
export function useFilterDraft(asked: SearchFilters) {
  const [draft, setDraft] = useState(() => filtersOf(asked));
  const [seen, setSeen] = useState(draft);
  const newer = differing(seen, filtersOf(asked));
  if (Object.keys(newer).length > 0) {
    setSeen(filtersOf(asked));
    // The address is drawn after it has changed: what was typed into another field meanwhile stays.
    setDraft((before) => ({ ...before, ...newer }));
  }
  const now = useRef(asked);
  now.current = asked;
  // A quick Back ends a search before it was ever asked here: nothing asked changes, and what was chosen is taken back.
  useEffect(() => onHistoryMove(() => setDraft(filtersOf(now.current))), []);
  const change = (parts: Partial<SearchFilters>) => setDraft((before) => ({ ...before, ...parts }));
  return [draft, change] as const;
}

const differing = (before: SearchFilters, after: SearchFilters): Partial<SearchFilters> =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof SearchFilters]),
    ),
  );
