import type { ConversationKind } from '@foothold/core/entities/conversation/conversation.ts';
import { href } from '../../platform/href.ts';

/** Where a person is in the conversations: with which job, in which one, and on a phone at their list. */
export type ConversationPlace = {
  jobId?: number | undefined;
  conversation?: number | undefined;
  list?: 1 | undefined;
};

/** Addresses of conversations (docs/spec/screens.md, AI). */
export const conversationPaths = {
  of: (kind: ConversationKind, { jobId, conversation, list }: ConversationPlace = {}) =>
    kind === 'coach'
      ? href('/job/search/coach/:jobId?', { jobId, search: { conversation, list } })
      : href('/job/search/assistant/:jobId?', { jobId, search: { conversation, list } }),
  job: (internalId: number) => href('/job/edit/:internalId', { internalId }),
  calls: href('/settings/calls'),
} as const;

/** The key in an address; NaN, which no record has, for anything else (docs/spec/readings.md R4). */
export function keyOf(text: string): number {
  return /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
}
