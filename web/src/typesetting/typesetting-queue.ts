import type { Typeset, TypesetProblem, TypesetProgress, TypesetRequest, Typesetting } from './typesetting.ts';

type Answer = { ok: true; document: Typeset } | TypesetProblem;
type Turn = {
  request: TypesetRequest;
  isUrgent: boolean;
  onProgress: (progress: TypesetProgress) => void;
  done: (answer: Answer) => void;
};

/** How a document waits for its turn. */
export type TurnOptions = {
  /** Somebody waits for it: it goes before what nobody waits for. */
  isUrgent?: boolean;
  onProgress?: (progress: TypesetProgress) => void;
  /** Takes it out of the queue; what is being set already is set to its end. */
  signal?: AbortSignal;
};

/** How long an engine without work keeps its memory, in ms. */
const idleTime = 45_000;

const calledOff: Answer = { ok: false, problem: 'failed', detail: 'called off' };

/**
 * Sets documents one after the other with one engine, each of them in full: for exports and pictures of pages, where
 * the page beside the editor sets only the latest. The engine starts with the first and ends some time after the last.
 */
export function typesettingQueue(
  start: (onProgress: (progress: TypesetProgress) => void) => Typesetting,
): (request: TypesetRequest, options?: TurnOptions) => Promise<Answer> {
  const waiting: Turn[] = [];
  let engine: Typesetting | undefined;
  let running: Turn | undefined;
  let rest: ReturnType<typeof setTimeout> | undefined;

  const next = async () => {
    if (running) return;
    const at = waiting.findIndex((turn) => turn.isUrgent);
    const [turn] = waiting.splice(Math.max(at, 0), 1);
    if (!turn) {
      rest = setTimeout(() => {
        engine?.dispose();
        engine = undefined;
      }, idleTime);
      return;
    }
    clearTimeout(rest);
    running = turn;
    engine ??= start((progress) => running?.onProgress(progress));
    const answer = await engine.typeset(turn.request);
    running = undefined;
    turn.done(answer);
    void next();
  };

  return (request, { isUrgent = false, onProgress = () => undefined, signal } = {}) =>
    new Promise((done) => {
      if (signal?.aborted) return done(calledOff);
      const turn: Turn = { request, isUrgent, onProgress, done };
      waiting.push(turn);
      signal?.addEventListener(
        'abort',
        () => {
          const at = waiting.indexOf(turn);
          if (at >= 0) waiting.splice(at, 1);
          done(calledOff);
        },
        { once: true },
      );
      void next();
    });
}
