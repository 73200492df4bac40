import { mailboxGet } from '@foothold/core/contract/config.ts';
import type { RouteData } from '@foothold/core/contract/route.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, serverMessage } from '../../errors.ts';
import { bind } from '../../http/bind.ts';

type Options = {
  /** Reads the kept mails; null where mail goes out over SMTP. */
  mailbox: { newestFirst(to: string): RouteData<typeof mailboxGet> } | null;
  /** docs/spec/design.md, Development mailbox: whether this very request may see it. */
  isOpen: (request: FastifyRequest) => boolean;
};

/** Mounts GET /api/dev/mailbox?to=; where it is not open it looks like an address that does not exist. */
export function mailboxRoutes(app: FastifyInstance, { mailbox, isOpen }: Options): void {
  app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => {
      if (!mailbox || !isOpen(request))
        throw new AppError('route-not-found', serverMessage('address-not-found'));
    });
    bind(scope, mailboxGet, async ({ query }) => mailbox?.newestFirst(query.to) ?? []);
  });
}
