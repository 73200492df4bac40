import { inDisplayOrder } from './display-order.ts';
import { ownFields, type ReadDifference, readDifferences } from './read-differences.ts';
import type { Resume } from './resume.ts';
import type { WholeResume } from './resume-text.ts';
import { type ItemList, resumePlace } from './version-differences.ts';

type Item = WholeResume[ItemList][number];

/**
 * A version as it reads: its base with what differs put over it (decision 0070). Items of the base keep their
 * `internalId`, so that paths such as `experience/12/title` stay valid; places run from 1 to n. The result is an
 * independent resume: `baseId` is null and `differences` is empty. Without a base, what the version holds itself.
 */
export function effectiveResume(base: WholeResume | null, version: WholeResume): WholeResume {
  const differences = readDifferences(version.resume.differences);
  const items = <T extends Item>(list: ItemList, its: readonly T[] = []) =>
    effectiveItems(list, its, version, differences);
  return {
    resume: effectiveFields(base?.resume ?? null, version.resume, differences),
    experience: items('experience', base?.experience),
    education: items('education', base?.education),
    skills: items('skills', base?.skills),
    sections: items('sections', base?.sections),
  };
}

function effectiveFields(
  base: Resume | null,
  version: Resume,
  differences: readonly ReadDifference[],
): Resume {
  const read: Record<string, unknown> = { ...version };
  for (const [field, value] of Object.entries(base ?? {})) if (!ownFields.has(field)) read[field] = value;
  for (const { place, value } of differences) if (place.kind === 'resume') read[place.field] = value;
  // A photo has its own field: among the differences it would be in the journal with every edit.
  if (version.differences[resumePlace('photo')]) read.photo = version.photo;
  // What was written into the base is in the version too.
  const written = [...(base?.written ?? []), ...version.written];
  return { ...(read as Resume), baseId: null, differences: {}, written };
}

function effectiveItems<T extends Item>(
  list: ItemList,
  base: readonly T[],
  { resume, ...own }: WholeResume,
  differences: readonly ReadDifference[],
): T[] {
  const changed = new Map<string, Record<string, unknown>>();
  let order: unknown = [];
  for (const { place, value } of differences) {
    if (place.kind === 'resume' || place.list !== list) continue;
    if (place.kind === 'order') order = value;
    else if (place.field !== 'gone')
      changed.set(place.uid, { ...changed.get(place.uid), [place.field]: value });
  }
  const read = base.map((item) => ({
    ...item,
    ...changed.get(item.uid),
    resumeId: resume.internalId,
  }));
  // The list of that name holds items of that kind.
  const natural = [...inDisplayOrder(read), ...inDisplayOrder(own[list] as unknown as T[])];
  return inOrder(natural, Array.isArray(order) ? order : []).map((item, at) => ({
    ...item,
    displayOrder: at + 1,
  }));
}

/** Items as their uids are listed; one that is not listed, which the base got later, is behind its neighbor. */
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
