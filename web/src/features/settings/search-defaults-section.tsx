import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { saveSettings, useSetting } from '../../data/settings/settings.ts';
import { pendingSearch, storePendingSearch } from '../../platform/server/pending-search.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { toastResult } from '../../ui/toasts/result-toast.tsx';
import { showToast } from '../../ui/toasts/toast.tsx';
import { defaultsOf, storedOf } from './search-defaults.ts';
import { SearchDefaultsForm } from './search-defaults-form.tsx';

/** Search defaults of a signed-in person: the settings that the search form remembers (docs/spec/readings.md R28). */
export function OwnSearchDefaults() {
  const searchTerm = useSetting('jobSearch', 'searchTerm');
  const location = useSetting('jobSearch', 'location');
  const distance = useSetting('jobSearch', 'distance');
  const age = useSetting('jobSearch', 'age');
  const countrycode = useSetting('jobSearch', 'countrycode');
  const isLoading = [searchTerm, location, distance, age, countrycode].includes(undefined);
  return (
    <SectionCard
      title={<Trans>Search defaults</Trans>}
      lead={
        <Trans>
          What the search form starts with. A search you make replaces its words, place, distance and age.
        </Trans>
      }
    >
      {!isLoading && (
        <SearchDefaultsForm
          stored={defaultsOf({
            searchTerm: searchTerm ?? '',
            location: location ?? '',
            distance: distance ?? '',
            age: age ?? '',
            countrycode: countrycode ?? '',
          })}
          onSave={async (defaults) =>
            toastResult(
              await saveSettings('jobSearch', storedOf(defaults)),
              <Trans>Search defaults saved.</Trans>,
            )
          }
        />
      )}
    </SectionCard>
  );
}

/** Search defaults while nobody is signed in: no own data is open, so they wait for who signs in next. */
export function PendingSearchDefaults() {
  const [stored, setStored] = useState(() => defaultsOf(pendingSearch() ?? {}));
  return (
    <SectionCard
      title={<Trans>Search defaults</Trans>}
      lead={
        <Trans>
          What the search form starts with. They are kept in this browser until somebody signs in here, and
          are theirs from then on.
        </Trans>
      }
    >
      <SearchDefaultsForm
        stored={stored}
        onSave={async (defaults) => {
          const isKept = storePendingSearch(storedOf(defaults));
          if (isKept) setStored(defaults);
          showToast(
            isKept
              ? { text: <Trans>Search defaults saved.</Trans> }
              : {
                  kind: 'error',
                  text: (
                    <Trans>
                      This browser stores nothing for this site, so this was not saved. What you typed is
                      still here. Sign in and set it there.
                    </Trans>
                  ),
                },
          );
          return isKept;
        }}
      />
    </SectionCard>
  );
}
