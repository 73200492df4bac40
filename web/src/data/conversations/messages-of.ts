import type { Conversation, ConversationMessage } from '@foothold/core/entities/conversation/conversation.ts';
import type { OwnData } from '../rows/own-data.ts';

/** Keys of the messages that came after one. Rows get their keys in the order in which they are written. */
export async function messagesAfter(db: OwnData, conversationId: number, id: number): Promise<number[]> {
  const keys = await db.conversationMessages.where('conversationId').equals(conversationId).primaryKeys();
  return keys.filter((key) => key > id);
}

/** The messages of a conversation in their order; those that an earlier release kept inside it are first, under keys below 0. */
export function messagesOf(
  { messages: earlier, internalId, uid }: Conversation,
  rows: readonly ConversationMessage[],
  read: (row: unknown) => ConversationMessage | null,
): ConversationMessage[] {
  const first = earlier.map(({ role, text, at }, place) =>
    read({
      internalId: place - earlier.length,
      uid: `${uid} ${place}`,
      conversationId: internalId,
      role,
      text,
      at,
    }),
  );
  return [...first.filter((one) => one !== null), ...[...rows].sort((a, b) => a.internalId - b.internalId)];
}
