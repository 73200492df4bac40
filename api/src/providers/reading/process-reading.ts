import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Reading, ReadingError } from './port.ts';
import type { ReadingReply } from './serve-jobs.ts';

type Options = {
  /** The file of the process, which calls `serveJobs`. */
  entry: URL;
  /** Seconds that one text may take. */
  seconds: number;
  /** Megabytes of memory that its objects may take. */
  megabytes: number;
  /** Its environment variables; absent: none. */
  variables?: Readonly<Record<string, string>>;
};

type Task = {
  job: string;
  input: unknown;
  resolve: (result: unknown) => void;
  reject: (cause: ReadingError) => void;
};

/** Milliseconds without work after which the process ends and gives its memory back. */
const idle = 30_000;
/** Texts handed over at once, so that the process need not wait for the server between two. */
const ahead = 16;

/**
 * A process that starts with the first text and knows nothing of the server, its variables included. A text that takes
 * too long or too much memory ends it and is refused alone; the next one gets a new process. A process and no thread:
 * a thread without memory left takes the whole server with it. It keeps nothing running while nothing is read.
 */
export function processReading({ entry, seconds, megabytes, variables = {} }: Options): Reading {
  const waiting: Task[] = [];
  /** Handed to the process, which answers in this order: the first one is being read. */
  const sent: Task[] = [];
  let own: { child: ChildProcess; isReady: boolean } | null = null;
  let deadline: NodeJS.Timeout | undefined;
  let isClosed = false;

  function next(): void {
    if (own && !own.isReady) return;
    if (!own && waiting.length === 0) return;
    const { child, isReady } = start();
    child.ref();
    child.channel?.ref();
    if (!isReady) return;
    while (sent.length < ahead) {
      const task = waiting.shift();
      if (!task) break;
      try {
        child.send({ job: task.job, input: task.input });
        if (sent.push(task) === 1) watch(task);
      } catch {
        task.reject(new ReadingError('broken', 'it could not be read: it is nested too deeply'));
      }
    }
    if (sent.length === 0) rest();
  }

  function watch(task: Task | undefined): void {
    clearTimeout(deadline);
    if (task) deadline = setTimeout(() => void endIfSlow(task), seconds * 1000);
  }

  function rest(): void {
    clearTimeout(deadline);
    own?.child.unref();
    own?.child.channel?.unref();
    deadline = setTimeout(end, idle).unref();
  }

  function start() {
    if (own) return own;
    const child = fork(entry, {
      execArgv: [`--max-old-space-size=${megabytes}`],
      env: { ...variables },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const mine = { child, isReady: false };
    own = mine;
    child.on('message', (reply: ReadingReply) => {
      if (own !== mine) return;
      if (reply !== 'ready') return settle(reply);
      mine.isReady = true;
      next();
    });
    const gone = (why: string) => own === mine && fail(new ReadingError('broken', why));
    child.on('error', ({ message }) => gone(`its reader does not start: ${message}`));
    child.on('exit', () =>
      gone(`its reading ended without an answer, or took more than ${megabytes} MB of memory`),
    );
    return mine;
  }

  /** Of a text that was read in time the answer may be waiting behind the timer, where the server was busy. */
  async function endIfSlow(task: Task): Promise<void> {
    await nextTurn();
    await nextTurn();
    if (sent[0] === task) fail(new ReadingError('too-slow', `it took longer than ${seconds} s to read`));
  }

  function settle(reply: { result: unknown } | { error: string }): void {
    const task = sent.shift();
    if ('result' in reply) task?.resolve(reply.result);
    else task?.reject(new ReadingError('broken', `it could not be read: ${reply.error}`));
    watch(sent[0]);
    next();
  }

  /** The text that is being read fails and the process with it; where none is, the process cannot even start. */
  function fail(cause: ReadingError): void {
    const slow = sent.shift();
    const failed = slow ? [slow] : waiting.splice(0);
    waiting.unshift(...sent.splice(0));
    end();
    for (const task of failed) task.reject(cause);
    next();
  }

  function end(): void {
    clearTimeout(deadline);
    const ended = own?.child;
    own = null;
    ended?.kill('SIGKILL');
  }

  return {
    run(job, input, { signal } = {}) {
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      const task: Task = { job, input, resolve, reject };
      const stop = () => {
        const cause = new ReadingError('stopped', 'its reading was stopped');
        if (sent[0] === task) return fail(cause);
        const at = waiting.indexOf(task);
        if (at >= 0) waiting.splice(at, 1);
        reject(cause);
      };
      if (isClosed || signal?.aborted) stop();
      else {
        signal?.addEventListener('abort', stop, { once: true });
        waiting.push(task);
        next();
      }
      return promise.finally(() => signal?.removeEventListener('abort', stop));
    },
    async close() {
      isClosed = true;
      const stopped = [...sent.splice(0), ...waiting.splice(0)];
      const child = own?.child;
      end();
      for (const task of stopped) task.reject(new ReadingError('stopped', 'its reading was stopped'));
      if (child && child.exitCode === null && child.signalCode === null) {
        child.ref();
        await once(child, 'exit');
      }
    },
  };
}
