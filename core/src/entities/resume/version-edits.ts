import { inDisplayOrder } from './display-order.ts';
import { effectiveResume, inOrder } from './effective-resume.ts';
import type { WholeResume } from './resume-text.ts';
import {
  type Differences,
  type ItemList,
  isSameField,
  itemPlace,
  orderPlace,
  resumePlace,
  withDifference,
  withoutPlaces,
} from './version-differences.ts';

type Fields = Readonly<Record<string, unknown>>;
type Item = WholeResume[ItemList][number];

/** The differences of a version after fields of the resume were written. A photo is stored in the version's own field. */
export function withResumeFields(base: WholeResume, version: WholeResume, fields: Fields): Differences {
  let { differences } = version.resume;
  for (const [field, value] of Object.entries(fields)) {
    const said = (base.resume as Fields)[field];
    const isPhoto = field === 'photo';
    const pair = isPhoto ? { value: isSameField(value, said) ? '' : 'own', base: '' } : { value, base: said };
    differences = withDifference(differences, resumePlace(field), pair);
  }
  return differences;
}

/** The differences of a version after fields of an item of its base were written. */
export function withItemFields(
  differences: Differences,
  list: ItemList,
  item: Item,
  fields: Fields,
): Differences {
  return Object.entries(fields).reduce(
    (all, [field, value]) =>
      withDifference(all, itemPlace(list, item.uid, field), { value, base: (item as Fields)[field] }),
    differences,
  );
}

/** What a version stores so that a list reads in a new order. */
export type Reordered = {
  differences: Differences;
  /** New places of its own items among themselves. */
  own: { internalId: number; displayOrder: number }[];
};

/** Puts a list of a version in the order of these uids; the order that the base gives anyway is no difference. */
export function withOrder(
  base: WholeResume,
  version: WholeResume,
  { list, uids }: { list: ItemList; uids: readonly string[] },
): Reordered {
  const { differences } = version.resume;
  const placed = inOrder(version[list] as readonly Item[], uids);
  const own = placed.map(({ internalId }, at) => ({ internalId, displayOrder: at + 1 }));
  const natural = [...inDisplayOrder(base[list] as readonly Item[]), ...placed].map(({ uid }) => uid);
  const isNatural = isSameField(natural, [...uids]);
  const order = orderPlace(list);
  return {
    differences: isNatural
      ? withoutPlaces(differences, (place) => place === order)
      : { ...differences, [order]: { value: [...uids], base: [] } },
    own: own.filter(({ internalId, displayOrder }) => {
      const item = version[list].find((one) => one.internalId === internalId);
      return item?.displayOrder !== displayOrder;
    }),
  };
}

/** The uids of a list of a version as it reads, in their order. */
export function uidsOf(base: WholeResume | null, version: WholeResume, list: ItemList): string[] {
  return inDisplayOrder(effectiveResume(base, version)[list] as readonly Item[]).map(({ uid }) => uid);
}

/** True when a version changes more of an item than whether it is hidden: text that would be lost with the item of the base. */
export function hasOwnWords(differences: Differences, list: ItemList, uid: string): boolean {
  const start = itemPlace(list, uid, '');
  return Object.keys(differences).some((place) => place.startsWith(start) && place !== `${start}isHidden`);
}

/** The differences of a version without those about an item. */
export function withoutItem(differences: Differences, list: ItemList, uid: string): Differences {
  const start = itemPlace(list, uid, '');
  return withoutPlaces(differences, (place) => place.startsWith(start));
}
