import { type ErrorCode, statusOf } from '@foothold/core/contract/envelope.ts';

/**
 * A refusal with a stable code and a sentence a person understands; `field` names the part that was wrong, `retryAfter`
 * the whole seconds after which the same call may go through.
 */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly field: string | undefined;
  readonly retryAfter: number | undefined;
  constructor(
    code: ErrorCode,
    message: string,
    options: { field?: string; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.code = code;
    this.field = options.field;
    this.retryAfter = options.retryAfter;
  }
  get status(): number {
    return statusOf(this.code);
  }
}

/** 404 of one kind of record: code `<entity>-not-found`, message with “not found” (docs/spec/design.md, HTTP). */
export function notFound(entity: string, label: string): AppError {
  return new AppError(`${entity}-not-found`, `${label} not found.`);
}
