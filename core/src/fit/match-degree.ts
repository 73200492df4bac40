import { compareDegrees } from './degree-levels.ts';
import type { HeldDegree } from './held-degrees.ts';
import { monthsIn, workField } from './match-years.ts';
import { found, type Matched, missing, partly } from './matched.ts';
import { phraseWords } from './placed-words.ts';
import type { PreparedResume } from './prepared-resume.ts';
import type { Requirement } from './requirement.ts';

type DegreeRequirement = Extract<Requirement, { kind: 'degree' }>;

/** Years of the trade that stand for a degree where a posting takes experience instead and names no number. */
const yearsForDegree = 4;
/** Words that many subjects share: they tell only where nothing else does. */
const shared = new Set(
  'science study engineering management administration art technology system general applied education degree of and in the human service health business or'.split(
    ' ',
  ),
);

/** Subjects that postings name by their kind. */
const kinds: Readonly<Record<string, string>> = {
  stem: 'science technology engineering mathematics computer physics chemistry biology statistics data',
  quantitative:
    'mathematics statistics economics finance engineering physics computer data actuarial econometrics',
  technical: 'engineering computer information technology mathematics physics software',
  healthcare: 'nursing health medicine medical',
};

/** A degree asked for against the education of the resume. */
export function matchDegree(
  requirement: DegreeRequirement,
  resume: PreparedResume,
  trades: readonly string[],
): Matched {
  const enough = resume.degrees.filter((one) => compareDegrees(one.level, requirement.degree) >= 0);
  const fields = requirement.degree === 'school' ? [] : requirement.fields;
  const fitting = enough.filter((one) => isOfSubject(one, fields));
  const done = fitting.find((one) => one.unfinishedUntil === '' || requirement.isEnrolledEnough);
  if (done) return found(done.evidence);
  const [open] = fitting;
  if (open) return partly({ what: 'degree-unfinished', until: open.unfinishedUntil }, [open.evidence]);
  const [other] = enough;
  if (other)
    return partly(
      { what: 'subject', asked: fields },
      [other.evidence],
      requirement.isRelatedEnough ? 0.5 : 0.35,
    );
  if (requirement.experienceInstead === null) return missing;
  const { months, positions } = monthsIn(resume, workField({ field: '' }, trades));
  const years = requirement.experienceInstead || yearsForDegree;
  if (trades.length === 0 || months < years * 12) return missing;
  const evidence = positions.map((one) => one.evidence).slice(0, 4);
  return partly({ what: 'degree-instead-of-experience', years: Math.floor(months / 12) }, evidence);
}

function isOfSubject({ subject }: HeldDegree, fields: readonly string[]): boolean {
  if (fields.length === 0) return true;
  const have = new Set(subject);
  return fields.some((field) => {
    const words = phraseWords(field).flatMap((word) => kinds[word]?.split(' ') ?? [word]);
    const telling = words.filter((word) => !shared.has(word));
    return (telling.length > 0 ? telling : words).some((word) => have.has(word));
  });
}
