import { supportSend } from '@foothold/core/contract/support.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import { bind } from '../../http/bind.ts';
import { MailError, type MailPort } from '../../providers/mail/port.ts';
import { supportMail } from './support-mail.ts';

type Options = {
  env: { SITE_NAME: string; SUPPORT_EMAIL: string };
  mail: MailPort;
  /** Whether mail leaves this server for the person behind a request. */
  mailWay: (request: FastifyRequest) => 'smtp' | 'mailbox' | 'none';
  /** Counts a message of the request's network: 0, or the seconds to wait where there were too many. */
  takeTurn: (request: FastifyRequest) => Promise<number>;
};

function waitWords(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
}

/** Mounts POST /api/email/support: one plain-text mail to SUPPORT_EMAIL, answerable to the person. */
export function supportRoutes(app: FastifyInstance, { env, mail, mailWay, takeTurn }: Options): void {
  const { SUPPORT_EMAIL: to, SITE_NAME: siteName } = env;
  bind(app, supportSend, async ({ body, request }) => {
    if (mailWay(request) === 'none')
      throw new AppError('unavailable', `Mail is not set up on this server. Write to ${to} instead.`);
    const wait = await takeTurn(request);
    if (wait > 0)
      throw new AppError(
        'too-many-requests',
        `Three messages an hour are taken from one network. Try again in ${waitWords(wait)}, or write to ${to}.`,
        { retryAfter: wait },
      );
    try {
      await mail.send(supportMail({ ...body, to, siteName, requestId: request.id }));
    } catch (cause) {
      if (!(cause instanceof MailError)) throw cause;
      request.log.warn({ reason: cause.reason }, 'a message to support was not taken');
      throw new AppError(
        'vendor-failed',
        `The message could not be sent. Try again in a minute, or write to ${to}.`,
      );
    }
    return { sent: true as const };
  });
}
