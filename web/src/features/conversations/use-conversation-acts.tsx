import type { ConversationKind, ConversationMessage } from '@foothold/core/entities/talk/conversation.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { askAgain, askQuestion } from '../../data/conversations/ask-question.ts';
import { queryConversation } from '../../data/conversations/conversation-reads.ts';
import { deleteConversation, deleteQuestion } from '../../data/conversations/conversations.ts';
import { ownData } from '../../data/db/db.ts';
import { startAnswer } from '../../shared/ai/conversation/answer-desk.ts';
import { toastDone, toastFailure, toastResult } from '../../ui/toasts/result-toast.tsx';
import { type Asked, builtinWork, modelWork } from './answer-works.ts';
import type { ModelAsk } from './model-ask.ts';
import type { Topic } from './topic-card.tsx';

type Parts = {
  kind: ConversationKind;
  jobId: number | null;
  topic: Topic;
  /** Who answers; null for the rules. */
  model: ModelAsk | null;
  provider: string;
};

/** What can be done in a conversation. Each ask answers the key of its conversation, or null where it was refused. */
export function useConversationActs({ kind, jobId, topic, model, provider }: Parts) {
  const { t } = useLingui();

  const answer = async (id: number, answerId: number) => {
    const db = ownData();
    const whole = db && (await queryConversation(db, id));
    const row = whole?.messages.find(({ internalId }) => internalId === answerId);
    if (!whole || !row) return;
    const said = whole.messages.filter(({ internalId }) => internalId < answerId);
    const asked: Asked = { conversation: whole.conversation, said, title: t`Your own data` };
    startAnswer(answerId, row.uid, model ? modelWork(asked, model) : builtinWork(asked));
  };

  return {
    async ask(text: string, conversationId?: number): Promise<number | null> {
      const result = await askQuestion({ kind, jobId, text, ...topic, provider, conversationId });
      if (!result.ok) {
        toastFailure(result);
        return null;
      }
      await answer(result.id, result.answerId);
      return result.id;
    },
    /** Asks a question again, with `text` in other words. */
    async again(question: ConversationMessage, text?: string): Promise<void> {
      const result = await askAgain(question.internalId, { provider, ...(text !== undefined && { text }) });
      if (!result.ok) return toastFailure(result);
      toastDone(<Trans>Asked again. What stood here before can be brought back.</Trans>, result.journalId);
      await answer(result.id, result.answerId);
    },
    async remove(question: ConversationMessage): Promise<void> {
      toastResult(await deleteQuestion(question.internalId), <Trans>Question and answer deleted.</Trans>);
    },
    /** True when it is gone. */
    async removeConversation(id: number): Promise<boolean> {
      return toastResult(await deleteConversation(id), <Trans>Conversation deleted.</Trans>);
    },
  };
}
