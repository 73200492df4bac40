import { HiddenCompaniesSection } from './hidden-companies-section.tsx';
import { HiddenPostingsSection } from './hidden-postings-section.tsx';
import { SavedSearchesSection } from './saved-searches-section.tsx';

/** What a search brought to keep: saved ones, and what they leave out. */
export function SearchLists() {
  return (
    <>
      <SavedSearchesSection />
      <HiddenCompaniesSection />
      <HiddenPostingsSection />
    </>
  );
}
