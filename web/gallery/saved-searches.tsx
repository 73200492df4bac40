import { SavedSearch } from '@foothold/core/search/saved-search.ts';
import { SavedSearchLine } from '../src/shared/search/saved-search-line.tsx';
import { SavedSearchName } from '../src/shared/search/saved-search-name.tsx';
import { SavedSearchRows } from '../src/shared/search/saved-search-rows.tsx';
import { nothing, Part } from './part.tsx';

const drivers = SavedSearch.parse({
  internalId: 1,
  name: 'Drivers near Erie',
  searchTerm: 'driver',
  location: 'Erie, PA',
  createdAt: '2026-11-19T15:00:00.000Z',
});
const analysts = SavedSearch.parse({
  internalId: 2,
  name: 'Analysts, remote and well paid, in Canada or from there',
  searchTerm: 'data analyst',
  countrycode: 'ca',
  only: { workplaces: ['remote'] },
});

/** Saved searches: with what is new, with their commands, and asked for a name. */
export function SavedSearches() {
  return (
    <Part title="Saved searches">
      <SavedSearchLine search={drivers} count={{ total: 3, isCapped: false }} isOpen />
      <SavedSearchRows searches={[drivers, analysts]} isEditable />
      <SavedSearchName
        proposed="driver · Erie, PA"
        action="Save search"
        onName={async () => false}
        onCancel={nothing}
      />
    </Part>
  );
}
