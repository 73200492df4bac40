import type { CompanySearchResult } from '@foothold/core/entities/company/company-search-result.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useCompanies } from '../../../data/companies/company-rows.ts';
import { useHiddenCompanies } from '../../../data/settings/hidden-companies.ts';
import { MapBesideList } from '../../../maps/map-beside-list.tsx';
import { isOnGlobe, isWithin } from '../../../maps/map-bounds.ts';
import { pinned, spotKey } from '../../../maps/map-spots.ts';
import { useNumbers } from '../../../ui/hooks/use-numbers.ts';
import { ListDetail } from '../../../ui/lists/list-detail.tsx';
import { ListDivider } from '../../../ui/lists/list-divider.tsx';
import { ListFoot } from '../../../ui/lists/list-foot.tsx';
import { PageTurner } from '../../../ui/lists/page-turner.tsx';
import { AnswerHead } from '../../../ui/notes/answer-head.tsx';
import { EmptyState } from '../../../ui/notes/empty-state.tsx';
import { ownKey, withSearch } from '../directory-address.ts';
import { directoryNotes } from '../directory-notes.tsx';
import { DirectoryRows } from '../directory-rows.tsx';
import { type DirectoryScope, useDirectoryMap } from '../use-directory.ts';
import type { DirectoryAddress } from '../use-directory-address.ts';
import { DirectoryCard } from './directory-card.tsx';
import { companiesShown, findCompanies } from './own-companies-shown.ts';
import { OwnCompanyCard } from './own-company-card.tsx';
import { OwnCompanyRow } from './own-company-row.tsx';
import { useDirectoryPins, useFromPin, useOwnCompanyPins } from './use-directory-pins.tsx';

type Props = DirectoryAddress & {
  scope: DirectoryScope;
  /** Own companies are among those of the directory. */
  withOwn?: boolean;
  /** False until it is known what is searched. */
  enabled: boolean;
};

const none: readonly CompanySearchResult[] = [];
const noOwn: never[] = [];
/** Own companies above the directory's; the rest of them is on the map and in their own list. */
const maxOwnRows = 20;

/** A search of the directory on the map, with the list of what the map, or one spot of it, shows. */
export function DirectoryMap({ state, addressOf, go, scope, withOwn = false, enabled }: Props) {
  const { t } = useLingui();
  const found = useDirectoryMap(state, scope, { enabled });
  const { list, spots, moved, isOutside } = found;
  const answer = list.shown?.answer;
  const rows = answer?.results ?? none;
  const pins = useDirectoryPins({ spots, groups: found.groups, rows });
  const from = useFromPin();
  const companies = useCompanies()?.companies;
  const hidden = useHiddenCompanies();
  const own = useMemo(
    () => (withOwn && hidden ? findCompanies(companies ?? noOwn, state.term, hidden) : noOwn),
    [withOwn, companies, state.term, hidden],
  );
  const ownPins = useOwnCompanyPins(own);
  const all = useMemo(() => [...from, ...pins, ...ownPins], [from, pins, ownPins]);
  const ownRows = companiesShown(
    own,
    ownPins.filter((pin) => !moved || (isOnGlobe(pin) && isWithin(moved, pin))),
  ).slice(0, maxOwnRows);
  const ownChosen = own.find(({ internalId }) => ownKey(internalId) === state.open);
  const open = (key: string | null) => go({ ...state, open: key }, { replace: true });
  const onPin = (id: string) => {
    const { group, spot } = pinned(id, found);
    if (group) found.openGroup(group);
    else if (spot?.ids.length === 1)
      go({ ...state, spot: null, open: String(spot.ids[0]) }, { replace: true });
    else if (spot) go({ ...state, open: null, spot: { lat: spot.lat, lng: spot.lng } });
    else if (ownPins.some((pin) => pin.id === id)) open(id);
  };
  const selected =
    (ownChosen && state.open) ||
    (state.open !== null && spots.find(({ ids }) => ids.includes(Number(state.open)))?.key) ||
    (state.spot && spotKey(state.spot));
  const notes = directoryNotes({ ...found, isWhole: !moved && !state.spot });
  const keys = [...ownRows.map(({ internalId }) => ownKey(internalId)), ...rows.map(({ id }) => String(id))];
  return (
    <ListDetail
      label={scope.isByLocation ? t`Locations` : t`Companies`}
      detailLabel={t`Map`}
      head={<Head found={found} scope={scope} state={state} onWhole={() => go({ ...state, spot: null })} />}
      notice={notes.length > 0 && notes}
      foot={
        answer &&
        answer.pagination.totalPages > 1 &&
        !isOutside && (
          <ListFoot>
            <PageTurner
              page={found.page}
              pageSize={answer.pagination.pageSize}
              count={rows.length}
              total={answer.totalResults}
              onPage={found.onPage}
            />
          </ListFoot>
        )
      }
      keys={isOutside ? [] : keys}
      selected={state.open}
      onSelect={open}
      isOpen={false}
      stacks
      detail={
        <MapBesideList
          ariaLabel={scope.isByLocation ? t`Locations on the map` : t`Companies on the map`}
          points={all}
          selected={selected || null}
          onSelect={onPin}
          onMove={found.onMove}
          about={found.about}
          fit={found.target ? 'view' : 'points'}
          {...(found.target && { view: found.target })}
          onSearchArea={found.isOffered ? () => go(withSearch(state, { place: '', box: moved })) : null}
          card={
            ownChosen ? (
              <OwnCompanyCard company={ownChosen} onClose={() => open(null)} />
            ) : (
              state.open !== null &&
              !state.open.startsWith('own-') && (
                <DirectoryCard
                  key={state.open}
                  id={state.open}
                  row={rows.find(({ id }) => String(id) === state.open) ?? null}
                  isByLocation={scope.isByLocation}
                  onClose={() => open(null)}
                />
              )
            )
          }
        />
      }
    >
      {ownRows.length > 0 && <ListDivider title={<Trans>Your companies</Trans>} />}
      {ownRows.map((company) => (
        <OwnCompanyRow
          key={ownKey(company.internalId)}
          company={company}
          to={addressOf({ ...state, open: ownKey(company.internalId) })}
          selected={ownKey(company.internalId) === state.open}
        />
      ))}
      {ownRows.length > 0 && <ListDivider title={<Trans>In the directory</Trans>} />}
      {isOutside || (moved && rows.length === 0 && answer && !list.isFormer) ? (
        <EmptyState title={<Trans>No companies from this search in this part of the map</Trans>}>
          <Trans>Zoom out, or show all on the map.</Trans>
        </EmptyState>
      ) : (
        <DirectoryRows
          found={found}
          state={state}
          scope={scope}
          selected={state.open}
          addressOf={addressOf}
        />
      )}
    </ListDetail>
  );
}

type HeadProps = {
  found: ReturnType<typeof useDirectoryMap>;
  scope: DirectoryScope;
  state: DirectoryAddress['state'];
  onWhole: () => void;
};

/** Above the rows: how many of the search the map, or one spot of it, shows. */
function Head({ found, scope, state, onWhole }: HeadProps) {
  const { number } = useNumbers();
  const { list, moved } = found;
  const count = list.shown?.answer.totalResults ?? 0;
  const here = <strong>{found.isOutside ? 0 : number(count)}</strong>;
  const isOne = count === 1 && !found.isOutside;
  const things = scope.isByLocation ? (
    isOne ? (
      <Trans>{here} location</Trans>
    ) : (
      <Trans>{here} locations</Trans>
    )
  ) : isOne ? (
    <Trans>{here} company</Trans>
  ) : (
    <Trans>{here} companies</Trans>
  );
  return (
    <AnswerHead
      answer={list}
      waiting={<Trans>Searching the directory…</Trans>}
      count={
        <>
          {things} {state.spot ? <Trans>at this spot</Trans> : moved && <Trans>on this map</Trans>}
        </>
      }
      end={
        state.spot && (
          <Button variant="text" onClick={onWhole} sx={{ fontSize: '0.8125rem', minHeight: { md: 32 } }}>
            <Trans>Show all</Trans>
          </Button>
        )
      }
    />
  );
}
