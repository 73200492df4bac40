import { expect, type Page } from '@playwright/test';
import { violationsOf } from './a11y-kit.ts';
import { test, watch } from './fixtures.ts';
import { newAddress, Person } from './person.ts';
import { Server } from './server.ts';

const everybody = ['Home', 'About', 'Support', 'Privacy', 'Terms'];

async function menuEntries(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  return menu.getByRole('link').allTextContents();
}

test('the shell: drawer, theme, first color, top bar, guessed addresses', async ({ person, page, part }) => {
  await part(
    'the drawer: 250 px at the right, the selected entry, three ways to close, sign-out',
    async () => {
      const { page } = person;
      await page.goto('/about');
      expect((await menuEntries(page)).sort()).toEqual([...everybody, 'Settings'].sort());
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await expect(menu.getByRole('button', { name: 'Sign out' })).toHaveCount(0);
      await page.getByRole('button', { name: 'Close the menu' }).click();
      await expect(menu).toBeHidden();
      await expect(page.getByRole('button', { name: 'Open the menu' })).toBeFocused();

      await person.signIn(newAddress());
      await page.goto('/jobs/applications/archived');
      const entries = await menuEntries(page);
      for (const entry of [...everybody, 'Job Search', 'Jobs', 'Applications', 'Resources', 'Settings'])
        expect(entries).toContain(entry);
      await expect(menu.locator('[aria-current="page"]')).toHaveText('Applications');
      await expect
        .poll(async () => {
          const box = await menu.boundingBox();
          return box && [Math.round(box.width), Math.round(box.x + box.width)];
        })
        .toEqual([250, 1280]);
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await menuEntries(page);
      await menu.getByRole('link', { name: 'Resources' }).click();
      await expect(menu).toBeHidden();
      await expect(page).toHaveURL(/\/resources$/);

      await menuEntries(page);
      const entriesBefore = await page.evaluate(() => history.length);
      await menu.getByRole('button', { name: 'Sign out' }).click();
      await expect(page).toHaveURL(/:\d+\/$/);
      await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
      expect(await page.evaluate(() => history.length), 'the history is replaced').toBe(entriesBefore);
    },
  );

  await part(
    'the theme toggle keeps what was typed; every change of the path scrolls to the top',
    async () => {
      const { page } = person;
      await person.signIn();
      await page.goto('/job/add');
      await page.getByLabel('Job title', { exact: true }).fill('Typed, not saved');
      await page.getByRole('button', { name: 'Switch to the dark theme' }).click();
      await expect(page.locator('html')).toHaveClass(/dark/);
      await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#212121');
      await expect(page.getByLabel('Job title', { exact: true })).toHaveValue('Typed, not saved');
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: 'Discard changes' }).click();
      await expect(page).not.toHaveURL(/job\/add/);

      await page.goto('/privacy');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.setViewportSize({ width: 1280, height: 400 });
      await page.evaluate(() => window.scrollTo(0, 900));
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
      await page
        .getByRole('navigation', { name: 'About this site' })
        .getByRole('link', { name: 'Terms' })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    },
  );

  await part(
    'the page has its background color before any script of the app has run: no flash of the other theme',
    async () => {
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto('/settings');
      const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      for (const [theme, color] of [
        ['dark', 'rgb(33, 33, 33)'],
        ['light', 'rgb(250, 250, 250)'],
        ['purple', 'rgb(250, 250, 250)'],
      ]) {
        await page.evaluate((value) => localStorage.setItem('theme', value ?? ''), theme);
        await page.reload();
        expect(await ground(), theme).toBe(color);
      }
    },
  );

  await part('the reduced top bar on mobile shows only the flagged entries', async () => {
    const { page } = person;
    await person.signIn();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/settings');
    const bar = page.getByRole('navigation', { name: 'Main' });
    await expect(bar.getByRole('link', { name: 'Settings' })).toBeVisible();
    const shown = await bar.getByRole('link').evaluateAll((all) =>
      all
        .filter((link) => link.getClientRects().length > 0)
        .map((link) => ({
          name: link.getAttribute('aria-label'),
          size: Math.min(link.clientWidth, link.clientHeight),
        })),
    );
    const flagged = ['Job Search', 'Jobs', 'Companies', 'Resumes', 'Settings'];
    expect(shown.filter(({ name }) => !flagged.includes(name ?? ''))).toEqual([]);
    expect(shown.map(({ name }) => name)).toEqual(expect.arrayContaining(['Job Search', 'Jobs', 'Settings']));
    for (const { name, size } of shown) expect(size, name ?? '').toBeGreaterThanOrEqual(42);
  });

  await part(
    'a guessed address leads to the screen it means, with what it asks, and no other one does',
    async () => {
      await person.signIn();
      await page.goto('/jobs/board');
      await expect(page).toHaveURL(/\/jobs\/list\?view=board$/);
      await page.goto('/Search/?term=nurse');
      await expect(page).toHaveURL(/\/jobs\/search\?term=nurse$/);
      await page.goto('/assistant');
      await expect(page).toHaveURL(/\/job\/search\/assistant$/);
      await page.goto('/nowhere/board');
      await expect(page.getByRole('heading', { name: 'There is no page here' })).toBeVisible();
    },
  );
});

test('the place variant has the reduced navigation', async ({ page }) => {
  const server = await Server.start({ SITE_VARIANT: 'place', SITE_NAME: 'Steps' });
  try {
    const { problems } = watch(page);
    await page.goto(server.url);
    await expect(page).toHaveTitle('Steps');
    const person = new Person(page, server);
    const email = 'maya@example.com';
    await page.goto(`${server.url}/auth`);
    await page.getByLabel('E-mail address').fill(email);
    await page.getByRole('button', { name: 'Send sign-in link' }).click();
    await expect(page.getByText(email).first()).toBeVisible();
    await page.goto(await person.mailedLink(email));
    await expect(page).toHaveURL(/\/places$/);
    await expect(page.getByRole('heading', { name: 'Places', level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add place' })).toHaveAttribute('href', '/place/add');
    await expect(page.getByText(/\bjobs?\b/i)).toHaveCount(0);
    const entries = await menuEntries(page);
    const inPlaces = [...everybody, 'Places', 'Place Groups', 'Location', 'Settings', 'Subscribe'];
    expect(entries.filter((entry) => !inPlaces.includes(entry))).toEqual([]);
    expect(entries).toEqual(expect.arrayContaining([...everybody, 'Settings']));
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 844 });
    const bar = page.getByRole('navigation', { name: 'Main' });
    await expect(bar.getByRole('link', { name: 'Settings' })).toBeVisible();
    await expect(bar.getByRole('link', { name: 'Jobs' })).toHaveCount(0);
    expect(problems).toEqual([]);
  } finally {
    await server.dispose();
  }
});

test('the share dialog, for everybody: its words, six networks in windows of their size, scroll to the top', async ({
  person,
}) => {
  const { page } = person;
  await page.addInitScript(() => {
    const opened: string[][] = [];
    Object.assign(window, { opened });
    window.open = (...given) => {
      opened.push(given.map(String));
      return null;
    };
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
  });
  await page.goto('/privacy');
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.evaluate(() => window.scrollTo(0, 900));
  await menuEntries(page);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share Foothold' });
  await expect(dialog).toContainText('Use the buttons to share this application');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(await violationsOf(page)).toEqual([]);
  const buttons = dialog.getByRole('button').filter({ hasText: /\w/ });
  await expect(buttons).toHaveText(['Facebook', 'E-mail', 'Reddit', 'WhatsApp', 'Workplace', 'Twitter/X']);
  for (const name of ['Facebook', 'Reddit', 'WhatsApp', 'Workplace', 'Twitter/X'])
    await dialog.getByRole('button', { name }).click();
  const opened = await page.evaluate(() => (window as unknown as { opened: string[][] }).opened);
  expect(opened.map(([address = '']) => new URL(address).host)).toEqual([
    'www.facebook.com',
    'www.reddit.com',
    'api.whatsapp.com',
    'work.workplace.com',
    'x.com',
  ]);
  expect(opened[0]?.[2]).toContain('width=550,height=400');
  expect(opened[4]?.[2]).toContain('width=550,height=400');
  expect(new URL(opened[4]?.[0] ?? '').searchParams.get('text')).toMatch(/^Please check out Foothold\. \S/);
  expect(new URL(opened[4]?.[0] ?? '').searchParams.get('url')).toBe(new URL('/', page.url()).href);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('the share sheet of the browser is offered first if there is one', async ({ person }) => {
  const { page } = person;
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: async (data: unknown) => void shared.push(data),
    });
  });
  await page.goto('/about');
  await menuEntries(page);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share Foothold' });
  const buttons = dialog.getByRole('button').filter({ hasText: /\w/ });
  await expect(buttons).toHaveCount(7);
  await expect(buttons.first()).toHaveText('Share from this device');
  await buttons.first().click();
  await expect(dialog).toBeHidden();
  const shared = await page.evaluate(() => (window as unknown as { shared: unknown[] }).shared);
  expect(shared).toMatchObject([{ title: 'Share Foothold', url: new URL('/', page.url()).href }]);
});
