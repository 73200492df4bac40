import { useCallback, useEffect, useRef, useState } from 'react';
import type { BatchOptions } from '../../../data/rows/in-batches.ts';

/** How far a change of many jobs is. */
export type BulkProgress = { done: number; total: number };

/**
 * Runs one change of many jobs at a time and tells how far it is, once it takes more than a batch; `stop` gives it up
 * as a whole. Answers what the change answers.
 */
export function useBulkRun(): {
  progress: BulkProgress | null;
  run: (change: (batches: BatchOptions) => Promise<boolean>) => Promise<boolean>;
  stop: () => void;
} {
  const [progress, setProgress] = useState<BulkProgress | null>(null);
  const running = useRef<AbortController | null>(null);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const run = useCallback(async (change: (batches: BatchOptions) => Promise<boolean>) => {
    if (running.current) return false;
    const controller = new AbortController();
    running.current = controller;
    const onProgress = (done: number, total: number) => {
      if (isHere.current && (done < total || total > 1000)) setProgress({ done, total });
    };
    try {
      return await change({ onProgress, signal: controller.signal });
    } finally {
      running.current = null;
      if (isHere.current) setProgress(null);
    }
  }, []);
  const stop = useCallback(() => running.current?.abort(), []);
  return { progress, run, stop };
}
