import { type ClientFailure, clientFailures } from '@foothold/core/contract/client-failures.messages.ts';
import type { SentMessage } from '@foothold/core/text/sent-message.ts';
import { i18n } from '@lingui/core';
import { sayIn } from '../say.ts';

type Details = {
  status?: number;
  requestId?: string;
  field?: string;
  retryAfter?: number;
  text?: SentMessage | undefined;
  cause?: unknown;
};

/**
 * Why a call gave no data: `code` is the server's (core/contract/envelope), or `offline`, `network`, `timeout`,
 * `bad-answer` where none arrived (`status` 0). A person reads it through `errorWords`.
 */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: string;
  readonly status: number;
  /** What a person is told, as catalogs know it; undefined from an older server, whose English `message` stands. */
  readonly text: SentMessage | undefined;
  /** To quote when asking for help; '' where the server gave none. */
  readonly requestId: string;
  /** The request field that was refused, or ''. */
  readonly field: string;
  /** Seconds to wait before asking again; 0 where the server named none. */
  readonly retryAfter: number;

  constructor(
    code: string,
    message: string,
    { status = 0, requestId = '', field = '', retryAfter = 0, text, cause }: Details = {},
  ) {
    super(message, { cause });
    this.code = code;
    this.status = status;
    this.text = text;
    this.requestId = requestId;
    this.field = field;
    this.retryAfter = retryAfter;
  }
}

/** An ApiError for a call that no answer, or no readable one, came back from. */
export function clientFailure(code: ClientFailure, details: Details = {}): ApiError {
  return new ApiError(code, sayIn(i18n)(clientFailures(code)), details);
}
