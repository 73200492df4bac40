/** Why a text could not be read to its end. */
export type ReadingProblem = 'too-slow' | 'broken' | 'stopped';

/** A text that could not be read; the message continues “this text …” and names nothing of it. */
export class ReadingError extends Error {
  readonly problem: ReadingProblem;
  constructor(problem: ReadingProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}

/** Reads texts of others in a process of its own, one after the other, so that none can hold up the server. */
export type Reading = {
  /**
   * Does the job of this name, which the process knows. Throws ReadingError: `too-slow` beyond the deadline, `stopped`
   * when the signal was aborted or the process closed, `broken` for anything else, memory that ran out included.
   */
  run(job: string, input: unknown, options?: { signal?: AbortSignal | undefined }): Promise<unknown>;
  /** Ends the process; what still waits is stopped. */
  close(): Promise<void>;
};

/** The functions that a process has by name: they take and answer what can be sent between processes, and wait for nothing. */
// biome-ignore lint/suspicious/noExplicitAny: each job knows its own input; the caller's type stands beside the job.
export type ReadingJobs = Readonly<Record<string, (input: any) => unknown>>;
