import { useEffect, useState, useSyncExternalStore } from 'react';
import type { OwnData } from '../rows/own-data.ts';
import { watchAnswer } from '../rows/watch-answer.ts';
import { isOwnDataRefused, ownData, watchOwnData } from './db.ts';

/** True once the data of the signed-in account is open. */
export function useOwnDataOpen(): boolean {
  return useOpenData() !== null;
}

/** True when the data did not open and there is nothing to wait for; the frame around the screens says why. */
export function useOwnDataRefused(): boolean {
  return useSyncExternalStore(watchOwnData, isOwnDataRefused, () => false);
}

/**
 * A live answer out of the open database: undefined while it loads or nothing is open, then again with every change
 * of what it read, in this tab or another. `question` names what is asked; an answer to another question, or out of
 * another account's data, is never given. With `keep` the last answer stays until the new one is there. What `ask`
 * throws goes to the error boundary of the screen.
 */
export function useOwnQuery<T>(
  question: string,
  ask: (db: OwnData) => Promise<T>,
  { keep = false }: { keep?: boolean } = {},
): T | undefined {
  const db = useOpenData();
  const [answer, setAnswer] = useState<{ db: OwnData; question: string; value: T } | null>(null);
  const [failure, setFailure] = useState<{ db: OwnData; question: string; error: unknown } | null>(null);
  useEffect(() => {
    if (!db) return;
    // The question stands for what is asked: another `ask` for the same one is no reason to ask again.
    return watchAnswer(
      () => ask(db),
      (value) => {
        setAnswer({ db, question, value });
        setFailure(null);
      },
      (error) => setFailure({ db, question, error }),
    );
  }, [db, question]);
  if (failure && failure.db === db && failure.question === question) throw failure.error;
  if (!answer || answer.db !== db) return undefined;
  return keep || answer.question === question ? answer.value : undefined;
}

function useOpenData(): OwnData | null {
  return useSyncExternalStore(watchOwnData, ownData, () => null);
}
