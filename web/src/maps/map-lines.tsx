import { commuteSpeed } from '@foothold/core/geography/commute.ts';
import { useLingui } from '@lingui/react/macro';
import type { TimeRings } from '../shared/geography/use-time-rings.ts';
import { MapLine } from './map-notes.tsx';
import type { MapUnit } from './map-props.ts';

type Props = {
  /** The screen asked for rings of its own. */
  hasRings: boolean;
  ringsNote: string | undefined;
  time: TimeRings;
  /** What the numbers count; undefined where there are none. */
  unit: MapUnit | undefined;
  hasUnknown: boolean;
};

/** What the map assumes and counts, in lines under it. */
export function MapLines({ hasRings, ringsNote, time, unit, hasUnknown }: Props) {
  const { t } = useLingui();
  const units: Record<MapUnit, string> = {
    people: t`people`,
    cities: t`cities`,
    jobs: t`jobs`,
    companies: t`companies`,
    places: t`places`,
    interviews: t`interviews`,
    postings: t`postings`,
  };
  const speed = time.mode ? commuteSpeed(time.mode) : 0;
  const word = unit ? units[unit] : '';
  const lines = [
    hasRings && (ringsNote ?? t`Rings are straight-line estimates, not routes.`),
    time.rings.length > 0 && t`Travel-time rings are straight-line estimates at ${speed} km/h, not routes.`,
    word &&
      (hasUnknown
        ? t`Numbers are ${word}; “?” and “+” are shown where they are not known.`
        : t`Numbers are ${word}.`),
  ].filter(Boolean);
  return lines.length > 0 && <MapLine>{lines.join(' ')}</MapLine>;
}
