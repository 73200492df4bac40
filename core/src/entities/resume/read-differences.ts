import { recordFields } from '../record.ts';
import { Resume, ResumeEducation, ResumeExperience, ResumeSection, ResumeSkill } from './resume.ts';
import { type Differences, type ItemList, type Place, placeOf } from './version-differences.ts';

type Schema = {
  safeParse: (value: unknown) => { success: true; data: unknown } | { success: false };
};

const schemas: Readonly<Record<ItemList | 'resume', { shape: object }>> = {
  resume: Resume,
  experience: ResumeExperience,
  education: ResumeEducation,
  skills: ResumeSkill,
  sections: ResumeSection,
};

/** Fields of a resume that a version does not take from its base. */
export const ownFields: ReadonlySet<string> = new Set([
  ...Object.keys(recordFields),
  ...['title', 'isDefault', 'baseId', 'differences', 'written'],
]);

/** Fields of an item of the base that a version cannot change; the order of a list is a place of its own. */
const fixedFields: ReadonlySet<string> = new Set([...Object.keys(recordFields), 'resumeId', 'displayOrder']);

/** A difference that can be applied. `base` is what the base said when it was written. */
export type ReadDifference = { key: string; place: Place; value: unknown; base: unknown };

/**
 * The differences of a version that can be applied: of a known field that a version may change, with a value of its
 * type. A backup of another program or of a later release may hold others; those stay stored and have no effect.
 */
export function readDifferences(differences: Differences): ReadDifference[] {
  return Object.entries(differences).flatMap(([key, { value, base }]) => {
    const place = placeOf(key);
    const read = place && readValue(place, value);
    return place && read ? [{ key, place, value: read.value, base }] : [];
  });
}

function readValue(place: Place, value: unknown): { value: unknown } | null {
  if (place.kind === 'order') return Array.isArray(value) ? { value } : null;
  if (place.kind === 'resume')
    return ownFields.has(place.field) ? null : readField('resume', place.field, value);
  // Marks an item that the version kept; the value is the uid that the item had in the base.
  if (place.field === 'gone') return { value };
  return fixedFields.has(place.field) ? null : readField(place.list, place.field, value);
}

function readField(of: ItemList | 'resume', field: string, value: unknown): { value: unknown } | null {
  const { shape } = schemas[of];
  if (!Object.hasOwn(shape, field)) return null;
  const read = (shape as Readonly<Record<string, Schema>>)[field]?.safeParse(value);
  return read?.success ? { value: read.data } : null;
}
