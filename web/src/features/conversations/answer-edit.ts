import type { AiAnswer } from '@foothold/core/ai/ai-answer.ts';
import { AssistantFindings } from '@foothold/core/ai/builtin/assistant/findings.ts';
import { rulesPart } from '@foothold/core/ai/turn/messages-for-model.ts';
import type { TurnEnd } from '@foothold/core/ai/turn/run-turn.ts';
import type { AnswerPart } from '@foothold/core/entities/conversation/conversation.ts';
import { citedAddress } from '../../shared/ai/builtin-links.ts';

/** The end of a turn that was answered by rule, at once. */
export function builtinEnd(answer: AiAnswer, title: string): TurnEnd {
  return {
    ...{ text: answer.text, parts: rulesParts(answer, title), state: '', failure: null, last: answer },
    ...{ inputTokens: 0, outputTokens: 0, notes: answer.notes },
  };
}

/** What the rules would have written after a yes. */
export function rulesProposals({ structured }: AiAnswer): AssistantFindings['proposals'] {
  return AssistantFindings.safeParse(structured).data?.proposals ?? [];
}

/** Whether what waits for a yes in the conversation is declined. */
export function rulesWithdraw({ structured }: AiAnswer): boolean {
  return AssistantFindings.safeParse(structured).data?.withdraws ?? false;
}

/** What an answer by rule cites, as one reading, with where it leads and what can be asked next. */
function rulesParts({ structured }: AiAnswer, title: string): AnswerPart[] {
  const found = AssistantFindings.safeParse(structured).data;
  const { cited = [], screens = [], suggestions = [], searches = [], query = null, chips = [] } = found ?? {};
  if (cited.length + screens.length + suggestions.length + searches.length === 0 && query === null) return [];
  const rows = cited.map((one) => ({ kind: one.kind, title: one.title, detail: '', to: citedAddress(one) }));
  return [
    {
      ...{
        id: rulesPart,
        name: rulesPart,
        args: { screens, suggestions, searches, ...(query && { query, chips }) },
        step: 0,
        at: 0,
        state: 'read',
      },
      ...{ text: '', title, rows, total: rows.length, journalId: 0, to: '' },
    },
  ];
}
