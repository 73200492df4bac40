import type { SaveProblemCode } from '@foothold/core/own-data/save-problem.messages.ts';
import type { Message } from '@foothold/core/text/messages.ts';
import { errorNames } from './error-names.ts';
import type { RefusalFacts } from './refusal-message.ts';

/** Why nothing was written, in a word for code and in words for the person. */
export type SaveFailure = {
  ok: false;
  reason: SaveProblemCode;
  message: Message;
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
  readonly facts: RefusalFacts;
  constructor(code: SaveProblemCode, facts: RefusalFacts = {}) {
    super([code, facts.detail].filter(Boolean).join(' '));
    this.code = code;
    this.facts = facts;
  }
}

/** Runs a command and turns every failure into an answer, so that a form keeps what was typed (docs/spec/readings.md R23). */
export async function attempt<T extends { ok: true }>(run: () => Promise<T>): Promise<T | SaveFailure> {
  try {
    return await run();
  } catch (error) {
    const { refusalMessage } = await import('./refusal-message.ts');
    if (!(error instanceof Refusal)) {
      const reason = reasonOf(error);
      return { ok: false, reason, message: refusalMessage(reason) };
    }
    const { code, facts } = error;
    const current = facts.current === undefined ? {} : { current: facts.current };
    return { ok: false, reason: code, message: refusalMessage(code, facts), ...current };
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
