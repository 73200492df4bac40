import { refusalText } from '@foothold/core/own-data/refusal.messages.ts';
import { type SaveProblemCode, saveProblemText } from '@foothold/core/own-data/save-problem.messages.ts';
import type { Message } from '@foothold/core/text/messages.ts';
import type { RefusalFacts } from './save-result.ts';

/** What a person is told of a refusal: why nothing was written, then what is particular to it. */
export function refusalMessage(
  code: SaveProblemCode,
  { detail, values, text = '' }: RefusalFacts = {},
): Message {
  const problem = saveProblemText(code);
  if (detail) return refusalText('detailed', { problem, detail: refusalText(detail, values) });
  return text === '' ? problem : refusalText('detailed', { problem, detail: text });
}
