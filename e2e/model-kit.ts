import { type StandInVendor, startVendor } from '@foothold/core/ai/vendors/vendor-test-kit.ts';
import { test as base, type Page } from '@playwright/test';
import { questionField } from './conversations-kit.ts';
import { expect, watch } from './fixtures.ts';
import { type Part, partsOn } from './part-kit.ts';
import { Person } from './person.ts';
import { Server } from './server.ts';

/** Sets one's own model up in the settings, where it is tried first. */
export async function bringModel(page: Page, origin: string, key: string): Promise<void> {
  await page.goto('/settings#ai');
  await page.getByLabel('Base address').fill(origin);
  await page.getByLabel('Key', { exact: true }).fill(key);
  await page.getByRole('button', { name: 'List models' }).click();
  await expect(page.getByText('2 models are offered.')).toBeVisible();
  await page.getByLabel('Model', { exact: true }).fill('stand-in-large');
  await page.getByRole('button', { name: 'Test and save' }).click();
  await expect(page.getByText(/stand-in-large took \d+ s, directly from this browser/)).toBeVisible();
}

type Site = { server: Server; vendor: StandInVendor };

/** A site whose operator has set a model up: a stand-in on loopback. */
export const modelSite = base.extend<{ person: Person; part: Part }, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from this pattern.
    async ({}, use) => {
      const vendor = await startVendor();
      const server = await Server.start({
        ANTHROPIC_API_KEY: 'key-of-the-site',
        ANTHROPIC_BASE_URL: vendor.origin,
      });
      await use({ server, vendor });
      await server.dispose();
      await vendor.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ site }, use) => use(site.server.url),
  person: async ({ page, site }, use) => {
    const watched = watch(page);
    watched.expectRefusal(/\/api\/ai\//, 502);
    watched.expectRefusal(/\/api\/ai\//, 503);
    // Breaks off on purpose, and is asked for once more by who has just signed out.
    watched.expectRefusal(/\/api\//, 0);
    watched.expectRefusal(/\/api\/auth\/token/, 401);
    await use(new Person(page, site.server));
    expect(watched.problems).toEqual([]);
  },
  // What the person may run into here is announced once, for all parts.
  part: async ({ page }, use) => use(partsOn(page, { problems: [], forgetRefusals: () => undefined })),
});

/** The sheet before the first question of a conversation. */
async function sendFirst(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Asks the model of the site a first question, once signed in, and lets it go. */
export async function beginWithModel(person: Person, question: string, email?: string): Promise<Page> {
  const { page } = person;
  await person.signIn(email);
  await page.goto('/job/search/assistant');
  await questionField(page).fill(question);
  await page.getByRole('button', { name: 'Send the question' }).click();
  await sendFirst(page);
  return page;
}
