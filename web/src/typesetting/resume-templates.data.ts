import type { LookDefaults } from '@foothold/core/typesetting/resume-look.ts';

/** The properties of a template; its source is templates/<name>/<name>.typ. */
export type ResumeTemplate = {
  /** One column that is read from top to bottom, headings that readers know: what applicant systems read best. */
  isPlainToRead: boolean;
  hasSidebar?: true;
  hasPhotoPlace?: true;
  /** Its titles of sections are in capitals. */
  hasCapitals?: true;
  defaults: LookDefaults;
  /** Its own order of sections, for those who chose none. */
  sectionOrder?: readonly string[];
};

const usual: LookDefaults = {
  accent: 'black',
  density: 'normal',
  fonts: 'inter',
  margins: 'normal',
  dateForm: 'month-year',
};

/** All templates, in the order in which they are offered. */
export const resumeTemplates = {
  plain: { isPlainToRead: true, hasCapitals: true, defaults: usual },
  classic: { isPlainToRead: true, defaults: { ...usual, fonts: 'garamond', density: 'airy' } },
  modern: { isPlainToRead: true, defaults: { ...usual, fonts: 'source-sans', accent: 'blue' } },
  compact: {
    isPlainToRead: true,
    defaults: { ...usual, fonts: 'source-sans', density: 'compact', margins: 'narrow', accent: 'indigo' },
  },
  executive: {
    isPlainToRead: true,
    hasCapitals: true,
    defaults: { ...usual, fonts: 'source-serif', margins: 'wide', accent: 'grey' },
  },
  technical: {
    isPlainToRead: true,
    defaults: { ...usual, accent: 'teal' },
    sectionOrder: ['Summary', 'Skills', 'Experience', 'Projects', 'Education'],
  },
  academic: {
    isPlainToRead: true,
    defaults: { ...usual, fonts: 'garamond', margins: 'wide', dateForm: 'year', density: 'airy' },
    sectionOrder: ['Summary', 'Education', 'Experience', 'Publications', 'Awards', 'Projects'],
  },
  europe: {
    isPlainToRead: false,
    hasPhotoPlace: true,
    defaults: { ...usual, fonts: 'source-sans', accent: 'blue', dateForm: 'numeric' },
  },
  sidebar: {
    isPlainToRead: false,
    hasSidebar: true,
    defaults: { ...usual, fonts: 'source-sans', accent: 'teal', margins: 'narrow' },
  },
  margin: { isPlainToRead: false, hasSidebar: true, defaults: { ...usual, fonts: 'lora', accent: 'purple' } },
} as const satisfies Readonly<Record<string, ResumeTemplate>>;
export type TemplateName = keyof typeof resumeTemplates;

/** The names of all templates. */
export const templateNames = Object.keys(resumeTemplates) as TemplateName[];

/** A stored name as a known template; `plain` for one of another version. */
export function templateNamed(stored: string): TemplateName {
  return templateNames.find((name) => name === stored) ?? 'plain';
}
