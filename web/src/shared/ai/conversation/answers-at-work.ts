import type { TurnEnd, TurnSoFar } from '@foothold/core/ai/turn/run-turn.ts';
import type { AnswerEdit } from '../../../data/conversations/write-answer.ts';

/** An answer while it is written. */
export type AnswerAtWork = TurnSoFar & {
  answerId: number;
  phase: 'waiting' | 'writing' | 'reading';
  /** Epoch milliseconds. */
  startedAt: number;
};

/** Does the work: tells what there is, and ends with what is kept. Throws nothing. */
export type AnswerWork = (
  signal: AbortSignal,
  tell: (soFar: TurnSoFar, isReading: boolean) => void,
) => Promise<{ end: TurnEnd; edit: AnswerEdit }>;

type Parts<K> = {
  write: (answerId: number, edit: AnswerEdit) => Promise<{ ok: boolean }>;
  /** Keeps a text at once, where the store would be too late or refused. */
  keep: (of: K, text: string) => void;
  /** Says to other tabs that this one writes it, until it is done. */
  hold: <T>(of: K, work: () => Promise<T>) => Promise<T>;
  now?: () => number;
  /** Calls back once, soon: what arrives within it is told together. */
  soon?: (tell: () => void) => void;
};

/** How long a text may go on before it is stored as far as it is. */
export const storeEveryMs = 2500;

/** The answers that this tab is writing; they go on while the person looks at other screens. Each is written to the store at pauses and at its end, and kept at once when the tab closes. */
export function answersAtWork<K>({ write, keep, hold, now = Date.now, soon = queueMicrotask }: Parts<K>) {
  const all = new Map<number, { of: K; seen: AnswerAtWork; stop: AbortController }>();
  const listeners = new Set<() => void>();
  let isTelling = false;
  const tellAll = () => {
    if (isTelling) return;
    isTelling = true;
    soon(() => {
      isTelling = false;
      for (const listener of listeners) listener();
    });
  };

  async function run(answerId: number, of: K, work: AnswerWork): Promise<void> {
    const stop = new AbortController();
    const startedAt = now();
    const none = { text: '', parts: [], inputTokens: 0, outputTokens: 0 };
    const seen: AnswerAtWork = { answerId, phase: 'waiting', startedAt, ...none };
    all.set(answerId, { of, seen, stop });
    tellAll();
    let storedAt = startedAt;
    let storing: Promise<unknown> = Promise.resolve();
    const { edit } = await hold(of, () =>
      work(stop.signal, (soFar, isReading) => {
        const phase = isReading ? 'reading' : soFar.text === '' ? 'waiting' : 'writing';
        all.set(answerId, { of, stop, seen: { answerId, startedAt, ...soFar, phase } });
        tellAll();
        if (now() - storedAt < storeEveryMs) return;
        storedAt = now();
        const { text, parts } = soFar;
        storing = storing.then(() => write(answerId, { text, parts, state: 'writing' }));
      }),
    );
    await storing;
    const seconds = Math.round((now() - startedAt) / 1000);
    const done = await write(answerId, { ...edit, seconds });
    keep(of, done.ok ? '' : (edit.text ?? ''));
    all.delete(answerId);
    tellAll();
  }

  return {
    /** Begins an answer whose row is there already; ends when it is stored. */
    start(answerId: number, of: K, work: AnswerWork): Promise<void> {
      return run(answerId, of, work);
    },
    /** Ends the writing; what had arrived stays. */
    stop(answerId: number): void {
      all.get(answerId)?.stop.abort();
    },
    /** The answer as it is; undefined once it is stored. */
    get(answerId: number): AnswerAtWork | undefined {
      return all.get(answerId)?.seen;
    },
    isAny: () => all.size > 0,
    /** Ends all of them, as when the person signs out. */
    stopAll(): void {
      for (const { stop } of all.values()) stop.abort();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** The page may end before the store has it. */
    keepAll(): void {
      for (const { of, seen } of all.values()) keep(of, seen.text);
    },
  };
}
