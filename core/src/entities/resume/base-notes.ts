import { recordName } from '../record-name.ts';
import { readDifferences } from './read-differences.ts';
import type { WholeResume } from './resume-text.ts';
import { isSameField, itemLists, itemPlace, orderPlace } from './version-differences.ts';

/**
 * Something the base changed where its version differs. `path` as on the page: `resume/summary`, `experience/12/title`;
 * of an item that the base dropped, `experience/14`. `item` is what its item is called, '' for the resume itself.
 */
export type BaseNote = {
  kind: 'changed' | 'gone';
  path: string;
  item: string;
  field: string;
  mine: unknown;
  before: unknown;
  now: unknown;
};

/** Photos are not compared as text. */
const unwatched = new Set(['photo']);

/** What the base of a version changed since where the version has words of its own. */
export function baseNotes(base: WholeResume, version: WholeResume): BaseNote[] {
  const notes: BaseNote[] = [];
  for (const { place, value: mine, base: before } of readDifferences(version.resume.differences)) {
    if (place.kind === 'order' || unwatched.has(place.field)) continue;
    const { field } = place;
    if (place.kind === 'resume') {
      const now = (base.resume as Record<string, unknown>)[field];
      if (isNews(mine, before, now))
        notes.push({ kind: 'changed', path: `resume/${field}`, item: '', field, mine, before, now });
      continue;
    }
    const { list, uid } = place;
    const own = field === 'gone' && version[list].find((item) => item.uid === uid);
    if (own) {
      const item = recordName(own);
      const path = `${list}/${own.internalId}`;
      notes.push({ kind: 'gone', path, item, field: '', mine: item, before: item, now: '' });
      continue;
    }
    const item = base[list].find((one) => one.uid === uid);
    if (!item) continue;
    const now = (item as Record<string, unknown>)[field];
    const path = `${list}/${item.internalId}/${field}`;
    if (isNews(mine, before, now))
      notes.push({ kind: 'changed', path, item: recordName(item), field, mine, before, now });
  }
  return notes;
}

const isNews = (mine: unknown, before: unknown, now: unknown) =>
  !isSameField(before, now) && !isSameField(mine, now);

/**
 * The place in the differences of a version for a path of the page or of a note (`experience/order` for the order of a
 * list); null for an unknown path.
 */
export function placeOfPath(base: WholeResume | null, version: WholeResume, path: string): string | null {
  const [head = '', key = '', field = ''] = path.split('/');
  if (head === 'resume') return path;
  const list = itemLists.find((one) => one === head);
  if (!list) return null;
  if (key === 'order') return orderPlace(list);
  const own = version[list].find((item) => item.internalId === Number(key));
  if (own) return itemPlace(list, own.uid, 'gone');
  const item = base?.[list].find((one) => one.internalId === Number(key));
  return item ? itemPlace(list, item.uid, field) : null;
}
