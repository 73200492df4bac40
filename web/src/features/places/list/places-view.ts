import type { Place } from '@foothold/core/entities/place/place.ts';
import { kindOfPlace, purposesOf } from '@foothold/core/entities/place/place-form.ts';
import { placePurposes } from '@foothold/core/entities/place/place-type-name.ts';
import { greatCircleKm, type Point, pointOf } from '@foothold/core/geography/commute.ts';
import { foldText } from '@foothold/core/text/company-name.ts';
import { shownPlace } from '../../../shared/geography/shown-place.ts';
import { shownPlaceType } from '../../../shared/geography/shown-place-type.ts';

/** How own places can be sorted; `far` is how far from where the person starts. */
export const placeSorts = ['newest', 'name', 'where', 'far'] as const;
export type PlaceSort = (typeof placeSorts)[number];

/** The words of an address for what places are kept for. */
export type Purpose = keyof typeof placePurposes;

/** What the list of own places shows, as its address says it. */
export type PlacesView = {
  text: string;
  /** Key of a group; null for all. */
  group: number | null;
  purpose: Purpose | null;
  sort: PlaceSort;
  ascending: boolean;
};

/** A place with what the list needs of it, worked out once. */
export type PlaceRow = {
  place: Place;
  name: string;
  kind: string;
  where: string;
  purposes: readonly string[];
  /** Keys of the groups it is in. */
  groups: readonly number[];
  point: Point | null;
  /** Km from where the person starts; null where either is not known. */
  km: number | null;
  folded: string;
};

/** Reads a view; what is not known is the usual (docs/spec/readings.md R5). */
export function readPlacesView(query: URLSearchParams): PlacesView {
  const sort = placeSorts.find((one) => one === query.get('sort')) ?? 'newest';
  const group = Number(query.get('group') ?? '');
  const purpose = query.get('for') ?? '';
  const order = query.get('order');
  return {
    text: (query.get('q') ?? '').trim().slice(0, 200),
    group: Number.isSafeInteger(group) && group > 0 ? group : null,
    purpose: Object.hasOwn(placePurposes, purpose) ? (purpose as Purpose) : null,
    sort,
    ascending: order === 'up' || (order !== 'down' && sort !== 'newest'),
  };
}

/** The view as search parameters; what is usual is left out. */
export function writePlacesView(view: PlacesView): Record<string, string | undefined> {
  return {
    q: view.text || undefined,
    group: view.group === null ? undefined : String(view.group),
    for: view.purpose ?? undefined,
    sort: view.sort === 'newest' ? undefined : view.sort,
    order: view.ascending === (view.sort !== 'newest') ? undefined : view.ascending ? 'up' : 'down',
  };
}

type Group = { internalId: number; destinationType: string };

/** Places with what the list needs of them. */
export function placeRows(
  places: readonly Place[],
  {
    groups,
    placesOf,
    start,
  }: {
    groups: readonly Group[];
    placesOf: ReadonlyMap<number, ReadonlySet<number>>;
    start: Point | null;
  },
): PlaceRow[] {
  const inGroups = new Map<number, Group[]>();
  for (const group of groups)
    for (const key of placesOf.get(group.internalId) ?? []) {
      const held = inGroups.get(key);
      if (held) held.push(group);
      else inGroups.set(key, [group]);
    }
  return places.map((place) => {
    const its = inGroups.get(place.internalId) ?? [];
    const where = shownPlace(place) || place.address;
    const kind = shownPlaceType(kindOfPlace(place));
    const point = pointOf(place);
    return {
      place,
      name: place.name || place.city || place.address,
      kind,
      where,
      purposes: purposesOf(place, its),
      groups: its.map(({ internalId }) => internalId),
      point,
      km: start && point ? greatCircleKm(start, point) : null,
      folded: ` ${foldText(`${place.name} ${where} ${kind} ${place.summary}`)}`,
    };
  });
}

/** The rows a view shows, in its order: every word begins a word of name, place, kind or summary. */
export function viewOfPlaces(rows: readonly PlaceRow[], view: PlacesView, locale = 'en'): PlaceRow[] {
  const words = foldText(view.text).split(' ').filter(Boolean);
  const wanted = view.purpose && placePurposes[view.purpose];
  const matching = rows.filter(
    (row) =>
      (view.group === null || row.groups.includes(view.group)) &&
      (!wanted || row.purposes.includes(wanted)) &&
      words.every((word) => row.folded.includes(` ${word}`)),
  );
  const sign = view.ascending ? 1 : -1;
  const names = new Intl.Collator(locale, { numeric: true });
  switch (view.sort) {
    // As they come, newest first.
    case 'newest':
      return view.ascending ? matching.reverse() : matching;
    case 'far':
      // Unknown comes last either way.
      return matching.sort((a, b) =>
        a.km === null || b.km === null ? Number(a.km === null) - Number(b.km === null) : sign * (a.km - b.km),
      );
    default: {
      const key = view.sort;
      return matching.sort((a, b) => sign * names.compare(a[key], b[key]) || names.compare(a.name, b.name));
    }
  }
}
