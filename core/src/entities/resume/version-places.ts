import { recordName } from '../record-name.ts';
import { readDifferences } from './read-differences.ts';
import type { WholeResume } from './resume-text.ts';
import { itemLists } from './version-differences.ts';

/**
 * A place where a version reads otherwise than its base. `path` names it as the page does and as `takeFromBase` takes it;
 * `item` is what the item is called, '' for the resume itself and an order.
 */
export type VersionPlace = {
  kind: 'field' | 'order' | 'own';
  path: string;
  list: string;
  item: string;
  field: string;
  mine: unknown;
};

/** Where a version differs from its base, in the order in which it was written; then the items that only it has. */
export function versionPlaces(base: WholeResume, { resume, ...own }: WholeResume): VersionPlace[] {
  const places = readDifferences(resume.differences).flatMap(
    ({ key, place, value: mine }): VersionPlace[] => {
      const { kind } = place;
      if (kind === 'order') return [{ ...nothing, kind, path: key, list: place.list }];
      const { field } = place;
      if (kind === 'resume') return [{ ...nothing, path: key, field, mine: field === 'photo' ? '' : mine }];
      const item = base[place.list].find(({ uid }) => uid === place.uid);
      if (!item) return [];
      const path = `${place.list}/${item.internalId}/${field}`;
      return [{ kind: 'field', path, list: place.list, item: recordName(item), field, mine }];
    },
  );
  const added = itemLists.flatMap((list) =>
    own[list].map((item): VersionPlace => {
      const path = `${list}/${item.internalId}`;
      return { ...nothing, kind: 'own', path, list, item: recordName(item) };
    }),
  );
  return [...places, ...added];
}

const nothing: VersionPlace = { kind: 'field', path: '', list: '', item: '', field: '', mine: '' };
