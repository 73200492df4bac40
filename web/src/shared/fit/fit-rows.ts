import type { RequirementFit } from '@foothold/core/fit/fit.ts';
import type { Requirement } from '@foothold/core/fit/requirement.ts';
import type { FitReport } from './fit-messages.ts';

/** A requirement beside how it fared. */
export type FitRow = { requirement: Requirement; fit: RequirementFit };

/** Rows that stand together: what counts, what only the person knows, and what they set aside. */
export type FitGroup = { kind: (typeof kinds)[number]; rows: FitRow[] };

/** `more` is asked for and takes no part in the word: manners, conditions, wording that no table knows. */
const kinds = ['must', 'nice', 'asked', 'more', 'dismissed'] as const;

/** The rows of a report in the order of the posting, by group; groups without a row are left out. */
export function fitGroups({ asked, fit }: Pick<FitReport, 'asked' | 'fit'>): FitGroup[] {
  const fits = new Map(fit.requirements.map((one) => [one.id, one]));
  const rows = asked.requirements.flatMap((requirement): FitRow[] => {
    const found = fits.get(requirement.id);
    return found ? [{ requirement, fit: found }] : [];
  });
  return kinds
    .map((kind) => ({ kind, rows: rows.filter((row) => kindOf(row) === kind) }))
    .filter((group) => group.rows.length > 0);
}

function kindOf({ requirement, fit }: FitRow): FitGroup['kind'] {
  if (fit.state === 'dismissed') return 'dismissed';
  if (fit.state === 'unanswered') return 'asked';
  return fit.counts ? requirement.level : 'more';
}

/** What is missing and not left so: must-haves first. */
export function openGaps(groups: readonly FitGroup[]): FitRow[] {
  return groups
    .filter(({ kind }) => kind === 'must' || kind === 'nice')
    .flatMap(({ rows }) => rows.filter(({ fit }) => fit.state === 'missing' && !fit.isLeft));
}

/** The section of a resume that a line about a requirement belongs into. */
export function sectionFor({ kind }: Requirement): string {
  if (kind === 'licence' || kind === 'certificate') return 'Certifications';
  if (kind === 'degree') return 'Education';
  return kind === 'language' ? 'Languages' : 'Experience';
}

/** A text cut at its marked words: before, marked, after. Offsets outside of it mark nothing. */
export function markedParts(
  text: string,
  start: number,
  mark: { start: number; end: number },
): [before: string, marked: string, after: string] {
  const from = Math.min(Math.max(mark.start - start, 0), text.length);
  const to = Math.min(Math.max(mark.end - start, from), text.length);
  return [text.slice(0, from), text.slice(from, to), text.slice(to)];
}
