type Numbered = { id: number };

/**
 * Asks a worker, which starts with the first question, and tells each answer to who asked. A worker that fails answers null,
 * to everything that waits and from then on.
 */
export function workerAnswers<Order extends Numbered, Answer extends Numbered>(
  start: () => Worker,
): (order: Omit<Order, 'id'>) => Promise<Answer | null> {
  const waiting = new Map<number, (answer: Answer | null) => void>();
  let worker: Worker | undefined;
  let isBroken = false;
  let id = 0;
  const opened = () => {
    const made = start();
    made.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      waiting.get(data.id)?.(data);
      waiting.delete(data.id);
    });
    made.addEventListener('error', () => {
      isBroken = true;
      made.terminate();
      for (const done of waiting.values()) done(null);
      waiting.clear();
    });
    return made;
  };
  return (order) => {
    if (isBroken) return Promise.resolve(null);
    worker ??= opened();
    id += 1;
    const asked = { ...order, id };
    return new Promise((done) => {
      waiting.set(asked.id, done);
      worker?.postMessage(asked);
    });
  };
}
