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

  /** Asks for a link, follows it, stands on /work. */
  async signIn(email = `maya.${Date.now()}.${Math.floor(Math.random() * 1e6)}@example.com`): Promise<string> {
    await this.askForLink(email);
    await this.page.goto(await this.mailedLink(email));
    await expect(this.page).toHaveURL(/\/work$/);
    return email;
  }
}
