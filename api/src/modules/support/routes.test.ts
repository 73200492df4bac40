import { supportLimits } from '@foothold/core/contract/support.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../db/db.ts';
import { openTestDb } from '../../db/test-db.ts';
import { MailError } from '../../providers/mail/port.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

const to = 'help@example.org';
let at: number;
let db: Db;
let server: TestApp;

beforeAll(async () => {
  at = Date.parse('2026-03-01T12:00:00Z');
  db = await openTestDb();
});
afterAll(() => db.close());
afterEach(() => server.close());

/** A server of its own on the database of all, which has forgotten who wrote before. */
async function open(over: Parameters<typeof openTestApp>[0] = {}): Promise<void> {
  await db.exec('TRUNCATE rate_limits, kept_answers');
  server = await openTestApp({
    db: { ...db, close: async () => {} },
    now: () => new Date(at),
    ...over,
    variables: { SITE_NAME: 'Steps', SUPPORT_EMAIL: to, ...over.variables },
  });
}

const good = { emailFrom: 'maya@example.com', emailFromName: 'Maya Lind', emailBody: 'It does not load.' };

function send(payload: object, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') {
  return server.app.inject({ method: 'POST', url: '/api/email/support', payload, headers, remoteAddress });
}

describe('a message to support', () => {
  it('is one plain-text mail to support only, answerable to the person', async () => {
    await open();
    const answer = await send({ ...good, emailFrom: ' Maya@Example.com ' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, data: { sent: true } }]);
    const mails = server.mailbox.newestFirst(to);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ replyTo: 'Maya Lind <maya@example.com>', html: '' });
    expect(mails[0]?.subject).toMatch(/^Steps support: a message \([\w-]{8}\)$/);
    expect(mails[0]?.text).toContain('Maya Lind <maya@example.com> wrote');
    expect(mails[0]?.text).toContain('It does not load.');
    expect(mails[0]?.text).toContain(String(answer.headers['x-request-id']));
    expect(server.mailbox.newestFirst('maya@example.com')).toEqual([]);
  });

  it('takes 10,000 characters, a name of 200 emoji and a name that is not there', async () => {
    await open();
    const emoji = '👩‍🚀'.repeat(200);
    expect((await send({ ...good, emailBody: 'ä'.repeat(supportLimits.body) })).statusCode).toBe(200);
    expect((await send({ ...good, emailFromName: emoji })).statusCode).toBe(200);
    expect((await send({ ...good, emailFromName: '' })).statusCode).toBe(200);
    const [unnamed, long] = server.mailbox.newestFirst(to);
    expect(unnamed).toMatchObject({ replyTo: '<maya@example.com>' });
    expect(unnamed?.text).toMatch(/^maya@example\.com wrote/);
    expect(long?.text).toContain(emoji);
    expect(Array.from(long?.replyTo ?? '').length).toBeLessThan(100);
  });

  it.each([
    ['no message', 'emailBody', { emailBody: ' \n ' }],
    ['a message that is too long', 'emailBody', { emailBody: 'x'.repeat(supportLimits.body + 1) }],
    ['a number', 'emailBody', { emailBody: 7 }],
    ['no address', 'emailFrom', { emailFrom: 'maya' }],
    ['a header line', 'emailFrom', { emailFrom: 'maya@example.com\r\nBcc: all@example.com' }],
    ['two addresses', 'emailFrom', { emailFrom: 'maya@example.com, all@example.com' }],
    ['a header line', 'emailFromName', { emailFromName: 'Maya\r\nBcc: all@example.com' }],
    ['a name that is too long', 'emailFromName', { emailFromName: 'M'.repeat(supportLimits.name + 1) }],
    ['another recipient', 'to', { to: 'all@example.com' }],
  ])('refuses %s, names %s and sends nothing', async (_what, field, wrong) => {
    await open();
    const answer = await send({ ...good, ...wrong });
    expect(answer.json()).toMatchObject({ success: false, code: 'validation', field });
    expect(answer.statusCode).toBe(400);
    for (const address of [to, 'all@example.com']) expect(server.mailbox.newestFirst(address)).toEqual([]);
  });

  it('holds no sign that steers what the reader sees', async () => {
    await open();
    await send({ ...good, emailBody: 'one\r\ntwo\u001b[31m\u202ethree\u0000' });
    const text = server.mailbox.newestFirst(to)[0]?.text ?? '';
    expect(text).toContain('one\ntwo[31mthree\n');
    expect(text).not.toMatch(/[^\P{Cc}\n]|\u202e/u);
  });
});

describe('limits', () => {
  it('takes three an hour from one network, says when the next may come, and counts networks apart', async () => {
    await open();
    for (let n = 0; n < supportLimits.perHour; n += 1) expect((await send(good)).statusCode).toBe(200);
    at += 15 * 60_000;
    const fourth = await send(good);
    expect([fourth.statusCode, fourth.json().code, fourth.headers['retry-after']]).toEqual([
      429,
      'too-many-requests',
      '2700',
    ]);
    expect(fourth.json().message).toContain('in 45 minutes');
    expect(fourth.json().message).toContain(to);
    expect(server.mailbox.newestFirst(to)).toHaveLength(3);
    expect((await send(good, {}, '::1')).statusCode).toBe(200);
    at += 45 * 60_000;
    expect((await send(good)).statusCode).toBe(200);
  });

  it('does not count a message that was refused', async () => {
    await open();
    for (let n = 0; n < 5; n += 1) expect((await send({ ...good, emailFrom: 'no' })).statusCode).toBe(400);
    expect((await send(good)).statusCode).toBe(200);
  });

  it('sends once for one key, however often it is asked', async () => {
    await open();
    const headers = { 'idempotency-key': 'a-key-of-the-test' };
    for (let n = 0; n < 5; n += 1) expect((await send(good, headers)).json().data).toEqual({ sent: true });
    expect(server.mailbox.newestFirst(to)).toHaveLength(1);
    expect((await send({ ...good, emailBody: 'Another.' }, headers)).statusCode).toBe(409);
  });
});

describe('without a way out', () => {
  it('says that mail is not set up, and whom to write to', async () => {
    await open({ variables: { PUBLIC_URL: 'https://jobs.example.org', HOST: '0.0.0.0' } });
    const answer = await send(good, { host: 'jobs.example.org' });
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable']);
    expect(answer.json().message).toContain(to);
    expect(server.mailbox.newestFirst(to)).toEqual([]);
  });

  it('says that it was not sent where the mail server refuses, without addresses in the log', async () => {
    const refused = async () => {
      throw new MailError('EENVELOPE 550');
    };
    await open({ mail: { kind: 'smtp', send: refused }, mailbox: null });
    const answer = await send(good);
    expect([answer.statusCode, answer.json().code]).toEqual([502, 'vendor-failed']);
    expect(server.log.join('\n')).toContain('EENVELOPE 550');
    expect(server.log.join('\n')).not.toContain('maya@example.com');
  });
});
