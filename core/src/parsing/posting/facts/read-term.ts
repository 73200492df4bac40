import { type FactReader, quote } from './fact-reading.ts';

const job =
  '(?:position|role|job|jobs|employment|employee|employees|opportunity|opportunities|assignment|appointment|contract|worker|workers|work|basis|hire|hires|team|staff|associate|full[- ]time|part[- ]time|ft|pt|placement|openings?|internship)';
const patterns: readonly [string, RegExp][] = [
  [
    'seasonal',
    new RegExp(
      `\\bseasonal(?: \\w+)? ${job}\\b|\\bseasonally\\b|\\b(?:this is|position is|role is|employment type:|job type:|type:) (?:a )?seasonal\\b|\\bsaison(?:kraft|al|arbeit)`,
    ),
  ],
  [
    'temporary',
    new RegExp(
      `\\btemporary(?: \\w+)? ${job}\\b|\\btemp[- ]to[- ](?:hire|perm)|\\b(?:fixed|limited)[- ]term\\b|\\b(?:this is|position is|role is|employment type:|job type:|type:) (?:a )?temporary\\b|\\bbefristet|\\b(?:maternity|parental|leave) (?:leave )?cover\\b`,
    ),
  ],
];
const inTitle: readonly [string, RegExp][] = [
  ['seasonal', /\bseasonal\b(?! (?:brand|campaign|marketing|merch|product|program|trend))|\bsummer\b/],
  ['temporary', /\btemporary\b|\btemp\b|\bfixed[- ]term\b|\bmaternity cover|\bbefristet/],
];
/** An internship has its own kind of job, whatever its months. */
const beginners = /\bintern|\bco-?op\b|\bgraduate\b|\bstudent\b|\banalyst\b|\bfellow/;
/** Other people's jobs, and what is not one. */
const other =
  /\bnot (?:a )?(?:temporary|seasonal)|\b(?:if|no) (?:temporary|seasonal)|\(if temporary|\balternative|\b(?:full|part)[- ]time and seasonal|\bsupervis\w* .{0,40}\b(?:seasonal|temporary)|\b(?:hire|hiring|train|manage|lead|oversee|recruit)\w* .{0,30}\b(?:seasonal|temporary)|\btemporary (?:workers? )?(?:agency|agencies|staffing)|\banyone looking for|\btemporary residen|\bbenefits\b|\beligible\b/;

/** Whether the job lasts a season or for a time only. */
export const readTerm: FactReader = (clause) => {
  const { lower, part } = clause;
  if (!/season|saison|summer|temp|term\b|cover\b|befristet/.test(lower)) return [];
  if (part === 'title' ? beginners.test(lower) : other.test(lower)) return [];
  return (part === 'title' ? inTitle : patterns).flatMap(([value, pattern]) => {
    const match = pattern.exec(lower);
    if (!match) return [];
    const words = quote(clause.text, match.index, match.index + match[0].length);
    return [{ fact: 'term' as const, value, isRequired: true, words }];
  });
};
