import { expect, type Page } from '@playwright/test';
import { violationsOf } from './a11y-kit.ts';
import { test } from './fixtures.ts';
import { Server } from './server.ts';

const support = 'support@example.com';

async function write(page: Page, message: string, from = 'maya@example.com'): Promise<void> {
  await page.getByLabel('E-mail address').fill(from);
  await page.getByLabel('Message', { exact: true }).fill(message);
  await page.getByRole('button', { name: 'Send message' }).click();
}

async function arrived(page: Page, url: string): Promise<{ text: string; replyTo: string }[]> {
  const answer = await page.request.get(`${url}/api/dev/mailbox?to=${support}`);
  return ((await answer.json()) as { data: { text: string; replyTo: string }[] }).data;
}

test('the support form', async ({ person, server, page, expectRefusal, part }) => {
  await part('a wrong address or no message is said at the field, and nothing is sent', async () => {
    const { page } = person;
    const sent: string[] = [];
    page.on('request', (request) => request.url().includes('/email/support') && sent.push(request.url()));
    await page.goto('/support');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Enter one e-mail address, like name@example.com.')).toBeVisible();
    await expect(page.getByText('Write what it is about.')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await write(page, 'Hello', 'maya at example');
    await expect(page.getByText('Enter one e-mail address, like name@example.com.')).toBeVisible();
    expect(sent).toEqual([]);
  });

  await part('a signed-in person finds the own address filled in', async () => {
    const { page } = person;
    const email = await person.signIn();
    await page.goto('/support');
    await expect(page.getByLabel('E-mail address')).toHaveValue(email);
    await page.getByLabel('Message', { exact: true }).fill('From the account.');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Your message is on its way.')).toBeVisible();
    expect((await arrived(page, server.url))[0]?.replyTo).toContain(email);
  });

  await part(
    'where mail is not set up the screen says so and shows the address, without a dead form',
    async () => {
      const { page } = person;
      await page.route('**/api/config', async (route) => {
        const answer = await route.fetch();
        const { data } = await answer.json();
        await route.fulfill({
          json: { success: true, data: { ...data, signIn: { ...data.signIn, email: 'none' } } },
        });
      });
      await page.goto('/support');
      await expect(page.getByText('Mail is not set up on this server')).toBeVisible();
      await expect(page.getByRole('link', { name: support })).toHaveAttribute('href', `mailto:${support}`);
      await expect(page.getByRole('button', { name: 'Send message' })).toHaveCount(0);
    },
  );

  await part('a signed-out person writes to support, three times an hour', async () => {
    const server = await Server.start();
    try {
      await page.goto(`${server.url}/support`);
      await page.getByLabel('Name').fill('Maya Lind');
      for (const message of ['One.', 'Two.', 'Three.']) {
        await write(page, message);
        await expect(
          page.getByRole('status').filter({ hasText: 'Your message is on its way.' }),
        ).toBeVisible();
        await page.getByRole('button', { name: 'Write another message' }).click();
      }
      const mails = await arrived(page, server.url);
      expect(mails).toHaveLength(3);
      expect(mails[2]?.text).toContain('One.');
      expect(mails[2]?.replyTo).toBe('Maya Lind <maya@example.com>');

      expectRefusal('/api/email/support', 429);
      await write(page, 'Four, with many words that must not be lost.');
      const refusal = page.getByRole('alert').filter({ hasText: 'The message was not sent.' });
      await expect(refusal).toContainText('Three messages an hour are taken from one network.');
      await expect(refusal).toContainText(support);
      await expect(page.getByLabel('Message', { exact: true })).toHaveValue(
        'Four, with many words that must not be lost.',
      );
      expect(await arrived(page, server.url)).toHaveLength(3);
    } finally {
      await server.dispose();
    }
  });
});
