export type RepeatingTask = {
  run: (signal: AbortSignal) => Promise<unknown>;
  everyMs: number;
  /** Writes to the log why a run failed; the next one runs anyway. */
  failed: (cause: Error) => void;
};

/** Runs a task now and after every interval, one run at a time; `stop` resolves when nothing runs anymore. */
export function startRepeating({ run, everyMs, failed }: RepeatingTask): { stop(): Promise<void> } {
  const stopped = new AbortController();
  let running: Promise<void> | null = null;
  const start = () => {
    running ??= Promise.resolve(run(stopped.signal))
      .then(() => undefined)
      .catch((cause: Error) => {
        if (!stopped.signal.aborted) failed(cause);
      })
      .finally(() => {
        running = null;
      });
  };
  start();
  const timer = setInterval(start, everyMs).unref();
  return {
    async stop() {
      stopped.abort();
      clearInterval(timer);
      await running;
    },
  };
}
