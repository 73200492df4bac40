import type { ReactNode } from 'react';

/** A place on the globe in degrees, WGS 84. */
export type MapPosition = { lat: number; lng: number };

/** The four edges of what a map shows, in degrees; west lies east of east where it spans the antimeridian. */
export type MapBounds = { west: number; south: number; east: number; north: number };

/** What a pin stands for; it decides its shape and its word for assistive technology. */
export const mapKinds = ['home', 'job', 'company', 'place', 'city', 'state', 'country', 'group'] as const;
export type MapKind = (typeof mapKinds)[number];

/** One thing on the map. */
export type MapPoint = {
  /** The row's id: the same as in the list beside the map. */
  id: string;
  lat: number;
  lng: number;
  /** The name under the pin and of its button. */
  label: string;
  kind: MapKind;
  /** A letter or two inside the pin, as the rows of a list carry it. */
  mark?: string;
  /** A drawing inside the pin in place of the mark: how far a job is. `note` says in words what it shows. */
  sign?: ReactNode;
  /** Beside the name of its button: “Interview Scheduled”, “saved”. */
  note?: string;
  /**
   * How many the pin stands for, where it sums several (docs/spec/readings.md R9: `state`, `metro`); null where that is
   * not known.
   */
  count?: number | null;
};

/** What the numbers on a map count. */
export type MapUnit = 'people' | 'cities' | 'jobs' | 'companies' | 'places' | 'interviews' | 'postings';

/** A circle of a distance around a point. */
export type MapRing = {
  center: MapPosition;
  km: number;
  /** On the ring: “15 min”, “25 mi”. */
  label: string;
};

/** What the map shows after it came to rest. */
export type MapView = { center: MapPosition; zoom: number; bounds: MapBounds };

/**
 * `points`: the bulk of the points (one far away does not shrink a country) and all rings, again whenever their set changes, until the person moves the map;
 * `once`: all points of the first set that is not empty; `view`: never, `view` decides alone.
 */
export type MapFit = 'points' | 'once' | 'view';

/** The one map of the product; every screen says what to show with these. */
export type MapProps = {
  /** What this map shows, for assistive technology: “Cities of Ohio on a map”. */
  ariaLabel: string;
  points: readonly MapPoint[];
  /** What the counts of its points are counts of; it is said under the map and of every bubble. */
  unit?: MapUnit | undefined;
  /** The point that the list has selected; it is brought into view. */
  selected?: string | null;
  /** A pin was chosen, by click, tap or Enter. */
  onSelect?: (id: string) => void;
  /** The map came to rest, first after it opened: `byPerson` is false where the program moved it. */
  onMove?: (view: MapView, byPerson: boolean) => void;
  rings?: readonly MapRing[];
  /** `points` where it is not given. */
  fit?: MapFit;
  /** What the points answer: when it changes, the next other set of them is fitted even if the person had moved the map. */
  about?: string;
  /**
   * Where the map opens; and where it goes when this value changes: around a center, or so that it shows the bounds. The whole
   * of the US where it is not given.
   */
  view?: { center: MapPosition; zoom: number } | { bounds: MapBounds };
  /** CSS height; `100%` fills a pane of full height, and only there one finger pans a page's map. */
  height?: string;
  /** One sentence under the map about its rings; “Rings are straight-line estimates, not routes.” where it is not given. */
  ringsNote?: string;
};
