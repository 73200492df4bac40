import { expect, type Page } from '@playwright/test';
import type { Guest, Server } from './server.ts';

/** User actions as functions; each waits until the result is visible. */
export class Person {
  readonly page: Page;
  readonly #server: Server;

  constructor(page: Page, server: Server) {
    this.page = page;
    this.#server = server;
  }

  /** The newest link that was mailed to an address to sign in or to confirm it. */
  async mailedLink(email: string): Promise<string> {
    const mailbox = `${this.#server.url}/api/dev/mailbox?to=${encodeURIComponent(email)}`;
    let link = '';
    await expect(async () => {
      const answer = await this.page.request.get(mailbox);
      const { data } = (await answer.json()) as { data: { links: string[] }[] };
      // Notices are sent to the same address; they contain no sign-in link.
      link = data.flatMap(({ links }) => links).find((one) => new URL(one).pathname === '/auth') ?? '';
      expect(link).not.toBe('');
    }).toPass();
    return link;
  }

  async askForLink(email: string): Promise<void> {
    this.#server.signIns += 1;
    await this.page.goto('/auth');
    await this.page.getByLabel('E-mail address').fill(email);
    await this.page.getByRole('button', { name: 'Send sign-in link' }).click();
    await expect(this.page.getByText(email).first()).toBeVisible();
  }

  /**
   * Requests a link without the screen, which has its own tests, and follows it on the screen as a person does; what
   * the screen stores for the request is stored here. Ends on /work.
   */
  async signInByLink(email = newAddress()): Promise<string> {
    await this.#ask(email);
    const note = JSON.stringify({ email, at: Date.now() });
    await this.page.evaluate((asked) => localStorage.setItem('foothold.asked', asked), note);
    await this.page.goto(await this.mailedLink(email));
    await expect(this.page).toHaveURL(/\/work$/);
    return email;
  }

  /**
   * Is signed in, on no screen yet: the session's cookies are asked for without the screens of signing in, which have
   * tests of their own and cost each of a hundred tests a second; what those screens would note in the browser is noted.
   * Without an address it is whoever signed in like that on this server before, in a browser that is new anyway:
   * own data is the browser's. A test that looks at the account, or ends its sign-ins, brings an address of its own.
   */
  async signIn(email?: string): Promise<string> {
    const { guest } = this.#server;
    const entered = (!email && guest && (await this.#enterAgain(guest))) || (await this.#enter(email));
    if (!email) this.#server.guest = entered;
    await this.page.evaluate(
      (identity) =>
        localStorage.setItem('foothold.identity', JSON.stringify({ ...identity, at: Date.now() })),
      entered.identity,
    );
    return entered.identity.email;
  }

  async #enter(email = newAddress()): Promise<Guest> {
    await this.#ask(email);
    const { hash, searchParams } = new URL(await this.mailedLink(email));
    const token = new URLSearchParams(hash.slice(1)).get('token') ?? searchParams.get('token') ?? '';
    const verified = await this.page.request.get('/api/auth/magic-link/verify', { params: { token } });
    expect(verified.ok()).toBe(true);
    const { user } = (await verified.json()) as { user: { id: string; name: string } };
    return {
      identity: { userId: user.id, email, name: user.name || 'User', isKept: true },
      cookies: await this.page.context().cookies(),
    };
  }

  /** Reuses earlier cookies, unless that sign-in has ended. */
  async #enterAgain(guest: Guest): Promise<Guest | undefined> {
    await this.page.context().addCookies(guest.cookies);
    await this.page.goto('/api/health');
    const token = await this.page.request.get('/api/auth/token');
    return token.ok() ? guest : undefined;
  }

  async #ask(email: string): Promise<void> {
    this.#server.signIns += 1;
    // Of this origin, and no screen.
    await this.page.goto('/api/health');
    const asked = await this.page.request.post('/api/auth/sign-in/magic-link', {
      data: { email, rememberMe: true },
      headers: { origin: new URL(this.page.url()).origin },
    });
    expect(asked.ok()).toBe(true);
  }
}

/** Returns an unused address. */
export function newAddress(): string {
  return `maya.${Date.now()}.${Math.floor(Math.random() * 1e6)}@example.com`;
}
