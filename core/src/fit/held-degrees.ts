import { inDisplayOrder } from '../entities/resume/display-order.ts';
import type { WholeResume } from '../entities/resume/resume-text.ts';
import type { DegreeLevel } from './degree-levels.ts';
import { degreesIn } from './degree-terms.ts';
import type { Evidence } from './fit.ts';
import { phraseWords, placedWords } from './placed-words.ts';
import type { ResumeLine } from './resume-lines.ts';

/** A degree of a resume. */
export type HeldDegree = {
  level: DegreeLevel;
  /** Folded words of its subject. */
  subject: readonly string[];
  /** The stored end date where that lies ahead or nothing says that it is finished, else ''. */
  unfinishedUntil: string;
  evidence: Evidence;
};

/** Degrees whose letters name their subject. */
const subjects: Readonly<Record<string, string>> = {
  bsn: 'nursing',
  msn: 'nursing',
  adn: 'nursing',
  asn: 'nursing',
  dnp: 'nursing',
  mba: 'business administration',
  bba: 'business administration',
  msw: 'social work',
  bsw: 'social work',
  med: 'education',
  bed: 'education',
  edd: 'education',
  mat: 'education teaching',
  mph: 'public health',
  mpa: 'public administration',
  mls: 'library science',
  mlis: 'library science',
  jd: 'law',
  llb: 'law',
  llm: 'law',
  pharmd: 'pharmacy',
  mfa: 'fine arts',
  bfa: 'fine arts',
  beng: 'engineering',
  meng: 'engineering',
  btech: 'engineering technology',
  bcom: 'commerce business',
};

const unfinished =
  /\b(?:expected|anticipated|in progress|pursuing|candidate|current student|enrolled|ongoing)\b/i;

/** The degrees of the education section that is shown. */
export function heldDegrees(whole: WholeResume, lines: readonly ResumeLine[], today: string): HeldDegree[] {
  return inDisplayOrder(whole.education).flatMap((item): HeldDegree[] => {
    const path = `education/${item.internalId}`;
    const own = lines.filter((line) => line.path.startsWith(`${path}/`));
    for (const field of ['degree', 'major', 'institutionName']) {
      const line = own.find((one) => one.path === `${path}/${field}`);
      if (!line) continue;
      const [match] = degreesIn(placedWords(line.field), line.field).filter(
        ({ start, end }) => field !== 'institutionName' || /high school/i.test(line.field.slice(start, end)),
      );
      if (!match) continue;
      const letters = line.field
        .split(/\s+/)
        .map((word) => subjects[word.replace(/[^A-Za-z]/g, '').toLowerCase()] ?? '');
      const said = `${item.degree} ${item.major} ${letters.join(' ')}`;
      const isAhead = item.endDate > today.slice(0, item.endDate.length) && item.endDate !== 'present';
      const isOpen =
        item.endDate === 'present' || unfinished.test(`${item.degree} ${item.endDate} ${item.notes}`);
      const quote = line.field.trim();
      const start = line.field.indexOf(quote);
      return [
        {
          level: match.level,
          subject: phraseWords(said),
          unfinishedUntil: isAhead || isOpen ? item.endDate || 'present' : '',
          evidence: {
            path: line.path,
            quote,
            start,
            end: start + quote.length,
            mark: { start: match.start, end: match.end },
          },
        },
      ];
    }
    return [];
  });
}
