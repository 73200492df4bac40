import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { useCompanies } from '../../../data/companies/company-rows.ts';
import { useOwnDataRefused } from '../../../data/db/own-query.ts';
import { MapPane } from '../../../maps/map-pane.tsx';
import { useMapList } from '../../../maps/use-map-list.ts';
import { companyPaths } from '../../../shared/companies/company-paths.ts';
import { LiveSearchField } from '../../../ui/fields/live-search-field.tsx';
import { useMobile } from '../../../ui/hooks/use-mobile.ts';
import { ListDetail } from '../../../ui/lists/list-detail.tsx';
import { ListFoot } from '../../../ui/lists/list-foot.tsx';
import { ListHead } from '../../../ui/lists/list-head.tsx';
import { PageTurner } from '../../../ui/lists/page-turner.tsx';
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
const pageSize = 50;

/** The own companies on the map, with where distances start; the list follows the map. */
export function OwnCompaniesMap({ state, addressOf, go }: DirectoryAddress) {
  const { t } = useLingui();
  const isMobile = useMobile();
  const answer = useCompanies();
  const isRefused = useOwnDataRefused();
  const companies = answer?.companies ?? none;
  const found = useMemo(() => findCompanies(companies, state.term), [companies, state.term]);
  const pins = useOwnCompanyPins(found);
  const from = useFromPin();
  const points = useMemo(() => [...from, ...pins], [from, pins]);
  const { shown, onMove } = useMapList(pins);
  const rows = useMemo(() => companiesShown(found, shown), [found, shown]);
  const elsewhere = pins.length - shown.length;
  const unplaced = found.length - pins.length;
  const [asked, setPage] = useState(1);
  // The map decides how long the list is.
  const page = Math.min(asked, Math.max(1, Math.ceil(rows.length / pageSize)));
  const part = rows.slice((page - 1) * pageSize, page * pageSize);
  const open = (key: string | null) => go({ ...state, open: key }, { replace: true });
  const chosen = companies.find(({ internalId }) => ownKey(internalId) === state.open);
  return (
    <ListDetail
      label={t`Your companies`}
      detailLabel={t`Map`}
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
      notice={
        (elsewhere > 0 || unplaced > 0) && (
          <>
            {elsewhere > 0 && (
              <Note kind="quiet" icon="map">
                <Plural
                  value={elsewhere}
                  one="# more is elsewhere on the map; the list follows it."
                  other="# more are elsewhere on the map; the list follows it."
                />
              </Note>
            )}
            {unplaced > 0 && (
              <Note kind="quiet" icon="pin">
                <Plural
                  value={unplaced}
                  one="# company has no coordinates. It stands last; its row leads to where its place is set."
                  other="# companies have no coordinates. They stand last; each row leads to where its place is set."
                />
              </Note>
            )}
          </>
        )
      }
      foot={
        rows.length > pageSize && (
          <ListFoot>
            <PageTurner
              page={page}
              pageSize={pageSize}
              count={part.length}
              total={rows.length}
              onPage={setPage}
            />
          </ListFoot>
        )
      }
      keys={part.map(({ internalId }) => ownKey(internalId))}
      selected={state.open}
      onSelect={open}
      isOpen={false}
      stacks
      detail={
        <Box sx={{ position: 'relative', flexGrow: 1, minHeight: 0, height: { md: '100%' } }}>
          <MapPane
            ariaLabel={t`Your companies on the map`}
            points={points}
            selected={state.open}
            onSelect={(id) => pins.some((pin) => pin.id === id) && open(id)}
            onMove={onMove}
            height={isMobile ? 'min(52dvh, 420px)' : '100%'}
          />
          {chosen && <OwnCompanyCard company={chosen} onClose={() => open(null)} />}
        </Box>
      }
    >
      {answer === undefined && !isRefused && <SkeletonRows label={t`Reading your companies`} />}
      {answer && companies.length === 0 && <NoCompanies />}
      {answer && companies.length > 0 && rows.length === 0 && (
        <EmptyState
          title={
            found.length === 0 ? (
              <Trans>None of your companies is called “{state.term}”</Trans>
            ) : (
              <Trans>Nothing in this part of the map</Trans>
            )
          }
        />
      )}
      {part.map((company) => (
        <OwnCompanyRow
          key={company.internalId}
          company={company}
          to={addressOf({ ...state, open: ownKey(company.internalId) })}
          selected={ownKey(company.internalId) === state.open}
        />
      ))}
    </ListDetail>
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
      <Trans>Companies you keep from the directory bring their place along.</Trans>
    </EmptyState>
  );
}
