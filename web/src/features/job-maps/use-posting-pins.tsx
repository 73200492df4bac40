import type { JobPoints } from '@foothold/core/contract/jobs.ts';
import type { JobSearchResult } from '@foothold/core/entities/posting/posting.ts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useLocatedRecords } from '../../data/places/record-locations.ts';
import type { MapPoint } from '../../maps/map-props.ts';
import { groupPins, type MapSpot, nearKey } from '../../maps/map-spots.ts';
import { placeOf } from '../../shared/postings/posting-words.ts';
import { Icon } from '../../ui/icons/icon.tsx';

type Given = {
  spots: readonly MapSpot[];
  groups: JobPoints['clusters'];
  /** Postings that are known by now, for the names of their pins. */
  rows: readonly JobSearchResult[];
};

/** Pins of postings: one for each spot, with how many there are, and marked where a job of one's own is. */
export function usePostingPins({ spots, groups, rows }: Given): MapPoint[] {
  const { t } = useLingui();
  const own = useLocatedRecords('job')?.rows;
  return useMemo(() => {
    const ownAt = new Map<string, number>();
    for (const { latitude, longitude } of own ?? []) {
      const key = nearKey({ lat: latitude, lng: longitude });
      if (latitude !== 0 || longitude !== 0) ownAt.set(key, (ownAt.get(key) ?? 0) + 1);
    }
    const titles = new Map(rows.map(({ id, jobTitle }) => [id, jobTitle]));
    const names = new Map(
      rows.map((row) => [nearKey({ lat: row.latitude, lng: row.longitude }), placeOf(row).name]),
    );
    const pins = spots.map(({ key, lat, lng, ids }): MapPoint => {
      const mine = ownAt.get(nearKey({ lat, lng })) ?? 0;
      const [id = 0] = ids;
      const isOne = ids.length === 1;
      return {
        id: key,
        lat,
        lng,
        label: (isOne ? titles.get(id) : names.get(nearKey({ lat, lng }))) ?? '',
        kind: isOne ? 'job' : 'group',
        ...(!isOne && { count: ids.length }),
        ...(mine > 0 && {
          sign: <Signed count={isOne ? null : ids.length} />,
          note: t`${plural(mine, { one: '# of your jobs is here', other: '# of your jobs are here' })}`,
        }),
      };
    });
    return [...pins, ...groupPins(groups)];
  }, [spots, groups, rows, own, t]);
}

/** A bookmark, beside how many there are where there are several. */
function Signed({ count }: { count: number | null }) {
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
      <Icon name="bookmark" size={12} />
      {count}
    </span>
  );
}
