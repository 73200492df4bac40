import type { ConversationMessage } from '@foothold/core/entities/conversation/conversation.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { writeAnswer } from '../../../data/conversations/write-answer.ts';
import { holdLock, isLockHeld } from '../../../platform/named-locks.ts';
import { currentSession, watchSession } from '../../../platform/server/session.ts';
import { keepUnsaved, takeUnsavedTyping } from '../../../platform/unsaved-typing.ts';
import { type AnswerAtWork, type AnswerWork, answersAtWork } from './answers-at-work.ts';

/** Whose answer it is, and the uid of its row. */
type Mark = { owner: string; uid: string };

const storedUnder = ({ uid }: Mark) => `answer ${uid}`;
const nameOf = (uid: string) => `foothold-answer-${uid}`;
const frame = 40;

const desk = answersAtWork<Mark>({
  write: writeAnswer,
  keep: (mark, text) => keepUnsaved(mark.owner, storedUnder(mark), text),
  hold: ({ uid }, work) => holdLock(nameOf(uid), work),
  soon: (tell) => setTimeout(tell, frame),
});

let owner = '';
let isListening = false;

/** What a tab that goes away, and a person who signs out, mean for answers that are being written. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener('pagehide', () => desk.keepAll());
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'hidden' && desk.keepAll(),
  );
  watchSession(() => {
    if (desk.isAny() && currentSession().user?.userId !== owner) desk.stopAll();
  });
}

/** Begins an answer whose row is there. It goes on while the person looks at other screens of this tab. */
export function startAnswer(answerId: number, uid: string, work: AnswerWork): void {
  listen();
  owner = currentSession().user?.userId ?? '';
  void desk.start(answerId, { owner, uid }, work);
}

/** Ends the writing of an answer; what had arrived stays. */
export function stopAnswer(answerId: number): void {
  desk.stop(answerId);
}

/** The one of these answers that this tab is writing, live. */
export function useAnswerAtWork(messages: readonly ConversationMessage[]): AnswerAtWork | undefined {
  const last = messages.findLast(({ role }) => role === 'assistant')?.internalId ?? 0;
  return useSyncExternalStore(desk.subscribe, () => desk.get(last));
}

/** How long another tab has to say that it writes an answer, ms. */
const patience = 1000;

/** Ends answers that nobody writes anymore, since their tab was closed or reloaded: with all of them that was kept. */
export function useLostAnswers(messages: readonly ConversationMessage[]): void {
  const lost = messages.find(({ state, internalId }) => state === 'writing' && !desk.get(internalId));
  const { internalId: id = 0, uid = '', text = '' } = lost ?? {};
  useEffect(() => {
    if (id === 0) return;
    const timer = setTimeout(() => void endLost(id, uid, text), patience);
    return () => clearTimeout(timer);
  }, [id, uid, text]);
}

async function endLost(id: number, uid: string, stored: string): Promise<void> {
  if (desk.get(id) || (await isLockHeld(nameOf(uid)))) return;
  const mark = { owner: currentSession().user?.userId ?? '', uid };
  const kept = takeUnsavedTyping(mark.owner, storedUnder(mark));
  const text = kept.length > stored.length ? kept : stored;
  await writeAnswer(id, { text, state: 'cut-off' });
}
