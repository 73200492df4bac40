import { timingSafeEqual } from 'node:crypto';
import { webhookToleranceSeconds } from '@foothold/core/contract/subscriptions.ts';
import { Webhook } from 'standardwebhooks';
import type * as z from 'zod';
import { PolarCheckout, PolarEvent, PolarOrder, PolarSubscription } from './polar-schemas.ts';
import { type BillingEvent, WebhookError, type WebhookHeaders } from './port.ts';

const idForm = /^[\w.-]{1,200}$/;

function headerOf(headers: WebhookHeaders, name: string): string {
  const value = headers[name];
  if (typeof value === 'string' && value !== '') return value;
  throw new WebhookError(`The header ${name} is missing.`);
}

function isSame(one: string, two: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(two)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/**
 * Reads webhooks of Polar. The key is the bytes of the secret as it is shown, not what they may decode to; the clock is
 * ours to choose, which is why the signature is made again and compared instead of `verify`, which asks the system's.
 */
export function polarWebhooks(
  secret: string,
  now: () => Date,
): (raw: Buffer, headers: WebhookHeaders) => BillingEvent {
  const webhook = new Webhook(new TextEncoder().encode(secret), { format: 'raw' });
  return (raw, headers) => {
    const id = headerOf(headers, 'webhook-id');
    const stamp = headerOf(headers, 'webhook-timestamp');
    const signatures = headerOf(headers, 'webhook-signature');
    if (!idForm.test(id)) throw new WebhookError('The header webhook-id is not an id.');
    if (!/^\d{1,12}$/.test(stamp))
      throw new WebhookError('The header webhook-timestamp is not a time in whole seconds.');
    const sent = new Date(Number(stamp) * 1000);
    const expected = webhook.sign(id, sent, raw.toString('utf8'));
    // Before the time, so that nobody without the secret learns what our clock says.
    if (!signatures.split(' ', 20).some((signature) => isSame(signature, expected)))
      throw new WebhookError(
        'The signature does not fit the body: POLAR_WEBHOOK_SECRET is another one, or it is forged.',
      );
    const apart = Math.abs(now().getTime() - sent.getTime()) / 1000;
    if (apart > webhookToleranceSeconds)
      throw new WebhookError(
        `It was sent ${Math.round(apart)} seconds from now, and at most ${webhookToleranceSeconds} are taken: compare the clocks.`,
      );
    return eventOf(id, jsonOf(raw));
  };
}

function jsonOf(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8')) as unknown;
  } catch {
    throw new WebhookError('The body is not JSON.');
  }
}

function read<Schema extends z.ZodType>(schema: Schema, value: unknown, what: string): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  // Where it is wrong, never what stood there.
  throw new WebhookError(
    `${what} cannot be read at ${parsed.error.issues[0]?.path.join('.') || 'its root'}.`,
  );
}

function eventOf(id: string, json: unknown): BillingEvent {
  const { type, timestamp, data } = read(PolarEvent, json, 'The event');
  const event = { id, kind: type, sentAt: timestamp };
  if (type.startsWith('subscription.'))
    return { ...event, told: { subscription: read(PolarSubscription, data, 'The subscription') } };
  if (type.startsWith('order.')) return { ...event, told: { order: read(PolarOrder, data, 'The order') } };
  if (type.startsWith('checkout.'))
    return { ...event, told: { checkout: read(PolarCheckout, data, 'The checkout') } };
  return { ...event, told: null };
}
