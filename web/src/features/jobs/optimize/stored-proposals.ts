import type { Proposal } from '@foothold/core/ai/optimize/proposal.ts';
import { useSyncExternalStore } from 'react';
import { currentSession } from '../../../platform/server/session.ts';

/** What a model proposed for a job, and what became of the words of each. */
export type KeptAnswer = {
  proposals: readonly Proposal[];
  /** Suggestions that named no line of the resume. */
  strange: number;
  /** What the model said besides, in Markdown. */
  text: string;
};

const none: KeptAnswer = { proposals: [], strange: 0, text: '' };
const answers = new Map<string, KeptAnswer>();
const writing = new Map<string, string>();
const listeners = new Set<() => void>();

const keyOf = (jobId: number) => `${currentSession().user?.userId ?? ''} ${jobId}`;

function tell(): void {
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps an answer that was paid for while the tab is open: looking at the resume and coming back loses nothing. */
export function keepAnswer(jobId: number, answer: KeptAnswer): void {
  answers.set(keyOf(jobId), answer);
  tell();
}

/** The newest answer for a job. */
export function useStoredAnswer(jobId: number): KeptAnswer {
  return useSyncExternalStore(listen, () => answers.get(keyOf(jobId)) ?? none);
}

/** Shows the lines that a model has written so far; null once it writes no more. */
export function showWriting(jobId: number, text: string | null): void {
  if (text === null) writing.delete(keyOf(jobId));
  else writing.set(keyOf(jobId), text);
  tell();
}

/** The lines that a model writes at this moment; null while none does. */
export function useWrittenLines(jobId: number): string | null {
  return useSyncExternalStore(listen, () => writing.get(keyOf(jobId)) ?? null);
}
