import type { QuestionBefore } from '@foothold/core/ai/builtin/assistant/assistant.ts';
import { RecordQuery } from '@foothold/core/ai/builtin/assistant/query/record-query.ts';
import { rulesPart } from '@foothold/core/ai/turn/messages-for-model.ts';
import type { ConversationMessage } from '@foothold/core/entities/conversation/conversation.ts';

/** What the last question of a conversation continues: the query of the answer before, and how many proposals are open. */
export function questionBefore(said: readonly Pick<ConversationMessage, 'role' | 'parts'>[]): QuestionBefore {
  const answer = said.findLast(({ role }) => role === 'assistant');
  const stored = answer?.parts.find(({ name }) => name === rulesPart)?.args.query;
  const open = said.flatMap(({ parts }) => parts.filter(({ state }) => state === 'open')).length;
  return { query: RecordQuery.safeParse(stored).data ?? null, open };
}
