import type { SectionKind } from './section-headings.data.ts';
import { runsOf, type Traced, trimmed } from './traced-text.ts';

/** How sure a value is: the page says so; it follows from where it stands; it could be something else. */
export type Sureness = 'sure' | 'likely' | 'unsure';

/** Why a value should be looked at. */
export type Doubt =
  | 'no-month'
  | 'short-year'
  | 'open-date-order'
  | 'two-readings'
  | 'by-place-alone'
  | 'inherited'
  | 'letters-recognized';

/** A value that was read: `says` is what the page says where the value was rewritten, `runs` where that stands. */
export type ReadValue = {
  value: string;
  says: string;
  runs: number[];
  sure: Sureness;
  doubt: Doubt | null;
};

/** One job, school, skill or item of another section. */
export type ReadItem<Field extends string> = {
  values: Partial<Record<Field, ReadValue>>;
  /** All of the page that it was read from. */
  runs: number[];
};

export type HeadField = 'name' | 'headline' | 'email' | 'phone' | 'location' | 'summary';
export type ExperienceField = 'companyName' | 'title' | 'startDate' | 'endDate' | 'place' | 'notes' | 'url';
export type EducationField =
  | 'institutionName'
  | 'degree'
  | 'major'
  | 'startDate'
  | 'endDate'
  | 'place'
  | 'gpa'
  | 'notes'
  | 'url';
export type SkillField = 'skillName' | 'skillGroup' | 'level';
export type SectionField = 'title' | 'subtitle' | 'startDate' | 'endDate' | 'url' | 'notes';

/** An item of a section beyond the three; `section` is its `resumeSectionName`. */
export type ReadSectionItem = ReadItem<SectionField> & { section: string };

/** Text that went nowhere. */
export type Unused = {
  kind: 'section' | 'page-mark' | 'document-name' | 'head' | 'line' | 'hidden';
  /** The kind of the section it stood in. */
  section: SectionKind | 'head' | null;
  heading: string;
  text: string;
  runs: number[];
};

/** What was read of a resume. Nothing in it is said by anything but the file. */
export type ResumeReading = {
  head: Partial<Record<HeadField, ReadValue>>;
  experience: ReadItem<ExperienceField>[];
  education: ReadItem<EducationField>[];
  skills: ReadItem<SkillField>[];
  sections: ReadSectionItem[];
  unused: Unused[];
};

/** A value that appears on the page as it is. */
export function readValue(said: Traced, sure: Sureness, doubt: Doubt | null = null): ReadValue {
  const { text } = trimmed(said);
  return { value: text, says: text, runs: runsOf(said), sure, doubt };
}

/** A value that was rewritten from what the page says. */
export function rewritten(
  value: string,
  said: Traced,
  sure: Sureness,
  doubt: Doubt | null = null,
): ReadValue {
  return { value, says: trimmed(said).text, runs: runsOf(said), sure, doubt };
}
