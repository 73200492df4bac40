import { recordFields } from '../record.ts';
import { inDisplayOrder } from './display-order.ts';
import type { Resume } from './resume.ts';
import type { WholeResume } from './resume-text.ts';
import { type Differences, type ItemList, orderPlace, placeOf, resumePlace } from './version-differences.ts';

/** Fields in which every resume speaks for itself, a version too. */
const ownFields = new Set([...Object.keys(recordFields), 'title', 'isDefault', 'baseId', 'differences']);

/** Fields of an item of the base that a version cannot say otherwise; its order lies apart. */
const fixedFields = new Set([...Object.keys(recordFields), 'resumeId', 'displayOrder']);

type Item = WholeResume[ItemList][number];

/**
 * A version as it reads: its base with what differs put over it (decision 0070). Items of the base keep their
 * `internalId`, so that paths such as `experience/12/title` stay; places run from 1 to n; what is answered stands by
 * itself and tells no more that it is a version. Without a base, one that is gone, what the version says itself.
 */
export function effectiveResume(base: WholeResume | null, version: WholeResume): WholeResume {
  return {
    resume: effectiveFields(base?.resume ?? null, version.resume),
    experience: effectiveItems('experience', base?.experience, version),
    education: effectiveItems('education', base?.education, version),
    skills: effectiveItems('skills', base?.skills, version),
    sections: effectiveItems('sections', base?.sections, version),
  };
}

function effectiveFields(base: Resume | null, version: Resume): Resume {
  const read: Record<string, unknown> = { ...version };
  for (const [field, value] of Object.entries(base ?? {})) if (!ownFields.has(field)) read[field] = value;
  for (const [key, { value }] of Object.entries(version.differences)) {
    const place = placeOf(key);
    if (place?.kind === 'resume' && !ownFields.has(place.field)) read[place.field] = value;
  }
  // A photo lies in its own field: within the differences every edit would note it anew.
  if (version.differences[resumePlace('photo')]) read.photo = version.photo;
  return { ...(read as Resume), baseId: null, differences: {} };
}

function effectiveItems<T extends Item>(
  list: ItemList,
  base: readonly T[] = [],
  { resume, ...own }: WholeResume,
): T[] {
  const read = base.map((item) => ({
    ...item,
    ...fieldsOf(resume.differences, list, item.uid),
    resumeId: resume.internalId,
  }));
  // The list of that name holds items of that kind.
  const natural = [...inDisplayOrder(read), ...inDisplayOrder(own[list] as unknown as T[])];
  const order = resume.differences[orderPlace(list)]?.value;
  return inOrder(natural, Array.isArray(order) ? order : []).map((item, at) => ({
    ...item,
    displayOrder: at + 1,
  }));
}

/** What a version says of an item of its base. */
function fieldsOf(differences: Differences, list: ItemList, uid: string): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [key, { value }] of Object.entries(differences)) {
    const place = placeOf(key);
    if (place?.kind === 'item' && place.list === list && place.uid === uid && !fixedFields.has(place.field))
      fields[place.field] = value;
  }
  return fields;
}

/** Items as their uids are listed; one that is not listed, which the base got later, stands behind its neighbor. */
export function inOrder<T extends { uid: string }>(natural: readonly T[], uids: readonly unknown[]): T[] {
  if (uids.length === 0) return [...natural];
  const left = new Map<unknown, T>(natural.map((item) => [item.uid, item]));
  const placed: T[] = [];
  for (const uid of uids) {
    const item = left.get(uid);
    if (item) placed.push(item);
    left.delete(uid);
  }
  for (const [at, item] of natural.entries()) {
    if (placed.includes(item)) continue;
    const before = natural[at - 1];
    placed.splice(before ? placed.indexOf(before) + 1 : 0, 0, item);
  }
  return placed;
}
