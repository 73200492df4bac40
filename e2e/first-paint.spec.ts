import type { Page } from '@playwright/test';
import { holdRoute } from './delayed-route.ts';
import { expect, test } from './fixtures.ts';

const drawn = ['/', '/auth', '/about', '/privacy', '/terms'];

/** Holds the app's scripts back until they are let go; the small file that sets the theme runs as always. */
const holdScripts = (page: Page) => holdRoute(page, '**/assets/*.js');

test('the drawn page can be read and used before the app has started', async ({ page, person, part }) => {
  await part('the public screens can be read before any script has run, and stay what they are', async () => {
    for (const path of drawn) {
      const release = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      const heading = page.locator('#first h1');
      await expect(heading, path).toBeVisible();
      const before = { title: await page.title(), words: (await heading.textContent()) ?? '' };
      release();
      await expect(page.locator('#first'), path).toHaveCount(0);
      await expect(page.locator('#root h1'), path).toHaveText(before.words);
      await expect(page, path).toHaveTitle(before.title);
      await page.unroute('**/assets/*.js');
    }
  });

  await part('in the stored theme and accent from the first paint on', async () => {
    await page.goto('/about');
    await page.evaluate(() => {
      localStorage.setItem('theme', 'dark');
      localStorage.setItem('color', 'teal');
    });
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    const button = page.getByRole('link', { name: 'Find a job' });
    await expect(button).toBeVisible();
    const look = () =>
      button.evaluate((one) => {
        const { backgroundColor, color } = getComputedStyle(one);
        return { backgroundColor, color, page: getComputedStyle(document.body).backgroundColor };
      });
    const before = await look();
    expect(before.page).toBe('rgb(33, 33, 33)');
    release();
    await expect(page.locator('#first')).toHaveCount(0);
    expect(await look()).toEqual(before);
  });

  await part('what is typed before the app has started is not lost', async () => {
    const release = await holdScripts(page);
    await page.goto('/auth', { waitUntil: 'commit' });
    const field = page.getByLabel('E-mail address');
    await field.fill('maya@exam');
    release();
    await expect(page.locator('#first')).toHaveCount(0);
    await expect(field).toHaveValue('maya@exam');
    await expect(field).toBeFocused();
    await field.pressSequentially('ple.com');
    await expect(field).toHaveValue('maya@example.com');
  });

  await part('not a letter is lost while the app takes the place of the drawn page', async () => {
    const release = await holdScripts(page);
    await page.goto('/auth', { waitUntil: 'commit' });
    await page.locator('#first').getByLabel('E-mail address').focus();
    const address = `somebody.who.types.on.${'and.on.'.repeat(8)}@example.com`;
    await page.keyboard.type(address.slice(0, 5));
    release();
    await page.keyboard.type(address.slice(5), { delay: 25 });
    await expect(page.locator('#first')).toHaveCount(0);
    await expect(page.getByLabel('E-mail address')).toHaveValue(address);
  });

  await part('a form that is sent before the app has started is sent by it', async () => {
    const release = await holdScripts(page);
    await page.goto('/auth', { waitUntil: 'commit' });
    const address = `early.${Date.now()}@example.com`;
    await page.locator('#first').getByLabel('E-mail address').fill(address);
    await page.locator('#first').getByRole('button', { name: 'Send sign-in link' }).click();
    await expect(page.locator('#first form')).toHaveAttribute('aria-busy', 'true');
    expect(new URL(page.url()).search, 'the address stays out of the address bar').toBe('');
    release();
    await expect(page.getByText(address).first()).toBeVisible();
  });

  await part('a button that is held down while the app takes over is pressed', async () => {
    const release = await holdScripts(page);
    await page.goto('/auth', { waitUntil: 'commit' });
    await page.getByLabel('E-mail address').fill('held.down@example.com');
    await page.getByRole('button', { name: 'Send sign-in link' }).hover();
    await page.mouse.down();
    release();
    await expect(page.locator('#first')).toHaveCount(0);
    await page.mouse.up();
    await expect(page.getByText('held.down@example.com').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send sign-in link' })).toHaveCount(0);
  });

  await part(
    'somebody who is signed in or follows a mailed link never sees the page for strangers',
    async () => {
      const { page } = person;
      await person.signIn();
      const release = await holdScripts(page);
      await page.goto('/about', { waitUntil: 'commit' });
      await expect(page.locator('#first')).toBeAttached();
      await expect(page.locator('#first')).toBeHidden();
      release();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  );
});
