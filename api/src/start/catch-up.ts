/** Work that brings a database of an earlier version up to date while the server answers already. */
export type CatchUpStep = {
  /** What the failure is called: “The postings could not be …”. */
  failure: string;
  /** Stops between two pieces of work when the signal says so; done work is not done again. */
  run: (signal: AbortSignal) => Promise<unknown>;
};

/**
 * Runs the steps one after the other, beside everything else; one that fails is told and tried again at the next start.
 * `stop` ends it and resolves when nothing runs anymore.
 */
export function startCatchUp(
  steps: readonly CatchUpStep[],
  failed: (line: string) => void,
): { stop(): Promise<void> } {
  const stopped = new AbortController();
  const running = (async () => {
    for (const { failure, run } of steps) {
      if (stopped.signal.aborted) return;
      await run(stopped.signal).catch((cause) => failed(`${failure}: ${(cause as Error).message}`));
    }
  })();
  return {
    async stop() {
      stopped.abort();
      await running;
    },
  };
}
