import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useCompanies } from '../../../data/companies/company-rows.ts';
import { useOwnDataRefused } from '../../../data/db/own-query.ts';
import { MapWithPages } from '../../../maps/map-with-pages.tsx';
import { useMapList } from '../../../maps/use-map-list.ts';
import { companyPaths } from '../../../shared/companies/company-paths.ts';
import { LiveSearchField } from '../../../ui/fields/live-search-field.tsx';
import { ListHead } from '../../../ui/lists/list-head.tsx';
import { SkeletonRows } from '../../../ui/lists/skeleton-rows.tsx';
import { EmptyState } from '../../../ui/notes/empty-state.tsx';
import { Note } from '../../../ui/notes/note.tsx';
import { ownKey, withSearch } from '../directory-address.ts';
import type { DirectoryAddress } from '../use-directory-address.ts';
import { companiesShown, findCompanies } from './own-companies-shown.ts';
import { OwnCompanyCard } from './own-company-card.tsx';
import { OwnCompanyRow } from './own-company-row.tsx';
import { useFromPin, useOwnCompanyPins } from './use-directory-pins.tsx';

const none: never[] = [];

/** The own companies on the map, with where distances start; the list follows the map. */
export function OwnCompaniesMap({ state, addressOf, go }: DirectoryAddress) {
  const { t } = useLingui();
  const answer = useCompanies();
  const isRefused = useOwnDataRefused();
  const companies = answer?.companies ?? none;
  const found = useMemo(() => findCompanies(companies, state.term), [companies, state.term]);
  const pins = useOwnCompanyPins(found);
  const from = useFromPin();
  const { shown, elsewhere, onMove } = useMapList(pins);
  const rows = useMemo(() => companiesShown(found, shown), [found, shown]);
  const unplaced = found.length - pins.length;
  const open = (key: string | null) => go({ ...state, open: key }, { replace: true });
  const chosen = companies.find(({ internalId }) => ownKey(internalId) === state.open);
  return (
    <MapWithPages
      label={t`Your companies`}
      ariaLabel={t`Your companies on the map`}
      head={
        <>
          {companies.length >= 8 && (
            <Box sx={{ padding: { xs: '0 0 8px', md: '12px' } }}>
              <LiveSearchField
                fullWidth
                label={t`Search your companies`}
                text={state.term}
                onSearch={(term) => go(withSearch(state, { term }), { typed: true })}
              />
            </Box>
          )}
          <ListHead>{answer && <Plural value={rows.length} one="# company" other="# companies" />}</ListHead>
        </>
      }
      rows={rows}
      keyOf={({ internalId }) => ownKey(internalId)}
      row={(company) => (
        <OwnCompanyRow
          key={company.internalId}
          company={company}
          to={addressOf({ ...state, open: ownKey(company.internalId) })}
          selected={ownKey(company.internalId) === state.open}
        />
      )}
      pins={pins}
      elsewhere={elsewhere}
      onMove={onMove}
      landmarks={from}
      unplaced={
        unplaced > 0 && (
          <Note kind="quiet" icon="pin">
            <Plural
              value={unplaced}
              one="# company has no coordinates. It is listed last; open its row to set its location."
              other="# companies have no coordinates. They are listed last; open a row to set its location."
            />
          </Note>
        )
      }
      selected={state.open}
      onSelect={open}
      card={chosen && <OwnCompanyCard company={chosen} onClose={() => open(null)} />}
      state={
        !answer ? (
          !isRefused && <SkeletonRows label={t`Loading your companies`} />
        ) : companies.length === 0 ? (
          <NoCompanies />
        ) : (
          found.length === 0 && (
            <EmptyState title={<Trans>None of your companies is called “{state.term}”</Trans>} />
          )
        )
      }
    />
  );
}

function NoCompanies() {
  return (
    <EmptyState
      title={<Trans>No companies yet</Trans>}
      actions={
        <>
          <Button variant="contained" component={Link} to={companyPaths.search}>
            <Trans>Search companies</Trans>
          </Button>
          <Button variant="outlined" component={Link} to={companyPaths.add()}>
            <Trans>Add company</Trans>
          </Button>
        </>
      }
    >
      <Trans>Companies you save from the directory come with their place.</Trans>
    </EmptyState>
  );
}
