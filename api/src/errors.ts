import { type ErrorCode, statusOf } from '@foothold/core/contract/envelope.ts';
import { type Message, sayEnglish } from '@foothold/core/text/messages.ts';
import { serverMessage } from './errors.messages.ts';

export { serverMessage };

type Options = {
  /** The part of the request that was wrong. */
  field?: string;
  /** Whole seconds after which the same call may go through. */
  retryAfter?: number;
  /** English of its own for callers of the API, where it is more exact than what a person is told. */
  english?: string;
  cause?: unknown;
};

/** A refusal with a stable code and what a person is told, which is a message and never prose (docs/decisions/0121). */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly text: Message;
  readonly field: string | undefined;
  readonly retryAfter: number | undefined;
  constructor(code: ErrorCode, text: Message, { field, retryAfter, english, cause }: Options = {}) {
    super(english ?? sayEnglish(text), { cause });
    this.code = code;
    this.text = text;
    this.field = field;
    this.retryAfter = retryAfter;
  }
  get status(): number {
    return statusOf(this.code);
  }
}

/** 404 of one kind of record: code `<entity>-not-found`, a text with “not found” (docs/spec/design.md, HTTP). */
export function notFound(entity: string, text: Message): AppError {
  return new AppError(`${entity}-not-found`, text);
}

/** How long somebody has to wait, in the unit in which one would say it. */
export function waitingTime(seconds: number): Message {
  if (seconds < 90) return serverMessage('seconds', { count: seconds });
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90
    ? serverMessage('minutes', { count: minutes })
    : serverMessage('hours', { count: Math.ceil(minutes / 60) });
}

/** The same in whole minutes, at least one. */
export function waitingMinutes(seconds: number): Message {
  return serverMessage('minutes', { count: Math.max(1, Math.ceil(seconds / 60)) });
}
