import { numberFormat } from '@foothold/core/text/formats.ts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { clusterCount, type MapCluster } from './map-clusters.ts';
import type { MapKind, MapPoint, MapUnit } from './map-props.ts';

/** What pins and clusters are called, with what they count: for the buttons' names. */
export function useMapWords(unit?: MapUnit): {
  ofPoint: (point: MapPoint) => string;
  ofCluster: (cluster: MapCluster) => string;
} {
  const { t } = useLingui();
  const counted = useCountedWords();
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
    const sum = count === undefined ? '' : count === null ? t`number not known` : counted(count, unit);
    return [what, sum, note].filter(Boolean).join(', ');
  };
  const ofCluster = (cluster: MapCluster) => {
    const { count, isWhole } = clusterCount(cluster);
    const isSum = cluster.points.some((point) => point.count !== undefined);
    const sum = count === null ? t`number not known` : counted(count, isSum ? unit : unitOf(cluster));
    const said = isWhole || count === null ? sum : t`${sum} plus an unknown amount`;
    const first = cluster.points[0]?.label ?? '';
    const more = cluster.points.length - 1;
    if (first === '') return said;
    return t`${said}: ${first} and ${plural(more, { one: '# more', other: '# more' })}`;
  };
  return { ofPoint, ofCluster };
}

/** “12,000 people here”, “3 jobs here”; without a unit “3 here”. */
export function useCountedWords(): (count: number, unit?: MapUnit) => string {
  const { t, i18n } = useLingui();
  return (count, unit) => {
    const number = numberFormat(i18n.locale).format(count);
    switch (unit) {
      case 'people':
        return t`${number} people here`;
      case 'cities':
        return t`${plural(count, { one: '# city', other: '# cities' })} here`;
      case 'jobs':
        return t`${plural(count, { one: '# job', other: '# jobs' })} here`;
      case 'companies':
        return t`${plural(count, { one: '# company', other: '# companies' })} here`;
      case 'places':
        return t`${plural(count, { one: '# place', other: '# places' })} here`;
      case 'interviews':
        return t`${plural(count, { one: '# interview', other: '# interviews' })} here`;
      case 'postings':
        return t`${plural(count, { one: '# posting', other: '# postings' })} here`;
      default:
        return t`${number} here`;
    }
  };
}

const unitsOfKinds: Partial<Record<MapKind, MapUnit>> = {
  job: 'jobs',
  company: 'companies',
  place: 'places',
  city: 'cities',
};

/** What a cluster of single points holds; undefined where it is a mixture. */
function unitOf({ points }: MapCluster): MapUnit | undefined {
  const kinds = new Set(points.map(({ kind }) => kind));
  const [only] = kinds;
  return kinds.size === 1 && only ? unitsOfKinds[only] : undefined;
}
