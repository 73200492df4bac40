import { useLiveQuery } from 'dexie-react-hooks';
import { useSyncExternalStore } from 'react';
import { type OwnData, ownData, watchOwnData } from './db.ts';

/** True once the data of the signed-in account is open. */
export function useOwnDataOpen(): boolean {
  return useOpenData() !== null;
}

/**
 * A live answer out of the open database: undefined while it loads or nothing is open, then again with every change
 * of what it read, in this tab or another. `question` names what is asked; an answer to another question, or out of
 * another account's data, is never given. With `keep` the last answer stays until the new one is there.
 */
export function useOwnQuery<T>(
  question: string,
  ask: (db: OwnData) => Promise<T>,
  { keep = false }: { keep?: boolean } = {},
): T | undefined {
  const db = useOpenData();
  const answer = useLiveQuery(
    async () => (db ? { db, question, value: await ask(db) } : undefined),
    [db, question],
  );
  if (!answer || answer.db !== db) return undefined;
  return keep || answer.question === question ? answer.value : undefined;
}

function useOpenData(): OwnData | null {
  return useSyncExternalStore(watchOwnData, ownData, () => null);
}
