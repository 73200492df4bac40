import { Refusal } from './save-result.ts';

/** How a change of many records tells where it is, and how it is stopped. */
export type BatchOptions = {
  /** After each batch: how many records are through. */
  onProgress?: ((done: number, total: number) => void) | undefined;
  /** Aborted: the change gives up and nothing of it is written. */
  signal?: AbortSignal | undefined;
};

/** So many records are taken at once: between two batches the page is drawn and answers. */
const batch = 250;

/**
 * Runs a change over the keys of many records in batches, ascending, each key once. Everything stays one transaction
 * as long as `run` asks the database of it for something.
 */
export async function inBatches(
  ids: readonly number[],
  { onProgress, signal }: BatchOptions,
  run: (ids: readonly number[]) => Promise<void>,
): Promise<void> {
  const sorted = [...new Set(ids)].sort((a, b) => a - b);
  for (let from = 0; from < sorted.length; from += batch) {
    if (signal?.aborted) throw new Refusal('stopped');
    await run(sorted.slice(from, from + batch));
    onProgress?.(Math.min(from + batch, sorted.length), sorted.length);
  }
  if (signal?.aborted) throw new Refusal('stopped');
}
