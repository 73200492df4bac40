import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useRef } from 'react';
import { SampleNote } from '../../shared/postings/sample-note.tsx';
import { useSavePosting } from '../../shared/postings/use-save-posting.tsx';
import { ExcludedLine } from '../../shared/search/excluded-line.tsx';
import { noFilters, type SearchFilters, withFilters } from '../../shared/search/search-address.ts';
import { useLeftOut } from '../../shared/search/use-left-out.ts';
import { rememberSearch, useRememberedSearch } from '../../shared/search/use-remembered-search.ts';
import { FullHeight } from '../../ui/full-height.tsx';
import { useMobile } from '../../ui/hooks/use-mobile.ts';
import { useScreenTitle } from '../../ui/hooks/use-screen-title.ts';
import { ListDetail } from '../../ui/lists/list-detail.tsx';
import { rowInFocus } from '../../ui/lists/use-list-keys.ts';
import { token } from '../../ui/tokens.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { SearchChips } from './filters/search-chips.tsx';
import { SearchFold } from './search-fold.tsx';
import { SearchFoot } from './search-foot.tsx';
import { SearchForm } from './search-form.tsx';
import { SearchHead } from './search-head.tsx';
import { foldAt, oldKey } from './search-list.ts';
import { hasNotes, SearchNotes } from './search-notes.tsx';
import { SearchPosting } from './search-posting.tsx';
import { SearchRows } from './search-rows.tsx';
import { areaOfPlaces, placeFromWords } from './understood/understood-change.ts';
import { UnderstoodLine } from './understood/understood-line.tsx';
import { useSavedSearchLook } from './use-saved-search-look.ts';
import { useSearchAddress } from './use-search-address.ts';
import { useSearchKeys } from './use-search-keys.ts';
import { useSearchList } from './use-search-list.ts';
import { useSearchResults } from './use-search-results.ts';

/** The job search: what is asked above, postings at the left, the chosen one at the right; the address holds it all. */
export function SearchScreen() {
  const { t } = useLingui();
  useScreenTitle(t`Job Search`);
  const isMobile = useMobile();
  const address = useSearchAddress();
  const { state, addressOf, go } = address;
  const isKnown = useRememberedSearch(address);
  const results = useSearchResults(state, { enabled: isKnown });
  const look = useSavedSearchLook(state, results);
  const hidden = useLeftOut(state);
  const list = useSearchList(state, results);
  const { postings: rows } = list;
  const answer = results.shown?.answer ?? null;
  const first = rows[0] ? String(rows[0].id) : null;
  const selected = state.posting ?? (isMobile ? null : first);
  const savePosting = useSavePosting();
  const term = useRef<HTMLInputElement>(null);
  const fold = useRef<HTMLButtonElement>(null);
  // Ages are in days: a row need not be drawn again for a second.
  const now = new Date(Math.floor(Date.now() / 60_000) * 60_000);

  const search = (filters: SearchFilters) => {
    go(withFilters(state, filters));
    void rememberSearch(filters);
  };
  const save = (id: string) => savePosting(id, rows.find((row) => String(row.id) === id) ?? null);
  const toggleOld = () => go({ ...state, withOld: !state.withOld, page: 1, posting: null });
  useSearchKeys({
    onFind: () => (isMobile ? fold.current?.click() : term.current?.select()),
    onFold: () => {
      const at = rowInFocus() ?? selected;
      if (at === oldKey) return toggleOld();
      const company = foldAt(list.items, at);
      if (company !== null) list.toggle(company);
    },
    onSave: () => {
      const id = rowInFocus() ?? selected;
      if (id !== null) void save(id);
    },
  });
  const isOpen = isMobile && state.posting !== null;
  // The words that the answer is for: those of the search before, while the new one runs.
  const asked = results.shown?.state ?? state;
  const fromWords = results.isFormer ? '' : placeFromWords(state, answer);
  const area = results.isFormer ? null : areaOfPlaces(answer?.places ?? []);
  return (
    <FullHeight>
      <h1 style={{ margin: 0, position: 'absolute' }}>
        <VisuallyHidden>
          <Trans>Job Search</Trans>
        </VisuallyHidden>
      </h1>
      {!isOpen && (
        <>
          {isMobile ? (
            <SearchFold asked={state} fromWords={fromWords} area={area} onSearch={search} foldRef={fold} />
          ) : (
            <SearchForm
              asked={state}
              fromWords={fromWords}
              area={area}
              onSearch={search}
              isPrimary={rows.length === 0 && results.phase !== 'loading'}
              termRef={term}
            />
          )}
          <UnderstoodLine asked={state} answer={results.isFormer ? null : answer} onSearch={search} />
          <SearchChips
            state={state}
            onSearch={search}
            onCountry={() => go(withFilters(state, {}), { replace: true })}
          />
          {results.isSample && (
            <Box sx={{ flexShrink: 0, marginBlockEnd: { xs: '4px', md: '12px' } }}>
              <SampleNote />
            </Box>
          )}
        </>
      )}
      <ListDetail
        label={t`Job postings`}
        detailLabel={t`Posting`}
        head={
          <SearchHead
            results={results}
            state={state}
            look={look}
            onSort={(sort) => go({ ...state, sort, page: 1, posting: null })}
          />
        }
        notice={
          (hasNotes(results) || hidden.companies + hidden.postings > 0) && (
            <>
              {hasNotes(results) && (
                <SearchNotes
                  results={results}
                  exactAddress={addressOf(withFilters(state, { exact: true }))}
                />
              )}
              <ExcludedLine {...hidden} />
            </>
          )
        }
        foot={
          results.shown &&
          rows.length > 0 && (
            <SearchFoot
              answer={results.shown.answer}
              onPage={(page) => go({ ...state, page, posting: null })}
            />
          )
        }
        keys={list.keys}
        selected={selected}
        onSelect={(key) => {
          // What unfolds takes the focus alone.
          if (/^\d+$/.test(key)) go({ ...state, posting: key }, { replace: true });
        }}
        isOpen={isOpen}
        none={
          results.phase !== 'loading' && (
            <Box sx={{ margin: 'auto', padding: '24px', color: token('text-3') }}>
              <Trans>The posting you choose is shown here.</Trans>
            </Box>
          )
        }
        detail={
          selected === null ? null : (
            <SearchPosting
              id={selected}
              answer={answer}
              rows={rows}
              term={asked.term}
              onChangeWords={() =>
                isMobile ? go({ ...state, posting: null }, { replace: true }) : term.current?.select()
              }
              now={now}
              onSave={() => save(selected)}
              postingAddress={(posting) => addressOf({ ...state, posting })}
              companyAddress={(company) => addressOf(withFilters(state, { ...noFilters, company }))}
              onShow={(posting) => go({ ...state, posting }, { replace: true })}
            />
          )
        }
      >
        <SearchRows
          results={results}
          list={list}
          onOld={toggleOld}
          state={state}
          newIds={look.newIds}
          selected={selected}
          now={now}
          addressOf={(posting) => addressOf({ ...state, posting })}
          onSearch={search}
          onPage={(page) => go({ ...state, page, posting: null })}
        />
      </ListDetail>
    </FullHeight>
  );
}
