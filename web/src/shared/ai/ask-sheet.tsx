import { useMemo } from 'react';
import { useDestination } from '../../platform/ai/destination.ts';
import { BeforeSheet } from './before-sheet.tsx';
import { outgoingOf } from './outgoing-of.ts';
import type { Asking } from './use-ask.ts';

/** The sheet of a question that waits for a yes; nothing while none does. */
export function AskSheet({ asking }: { asking: Pick<Asking, 'state' | 'confirm' | 'cancel'> }) {
  const { state, confirm, cancel } = asking;
  const destination = useDestination();
  const question = state.phase === 'sheet' ? state.question : null;
  const leaving = useMemo(() => question && outgoingOf(question), [question]);
  if (!question || !leaving || !destination) return null;
  return (
    <BeforeSheet
      open
      task={question.task}
      leaving={leaving}
      destination={destination}
      onSend={confirm}
      onClose={cancel}
    />
  );
}
