import type { LeftOut } from '@foothold/core/ai/leave-out.ts';
import type { OwnTool } from '@foothold/core/ai/tools/tool-args.ts';
import { useSyncExternalStore } from 'react';
import { type Destination, destinationName } from '../../../platform/ai/destination.ts';
import { sendingResultsItem } from '../../../platform/ai/sending.ts';
import { currentSession } from '../../../platform/server/session.ts';

/** Records that a model wants to read, as they would go, until the person decides. */
export type ResultRequest = {
  tool: OwnTool;
  /** What was asked for: “Your jobs: nurse”. */
  title: string;
  /** What would go, word for word. */
  text: string;
  leftOut: readonly LeftOut[];
  destination: Destination;
  /** `isAlways`: records of this kind go to this model without it from now on. */
  decide: (yes: boolean, isAlways?: boolean) => void;
};

const waiting = new Map<number, ResultRequest>();
const listeners = new Set<() => void>();

/** Kinds of records that an account let go in a conversation, and to whom, since this page was opened. */
const allowed = new Set<string>();

type Asked = {
  tool: OwnTool;
  title: string;
  text: string;
  ids: { conversation: number; answer: number };
  destination: Destination;
  signal: AbortSignal;
};

/**
 * Whether a result of a tool may go to a model. The first result of each kind of record in a conversation is shown and waits for
 * the person, also while they look at other screens of this tab; later ones of the kind go. Throws when the answer is stopped.
 */
export async function mayResultGo({ tool, title, text, ids, destination, signal }: Asked): Promise<boolean> {
  const to = destinationName(destination);
  // Conversations of two accounts of one browser have the same keys.
  const key = `${userId()} ${ids.conversation} ${tool} ${to}`;
  if (allowed.has(key) || sendingResultsItem.read(userId())?.[tool] === to) return true;
  // It composes whole questions: no screen needs it before a tool has read.
  const { cutResult } = await import('../outgoing-of.ts');
  const { text: cut, left } = await cutResult(text);
  signal.throwIfAborted();
  const yes = await new Promise<boolean>((resolve, reject) => {
    const end = () => {
      signal.removeEventListener('abort', stop);
      change(ids.answer, null);
    };
    const stop = () => {
      end();
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', stop);
    const decide: ResultRequest['decide'] = (isYes, isAlways = false) => {
      end();
      if (isYes && isAlways)
        sendingResultsItem.write(userId(), { ...sendingResultsItem.read(userId()), [tool]: to });
      resolve(isYes);
    };
    change(ids.answer, { tool, title, text: cut, leftOut: left, destination, decide });
  });
  if (yes) allowed.add(key);
  return yes;
}

/** What waits for the person in an answer that is being written, live. */
export function useResultRequest(answerId: number | undefined): ResultRequest | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => pendingRequest(answerId ?? 0),
    () => null,
  );
}

/** What waits for the person in an answer; null for nothing. */
export function pendingRequest(answerId: number): ResultRequest | null {
  return waiting.get(answerId) ?? null;
}

function change(answerId: number, request: ResultRequest | null): void {
  if (request) waiting.set(answerId, request);
  else waiting.delete(answerId);
  for (const listener of listeners) listener();
}

const userId = () => currentSession().user?.userId ?? '';
