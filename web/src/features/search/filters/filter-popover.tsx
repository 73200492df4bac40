import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { SearchFilters, SearchState } from '../../../shared/search/search-address.ts';
import { jobFacetsQuery } from '../../../shared/search/search-query.ts';
import { useFilterDraft } from '../../../shared/search/use-filter-draft.ts';
import { useSearchRequest } from '../../../shared/search/use-search-request.ts';
import { PopoverSheet, SheetBody } from '../../../ui/dialogs/popover-sheet.tsx';
import { token } from '../../../ui/tokens.ts';
import { FilterAge } from './filter-age.tsx';
import { FilterCompanies } from './filter-companies.tsx';
import { FilterExclude } from './filter-exclude.tsx';
import { FilterFacts } from './filter-facts.tsx';
import type { FilterField } from './filter-fields.ts';
import { FilterPay } from './filter-pay.tsx';
import { FilterValues } from './filter-values.tsx';
import { useChoiceWords } from './use-choice-words.ts';

type Props = {
  open: boolean;
  field: FilterField;
  anchor: HTMLElement | null;
  state: SearchState;
  onClose: () => void;
  onSearch: (filters: SearchFilters) => void;
};

/** What one filter can be set to, with counts: below its button, on a phone from the bottom edge. It applies at once. */
export function FilterPopover(props: Props) {
  const { open, field, anchor, onClose } = props;
  const title = useChoiceWords().titles[field];
  return (
    <PopoverSheet open={open} anchor={anchor} onClose={onClose} title={title}>
      <SheetBody>
        <Panel {...props} />
      </SheetBody>
    </PopoverSheet>
  );
}

function Panel({ field, state, onSearch, onClose }: Props) {
  // What was ticked shows at once; the address, and with it the search, follows a moment later.
  const [draft, change] = useFilterDraft(state);
  const search = (filters: SearchFilters) => {
    change(filters);
    onSearch(filters);
  };
  const requestOf = useSearchRequest();
  const query = useQuery({ ...jobFacetsQuery(requestOf(state)), enabled: field !== 'exclude' });
  const facets = query.data ?? null;
  const part = { filters: draft, facets, onSearch: search };
  const isWaiting = facets === null && query.fetchStatus === 'fetching';
  return (
    <>
      {field === 'exclude' && <FilterExclude filters={draft} onSearch={search} />}
      {field === 'pay' && <FilterPay {...part} />}
      {field === 'age' && <FilterAge {...part} />}
      {field === 'facts' && <FilterFacts {...part} />}
      {field === 'companies' && <FilterCompanies {...part} onClose={onClose} />}
      {(field === 'workplaces' ||
        field === 'jobTypes' ||
        field === 'seniorities' ||
        field === 'categories' ||
        field === 'sources') && <FilterValues {...part} field={field} isWaiting={isWaiting} />}
      {isWaiting && (
        <Aside>
          <Trans>Counting…</Trans>
        </Aside>
      )}
      {field !== 'exclude' && facets === null && !isWaiting && (
        <Aside>
          {query.fetchStatus === 'paused' ? (
            <Trans>You are offline. The counts load when you are online again.</Trans>
          ) : (
            <Trans>The counts could not be loaded. What you choose is searched anyway.</Trans>
          )}
        </Aside>
      )}
    </>
  );
}

function Aside({ children }: { children: ReactNode }) {
  return (
    <Box
      role="status"
      sx={{
        marginBlockStart: '8px',
        fontSize: '0.8125rem',
        lineHeight: '18px',
        color: token('text-2'),
        maxWidth: 300,
      }}
    >
      {children}
    </Box>
  );
}
