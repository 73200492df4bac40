import { expect, test } from './fixtures.ts';
import { seedExampleJobs } from './jobs-kit.ts';
import { readyForOffline } from './offline-kit.ts';

test.describe('a chosen language', () => {
  test.use({ serviceWorkers: 'allow' });

  test('is that of the whole product: words, dates and pay; a reload and a page without a network keep it', async ({
    person,
    unplug,
  }) => {
    const { page } = person;
    await person.signIn();
    await seedExampleJobs(page);
    await page.goto('/settings');
    await page.getByLabel('Job title, skill or company').fill('typed, not saved');
    await page.getByLabel('Language').selectOption('Deutsch');
    await expect(page.getByText(/^The language changes when this page is loaded again\./)).toBeVisible();
    await expect(page.getByLabel('Job title, skill or company')).toHaveValue('typed, not saved');
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    // Whoever finds a wrong sentence has a way to say so.
    await expect(page.getByRole('main').locator('a[href="/support"]')).toBeVisible();

    await page.goto('/work');
    const weekday = new Intl.DateTimeFormat('de', { weekday: 'long', timeZone: 'America/New_York' });
    await expect(page.getByText(weekday.format(new Date())).first()).toBeVisible();
    await page.goto('/jobs/list');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stellen');
    await expect(page.getByText('30 gemerkt')).toBeVisible();
    // As German writes them: 14. Nov., and the sign behind the amount.
    await expect(page.getByRole('cell', { name: /^\d+\. \p{L}+\.?$/u }).first()).toBeVisible();
    await expect(page.getByRole('cell', { name: /^\d+(\.\d+)?–\d+(\.\d+)?\s\$$/ }).first()).toBeVisible();

    await readyForOffline(page);
    await unplug();
    await page.goto('/jobs/applications');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stellen');
    await page.goto('/settings');
    await page.getByLabel('Sprache').selectOption('English');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('that does not load leaves the page in English, which says so and can try again', async ({
    person,
    expectRefusal,
  }) => {
    const { page } = person;
    await page.goto('/about');
    await page.route(/\/assets\/catalog-de-/, (route) => route.abort('internetdisconnected'));
    expectRefusal(/catalog-de-/, 0);
    await page.evaluate(() => localStorage.setItem('language', 'de'));
    // The page loads itself again once, as for any part that is missing.
    await page.goto('/about');
    await expect(page.getByText('Deutsch did not load, so this page is in English for now.')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.unroute(/\/assets\/catalog-de-/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('button', { name: 'Menü öffnen' })).toBeVisible();
  });
});

test.describe('a browser that asks for German', () => {
  test.use({ locale: 'de-AT' });

  test('is answered in German from the first page on, where English can be chosen; that page was never English', async ({
    page,
    watched,
  }) => {
    void watched;
    const english: string[] = [];
    await page.exposeFunction('noteEnglish', (text: string) => english.push(text));
    await page.addInitScript(() => {
      const look = () => {
        const drawn = [...document.querySelectorAll('#first, #root')].filter((one) => one.checkVisibility());
        const text = drawn.map(({ textContent }) => textContent).join(' ');
        if (/Find a job|Sign In/.test(text))
          (window as unknown as { noteEnglish: (text: string) => void }).noteEnglish(text);
        requestAnimationFrame(look);
      };
      look();
    });
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Stelle finden' })).toBeVisible();
    expect(english).toEqual([]);
    await page.getByRole('link', { name: 'Stelle finden' }).click();
    await expect(page).toHaveURL(/\/auth/);
    await page.getByLabel('Sprache').selectOption('English');
    await expect(page.getByRole('button', { name: 'Send sign-in link' })).toBeVisible();
    await expect(page.getByLabel('Language')).toHaveValue('en');
  });
});

test('in English no catalog is asked for', async ({ page, watched }) => {
  void watched;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Find a job' }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /catalog-|start-language/.test(url))).toEqual([]);
});
