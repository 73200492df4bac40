import * as z from 'zod/mini';

/** What a version says in one place, and what its base said there when that was written. */
const Difference = z.looseObject({ value: z.unknown(), base: z.unknown() });

/**
 * Where a version differs, by place: `resume/summary`, `experience/<uid of the item>/title`, `experience/order` (uids in
 * their order), and `experience/<uid>/gone` of an item that the version kept when its base dropped it.
 */
export const Differences = z.record(z.string(), Difference);
export type Differences = z.infer<typeof Differences>;

/** The lists of a whole resume with the tables their items are in. */
export const itemTables = {
  experience: 'resumeExperience',
  education: 'resumeEducation',
  skills: 'resumeSkills',
  sections: 'resumeSections',
} as const;
export type ItemList = keyof typeof itemTables;
export type ItemTable = (typeof itemTables)[ItemList];

/** The names of the lists in their order. */
export const itemLists = Object.keys(itemTables) as ItemList[];

/** The list that a table holds. */
export function listOf(table: ItemTable): ItemList {
  return itemLists.find((list) => itemTables[list] === table) ?? 'sections';
}

/** The place of a field of the resume itself. */
export const resumePlace = (field: string) => `resume/${field}`;

/** The place of a field of an item of the base. */
export const itemPlace = (list: ItemList, uid: string, field: string) => `${list}/${uid}/${field}`;

/** The place of the order of a list. */
export const orderPlace = (list: ItemList) => `${list}/order`;

/** What a place names: a field of the resume, a field of an item, or the order of a list. */
export type Place =
  | { kind: 'resume'; field: string }
  | { kind: 'item'; list: ItemList; uid: string; field: string }
  | { kind: 'order'; list: ItemList };

/** Parses a place; null for one that only a later release knows. */
export function placeOf(key: string): Place | null {
  const first = key.indexOf('/');
  const last = key.lastIndexOf('/');
  const [head, field] = [key.slice(0, first), key.slice(last + 1)];
  if (head === 'resume') return { kind: 'resume', field };
  const list = itemLists.find((one) => one === head);
  if (!list) return null;
  if (first === last) return field === 'order' ? { kind: 'order', list } : null;
  return { kind: 'item', list, uid: key.slice(first + 1, last), field };
}

/** True when two values of fields say the same. */
export function isSameField(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/**
 * The differences after `value` was written where the base says `base`. A value equal to the base's is no difference. An
 * earlier difference keeps its `base`, so that a change of the base since then is still noticed.
 */
export function withDifference(
  differences: Differences,
  place: string,
  { value, base }: { value: unknown; base: unknown },
): Differences {
  if (isSameField(value, base)) return withoutPlaces(differences, (one) => one === place);
  return { ...differences, [place]: { value, base: (differences[place] ?? { base }).base } };
}

/** Removes the differences at these places. */
export function withoutPlaces(differences: Differences, isOff: (place: string) => boolean): Differences {
  return Object.fromEntries(Object.entries(differences).filter(([place]) => !isOff(place)));
}

/** Renames uids of items in places and in orders; `rename` returns the same uid for an item that keeps it. */
export function withUidsRenamed(differences: Differences, rename: (uid: string) => string): Differences {
  const renamed = Object.entries(differences).map(([key, difference]): [string, Differences[string]] => {
    const place = placeOf(key);
    if (place?.kind === 'item') return [itemPlace(place.list, rename(place.uid), place.field), difference];
    const { value } = difference;
    if (place?.kind !== 'order' || !Array.isArray(value)) return [key, difference];
    return [key, { ...difference, value: value.map((uid) => (typeof uid === 'string' ? rename(uid) : uid)) }];
  });
  return Object.fromEntries(renamed);
}
