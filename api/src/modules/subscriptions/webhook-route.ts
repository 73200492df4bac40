import { polarWebhook } from '@foothold/core/contract/subscriptions.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/db.ts';
import { AppError } from '../../errors.ts';
import { bind } from '../../http/bind.ts';
import { type BillingEvent, type BillingPort, WebhookError } from '../../providers/billing/port.ts';
import { handleBillingEvent } from './handle-event.ts';
import { planMessage } from './plan.messages.ts';

/** Of a body; Polar's are of a few kilobytes, and each is hashed before anybody is known to have sent it. */
const maxBytes = 262_144;

type Options = { db: Db; now: () => Date; vendor: BillingPort | null };

/** Mounts the webhook in a scope of its own, where a body is left as the bytes that were signed. */
export function webhookRoute(app: FastifyInstance, { db, now, vendor }: Options): void {
  void app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    // Of the route and not of the parser, so that a refusal names it.
    scope.addHook('onRoute', (options) => {
      options.bodyLimit = maxBytes;
    });
    bind(scope, polarWebhook, async ({ request }) => {
      if (!vendor) throw new AppError('webhook-not-found', planMessage('no-webhooks'));
      const raw = request.body instanceof Buffer ? request.body : Buffer.alloc(0);
      let event: BillingEvent;
      try {
        event = vendor.readEvent(raw, request.headers);
      } catch (cause) {
        if (!(cause instanceof WebhookError)) throw cause;
        request.log.warn({ reason: cause.message }, 'a webhook was not taken');
        throw new AppError('validation', planMessage('webhook-refused'), {
          field: 'webhook-signature',
          english: cause.message,
        });
      }
      const outcome = await handleBillingEvent(db, event, now());
      if (outcome === 'unknown-person')
        request.log.warn({ kind: event.kind }, 'a webhook was about nobody who has an account here');
      return { outcome };
    });
  });
}
