import type { SourceId } from './review-sources.data.ts';

/** The groups of checks, in the order in which they are shown. */
export const checkGroups = [
  'contact',
  'dates',
  'verbs',
  'numbers',
  'length',
  'duplicates',
  'structure',
  'wording',
  'spelling',
  'links',
  'readers',
  'privacy',
] as const;
export type CheckGroup = (typeof checkGroups)[number];

type Check = {
  group: CheckGroup;
  /** `mend`: surely wrong or missing. `consider`: a choice that the person knows best. */
  weight: 'mend' | 'consider';
  /** Where the reason is published. */
  source?: SourceId;
  /** What it needs besides the resume. */
  needs?: 'english' | 'spelling' | 'pages' | 'country';
};

/** Every check of a review, in the order of its group. The names of those on single lines are the rules of `writing`. */
export const reviewChecks = {
  'name-missing': { group: 'contact', weight: 'mend', source: 'career-one-stop' },
  'name-heading': { group: 'contact', weight: 'mend' },
  'name-lower': { group: 'contact', weight: 'consider' },
  'email-missing': { group: 'contact', weight: 'mend', source: 'career-one-stop' },
  'email-form': { group: 'contact', weight: 'mend', source: 'rfc-5321' },
  'email-domain': { group: 'contact', weight: 'mend' },
  'email-tone': { group: 'contact', weight: 'consider' },
  'email-employer': { group: 'contact', weight: 'consider' },
  'phone-missing': { group: 'contact', weight: 'consider', source: 'career-one-stop' },
  'phone-form': { group: 'contact', weight: 'mend', source: 'itu-e164' },
  'place-missing': { group: 'contact', weight: 'consider', source: 'career-one-stop' },

  'dates-missing': { group: 'dates', weight: 'mend', source: 'fda-federal' },
  'end-missing': { group: 'dates', weight: 'mend' },
  'end-first': { group: 'dates', weight: 'mend' },
  'date-unlikely': { group: 'dates', weight: 'mend' },
  'start-ahead': { group: 'dates', weight: 'consider' },
  'date-typed': { group: 'dates', weight: 'consider', source: 'rit' },
  'dates-mixed': { group: 'dates', weight: 'consider', source: 'rit' },
  gap: { group: 'dates', weight: 'consider', source: 'workforce-gaps' },
  'certificate-over': { group: 'dates', weight: 'consider' },

  tense: { group: 'verbs', weight: 'mend', source: 'queens', needs: 'english' },
  'weak-start': { group: 'verbs', weight: 'consider', source: 'machias', needs: 'english' },
  'verb-first': { group: 'verbs', weight: 'consider', needs: 'english' },
  repeat: { group: 'verbs', weight: 'consider' },

  number: { group: 'numbers', weight: 'consider', needs: 'english' },
  'numbers-none': { group: 'numbers', weight: 'consider', needs: 'english' },
  thousands: { group: 'numbers', weight: 'consider', needs: 'english' },

  pages: { group: 'length', weight: 'consider', source: 'national-careers', needs: 'pages' },
  'summary-long': { group: 'length', weight: 'consider' },
  'lines-many': { group: 'length', weight: 'consider' },
  'lines-none': { group: 'length', weight: 'consider' },
  long: { group: 'length', weight: 'consider' },
  short: { group: 'length', weight: 'consider' },
  'skills-many': { group: 'length', weight: 'consider' },
  'older-jobs': { group: 'length', weight: 'consider', source: 'luzerne' },

  'line-twice': { group: 'duplicates', weight: 'mend' },
  'job-twice': { group: 'duplicates', weight: 'mend' },
  'item-twice': { group: 'duplicates', weight: 'mend' },
  'skill-twice': { group: 'duplicates', weight: 'mend' },
  'link-twice': { group: 'duplicates', weight: 'mend' },

  'jobs-order': { group: 'structure', weight: 'consider', source: 'yale-ats' },
  'schools-order': { group: 'structure', weight: 'consider', source: 'yale-ats' },
  'education-above': { group: 'structure', weight: 'consider' },
  'title-missing': { group: 'structure', weight: 'mend' },
  'employer-missing': { group: 'structure', weight: 'mend' },
  'school-missing': { group: 'structure', weight: 'mend' },
  'skills-none': { group: 'structure', weight: 'consider' },
  'licence-line': { group: 'structure', weight: 'consider', source: 'licence-finder', needs: 'english' },

  filler: { group: 'wording', weight: 'consider', needs: 'english' },
  'first-person': { group: 'wording', weight: 'consider', source: 'queens', needs: 'english' },
  'third-person': { group: 'wording', weight: 'consider', source: 'queens', needs: 'english' },
  cliche: { group: 'wording', weight: 'consider', source: 'queens', needs: 'english' },
  objective: { group: 'wording', weight: 'consider', source: 'luzerne', needs: 'english' },
  references: { group: 'wording', weight: 'consider', needs: 'english' },
  'all-capitals': { group: 'wording', weight: 'consider' },
  placeholder: { group: 'wording', weight: 'mend' },
  ends: { group: 'wording', weight: 'consider' },

  spelling: { group: 'spelling', weight: 'mend', needs: 'spelling' },
  slips: { group: 'spelling', weight: 'mend', needs: 'english' },
  'word-twice': { group: 'spelling', weight: 'mend' },
  article: { group: 'spelling', weight: 'mend', needs: 'english' },
  'brand-case': { group: 'spelling', weight: 'consider' },

  'link-broken': { group: 'links', weight: 'mend' },
  'link-bare': { group: 'links', weight: 'mend' },
  'link-local': { group: 'links', weight: 'mend' },
  'link-tracking': { group: 'links', weight: 'consider' },
  'link-long': { group: 'links', weight: 'consider' },

  'template-columns': { group: 'readers', weight: 'consider', source: 'yale-ats' },
  'heading-names': { group: 'readers', weight: 'consider' },
  symbols: { group: 'readers', weight: 'consider' },
  'skill-scores': { group: 'readers', weight: 'consider' },
  'skills-joined': { group: 'readers', weight: 'consider' },
  mojibake: { group: 'readers', weight: 'mend' },
  'letter-spaced': { group: 'readers', weight: 'mend' },
  'broken-word': { group: 'readers', weight: 'mend' },
  'page-footer': { group: 'readers', weight: 'mend' },

  'id-number': { group: 'privacy', weight: 'mend', source: 'luzerne' },
  'birth-date': { group: 'privacy', weight: 'consider', source: 'eeoc-letter', needs: 'country' },
  photo: { group: 'privacy', weight: 'consider', source: 'eeoc-practices', needs: 'country' },
  'marital-status': { group: 'privacy', weight: 'consider', source: 'eeoc-practices', needs: 'country' },
  nationality: { group: 'privacy', weight: 'consider', source: 'eeoc-letter', needs: 'country' },
  'street-address': { group: 'privacy', weight: 'consider', needs: 'country' },
  'pay-named': { group: 'privacy', weight: 'consider' },
  'others-contacts': { group: 'privacy', weight: 'consider', source: 'luzerne' },
  'graduation-year': { group: 'privacy', weight: 'consider', source: 'eeoc-letter', needs: 'country' },
} as const satisfies Readonly<Record<string, Check>>;
export type CheckId = keyof typeof reviewChecks;

/** The names of all checks in the order of the table. */
export const checkIds = Object.keys(reviewChecks) as CheckId[];

/** What the table says of a check. */
export const checkOf = (id: CheckId): Check => reviewChecks[id];
