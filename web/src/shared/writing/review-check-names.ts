import type { CheckId } from '@foothold/core/resume-review/review-checks.data.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type WritingRule, writingRuleNames } from './writing-rule-names.ts';

/** The checks of a review as people name them; those on single lines are the hints of the editor. */
export const reviewCheckNames: Readonly<Record<Exclude<CheckId, WritingRule>, MessageDescriptor>> = {
  'name-missing': msg`Your name`,
  'name-heading': msg`A heading in place of your name`,
  'name-lower': msg`Capitals in your name`,
  'email-missing': msg`An e-mail address`,
  'email-form': msg`The form of the e-mail address`,
  'email-domain': msg`Typing mistakes in the e-mail address`,
  'email-tone': msg`The tone of the e-mail address`,
  'email-employer': msg`An address at your employer`,
  'phone-missing': msg`A phone number`,
  'phone-form': msg`The digits of the phone number`,
  'place-missing': msg`Where you are`,
  'dates-missing': msg`Jobs without dates`,
  'end-missing': msg`Jobs without an end date`,
  'end-first': msg`End dates before start dates`,
  'date-unlikely': msg`Unlikely dates`,
  'start-ahead': msg`Jobs that have not started`,
  'date-typed': msg`Dates in other formats`,
  'dates-mixed': msg`Dates with and without months`,
  gap: msg`Time between jobs`,
  'certificate-over': msg`Expired certificates`,
  'numbers-none': msg`Figures anywhere`,
  thousands: msg`Commas in long numbers`,
  pages: msg`How many pages`,
  'summary-long': msg`A long summary`,
  'lines-many': msg`Many lines under one job`,
  'lines-none': msg`Recent jobs without a line`,
  'skills-many': msg`Very many skills`,
  'older-jobs': msg`Much about older jobs`,
  'line-twice': msg`Repeated lines`,
  'job-twice': msg`Repeated jobs`,
  'item-twice': msg`Repeated entries`,
  'skill-twice': msg`Repeated skills`,
  'link-twice': msg`Repeated links`,
  'jobs-order': msg`Newest job first`,
  'schools-order': msg`Newest school first`,
  'education-above': msg`Schools above jobs`,
  'title-missing': msg`Job titles`,
  'employer-missing': msg`Employer names`,
  'school-missing': msg`School names`,
  'skills-none': msg`Skills`,
  'licence-line': msg`The license of your trade`,
  'third-person': msg`Writing about yourself by name`,
  cliche: msg`Stock phrases`,
  objective: msg`What you want before what you bring`,
  references: msg`“References on request”`,
  'all-capitals': msg`Lines in capitals`,
  placeholder: msg`Placeholders`,
  slips: msg`Commonly confused words`,
  'word-twice': msg`The same word twice`,
  article: msg`“A” and “an”`,
  'brand-case': msg`Product names`,
  'link-broken': msg`Invalid links`,
  'link-bare': msg`Links to a site, not to your page`,
  'link-local': msg`Links that work only on your computer`,
  'link-tracking': msg`Links that track`,
  'link-long': msg`Long links`,
  'template-columns': msg`Columns in the template`,
  'heading-names': msg`Section names`,
  symbols: msg`Symbols and emoji`,
  'skill-scores': msg`Skill ratings`,
  'skills-joined': msg`Several skills in one`,
  mojibake: msg`Garbled letters`,
  'letter-spaced': msg`Spaces between letters`,
  'broken-word': msg`Words broken at a line end`,
  'page-footer': msg`Page numbers among the lines`,
  'id-number': msg`Identity numbers`,
  'birth-date': msg`Date of birth or age`,
  photo: msg`A photo`,
  'marital-status': msg`Family`,
  nationality: msg`Nationality`,
  'street-address': msg`Street address`,
  'pay-named': msg`What you were paid`,
  'others-contacts': msg`Contact details of other people`,
  'graduation-year': msg`Years of school long ago`,
};

const names: Readonly<Record<CheckId, MessageDescriptor>> = { ...writingRuleNames, ...reviewCheckNames };

/** The name of a check. */
export const reviewCheckName = (check: CheckId): MessageDescriptor => names[check];

/** The name of a stored rule of lines or check of reviews; undefined for one of a newer version. */
export function writingRuleName(rule: string): MessageDescriptor | undefined {
  return Object.hasOwn(names, rule) ? names[rule as CheckId] : undefined;
}
