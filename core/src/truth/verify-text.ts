import type { PreparedEvidence } from './prepared-evidence.ts';
import { sentencesIn } from './sentences.ts';
import type { CheckedSentence } from './verdict.ts';
import { verifySentence } from './verify-sentence.ts';

/** Every sentence of a text beside the evidence, with its place in the text; places of problems are those in the sentence. */
export function verifyText(text: string, evidence: PreparedEvidence): CheckedSentence[] {
  return sentencesIn(text).map(({ start, end }) => ({
    ...verifySentence(text.slice(start, end), evidence),
    start,
    end,
  }));
}
