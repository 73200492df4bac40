import type { GeoList } from '@foothold/core/contract/geography.ts';
import type { Home } from '@foothold/core/entities/place/home.ts';
import type { GeoRow } from '@foothold/core/geography/geo.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useSavedCities } from '../../../data/places/saved-cities.ts';
import { statesQuery } from '../../../shared/geography/geo-queries.ts';
import { FilterChip } from '../../../ui/buttons/filter-chip.tsx';
import { useNumbers } from '../../../ui/hooks/use-numbers.ts';
import { ListRow } from '../../../ui/lists/list-row.tsx';
import { SkeletonRows } from '../../../ui/lists/skeleton-rows.tsx';
import { EmptyState } from '../../../ui/notes/empty-state.tsx';
import type { Answer } from '../../../ui/notes/use-answer.ts';
import { StateChip } from '../../../ui/state-chip.tsx';
import { useDistance } from '../city/use-distance.ts';
import { type CityGroup, cityArea } from './city-group.ts';
import { type CityList, cityPageSize } from './city-list.ts';

type Props = {
  answer: Answer<GeoList, CityList>;
  group: CityGroup;
  list: CityList;
  selected: string | null;
  /** Where distances are counted from; null where that is not known. */
  from: Home | null;
  addressOf: (list: CityList) => string;
  onGo: (parts: Partial<CityList>) => void;
};

const noRows: readonly GeoRow[] = [];

/** One page of a list of cities, with what the own data knows of them; or what replaces it. */
export function CityRows({ answer, group, list, selected, from, addressOf, onGo }: Props) {
  const { t } = useLingui();
  const distance = useDistance(from);
  const { people } = useNumbers();
  const rows = answer.shown?.answer.results ?? noRows;
  const saved = useSavedCities(rows.map(({ id }) => id));
  const states = useQuery({ ...statesQuery(group.country), enabled: group.kind === 'country' }).data?.results;
  const stateName = ({ stateCode }: GeoRow) =>
    (group.kind === 'country' && states?.find(({ code }) => code === stateCode)?.name) || '';
  if (!answer.shown)
    return answer.phase === 'loading' && answer.isSlow ? (
      <SkeletonRows label={t`Looking for cities`} after={0} />
    ) : null;
  const { total } = answer.shown.answer;
  if (total === 0) return answer.isFormer ? null : <NoCities group={group} list={list} onGo={onGo} />;
  if (rows.length === 0) return <BeyondLast page={list.page} total={total} onGo={onGo} />;
  return rows.map((row) => {
    const { id, name, population } = row;
    const away = distance(row);
    return (
      <ListRow
        key={id}
        id={id}
        to={addressOf({ ...list, city: id })}
        selected={id === selected}
        title={name}
        {...(saved.has(id) && { chips: <StateChip kind="saved" /> })}
        {...(away && { age: away.text })}
        second={stateName(row) || cityArea(row)}
        end={population === null ? <Trans>Population not known</Trans> : people(population)}
      />
    );
  });
}

function NoCities({ group, list, onGo }: Pick<Props, 'group' | 'list' | 'onGo'>) {
  const { t } = useLingui();
  const { text, state } = list;
  return (
    <EmptyState
      title={
        text ? <Trans>No city of this list begins with “{text}”</Trans> : <Trans>No city is known here</Trans>
      }
      actions={
        <>
          {text && <FilterChip label={t`Any name`} onClick={() => onGo({ text: '' })} />}
          {state && <FilterChip label={t`All states`} onClick={() => onGo({ state: '' })} />}
          {!text && !state && group.kind === 'near' && (
            <FilterChip label={t`Largest first`} onClick={() => onGo({ sort: 'largest' })} />
          )}
        </>
      }
    >
      {text && <Trans>Names are written as people there write them, without the state.</Trans>}
    </EmptyState>
  );
}

function BeyondLast({ page, total, onGo }: { page: number; total: number; onGo: Props['onGo'] }) {
  const last = Math.ceil(total / cityPageSize);
  return (
    <EmptyState
      title={<Trans>There is no page {page}</Trans>}
      actions={
        <Button variant="outlined" onClick={() => onGo({ page: last })}>
          <Trans>Go to page {last}</Trans>
        </Button>
      }
    />
  );
}
