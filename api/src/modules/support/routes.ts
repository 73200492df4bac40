import { supportSend } from '@foothold/core/contract/support.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, waitingMinutes } from '../../errors.ts';
import { bind } from '../../http/bind.ts';
import { MailError, type MailPort } from '../../providers/mail/port.ts';
import { supportMessage } from './support.messages.ts';
import { supportMail } from './support-mail.ts';

type Options = {
  env: { SITE_NAME: string; SUPPORT_EMAIL: string };
  mail: MailPort;
  /** Whether mail leaves this server for the person behind a request. */
  mailWay: (request: FastifyRequest) => 'smtp' | 'mailbox' | 'none';
  /** Counts a message of the request's network: 0, or the seconds to wait where there were too many. */
  takeTurn: (request: FastifyRequest) => Promise<number>;
};

/** Mounts POST /api/email/support: one plain-text mail to SUPPORT_EMAIL, answerable to the person. */
export function supportRoutes(app: FastifyInstance, { env, mail, mailWay, takeTurn }: Options): void {
  const { SUPPORT_EMAIL: to, SITE_NAME: siteName } = env;
  bind(app, supportSend, async ({ body, request }) => {
    if (mailWay(request) === 'none')
      throw new AppError('unavailable', supportMessage('no-mail', { address: to }));
    const wait = await takeTurn(request);
    if (wait > 0)
      throw new AppError(
        'too-many-requests',
        supportMessage('too-many', { wait: waitingMinutes(wait), address: to }),
        { retryAfter: wait },
      );
    try {
      await mail.send(supportMail({ ...body, to, siteName, requestId: request.id }));
    } catch (cause) {
      if (!(cause instanceof MailError)) throw cause;
      request.log.warn({ reason: cause.reason }, 'a message to support was not taken');
      throw new AppError('vendor-failed', supportMessage('not-sent', { address: to }));
    }
    return { sent: true as const };
  });
}
