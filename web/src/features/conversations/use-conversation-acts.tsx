import type {
  ConversationKind,
  ConversationMessage,
} from '@foothold/core/entities/conversation/conversation.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { askAgain, askQuestion } from '../../data/conversations/ask-question.ts';
import { queryConversation } from '../../data/conversations/conversation-reads.ts';
import { deleteConversation, deleteQuestion } from '../../data/conversations/conversations.ts';
import { ownData } from '../../data/db/db.ts';
import type { Destination } from '../../platform/ai/destination.ts';
import type { AskQuestion } from '../../shared/ai/ask-question.ts';
import { startAnswer } from '../../shared/ai/conversation/answer-desk.ts';
import { toastDone, toastFailure, toastResult } from '../../ui/toasts/result-toast.tsx';
import type { Asked } from './answer-works.ts';
import type { Topic } from './topic-card.tsx';

type Parts = {
  kind: ConversationKind;
  jobId: number | null;
  /** What the job is called; '' without one. */
  jobName: string;
  topic: Topic;
  messages: readonly ConversationMessage[];
  /** Who answers; null for the rules. */
  destination: Destination | null;
  /** Whether a question may leave, as the person says of what it holds. */
  mayLeave: (question: AskQuestion) => Promise<boolean>;
};

/** What can be done in a conversation. Each ask answers the key of its conversation, or null where it was refused. */
export function useConversationActs({ kind, jobId, jobName, topic, messages, destination, mayLeave }: Parts) {
  const provider = destination?.provider ?? 'builtin';
  const { t } = useLingui();

  const answer = async (id: number, answerId: number) => {
    const { builtinWork, modelWork } = await import('./answer-works.ts');
    const db = ownData();
    const whole = db && (await queryConversation(db, id));
    const row = whole?.messages.find(({ internalId }) => internalId === answerId);
    if (!whole || !row) return;
    const said = whole.messages.filter(({ internalId }) => internalId < answerId);
    const ids = { conversation: id, answer: answerId };
    const asked: Asked = { conversation: whole.conversation, ids, said, title: t`Your own data`, jobName };
    startAnswer(answerId, row.uid, destination ? modelWork(asked, destination) : builtinWork(asked));
  };

  /** Shows what would leave with this question, and the messages before it; nothing is written before a yes. */
  const isAgreed = async (text: string, before: readonly ConversationMessage[]): Promise<boolean> => {
    if (!destination) return true;
    const { firstQuestion } = await import('./answer-works.ts');
    const { ConversationMessage: Message } = await import(
      '@foothold/core/entities/conversation/conversation.ts'
    );
    const said = [...before, Message.parse({ internalId: 0, role: 'user', text }) as ConversationMessage];
    const ids = { conversation: 0, answer: 0 };
    const asked: Asked = { conversation: { kind, jobId, ...topic }, ids, said, title: '', jobName };
    return mayLeave(await firstQuestion(asked, new AbortController().signal));
  };

  return {
    async ask(text: string, conversationId?: number): Promise<number | null> {
      if (!(await isAgreed(text, messages))) return null;
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
      const before = messages.filter(({ internalId }) => internalId < question.internalId);
      if (!(await isAgreed(text ?? question.text, before))) return;
      const result = await askAgain(question.internalId, { provider, ...(text !== undefined && { text }) });
      if (!result.ok) return toastFailure(result);
      toastDone(<Trans>Asked again. What was here before can be restored.</Trans>, result.journalId);
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
