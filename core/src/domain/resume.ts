import * as z from 'zod/mini';
import { flagField, type RecordOf, recordFields, textField } from './record.ts';

const orderField = z._default(z.number(), 1);
const itemFields = { ...recordFields, resumeId: z.number(), displayOrder: orderField };

const resumeShape = {
  ...recordFields,
  title: z._default(z.string(), 'Resume1'),
  name: textField,
  phone: textField,
  email: textField,
  location: textField,
  summary: textField,
  isDefault: flagField,
};

/** A resume without its items, which lie in tables of their own (SPEC.md section 3, Resume; READINGS R17). */
export const Resume = z.looseObject(resumeShape);
export type Resume = RecordOf<typeof resumeShape>;

const experienceShape = {
  ...itemFields,
  resumeSectionName: z._default(z.string(), 'Experience'),
  companyName: textField,
  title: textField,
  startDate: textField,
  endDate: textField,
  city: textField,
  state: textField,
  country: textField,
  notes: textField,
  url: textField,
};

/** One job held (SPEC.md section 3, Resume experience). */
export const ResumeExperience = z.looseObject(experienceShape);
export type ResumeExperience = RecordOf<typeof experienceShape>;

const educationShape = {
  ...itemFields,
  resumeSectionName: z._default(z.string(), 'Education'),
  institutionName: textField,
  city: textField,
  state: textField,
  startDate: textField,
  endDate: textField,
  major: textField,
  gpa: textField,
};

/** One course of study (SPEC.md section 3, Resume education). */
export const ResumeEducation = z.looseObject(educationShape);
export type ResumeEducation = RecordOf<typeof educationShape>;

const skillShape = {
  ...itemFields,
  resumeSectionName: z._default(z.string(), 'Skills'),
  skillName: textField,
};

/** One skill (SPEC.md section 3, Resume skill). */
export const ResumeSkill = z.looseObject(skillShape);
export type ResumeSkill = RecordOf<typeof skillShape>;

const sectionShape = {
  ...itemFields,
  /** Projects, Certifications, Languages, Links, or a name of the person's own (DESIGN.md, differences). */
  resumeSectionName: textField,
  title: textField,
  notes: textField,
  startDate: textField,
  endDate: textField,
  url: textField,
};

/** One item of a section beyond the three. */
export const ResumeSection = z.looseObject(sectionShape);
export type ResumeSection = RecordOf<typeof sectionShape>;
