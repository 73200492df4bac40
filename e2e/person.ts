import { expect, type Page } from '@playwright/test';
import type { Server } from './server.ts';

/** What a person does, as verbs; each waits until the person would see it done. */
export class Person {
  readonly page: Page;
  readonly #server: Server;

  constructor(page: Page, server: Server) {
    this.page = page;
    this.#server = server;
  }

  /** The newest sign-in link that was mailed to an address. */
  async mailedLink(email: string): Promise<string> {
    const mailbox = `${this.#server.url}/api/dev/mailbox?to=${encodeURIComponent(email)}`;
    let link = '';
    await expect(async () => {
      const answer = await this.page.request.get(mailbox);
      const { data } = (await answer.json()) as { data: { links: string[] }[] };
      link = data[0]?.links[0] ?? '';
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
   * Signs in with a mailed link and stands on /work. The link is asked for without the screen, which has tests of its own
   * and costs each of a hundred tests a second; what the screen notes of the asking is noted here.
   */
  async signIn(email = `maya.${Date.now()}.${Math.floor(Math.random() * 1e6)}@example.com`): Promise<string> {
    this.#server.signIns += 1;
    // Of this origin, and no screen.
    await this.page.goto('/api/health');
    const answer = await this.page.request.post('/api/auth/sign-in/magic-link', {
      data: { email, rememberMe: true },
      headers: { origin: new URL(this.page.url()).origin },
    });
    expect(answer.ok()).toBe(true);
    await this.page.evaluate((asked) => localStorage.setItem('foothold.asked', JSON.stringify(asked)), {
      email,
      at: Date.now(),
    });
    await this.page.goto(await this.mailedLink(email));
    await expect(this.page).toHaveURL(/\/work$/);
    return email;
  }
}
