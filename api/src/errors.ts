import { type ErrorCode, statusOf } from '@foothold/core/contract/envelope.ts';

/** A refusal with a stable code and a sentence a person understands; `field` names the part that was wrong. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly field: string | undefined;
  constructor(code: ErrorCode, message: string, options: { field?: string; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.code = code;
    this.field = options.field;
  }
  get status(): number {
    return statusOf(this.code);
  }
}

/** 404 of one kind of record: code `<entity>-not-found`, message with “not found” (DESIGN.md, HTTP). */
export function notFound(entity: string, label: string): AppError {
  return new AppError(`${entity}-not-found`, `${label} not found.`);
}
