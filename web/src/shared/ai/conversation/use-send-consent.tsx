import { type ReactNode, useRef, useState } from 'react';
import { type Destination, destinationName } from '../../../platform/ai/destination.ts';
import { sendingItem } from '../../../platform/ai/sending.ts';
import { currentSession } from '../../../platform/server/session.ts';
import { useErrorWords } from '../../../platform/use-error-words.ts';
import { opensLater } from '../../../ui/dialogs/opens-later.tsx';
import { showToast } from '../../../ui/toasts/toast.tsx';
import type { AskQuestion } from '../ask-question.ts';
import type { Outgoing } from '../outgoing.ts';
import { problemOf } from './turn-edit.ts';

const BeforeSheet = opensLater(async () => (await import('../before-sheet.tsx')).BeforeSheet);

type Waiting = { question: AskQuestion; leaving: Outgoing; decide: (yes: boolean) => void };

/** Conversations in which the person has seen what leaves, and to whom, since this page was opened. */
const seen = new Set<string>();

/**
 * Shows what leaves this device before the first question of a conversation that goes to a model, unless the person said that
 * this task may go to this model without. Answers how to ask, and the sheet to draw.
 */
export function useSendConsent(destination: Destination | null, conversation: string) {
  const words = useErrorWords();
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const last = useRef<Waiting | null>(null);
  if (waiting) last.current = waiting;

  const mayLeave = async (question: AskQuestion): Promise<boolean> => {
    if (!destination) return true;
    const to = destinationName(destination);
    const isAgreed =
      seen.has(seenKey(conversation, to)) || sendingItem.read(userId())?.[question.task] === to;
    if (isAgreed) return true;
    try {
      const [{ cutForModel }, { outgoingOf }] = await Promise.all([
        import('./model-ask.ts'),
        import('../outgoing-of.ts'),
      ]);
      const leaving = outgoingOf(await cutForModel(question));
      return await new Promise<boolean>((decide) => setWaiting({ question, leaving, decide }));
    } catch (failure) {
      showToast({ text: words(problemOf(failure)), kind: 'error' });
      return false;
    }
  };

  const decided = (yes: boolean, isRemembered = false) => {
    if (!waiting || !destination) return;
    const to = destinationName(destination);
    if (yes) seen.add(seenKey(conversation, to));
    if (yes && isRemembered)
      sendingItem.write(userId(), { ...sendingItem.read(userId()), [waiting.question.task]: to });
    setWaiting(null);
    waiting.decide(yes);
  };

  const shown = waiting ?? last.current;
  const sheet: ReactNode = shown && destination && (
    <BeforeSheet
      open={waiting !== null}
      task={shown.question.task}
      leaving={shown.leaving}
      destination={destination}
      onSend={(isRemembered) => decided(true, isRemembered)}
      onClose={() => decided(false)}
    />
  );
  /** A conversation that just got its key is the one that was agreed to. */
  const adopt = (next: string) => {
    if (destination) seen.add(seenKey(next, destinationName(destination)));
  };
  return { mayLeave, sheet, adopt };
}

const userId = () => currentSession().user?.userId ?? '';
/** Conversations of two accounts of one browser have the same keys. */
const seenKey = (conversation: string, to: string) => `${userId()} ${conversation} ${to}`;
