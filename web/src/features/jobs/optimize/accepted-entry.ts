import type { Verdict } from '@foothold/core/entities/ledger/ledger-entry.ts';
import type { WrittenLine } from '@foothold/core/entities/ledger/written-line.ts';
import { type Taking, takenEntry } from '@foothold/core/truth/ledger.ts';
import type { PreparedEvidence } from '@foothold/core/truth/prepared-evidence.ts';
import type { OptimizeRow } from './optimize-rows.ts';

/** The entry that is kept with an accepted line: one for the line, with what each of its sentences rests on. */
export function acceptedEntry(
  { proposal, words, how, checked }: OptimizeRow,
  evidence: PreparedEvidence,
  taking: Taking,
): Omit<WrittenLine, 'place'> {
  const { writer, after, before } = proposal;
  const parts = checked.sentences.map(({ text }) => takenEntry({ text, writer, how }, evidence, taking));
  const isWaiting = parts.some(({ acceptedAt }) => acceptedAt === '');
  const has = (verdict: Verdict) => parts.some((part) => part.verdict === verdict);
  const verdict = has('reworded') ? 'reworded' : has('supported') || isWaiting ? 'supported' : 'no-claim';
  return {
    ...{ text: words, was: before, proposed: words === after ? '' : after, writer },
    verdict,
    evidence: parts.flatMap((part) => part.evidence),
    acceptedAt: isWaiting ? '' : taking.at,
    acceptedBy: isWaiting ? '' : taking.by,
    // Who accepts a line in other words has its words before them.
    how: isWaiting ? '' : verdict === 'reworded' && how === 'as-proposed' ? 'read' : how,
  };
}
