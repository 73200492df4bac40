import { useEffect, useState } from 'react';
import type { OwnData } from '../rows/own-data.ts';
import type { TableName } from '../rows/tables.ts';
import { useOwnQuery } from './own-query.ts';

/** How long changes have to rest before they are counted again, in ms: whoever changes a status has its screen first. */
const restMs = 300;

/**
 * A question that goes through a whole index, live: asked once, and again when the tables it counts have rested from a
 * change. Unlike `useOwnQuery`, which notes every key it reads so as to know what concerns it, any change of these
 * tables asks again, and one that comes meanwhile calls off what is under way. The last answer stays while a new one is
 * counted; undefined before the first. An `ask` that throws goes to the error boundary of the screen.
 */
export function useCountedQuery<T>(
  question: string,
  tables: readonly TableName[],
  ask: (db: OwnData, signal: AbortSignal) => Promise<T>,
): T | undefined {
  const change = useOwnQuery(`changes of ${tables.join()}`, (db) => queryChange(db, tables), { keep: true });
  const [answer, setAnswer] = useState<{ db: OwnData; question: string; value: T } | null>(null);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const isFirst = !answer || answer.db !== change?.db || answer.question !== question;
  useEffect(() => {
    if (!change) return;
    const { db } = change;
    const stop = new AbortController();
    const timer = setTimeout(
      () => {
        ask(db, stop.signal).then(
          (value) => {
            if (stop.signal.aborted) return;
            setAnswer({ db, question, value });
            setFailure(null);
          },
          (error: unknown) => {
            if (!stop.signal.aborted) setFailure({ error });
          },
        );
      },
      isFirst ? 0 : restMs,
    );
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
    // `change` is another object after every change; the question stands for what is asked.
  }, [change, question]);
  if (failure) throw failure.error;
  return answer && answer.db === change?.db ? answer.value : undefined;
}

/** Another object after every change of these tables: their counts make a live query look at all of their rows. */
export async function queryChange(db: OwnData, tables: readonly TableName[]): Promise<{ db: OwnData }> {
  await Promise.all(tables.map((table) => db.table(table).count()));
  return { db };
}
