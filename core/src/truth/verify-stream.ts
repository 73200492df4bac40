import type { PreparedEvidence } from './prepared-evidence.ts';
import { sentencesIn } from './sentences.ts';
import type { CheckedSentence } from './verdict.ts';
import { verifySentence } from './verify-sentence.ts';

/** Takes a text as it comes and answers the sentences that are whole since the last call. */
export type StreamVerifier = {
  /** More text; answers the sentences that it completed. */
  push(text: string): CheckedSentence[];
  /** The text is over; returns what was left. */
  end(): CheckedSentence[];
  /** Forgets everything, since the writer begins again. */
  restart(): void;
};

/** A verifier for a stream of words. A sentence counts as whole when the next one has begun. */
export function streamVerifier(evidence: PreparedEvidence): StreamVerifier {
  let before = 0;
  let rest = '';
  const take = (isOver: boolean) => {
    const spans = sentencesIn(rest);
    const isClosed = rest.endsWith('\n') || isOver;
    const whole = isClosed ? spans : spans.slice(0, -1);
    const checked = whole.map(({ start, end }) => ({
      ...verifySentence(rest.slice(start, end), evidence),
      start: before + start,
      end: before + end,
    }));
    const taken = isClosed ? rest.length : (whole.at(-1)?.end ?? 0);
    before += taken;
    rest = rest.slice(taken);
    return checked;
  };
  return {
    push(text) {
      rest += text;
      return take(false);
    },
    end: () => take(true),
    restart() {
      before = 0;
      rest = '';
    },
  };
}
