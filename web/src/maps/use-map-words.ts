import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { clusterCount, type MapCluster } from './map-clusters.ts';
import type { MapKind, MapPoint } from './map-props.ts';

/** What pins and clusters are called: for the buttons' names. */
export function useMapWords(): {
  ofPoint: (point: MapPoint) => string;
  ofCluster: (cluster: MapCluster) => string;
} {
  const { t } = useLingui();
  const kinds: Record<MapKind, string> = {
    home: t`home`,
    job: t`job`,
    company: t`company`,
    place: t`place`,
    city: t`city`,
    state: t`state`,
    country: t`country`,
    group: t`group`,
  };
  const ofPoint = ({ label, kind, count, note }: MapPoint) => {
    const word = kinds[kind];
    const what = label ? t`${label}, ${word}` : word;
    const name = count === undefined ? what : t`${what}, ${count} here`;
    return note ? `${name}, ${note}` : name;
  };
  const ofCluster = (cluster: MapCluster) => {
    const count = clusterCount(cluster);
    const first = cluster.points[0]?.label ?? '';
    const more = cluster.points.length - 1;
    if (first === '') return t`${count} here`;
    return t`${count} here: ${first} and ${plural(more, { one: '# more', other: '# more' })}`;
  };
  return { ofPoint, ofCluster };
}
