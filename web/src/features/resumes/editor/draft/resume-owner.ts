import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { type ItemTable, isSameField, listOf } from '@foothold/core/entities/resume/version-differences.ts';
import type { DraftRecords, Fields } from '../../../../shared/documents/draft/draft-records.ts';

/** The record a field belongs to: the resume itself or an item of it. */
export type Owner = { table: 'resumes' } | { table: ItemTable; id: number };

/** The key of a record: `resumes`, `resumeExperience/12`. */
function ownerKey(owner: Owner): string {
  return owner.table === 'resumes' ? owner.table : `${owner.table}/${owner.id}`;
}

/** Returns the record of an owner; undefined if it was deleted. */
export function ownedRecord(whole: WholeResume, owner: Owner): Fields | undefined {
  if (owner.table === 'resumes') return whole.resume;
  const items: readonly { internalId: number }[] = whole[listOf(owner.table)];
  return items.find((item) => item.internalId === owner.id) as Fields | undefined;
}

/** Returns the resume with fields of one record replaced; every other record stays the same object. */
export function withFields(whole: WholeResume, owner: Owner, fields: Fields): WholeResume {
  if (owner.table === 'resumes') return { ...whole, resume: { ...whole.resume, ...fields } };
  const part = listOf(owner.table);
  const items: readonly { internalId: number }[] = whole[part];
  return {
    ...whole,
    [part]: items.map((item) => (item.internalId === owner.id ? { ...item, ...fields } : item)),
  };
}

/** Returns a newly read resume that reuses the objects of unchanged records, so that only changed ones re-render. */
function sharing(before: WholeResume, next: WholeResume): WholeResume {
  const items = <T extends { internalId: number }>(old: readonly T[], now: readonly T[]): readonly T[] => {
    const known = new Map(old.map((item) => [item.internalId, item]));
    const shared = now.map((item) => {
      const one = known.get(item.internalId);
      return one && isSameField(one, item) ? one : item;
    });
    return shared.length === old.length && shared.every((item, at) => item === old[at]) ? old : shared;
  };
  return {
    resume: isSameField(before.resume, next.resume) ? before.resume : next.resume,
    experience: items(before.experience, next.experience),
    education: items(before.education, next.education),
    skills: items(before.skills, next.skills),
    sections: items(before.sections, next.sections),
  };
}

/** How a draft reads and replaces the records of a resume. */
export const resumeRecords: DraftRecords<WholeResume, Owner> = {
  keyOf: ownerKey,
  recordOf: ownedRecord,
  withFields,
  sharing,
};
