import { bareLine } from '@foothold/core/ai/optimize/placed-text.ts';
import type { Story } from '@foothold/core/entities/conversation/practice.ts';
import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { evidenceOfResume, evidenceOfStory } from '@foothold/core/truth/evidence-of.ts';
import { placedEvidence } from '@foothold/core/truth/evidence-place.ts';
import { claimsMore } from '@foothold/core/truth/ledger.ts';
import { prepareEvidence } from '@foothold/core/truth/prepared-evidence.ts';
import { verifyText } from '@foothold/core/truth/verify-text.ts';

/** Words of a line in a version that its base does not say; `says` is the base's line that comes nearest, '' for none. */
export type TruthNote = { at: [start: number, end: number]; said: string; says: string };

/** A line is remarked on in one or two places; more is no hint anymore. */
const maxNotes = 2;

/**
 * Remarks on lines of a version that claim more than its base and the person's stories. A line that the base has word for word is
 * never looked at, and nothing is ever held: they are the person's own words.
 */
export function truthReader(
  base: WholeResume,
  stories: readonly Story[],
  today: string,
): (line: string) => readonly TruthNote[] {
  const items = [...evidenceOfResume(base), ...stories.flatMap(evidenceOfStory)];
  const evidence = prepareEvidence(items, today);
  const said = new Set(items.map(({ text }) => text));
  const known = new Map<string, readonly TruthNote[]>();
  const read = (line: string) => {
    if (line.trim() === '' || said.has(bareLine(line))) return [];
    return verifyText(line, evidence)
      .filter(claimsMore)
      .flatMap(({ start, problems, rests }) =>
        problems
          .filter(({ grade }) => grade === 'fact')
          .map((problem): TruthNote => {
            const source = problem.evidence || rests[0]?.id || '';
            return {
              at: [start + problem.start, start + problem.end],
              said: problem.said,
              says: placedEvidence(source, evidence)?.item.text ?? '',
            };
          }),
      )
      .slice(0, maxNotes);
  };
  return (line) => {
    const before = known.get(line);
    if (before) return before;
    const notes = read(line);
    known.set(line, notes);
    return notes;
  };
}
