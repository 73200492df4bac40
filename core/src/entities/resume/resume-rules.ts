import { contentOf, type NewRecord, type recordFields } from '../record.ts';
import type { Resume } from './resume.ts';
import type { WholeResume } from './resume-text.ts';

/** A resume by what decides which one is default. */
type Chosen = { internalId: number; isDefault: boolean };

/** Which resumes change so that the rules of docs/spec/states.md, Resumes, hold. */
export type DefaultChange = { internalId: number; isDefault: boolean };

/**
 * What follows for the default: a resume saved as default makes all others non-default, and the only one there is is
 * default. `saved` is the one that was just written, with its own flag among `resumes`; none after a deletion.
 */
export function settledDefault(resumes: readonly Chosen[], saved?: number): DefaultChange[] {
  const only = resumes.length === 1 ? resumes[0] : undefined;
  if (only) return only.isDefault ? [] : [{ internalId: only.internalId, isDefault: true }];
  const defaults = resumes.filter((resume) => resume.isDefault);
  const kept = defaults.find(({ internalId }) => internalId === saved) ?? defaults[0];
  return defaults
    .filter((resume) => resume !== kept)
    .map(({ internalId }) => ({ internalId, isDefault: false }));
}

/** A new resume: default when it is the first or the box is ticked (docs/spec/readings.md R17). */
export function newResume(count: number, isDefault = false): NewRecord<Resume> {
  return { title: `Resume${count + 1}`, isDefault: count === 0 || isDefault };
}

type Content<T> = Omit<T, keyof typeof recordFields>;
/** An item without the key of its resume. */
type ItemContent<T> = Omit<Content<T>, 'resumeId'>;

/** A resume to be written as a new one; its items get the key that the database gives to it. */
export type ResumeCopy = {
  resume: Content<Resume>;
  experience: ItemContent<WholeResume['experience'][number]>[];
  education: ItemContent<WholeResume['education'][number]>[];
  skills: ItemContent<WholeResume['skills'][number]>[];
  sections: ItemContent<WholeResume['sections'][number]>[];
};

/** An independent copy: never default, its title with “ (Copy)” behind (docs/spec/states.md, Resumes). */
export function copyOfResume(whole: WholeResume): ResumeCopy {
  return asNew(whole, `${whole.resume.title} (Copy)`);
}

/**
 * “Save as a new resume”: everything as it is in the editor, as a new one that is not default (docs/spec/states.md,
 * Resumes).
 */
export function savedAsNewResume(whole: WholeResume): ResumeCopy {
  return asNew(whole, whole.resume.title);
}

function asNew(whole: WholeResume, title: string): ResumeCopy {
  return {
    resume: { ...contentOf(whole.resume), title, isDefault: false },
    experience: whole.experience.map(itemOf),
    education: whole.education.map(itemOf),
    skills: whole.skills.map(itemOf),
    sections: whole.sections.map(itemOf),
  };
}

function itemOf<T extends { resumeId: number }>(row: T): ItemContent<T> {
  const { resumeId: _resume, ...content } = contentOf(row);
  return content as ItemContent<T>;
}
