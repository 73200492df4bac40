import {
  Resume,
  ResumeEducation,
  ResumeExperience,
  ResumeSection,
  ResumeSkill,
} from '../entities/resume/resume.ts';
import type { Fields, ReadResume } from '../transfer/json-resume-extra.ts';
import { fieldsOf } from '../transfer/json-resume-read.ts';
import { isCountryName } from './country-names.ts';
import type { ReadItem, ReadSectionItem, ReadValue, ResumeReading } from './reading.ts';

/** What was read, as the records that are written: every text of them is in the file. */
export function resumeOfReading(reading: ResumeReading): ReadResume {
  const told = (values: Partial<Record<string, ReadValue>>) =>
    Object.fromEntries(
      Object.entries(values).flatMap(([field, one]) =>
        one && field !== 'place' ? [[field, one.value]] : [],
      ),
    );
  const row = (at: number) => ({ internalId: 0, resumeId: 0, displayOrder: at + 1 });
  return {
    resume: fieldsOf(Resume.parse({ internalId: 0, title: '', ...told(reading.head) })),
    experience: reading.experience.map(({ values }, at) =>
      fieldsOf(ResumeExperience.parse({ ...row(at), ...told(values), ...placeFields(values.place) })),
    ),
    education: reading.education.map(({ values }, at) =>
      fieldsOf(ResumeEducation.parse({ ...row(at), ...told(values), ...placeFields(values.place) })),
    ),
    skills: reading.skills.map(({ values }, at) =>
      fieldsOf(ResumeSkill.parse({ ...row(at), ...told(values) })),
    ),
    sections: reading.sections.map(({ values, section }, at) =>
      fieldsOf(ResumeSection.parse({ ...row(at), resumeSectionName: section, ...told(values) })),
    ),
  };
}

/** “Columbus, OH”, “Zaragoza, España”, “Rotterdam, South Holland, Netherlands” in their fields; the words stay. */
export function placeFields(place: { value: string } | undefined): {
  city: string;
  state: string;
  country: string;
} {
  const parts = (place?.value ?? '').split(/,\s*|،\s*/).filter(Boolean);
  const country = parts.length > 1 && isCountryName(parts.at(-1) ?? '') ? (parts.pop() ?? '') : '';
  const [city = '', ...rest] = parts;
  return { city, state: rest.join(', '), country };
}

/** The records of a file that has its fields by name, as a reading: nothing in it is in doubt, and it has no places. */
export function readingOfResume(read: ReadResume): ResumeReading {
  const value = (text: unknown): ReadValue | null =>
    typeof text === 'string' && text !== ''
      ? { value: text, says: text, runs: [], sure: 'sure', doubt: null }
      : null;
  const item = (row: Fields): ReadItem<string> => {
    const { city, state, country, ...fields } = row;
    const place = [city, state, country].filter((part) => typeof part === 'string' && part !== '').join(', ');
    const values = Object.entries({ ...fields, place }).flatMap(([field, text]) => {
      const one = unlisted.has(field) ? null : value(text);
      return one ? [[field, one] as const] : [];
    });
    return { values: Object.fromEntries(values), runs: [] };
  };
  const head = item(Object.fromEntries(headFields.map((field) => [field, read.resume[field]])));
  return {
    head: head.values as ResumeReading['head'],
    experience: read.experience.map(item) as ResumeReading['experience'],
    education: read.education.map(item) as ResumeReading['education'],
    skills: read.skills.map(item) as ResumeReading['skills'],
    sections: read.sections.map(
      (row): ReadSectionItem => ({ section: String(row.resumeSectionName ?? ''), ...item(row) }),
    ),
    unused: [],
  };
}

const headFields = ['name', 'headline', 'email', 'phone', 'location', 'summary'] as const;
const unlisted = new Set(['resumeSectionName', 'displayOrder', 'isHidden']);
