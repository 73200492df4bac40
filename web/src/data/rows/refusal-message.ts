import { type RefusalName, refusalText } from '@foothold/core/own-data/refusal.messages.ts';
import { type SaveProblemCode, saveProblemText } from '@foothold/core/own-data/save-problem.messages.ts';
import type { Message, MessageValues } from '@foothold/core/text/messages.ts';

/** What a refusal says beside its reason. */
export type RefusalFacts = {
  /** A text of refusal.messages.ts, with its values. */
  detail?: RefusalName;
  values?: MessageValues;
  /** In place of it what is in no language: names of fields or files, what was typed, the sentence of a schema; or the message of a rule. */
  text?: string | Message;
  /** The stored record, when it changed in the meantime. */
  current?: unknown;
};

/** What a person is told of a refusal: why nothing was written, then what is particular to it. */
export function refusalMessage(
  code: SaveProblemCode,
  { detail, values, text = '' }: RefusalFacts = {},
): Message {
  const problem = saveProblemText(code);
  if (detail) return refusalText('detailed', { problem, detail: refusalText(detail, values) });
  return text === '' ? problem : refusalText('detailed', { problem, detail: text });
}
