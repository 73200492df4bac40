import type {
  Resume,
  ResumeEducation,
  ResumeExperience,
  ResumeSection,
  ResumeSkill,
} from '@foothold/core/entities/resume/resume.ts';
import type { ItemTable } from '@foothold/core/entities/resume/version-differences.ts';
import { Refusal } from '../rows/save-result.ts';
import { entities } from '../rows/tables.ts';

type Stamps = 'internalId' | 'uid' | 'createdAt' | 'updatedAt' | 'isExample';

/** Fields of a resume that an edit may write. */
export type ResumeFields = Partial<Omit<Resume, Stamps | 'baseId' | 'differences' | 'written'>>;

/** Fields of an item that an edit may write; each table has its own among them. */
export type ItemFields = Partial<
  Omit<ResumeExperience & ResumeEducation & ResumeSkill & ResumeSection, Stamps | 'resumeId' | 'displayOrder'>
>;

/**
 * One edit of a resume. `was` holds what the fields said when typing began: an edit that meets another value, of another
 * tab, is refused. `to` is a place from 1 on, of a ResumeSection among the items of its section.
 */
export type ResumeEdit =
  | { kind: 'resume'; fields: ResumeFields; was: ResumeFields }
  | { kind: 'item'; table: ItemTable; id: number; fields: ItemFields; was: ItemFields }
  | { kind: 'add-item'; table: ItemTable; fields: ItemFields }
  | { kind: 'remove-item'; table: ItemTable; id: number }
  | { kind: 'move-item'; table: ItemTable; id: number; to: number };

const fixed = new Set([
  ...['internalId', 'uid', 'createdAt', 'updatedAt', 'isExample'],
  ...['resumeId', 'displayOrder', 'baseId', 'differences', 'written'],
]);

/** Most letters a photo has as Base64: 150 KB of JPEG. */
const maxPhotoLetters = (150 * 1024 * 4) / 3;

/** True where an edit may write this value into a field. */
export function isEditable(table: ItemTable | 'resumes', name: string, value: unknown): boolean {
  const shape: Readonly<Record<string, { safeParse: (value: unknown) => { success: boolean } }>> =
    entities[table].schema.shape;
  if (fixed.has(name) || value === undefined || !Object.hasOwn(shape, name)) return false;
  return shape[name]?.safeParse(value).success === true;
}

/** Refuses fields that no edit may write, and values that their schema does not accept. */
export function checkFields(table: ItemTable | 'resumes', fields: Readonly<Record<string, unknown>>): void {
  const wrong = Object.entries(fields).filter(([name, value]) => !isEditable(table, name, value));
  if (wrong.length > 0) throw new Refusal('invalid', { text: wrong.map(([name]) => name).join(', ') });
  const { photo } = fields;
  if (table !== 'resumes' || typeof photo !== 'string' || photo === '') return;
  // The first bytes of every JPEG.
  if (!photo.startsWith('/9j/')) throw new Refusal('invalid', { detail: 'photoKind' });
  if (photo.length > maxPhotoLetters) throw new Refusal('invalid', { detail: 'photoSize' });
}
