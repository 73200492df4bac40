import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMailbox } from './mailbox.ts';
import type { Mail, MailPort } from './port.ts';
import { mustEncrypt, smtpMail } from './smtp.ts';

type Received = { to: string[]; raw: string };

const received: Received[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo({ address }, _session, done) {
    done(address.startsWith('unknown') ? new Error(`No such person: ${address}`) : undefined);
  },
  onData(stream, session, done) {
    let raw = '';
    stream.on('data', (chunk) => {
      raw += chunk;
    });
    stream.on('end', () => {
      received.push({ to: session.envelope.rcptTo.map((one) => one.address), raw });
      done();
    });
  },
});

const mailbox = createMailbox();
let smtp: MailPort;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  smtp = smtpMail({ url: `smtp://127.0.0.1:${port}`, from: 'Foothold <no-reply@example.com>' });
});
afterAll(() => new Promise<void>((done) => server.close(done)));

/** What arrived for an address, decoded: the text part holds quoted-printable on the wire. */
const readers: Record<string, (to: string) => string> = {
  mailbox: (to) => {
    const mail = mailbox.newestFirst(to)[0];
    return mail ? `${mail.subject}\n${mail.text}\n${mail.html}` : '';
  },
  smtp: (to) =>
    received
      .filter((one) => one.to.includes(to))
      .map((one) =>
        Buffer.from(
          one.raw
            .replace(/=\r\n/g, '')
            .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
          'latin1',
        ).toString('utf8'),
      )
      .at(-1) ?? '',
};

const link = `https://jobs.example.org/auth?token=${'aB3_-'.repeat(9)}&next=%2Fjobs%2Flist`;
const mail = (to: string): Mail => ({
  to,
  subject: 'Sign in to Foothold',
  text: `Grüße.\n\n${link}\n`,
  html: `<p>Sign in</p><a href="${link}">here</a>`,
});

describe.each(['mailbox', 'smtp'])('%s', (kind) => {
  const port = () => (kind === 'smtp' ? smtp : mailbox);
  const read = (to: string) => readers[kind]?.(to) ?? '';

  it('says what it is', () => expect(port().kind).toBe(kind));

  it('delivers subject, text and HTML with the link whole', async () => {
    await port().send(mail('maya+jobs@example.com'));
    const arrived = read('maya+jobs@example.com');
    expect(arrived).toContain('Sign in to Foothold');
    expect(arrived).toContain('Grüße.');
    expect(arrived.split(link).length - 1).toBe(2);
  });

  it('carries whom to answer, as one address with a name that may hold anything but a line break', async () => {
    const replyTo = { name: 'Maya "M" <Lind>, Zoë', address: 'maya@example.com' };
    const { html: _, ...plain } = mail('support@example.com');
    await port().send({ ...plain, replyTo });
    if (kind === 'mailbox')
      expect(mailbox.newestFirst('support@example.com')[0]?.replyTo).toContain('<maya@example.com>');
    else {
      const header = /^Reply-To: (.*(?:\r\n[ \t].*)*)/m.exec(received.at(-1)?.raw ?? '')?.[1] ?? '';
      expect(header.match(/@/g)).toHaveLength(1);
      expect(header).toMatch(/<maya@example\.com>$/);
      expect(received.at(-1)?.raw).toMatch(/^Content-Type: text\/plain/m);
    }
    for (const wrong of [
      { name: 'Maya', address: 'a@example.com, b@example.com' },
      { name: 'Maya\r\nBcc: b@example.com', address: 'a@example.com' },
    ])
      await expect(port().send({ ...plain, replyTo: wrong })).rejects.toMatchObject({ name: 'MailError' });
  });

  it('refuses an address that adds a header or a recipient, and sends nothing', async () => {
    const before = received.length;
    for (const to of [
      'a@example.com\r\nBcc: b@example.com',
      'a@example.com,b@example.com',
      'A <a@example.com>',
      'nobody',
      '',
    ])
      await expect(port().send(mail(to))).rejects.toMatchObject({
        name: 'MailError',
        reason: 'unsafe-address',
      });
    await expect(
      port().send({ ...mail('a@example.com'), subject: 'Hi\r\nBcc: b@example.com' }),
    ).rejects.toMatchObject({
      reason: 'unsafe-subject',
    });
    expect(received.length).toBe(before);
    expect(read('a@example.com')).toBe('');
  });
});

describe('smtp', () => {
  it('names the refusal by code and keeps the address out of it', async () => {
    const refused = await smtp.send(mail('unknown@example.com')).catch((error: Error) => error);
    expect(refused).toMatchObject({ name: 'MailError', reason: expect.stringMatching(/EENVELOPE 550/) });
    expect(String(refused)).not.toContain('example.com');
  });

  it.each([
    ['smtp://mail.example.org:587', true],
    ['smtp://user:word@10.0.0.5', true],
    ['smtps://mail.example.org', true],
    ['smtp://mail.example.org?requireTLS=false', false],
    ['smtp://127.0.0.1:2525', false],
    ['smtp://localhost', false],
    ['smtp://[::1]:25', false],
    ['smtp://127.0.0.1.example.org', true],
  ])('to %s goes out encrypted or not at all: %s', (url, must) => expect(mustEncrypt(url)).toBe(must));

  it('sends nothing to a server that has to encrypt and does not offer it', async () => {
    const { port } = server.server.address() as AddressInfo;
    const strict = smtpMail({
      url: `smtp://127.0.0.1:${port}?requireTLS=true`,
      from: 'no-reply@example.com',
    });
    const before = received.length;
    await expect(strict.send(mail('maya@example.com'))).rejects.toMatchObject({ name: 'MailError' });
    expect(received.length).toBe(before);
  });

  it('says so when no server answers', async () => {
    const nobody = smtpMail({ url: 'smtp://127.0.0.1:1', from: 'no-reply@example.com' });
    await expect(nobody.send(mail('maya@example.com'))).rejects.toMatchObject({
      name: 'MailError',
      reason: 'ESOCKET',
    });
  });
});

describe('mailbox', () => {
  it('keeps the last 50, newest first, and lists the links', async () => {
    const box = createMailbox();
    for (let n = 1; n <= 60; n += 1) await box.send({ ...mail('Maya@example.com'), subject: `Mail ${n}` });
    const mails = box.newestFirst(' maya@EXAMPLE.com');
    expect(mails).toHaveLength(50);
    expect(mails[0]).toMatchObject({ subject: 'Mail 60', links: [link] });
    expect(mails.at(-1)?.subject).toBe('Mail 11');
    expect(box.newestFirst('other@example.com')).toEqual([]);
  });
});
