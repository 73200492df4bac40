import { loadDexie } from './load-dexie.ts';

/**
 * Asks the local database now and again with every change of what was read, in this tab or another. Answers the way to
 * stop, after which neither `onAnswer` nor `onError` is called.
 */
export function watchAnswer<T>(
  ask: () => Promise<T>,
  onAnswer: (answer: T) => void,
  onError: (error: unknown) => void,
): () => void {
  let stop = () => {};
  let isStopped = false;
  loadDexie().then(
    ({ liveQuery }) => {
      if (isStopped) return;
      const subscription = liveQuery(ask).subscribe(onAnswer, onError);
      stop = () => subscription.unsubscribe();
    },
    (error: unknown) => {
      if (!isStopped) onError(error);
    },
  );
  return () => {
    isStopped = true;
    stop();
  };
}
