import type { CompanyPoints } from '@foothold/core/contract/companies.ts';
import type { Company } from '@foothold/core/entities/company/company.ts';
import type { CompanySearchResult } from '@foothold/core/entities/company/company-search-result.ts';
import { pointOf } from '@foothold/core/geography/commute.ts';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useTravelFrom } from '../../../data/places/homes.ts';
import type { MapPoint } from '../../../maps/map-props.ts';
import { groupPins, type MapSpot, nearKey } from '../../../maps/map-spots.ts';
import { companyPlace } from '../../../shared/companies/use-company-words.ts';
import { shownPlace } from '../../../shared/geography/shown-place.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { ownKey } from '../directory-address.ts';

type Given = {
  spots: readonly MapSpot[];
  groups: CompanyPoints['clusters'];
  /** Companies that are known by now, for the names of their pins. */
  rows: readonly CompanySearchResult[];
};

/** Pins of a search of the directory: one for each spot, with how many companies are there. */
export function useDirectoryPins({ spots, groups, rows }: Given): MapPoint[] {
  return useMemo(() => {
    const names = new Map(rows.map(({ id, companyName }) => [id, companyName]));
    const places = new Map(rows.map((row) => [nearKey(row), companyPlace(row)]));
    const pins = spots.map(({ key, lat, lng, ids }): MapPoint => {
      const [id = 0] = ids;
      const isOne = ids.length === 1;
      return {
        ...{ id: key, lat, lng },
        label: (isOne ? names.get(id) : places.get(nearKey({ lat, lng }))) ?? '',
        kind: isOne ? 'company' : 'group',
        ...(!isOne && { count: ids.length }),
      };
    });
    return [...pins, ...groupPins(groups)];
  }, [spots, groups, rows]);
}

/** Pins of own companies, marked as saved. */
export function useOwnCompanyPins(companies: readonly Company[]): MapPoint[] {
  const { t } = useLingui();
  return useMemo(
    () =>
      companies.flatMap((company): MapPoint[] => {
        const point = pointOf(company);
        if (!point) return [];
        return [
          {
            ...{ id: ownKey(company.internalId), ...point, kind: 'company' },
            label: company.companyName || t`Without a name`,
            sign: <Icon name="bookmark" size={12} />,
            note: t`saved`,
          },
        ];
      }),
    [companies, t],
  );
}

/** The pin of where distances start, where it is set. */
export function useFromPin(): MapPoint[] {
  const { t } = useLingui();
  const from = useTravelFrom()?.from ?? null;
  return useMemo(() => {
    const point = from && pointOf(from);
    if (!from || !point) return [];
    return [
      { id: 'from', ...point, label: from.name || shownPlace(from) || t`Travel from here`, kind: 'home' },
    ];
  }, [from, t]);
}
