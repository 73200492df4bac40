import type { SaveProblemCode } from '@foothold/core/own-data/save-problem.ts';
import { errorNames } from './error-names.ts';

/** Why nothing was written, in a word for code and in words for the person. */
export type SaveFailure = {
  ok: false;
  reason: SaveProblemCode;
  message: string;
  /** The stored record, when it changed in the meantime. */
  current?: unknown;
};

/** What a command on own data answers; `journalId` is what Undo takes, null when there was nothing to change. */
export type SaveResult<More = unknown> =
  | ({ ok: true; id: number; journalId: number | null } & More)
  | SaveFailure;

/** Thrown inside a command to give up with a reason; the transaction is rolled back. */
export class Refusal extends Error {
  readonly code: SaveProblemCode;
  readonly current: unknown;
  readonly detail: string;
  constructor(code: SaveProblemCode, { detail = '', current }: { detail?: string; current?: unknown } = {}) {
    super(`${code} ${detail}`.trim());
    this.code = code;
    this.detail = detail;
    this.current = current;
  }
}

/** Runs a command and turns every failure into an answer, so that a form keeps what was typed (docs/spec/readings.md R23). */
export async function attempt<T extends { ok: true }>(run: () => Promise<T>): Promise<T | SaveFailure> {
  try {
    return await run();
  } catch (error) {
    const { saveProblems } = await import('@foothold/core/own-data/save-problem.ts');
    if (error instanceof Refusal) {
      const message = `${saveProblems[error.code]} ${error.detail}`.trim();
      const current = error.current === undefined ? {} : { current: error.current };
      return { ok: false, reason: error.code, message, ...current };
    }
    const reason = reasonOf(error);
    return { ok: false, reason, message: saveProblems[reason] };
  }
}

function reasonOf(error: unknown): SaveProblemCode {
  const names = errorNames(error);
  if (names.includes('QuotaExceededError')) return 'quota';
  if (names.includes('DatabaseClosedError') || names.includes('InvalidStateError')) return 'closed';
  // A key that must be unique was taken by something written since.
  if (names.includes('ConstraintError')) return 'newer';
  return 'failed';
}
