import type { AnswerPart, ConversationMessage } from '@foothold/core/entities/conversation/conversation.ts';
import { isSameSentence } from '@foothold/core/entities/ledger/ledger-entries.ts';
import type { LedgerEntry, TextWriter } from '@foothold/core/entities/ledger/ledger-entry.ts';
import { type Taking, takenText } from '@foothold/core/truth/ledger.ts';
import type { PreparedEvidence } from '@foothold/core/truth/prepared-evidence.ts';

/** The name and id of the part of an answer that proposes a version of the letter. */
export const versionPart = 'letter-version';

/** A version that an answer proposes, and the sentences in it that the person wrote in the chat. */
type LetterVersion = { text: string; own: string[]; part: AnswerPart };

/** The part that proposes a version: of a model the text of the answer is the letter, of rules it is what they say. */
export function versionOf(text: string | null, own: readonly string[]): AnswerPart {
  return {
    ...{ id: versionPart, name: versionPart, step: 0, at: 0, state: 'open', text: '', title: '' },
    ...{ args: { ...(text !== null && { text }), own: [...own] }, rows: [], total: 0, journalId: 0, to: '' },
  };
}

/** The version that an answer proposes; null for an answer that only says something. */
export function readVersion({
  text,
  parts,
}: Pick<ConversationMessage, 'text' | 'parts'>): LetterVersion | null {
  const part = parts.find(({ name }) => name === versionPart);
  if (!part) return null;
  const { text: letter, own } = part.args;
  return {
    part,
    text: typeof letter === 'string' ? letter : text,
    own: Array.isArray(own) ? own.filter((one): one is string => typeof one === 'string') : [],
  };
}

/** The version that waits for a yes: the one of the last answer, since a later question takes its place. Null for none. */
export function openVersion(messages: readonly ConversationMessage[]): LetterVersion | null {
  const last = messages.findLast(({ role }) => role === 'assistant');
  const version = last ? readVersion(last) : null;
  return version?.part.state === 'open' ? version : null;
}

/**
 * The entries of a version as it is taken. Sentences that the person wrote, in the letter or in the chat, stay their own; those that
 * the letter has already keep the entry of who wrote them.
 */
export function versionEntries(
  { text, own }: Pick<LetterVersion, 'text' | 'own'>,
  evidence: PreparedEvidence,
  of: {
    letter: string;
    written: readonly LedgerEntry[];
    writer: TextWriter;
    claims: readonly { text: string; evidence: readonly string[] }[];
    taking: Taking;
  },
): LedgerEntry[] {
  const { letter, written, writer, claims, taking } = of;
  const was = [letter, ...own].join('\n\n');
  return takenText(text, evidence, { was, entries: written, writer, claims, taking }).filter(
    (entry) => !written.some((before) => before.place === '' && isSameSentence(before.text, entry.text)),
  );
}
