import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type PolarStandIn, polarToken } from './test-polar.ts';
import type { PolarObject } from './test-polar-objects.ts';

type Answer = { status: number; body: unknown; headers?: Record<string, string>; html?: string };
type Asked = { method: string; url: URL; body: Record<string, unknown> };

const json = (status: number, body: unknown): Answer => ({ status, body });
const missing = json(404, { error: 'ResourceNotFound', detail: 'Not found' });
const refusal = (field: string, msg: string): Answer =>
  json(422, { detail: [{ loc: ['body', field], msg, type: 'value_error' }] });

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString();
  if (!text) return {};
  return text.startsWith('{') ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text));
}

function page(title: string, lines: string): Answer {
  const html = `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1>${lines}</html>`;
  return { status: 200, body: null, html };
}

/** One page of a list. */
function listed(rows: PolarObject[], { searchParams }: URL): Answer {
  const limit = Number(searchParams.get('limit') ?? 10);
  const number = Number(searchParams.get('page') ?? 1);
  if (limit > 100) return refusal('limit', 'Input should be less than or equal to 100');
  return json(200, {
    items: rows.slice((number - 1) * limit, number * limit),
    pagination: { total_count: rows.length, max_page: Math.ceil(rows.length / limit) },
  });
}

async function hostedPage(polar: PolarStandIn, { method, url, body }: Asked): Promise<Answer | null> {
  const [, kind, secret = ''] = url.pathname.split('/');
  if (kind === 'favicon.ico') return { status: 204, body: null };
  if (kind === 'portal') return page('Customer portal', '<p>Cards and invoices.</p>');
  if (kind !== 'checkout') return null;
  const checkout = [...polar.checkouts.values()].find((one) => one.client_secret === secret);
  if (!checkout) return missing;
  if (method === 'GET')
    return page(
      'Checkout',
      `<form method="post"><button name="card" value="good">Pay</button><button name="card" value="bad">Pay with a bad card</button></form>`,
    );
  if (body.card === 'bad') return page('Checkout', '<p>Your card was declined.</p>');
  await polar.pay(checkout);
  return { status: 303, body: null, headers: { location: String(checkout.success_url) } };
}

async function changeSubscription(polar: PolarStandIn, id: string, { method, body }: Asked): Promise<Answer> {
  const subscription = polar.subscriptions.get(id);
  if (!subscription) return missing;
  const canceled = json(403, { error: 'AlreadyCanceledSubscription', detail: 'Already canceled.' });
  if (subscription.ended_at !== null) return canceled;
  if (method === 'DELETE') {
    await polar.revoke(subscription);
    return json(200, subscription);
  }
  if (typeof body.cancel_at_period_end === 'boolean') {
    if (body.cancel_at_period_end && subscription.cancel_at_period_end) return canceled;
    await (body.cancel_at_period_end ? polar.cancel(subscription) : polar.keep(subscription));
    return json(200, subscription);
  }
  if (body.pending_update === null) {
    if (!subscription.pending_update)
      return refusal('pending_update', 'There is no pending update to clear.');
    await polar.stay(subscription);
    return json(200, subscription);
  }
  if (typeof body.product_id === 'string') {
    if (subscription.cancel_at_period_end) return canceled;
    if (!polar.products.has(body.product_id)) return refusal('product_id', 'Product does not exist.');
    if (polar.trouble === 'payment-failed')
      return json(402, { error: 'PaymentFailed', detail: 'The card was declined.' });
    await polar.change(subscription, body.product_id, String(body.proration_behavior));
    return json(200, subscription);
  }
  return refusal('body', 'Nothing to change.');
}

async function apiAnswer(polar: PolarStandIn, asked: Asked): Promise<Answer> {
  const { method, url, body } = asked;
  const [, area = '', id = ''] = /^\/v1\/([\w-]+)\/([\w-]*)$/.exec(url.pathname) ?? [];
  const external = url.searchParams.get('external_customer_id');
  const ofPerson = (rows: Map<string, PolarObject>) =>
    [...rows.values()].filter((one) => (one.customer as PolarObject).external_id === external);
  if (area === 'products' && id) {
    const product = polar.products.get(id);
    return product ? json(200, product) : missing;
  }
  if (area === 'checkouts' && method === 'POST') {
    const [productId] = body.products as string[];
    if (!productId || !polar.products.has(productId)) return refusal('products', 'Product does not exist.');
    if (polar.products.get(productId)?.is_archived) return refusal('products', 'Product is archived.');
    return json(
      201,
      polar.openCheckout({
        ...{ productId, userId: String(body.external_customer_id), email: String(body.customer_email) },
        ...{ successUrl: String(body.success_url), returnUrl: String(body.return_url) },
      }),
    );
  }
  if (area === 'checkouts' && id) {
    const checkout = polar.checkouts.get(id);
    return checkout ? json(200, checkout) : missing;
  }
  if (area === 'subscriptions' && !id) return listed(ofPerson(polar.subscriptions), url);
  if (area === 'subscriptions') return changeSubscription(polar, id, asked);
  if (area === 'orders') return listed(ofPerson(polar.orders), url);
  if (area === 'customer-sessions') {
    const customer = polar.customers.get(String(body.customer_id));
    if (!customer) return refusal('customer_id', 'Customer does not exist.');
    const token = 'polar_cst_token_of_the_portal';
    return json(201, {
      ...{ id: '55555555-5555-4555-8555-555555555555', token, customer_id: customer.id, customer },
      ...{ created_at: polar.tick(), modified_at: null, expires_at: polar.tick(), return_url: null },
      customer_portal_url: `${polar.origin}/portal?customer_session_token=${token}`,
    });
  }
  return missing;
}

const troubles: Partial<Record<NonNullable<PolarStandIn['trouble']>, Answer>> = {
  html: { status: 200, body: null, html: '<html><h1>Maintenance</h1></html>' },
  broken: { status: 503, body: null, html: '<html><h1>503 Service Unavailable</h1></html>' },
  busy: { status: 429, body: {}, headers: { 'retry-after': '30' } },
};

/** Answers one request to the stand-in. */
export async function answerPolar(
  polar: PolarStandIn,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', polar.origin);
  const asked = { method: request.method ?? 'GET', url, body: await bodyOf(request) };
  polar.calls.push(`${asked.method} ${url.pathname}`);
  const { trouble } = polar;
  if (trouble === 'down') return void request.socket.destroy();
  if (trouble === 'slow') return void (await once(response, 'close'));
  if (trouble === 'half')
    return void response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":"1');
  const isAllowed = request.headers.authorization === `Bearer ${polarToken}`;
  const answer =
    (trouble && troubles[trouble]) ??
    (await hostedPage(polar, asked)) ??
    (isAllowed
      ? await apiAnswer(polar, asked)
      : json(401, { error: 'invalid_token', error_description: 'The token is not valid.' }));
  // It was done, and nobody hears of it.
  if (trouble === 'unheard') return void request.socket.destroy();
  const type = answer.html === undefined ? 'application/json' : 'text/html';
  response.writeHead(answer.status, { 'content-type': type, ...answer.headers });
  response.end(answer.html ?? (answer.body === null ? '' : JSON.stringify(answer.body)));
}
