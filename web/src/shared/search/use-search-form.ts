import type { FormEvent } from 'react';
import type { SearchFilters } from './search-address.ts';
import { useFilterDraft } from './use-filter-draft.ts';

/**
 * A form that searches: texts count on Enter or the button, `choose` searches at once with what was chosen. `form` is for
 * its form element.
 */
export function useSearchForm(asked: SearchFilters, onSearch: (filters: SearchFilters) => void) {
  const [draft, change] = useFilterDraft(asked);
  return {
    draft,
    change,
    choose(parts: Partial<SearchFilters>) {
      change(parts);
      onSearch({ ...draft, ...parts });
    },
    form: {
      role: 'search',
      onSubmit(event: FormEvent) {
        event.preventDefault();
        onSearch(draft);
      },
    },
  } as const;
}
