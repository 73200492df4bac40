import type { Conversation, ConversationMessage } from '@foothold/core/entities/conversation/conversation.ts';
import { foldText } from '@foothold/core/text/company-name.ts';
import { useOwnQuery } from '../db/own-query.ts';
import type { OwnData } from '../rows/own-data.ts';
import { type BrokenRow, readRow, readRows } from '../rows/read-rows.ts';
import { messagesOf } from './messages-of.ts';

/** A conversation of the list; `hit` is where the words that were searched stand, '' in the title. */
export type ListedConversation = { conversation: Conversation; hit: string };

/** Conversations of a kind, the one asked last first, and rows that do not read. */
export type ConversationList = { listed: ListedConversation[]; total: number; broken: BrokenRow[] };

/** The conversations of a kind in which all these words stand, live. */
export function useConversations(kind: string, words = ''): ConversationList | undefined {
  return useOwnQuery(`conversations ${kind} ${words}`, (db) => queryConversations(db, kind, words), {
    keep: true,
  });
}

/** Reads the conversations of a kind, the one asked last first; with words, those that hold them all. */
export async function queryConversations(db: OwnData, kind: string, words = ''): Promise<ConversationList> {
  const { rows, broken } = readRows(
    'conversations',
    await db.conversations.where('kind').equals(kind).toArray(),
  );
  const ofKind = rows.sort((a, b) => (askedAt(a) < askedAt(b) ? 1 : -1) || b.internalId - a.internalId);
  const wanted = foldText(words).split(' ').filter(Boolean);
  if (wanted.length === 0)
    return {
      listed: ofKind.map((conversation) => ({ conversation, hit: '' })),
      total: ofKind.length,
      broken,
    };
  const texts = await textsOf(db, ofKind);
  const listed = ofKind.flatMap((conversation) => {
    const said = texts.get(conversation.internalId) ?? [];
    const hit = found(conversation.title, said, wanted);
    return hit === null ? [] : [{ conversation, hit }];
  });
  return { listed, total: ofKind.length, broken };
}

/** When a conversation was asked last. */
export function askedAt({ lastAt, createdAt }: Conversation): string {
  return lastAt || createdAt;
}

/** A conversation with its messages in their order, live; null when there is none of that key, or it does not read. */
export function useConversation(id: number): WholeConversation | null | undefined {
  return useOwnQuery(`conversation ${id}`, (db) => queryConversation(db, id));
}

/** A conversation with all that was said in it. */
export type WholeConversation = {
  conversation: Conversation;
  messages: ConversationMessage[];
  broken: number;
};

/** Reads a conversation with its messages. */
export async function queryConversation(db: OwnData, id: number): Promise<WholeConversation | null> {
  const stored = Number.isSafeInteger(id) ? await db.conversations.get(id) : undefined;
  const conversation = stored ? readRow('conversations', stored).record : null;
  if (!conversation) return null;
  const read = readRows(
    'conversationMessages',
    await db.conversationMessages.where('conversationId').equals(id).toArray(),
  );
  const asRow = (row: unknown) => readRow('conversationMessages', row).record;
  return {
    conversation,
    messages: messagesOf(conversation, read.rows, asRow),
    broken: read.broken.length,
  };
}

async function textsOf(db: OwnData, of: readonly Conversation[]): Promise<Map<number, string[]>> {
  const texts = new Map(of.map((one) => [one.internalId, one.messages.map(({ text }) => text)]));
  await db.conversationMessages.each((row) => {
    if (typeof row.text === 'string') texts.get(row.conversationId ?? 0)?.push(row.text);
  });
  return texts;
}

const around = 40;

/** Where the words stand: '' for the title alone, else a line around the first of them; null where one is missing. */
function found(title: string, said: readonly string[], wanted: readonly string[]): string | null {
  const inTitle = foldText(title);
  const folded = said.map(foldText);
  const missing = wanted.filter((word) => !inTitle.includes(word));
  if (missing.length === 0) return '';
  if (!missing.every((word) => folded.some((text) => text.includes(word)))) return null;
  const at = folded.findIndex((text) => text.includes(missing[0] ?? ''));
  return lineAround(said[at] ?? '', missing[0] ?? '');
}

/** The words around the first one that holds `word`. */
function lineAround(text: string, word: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  const words = plain.split(' ');
  const hit = words.findIndex((one) => foldText(one).includes(word));
  const before = Math.max(0, words.slice(0, Math.max(0, hit)).join(' ').length - around);
  const cut = plain.slice(before, before + 3 * around);
  return `${before > 0 ? '…' : ''}${cut}${before + 3 * around < plain.length ? '…' : ''}`;
}
