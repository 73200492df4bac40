import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { SMTPServer } from 'smtp-server';
import { expect, test } from './fixtures.ts';
import { Person } from './person.ts';
import { Server } from './server.ts';

type Arrived = { from: string; to: string[]; raw: string };

/** A mail server on this machine; it knows nobody called `unknown…`. */
class PostOffice {
  readonly arrived: Arrived[] = [];
  readonly #server: SMTPServer;
  url = '';

  constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, done) =>
        done(address.startsWith('unknown') ? new Error('No such person') : undefined),
      onData: (stream, { envelope }, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const from = envelope.mailFrom ? envelope.mailFrom.address : '';
          const to = envelope.rcptTo.map(({ address }) => address);
          this.arrived.push({ from, to, raw: Buffer.concat(chunks).toString('latin1') });
          done();
        });
      },
    });
  }

  async open(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server.server, 'listening');
    this.url = `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    return new Promise((done) => this.#server.close(() => done()));
  }
}

/** One part of a mail, decoded from quoted-printable. */
function part(raw: string, type: 'text/plain' | 'text/html'): string {
  const from = raw.indexOf(`Content-Type: ${type}`);
  const begin = raw.indexOf('\r\n\r\n', from) + 4;
  const end = raw.indexOf('\r\n--', begin);
  const bytes = raw
    .slice(begin, end)
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

const office = new PostOffice();
let server: Server;
test.beforeAll(async () => {
  await office.open();
  server = await Server.start({ SMTP_URL: office.url, MAIL_FROM: 'Foothold <post@jobs.example.org>' });
});
test.afterAll(async () => {
  await server.dispose();
  await office.close();
});
let context: BrowserContext;
test.afterEach(() => context?.close());

async function newPage(browser: Browser): Promise<Page> {
  context = await browser.newContext({ baseURL: server.url });
  return context.newPage();
}

test('the mailed link signs in; the mail has both parts, one link, no picture and nothing that watches', async ({
  browser,
}) => {
  const page = await newPage(browser);
  const email = 'maya+jobs@example.com';
  await new Person(page, server).askForLink(email);
  await expect(page.getByText('development', { exact: false })).toHaveCount(0);
  await expect.poll(() => office.arrived.length).toBe(1);
  const [mail] = office.arrived;
  expect([mail?.from, mail?.to]).toEqual(['post@jobs.example.org', [email]]);
  const raw = mail?.raw ?? '';
  expect(raw).toContain('Subject: Sign in to Foothold');
  expect(raw).toContain('From: Foothold <post@jobs.example.org>');
  const [text, html] = [part(raw, 'text/plain'), part(raw, 'text/html')];
  const [link = ''] = text.match(/http:\/\/localhost:\d+\/auth\?token=\S+/) ?? [];
  expect(html).toContain(link.replaceAll('&', '&amp;'));
  expect(html).not.toMatch(/<img|<script|<link|url\(/i);

  const letter = await context.newPage();
  for (const colorScheme of ['light', 'dark'] as const) {
    await letter.emulateMedia({ colorScheme });
    await letter.setContent(html);
    const ink = await letter.locator('h1').evaluate((heading) => getComputedStyle(heading).color);
    expect(ink).toBe(colorScheme === 'dark' ? 'rgb(255, 255, 255)' : 'rgb(0, 0, 0)');
    await letter.screenshot({ path: test.info().outputPath(`mail-${colorScheme}.png`) });
  }
  await letter.close();

  await page.goto(link);
  await expect(page).toHaveURL(/\/work$/);
});

test('a mail that is not taken is said, and what was typed stays', async ({ browser }) => {
  const page = await newPage(browser);
  await page.goto('/auth');
  await page.getByLabel('E-mail address').fill('unknown@example.com');
  await page.getByRole('button', { name: 'Send sign-in link' }).click();
  await expect(page.getByText('The mail could not be sent.', { exact: false })).toBeVisible();
  await expect(page.getByLabel('E-mail address')).toHaveValue('unknown@example.com');
});

test('the development mailbox does not exist where mail goes out', async ({ request }) => {
  expect((await request.get(`${server.url}/api/dev/mailbox?to=maya@example.com`)).status()).toBe(404);
});
