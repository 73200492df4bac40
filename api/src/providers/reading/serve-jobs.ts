import { Worker } from 'node:worker_threads';
import type { ReadingJobs } from './port.ts';

/** What the process sends: that it has loaded, then one answer for each job. */
export type ReadingReply = 'ready' | { result: unknown } | { error: string };

/** Milliseconds between two looks at whether the server still lives. */
const lookEvery = 1000;

/** Answers jobs inside a process that `processReading` started. */
export function serveJobs(jobs: ReadingJobs): void {
  if (!process.send) throw new Error('Jobs are served in a process of their own only.');
  // Ctrl-C goes to every process of a terminal; the server decides when this one ends.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  endWithServer();
  const answer = (reply: ReadingReply) => void process.send?.(reply);
  process.on('message', ({ job, input }: { job: string; input: unknown }) => {
    try {
      answer({ result: jobs[job]?.(input) });
    } catch (cause) {
      answer({ error: String((cause as Error)?.message ?? cause) });
    }
  });
  answer('ready');
}

/** A server that was killed cannot end a process that reads without end, so a thread of that process looks after it. */
function endWithServer(): void {
  const look = `const { workerData: server } = require('node:worker_threads');
    setInterval(() => {
      try { process.kill(server, 0); } catch { process.kill(process.pid, 'SIGKILL'); }
      if (process.platform !== 'win32' && process.ppid !== server) process.kill(process.pid, 'SIGKILL');
    }, ${lookEvery});`;
  new Worker(look, { eval: true, workerData: process.ppid }).unref();
  process.on('disconnect', () => process.exit());
}
