import { fieldWords } from '@foothold/core/entities/record-name.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useSectionNames } from '../../../shared/resumes/section-words.ts';

const fields: Readonly<Record<string, () => MessageDescriptor>> = {
  name: () => msg`Name`,
  headline: () => msg`Headline`,
  email: () => msg`E-mail`,
  phone: () => msg`Phone`,
  location: () => msg`Location`,
  summary: () => msg`Summary`,
  arrangement: () => msg`Order and titles of sections`,
  language: () => msg`Language`,
  forCountry: () => msg`Country it is for`,
  template: () => msg`Template`,
  paper: () => msg`Paper`,
  accent: () => msg`Color`,
  density: () => msg`Spacing`,
  fonts: () => msg`Fonts`,
  margins: () => msg`Margins`,
  dateForm: () => msg`Date format`,
  hasPhoto: () => msg`Photo on the page`,
  photo: () => msg`Photo`,
  title: () => msg`Title`,
  subtitle: () => msg`Beside the title`,
  companyName: () => msg`Company`,
  institutionName: () => msg`School`,
  major: () => msg`Course of study`,
  degree: () => msg`Degree`,
  gpa: () => msg`Grade`,
  startDate: () => msg`From`,
  endDate: () => msg`To`,
  city: () => msg`City`,
  state: () => msg`State or region`,
  country: () => msg`Country`,
  notes: () => msg`Details`,
  url: () => msg`Link`,
  skillName: () => msg`Skill`,
  skillGroup: () => msg`Group`,
  level: () => msg`Level`,
  resumeSectionName: () => msg`Section`,
  isHidden: () => msg`Hidden`,
};

const lists: Readonly<Record<string, string>> = {
  experience: 'Experience',
  education: 'Education',
  skills: 'Skills',
};

/** Names places of a resume: a field with its item, and a list. */
export function usePlaceWords() {
  const { i18n } = useLingui();
  const { nameOf } = useSectionNames();
  const fieldOf = (field: string): string => {
    const known = Object.hasOwn(fields, field) ? fields[field] : undefined;
    return known ? i18n._(known()) : fieldWords(field);
  };
  return {
    placeOf: (item: string, field: string): string =>
      [item, field && fieldOf(field)].filter(Boolean).join(' · '),
    listOf: (list: string): string =>
      lists[list] === undefined ? i18n._(msg`Other sections`) : nameOf(lists[list]),
  };
}

/** A value of a field as a text to be shown and compared. */
export function valueText(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === null || value === undefined ? '' : JSON.stringify(value);
}
