import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { AppError, serverMessage } from '../errors.ts';

/** Mean lateness of the event loop, in milliseconds, above which calls are refused. */
const maxDelay = 2000;
/** Milliseconds between two looks. */
const lookEvery = 5000;
const resolution = 10;

/**
 * Mean lateness of the event loop since the last reset, in milliseconds; Infinity where the loop was not looked at once
 * since then: it stood still.
 */
export function latenessOf(histogram: { mean: number }): number {
  const delay = Math.max(0, histogram.mean / 1e6 - resolution);
  return Number.isNaN(delay) ? Number.POSITIVE_INFINITY : delay;
}

/** How late the event loop is, in milliseconds, as it was looked at last. */
export type Lateness = () => number;

/**
 * Looks at the event loop while the server is open. Only the loop's own timer is read: reading the process's memory opens a
 * file, which fails where no file may be opened anymore, and ended the process.
 */
function measuredLateness(app: FastifyInstance): Lateness {
  const histogram = monitorEventLoopDelay({ resolution });
  let delay = 0;
  histogram.enable();
  // A short interval would refuse everybody after a single stall: a machine that wakes, the start itself.
  const timer = setInterval(() => {
    delay = latenessOf(histogram);
    histogram.reset();
  }, lookEvery).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    histogram.disable();
  });
  return () => delay;
}

/** Answers 503 with Retry-After while the event loop is late. */
export function addOverload(app: FastifyInstance, lateness: Lateness = measuredLateness(app)): void {
  app.addHook('onRequest', async () => {
    if (lateness() > maxDelay) throw new AppError('unavailable', serverMessage('busy'));
  });
}
