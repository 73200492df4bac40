import * as z from 'zod/mini';
import { entity } from '../entity.ts';
import { WrittenLine } from '../ledger/written-line.ts';
import { flagField, type RecordOf, recordFields, referenceField, textField } from '../record.ts';
import { Differences } from './version-differences.ts';

const orderField = z._default(z.number(), 1);
const itemFields = { ...recordFields, resumeId: z.number(), displayOrder: orderField, isHidden: flagField };

/** Where a section is in a resume: its place is its place in the list. */
export const PlacedSection = z.looseObject({
  /** The `resumeSectionName` of its items, or Summary. */
  section: z.string(),
  /** What is over it; '' is its own name in the language of the resume. */
  title: textField,
  isHidden: flagField,
});
export type PlacedSection = z.infer<typeof PlacedSection>;

const resumeShape = {
  ...recordFields,
  title: z._default(z.string(), 'Resume1'),
  name: textField,
  /** What the person is or seeks, under the name. */
  headline: textField,
  phone: textField,
  email: textField,
  location: textField,
  summary: textField,
  isDefault: flagField,
  /** The sections in the person's order, with their own titles; one that is missing here keeps its usual place. */
  arrangement: z._default(z.array(PlacedSection), []),
  /** Of the text, as a BCP 47 tag; '' is told from the text. */
  language: textField,
  /** The country it is sent to, as an ISO alpha-2 code; '' is told from its language and its place. */
  forCountry: textField,
  // How it looks: names of `typesetting/resume-look.ts`; '' and what is not known there is the template's own choice.
  template: textField,
  paper: textField,
  accent: textField,
  density: textField,
  fonts: textField,
  margins: textField,
  dateForm: textField,
  hasPhoto: flagField,
  /** Base64 of a JPEG, '' for none; shown where `hasPhoto` says so. */
  photo: textField,
  /** The resume this is a version of, null for one that stands alone. */
  baseId: referenceField,
  /** Of a version: where it reads otherwise than its base, and nothing else (decision 0070). */
  differences: z._default(Differences, {}),
  /** What a model or a rule put into it, line by line (decision 0107). */
  written: z._default(z.array(WrittenLine), []),
};

/**
 * A resume without its items, which are in tables of their own (docs/spec/entities.md, Own data, Resume;
 * docs/spec/readings.md R17).
 */
export const Resume = z.looseObject(resumeShape);
export type Resume = RecordOf<typeof resumeShape>;

/** A resume; what it lists are its parts. */
export const resumeEntity = entity({
  schema: Resume,
  names: { one: 'resume', many: 'resumes' },
  indexes: { 1: '++internalId, uid, updatedAt', 3: '++internalId, uid, updatedAt, baseId' },
  references: { baseId: { to: 'resumes', hold: 'free' } },
  clearing: 'clears',
  knownBy: ['title'],
});

const partOfResume = {
  indexes: { 1: '++internalId, uid, resumeId' },
  references: { resumeId: { to: 'resumes', hold: 'part' } },
  clearing: 'clears-along',
} as const;

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

/** One job held (docs/spec/entities.md, Resume experience). */
export const ResumeExperience = z.looseObject(experienceShape);
export type ResumeExperience = RecordOf<typeof experienceShape>;

/** Part of a resume. */
export const resumeExperienceEntity = entity({
  schema: ResumeExperience,
  names: { one: 'resume position', many: 'resume positions' },
  ...partOfResume,
  knownBy: ['title', 'companyName'],
});

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
  country: textField,
  degree: textField,
  notes: textField,
  url: textField,
};

/** One course of study (docs/spec/entities.md, Resume education). */
export const ResumeEducation = z.looseObject(educationShape);
export type ResumeEducation = RecordOf<typeof educationShape>;

/** Part of a resume. */
export const resumeEducationEntity = entity({
  schema: ResumeEducation,
  names: { one: 'resume school', many: 'resume schools' },
  ...partOfResume,
  knownBy: ['major', 'institutionName'],
});

const skillShape = {
  ...itemFields,
  resumeSectionName: z._default(z.string(), 'Skills'),
  skillName: textField,
  /** The kind of skill it is under, such as “Databases”; '' is none. */
  skillGroup: textField,
  level: textField,
};

/** One skill (docs/spec/entities.md, Resume skill). */
export const ResumeSkill = z.looseObject(skillShape);
export type ResumeSkill = RecordOf<typeof skillShape>;

/** Part of a resume. */
export const resumeSkillEntity = entity({
  schema: ResumeSkill,
  names: { one: 'resume skill', many: 'resume skills' },
  ...partOfResume,
  knownBy: ['skillName'],
});

const sectionShape = {
  ...itemFields,
  /** Projects, Certifications, Languages, Links, or a name of the person's own (docs/spec/design.md, Differences). */
  resumeSectionName: textField,
  title: textField,
  /** Beside the title: who gave a certificate, how well a language is spoken, the role in a project. */
  subtitle: textField,
  notes: textField,
  startDate: textField,
  endDate: textField,
  url: textField,
};

/** One item of a section beyond the three. */
export const ResumeSection = z.looseObject(sectionShape);
export type ResumeSection = RecordOf<typeof sectionShape>;

/** Part of a resume. */
export const resumeSectionEntity = entity({
  schema: ResumeSection,
  names: { one: 'resume section', many: 'resume sections' },
  ...partOfResume,
  knownBy: ['title'],
});
