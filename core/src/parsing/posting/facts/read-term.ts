import { textBefore, textBehind } from './clauses.ts';
import { type FactReader, quote } from './fact-reading.ts';

const job =
  /^ (?:(?:full|part)[- ]time |paid |summer |contract |holiday |hourly |retail |on-site |remote )?(?:position|role|job|employment|employee|opportunit|assignment|appointment|contract|worker|work\b|basis|hire|team|staff|associate|full[- ]time|part[- ]time|ft\b|pt\b|placement|opening|internship)/;
const patterns: readonly [string, RegExp][] = [
  ['seasonal', /\bseasonal\b|\bseasonally\b|\bsaison(?:kraft|al|arbeit)/],
  [
    'temporary',
    /\btemporary\b|\btemp[- ]to[- ](?:hire|perm)|\b(?:fixed|limited)[- ]term\b|\bbefristet|\b(?:maternity|parental|leave) (?:leave )?cover\b/,
  ],
];
/** Before the word: “this is a temporary …”, “employment type: seasonal”. */
const ofThisJob = /\b(?:this is|position is|role is|employment type:|job type:|type:)(?: a)? ?$/;
const inTitle: readonly [string, RegExp][] = [
  ['seasonal', /\bseasonal\b(?! (?:brand|campaign|marketing|merch|product|program|trend))|\bsummer\b/],
  ['temporary', /\btemporary\b|\btemp\b|\bfixed[- ]term\b|\bmaternity cover|\bbefristet/],
];
/** An internship has its own kind of job, whatever its months. */
const beginners = /\bintern|\bco-?op\b|\bgraduate\b|\bstudent\b|\banalyst\b|\bfellow/;
/** Other people's jobs, and what is not one. */
const other =
  /\bnot (?:a )?(?:temporary|seasonal)|\b(?:if|no) (?:temporary|seasonal)|\balternative|\btime and seasonal|\btemporary (?:workers? )?(?:agency|agencies|staffing)|\banyone looking for|\bbenefits\b|\beligible\b/;
/** Before the word: who leads such people need not be one. */
const leading =
  /\b(?:supervis|hire |hires |hiring |train |trains |manage |manages |lead |leads |overse|recruit)/;

/** Whether the job lasts a season or for a time only. */
export const readTerm: FactReader = (clause) => {
  const { lower, part } = clause;
  if (!/season|saison|summer|temp|term\b|cover\b|befristet/.test(lower)) return [];
  if (part === 'title' ? beginners.test(lower) : other.test(lower)) return [];
  return (part === 'title' ? inTitle : patterns).flatMap(([value, pattern]) => {
    const match = pattern.exec(lower);
    if (!match || (part !== 'title' && !isOfJob(lower, match))) return [];
    const words = quote(clause.text, match.index, match.index + match[0].length);
    return [{ fact: 'term' as const, value, isRequired: true, words }];
  });
};

/** “Temporary” and “seasonal” speak of a job only before a word for one, or where this job is said to be so. */
function isOfJob(lower: string, match: RegExpExecArray): boolean {
  const to = match.index + match[0].length;
  const before = textBefore(lower, match.index);
  if (leading.test(before)) return false;
  const isAdjective = match[0] === 'temporary' || match[0] === 'seasonal';
  return !isAdjective || job.test(textBehind(lower, to)) || ofThisJob.test(before);
}
