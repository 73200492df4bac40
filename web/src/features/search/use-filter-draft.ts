import { useState } from 'react';
import { filtersOf, type SearchFilters } from '../../components/search-address.ts';

/** What is being filled in, beginning with what was asked; a search asked for by other hands (Back, a chip) replaces it. */
export function useFilterDraft(asked: SearchFilters) {
  const [draft, setDraft] = useState(() => filtersOf(asked));
  const key = JSON.stringify(filtersOf(asked));
  const [seen, setSeen] = useState(key);
  if (seen !== key) {
    setSeen(key);
    setDraft(filtersOf(asked));
  }
  const change = (parts: Partial<SearchFilters>) => setDraft((now) => ({ ...now, ...parts }));
  return [draft, change] as const;
}
