import { contactChecks } from './contact-checks.ts';
import { datesChecks } from './date-checks.ts';
import { duplicateChecks } from './duplicate-checks.ts';
import { lengthChecks } from './length-checks.ts';
import { lineChecks, spellingCheck } from './line-checks.ts';
import { linkChecks } from './link-checks.ts';
import { numberChecks } from './number-checks.ts';
import { privacyChecks } from './privacy-checks.ts';
import type { Raised } from './raised.ts';
import { readerChecks } from './reader-checks.ts';
import { resumeCountry } from './resume-country.ts';
import type { Finding, Review, ReviewInput, SkipReason } from './review.ts';
import { type CheckId, checkGroups, checkIds, checkOf } from './review-checks.data.ts';
import { type ReviewedResume, reviewedResume } from './reviewed-resume.ts';
import { spellingChecks } from './spelling-checks.ts';
import { structureChecks } from './structure-checks.ts';
import { wordingChecks } from './wording-checks.ts';

/**
 * What there is to say of a resume, by rules: findings with their places and fixes, the checks that passed, and those that
 * could not be made. A rule that is not sure says nothing. It reads no clock and asks nobody: the same input gives the same review.
 */
export function reviewResume(input: ReviewInput): Review {
  const { hidden, ...rest } = input;
  const country = input.country || resumeCountry(input.whole.resume);
  const reviewed = reviewedResume({ ...rest, country });
  const isEmpty = isNothingWritten(reviewed);
  const skipped = new Map<CheckId, SkipReason>();
  for (const id of checkIds) {
    const why = hidden.includes(id) ? 'hidden' : whySkipped(id, reviewed);
    if (why) skipped.set(id, why);
  }
  const raised = isEmpty ? [] : saidOnce(all(reviewed)).filter(({ check }) => !skipped.has(check));
  const findings = inOrder(raised, reviewed);
  const found = new Set(findings.map(({ check }) => check));
  const count = (weight: string) => findings.filter(({ check }) => checkOf(check).weight === weight).length;
  return {
    findings,
    passed: isEmpty ? [] : checkIds.filter((id) => !found.has(id) && !skipped.has(id)),
    skipped: checkIds.flatMap((check) => {
      const why = skipped.get(check);
      return why ? [{ check, why }] : [];
    }),
    mend: count('mend'),
    consider: count('consider'),
    isEmpty,
    language: reviewed.language,
    country,
  };
}

function all(reviewed: ReviewedResume): Raised[] {
  return [
    ...contactChecks(reviewed),
    ...datesChecks(reviewed),
    ...lineChecks(reviewed),
    ...numberChecks(reviewed),
    ...lengthChecks(reviewed),
    ...duplicateChecks(reviewed),
    ...structureChecks(reviewed),
    ...wordingChecks(reviewed),
    ...spellingChecks(reviewed),
    ...(reviewed.misspelled ? spellingCheck(reviewed, reviewed.misspelled) : []),
    ...linkChecks(reviewed),
    ...readerChecks(reviewed),
    ...privacyChecks(reviewed),
  ];
}

/** What is said of a line already, so that another check need not say it of the same words. */
const covers: Readonly<Partial<Record<CheckId, readonly CheckId[]>>> = {
  'line-twice': ['repeat'],
  objective: ['first-person'],
  'id-number': ['birth-date', 'pay-named'],
  'pay-named': ['short', 'verb-first'],
  'page-footer': ['short', 'number', 'verb-first', 'ends'],
};

function saidOnce(raised: readonly Raised[]): Raised[] {
  const covered = new Set(
    raised.flatMap(({ check, field }) => (covers[check] ?? []).map((other) => `${other} ${field}`)),
  );
  return raised.filter(({ check, field }) => !covered.has(`${check} ${field}`));
}

function whySkipped(
  id: CheckId,
  { isEnglish, misspelled, pages, country }: ReviewedResume,
): SkipReason | null {
  const { needs } = checkOf(id);
  if (needs === 'english' && !isEnglish) return 'language';
  if (needs === 'spelling' && misspelled === null) return isEnglish ? 'spelling' : 'language';
  if (needs === 'pages' && pages === null) return 'pages';
  if (needs === 'country' && country === '') return 'country';
  return null;
}

/** Name and address alone come from the account; what a resume tells begins behind them. */
function isNothingWritten({ jobs, schools, skills, others, texts }: ReviewedResume): boolean {
  return jobs.length + schools.length + skills.length + others.length + texts.length === 0;
}

/** Findings by group, then as they are in the resume, then by the table; each with a key of its own. */
function inOrder(
  raised: readonly Raised[],
  { texts, jobs, schools, skills, others }: ReviewedResume,
): Finding[] {
  const items = [
    'resume',
    ...jobs.map(({ item }) => `experience/${item.internalId}`),
    ...schools.map(({ item }) => `education/${item.internalId}`),
    ...skills.map((item) => `skills/${item.internalId}`),
    ...others.map(({ item }) => `sections/${item.internalId}`),
  ];
  const itemAt = new Map(items.map((item, at) => [item, at]));
  const textAt = new Map(texts.map(({ field }, at) => [field, at]));
  const place = (field: string) => {
    const [part = '', id = ''] = field.split('/');
    return itemAt.get(part === 'resume' ? part : `${part}/${id}`) ?? -1;
  };
  const keys = new Map<string, number>();
  return raised
    .map((one) => ({
      one,
      order: [
        checkGroups.indexOf(checkOf(one.check).group),
        place(one.field),
        textAt.get(one.field) ?? -1,
        one.at?.[0] ?? -1,
        checkIds.indexOf(one.check),
      ],
    }))
    .sort((a, b) => a.order.reduce((less, value, at) => less || value - (b.order[at] ?? 0), 0))
    .map(({ one: { check, field, quote = '', at = null, count = 0, fixes = [], note = null } }) => {
      const name = `${check} ${field}`;
      const times = (keys.get(name) ?? 0) + 1;
      keys.set(name, times);
      return { key: times === 1 ? name : `${name} ${times}`, check, field, quote, at, count, fixes, note };
    });
}
