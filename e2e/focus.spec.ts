import type { Locator, Page } from '@playwright/test';
import { violationsOf } from './a11y-kit.ts';
import { expect, test } from './fixtures.ts';
import { chooseStatus, jobRow, loadExampleJobs, seedJob, undo } from './jobs-kit.ts';

/** What opens over a page: what is focused, how it is opened by key, what is there then. */
type Overlay = {
  what: string;
  at: string;
  from: (page: Page) => Locator;
  key: string;
  over: (page: Page) => Locator;
};

const overlays: readonly Overlay[] = [
  {
    what: 'the drawer',
    at: '/jobs/list',
    from: (page) => page.getByRole('button', { name: 'Open the menu' }),
    key: 'Enter',
    over: (page) => page.getByRole('dialog', { name: 'Menu' }),
  },
  {
    what: 'the palette',
    at: '/jobs/list',
    from: (page) => page.getByRole('link', { name: 'Add job' }),
    key: 'Control+k',
    over: (page) => page.getByRole('dialog', { name: 'Jump to' }),
  },
  {
    what: 'the list of keys',
    at: '/jobs/list',
    from: (page) => page.getByRole('link', { name: 'Add job' }),
    key: '?',
    over: (page) => page.getByRole('dialog', { name: 'Keys' }),
  },
  {
    what: 'the filters',
    at: '/jobs/list',
    from: (page) => page.getByRole('button', { name: /^Filter/ }),
    key: 'Enter',
    over: (page) => page.getByRole('dialog', { name: 'Filter jobs' }),
  },
  {
    what: 'the status menu',
    at: '/job/edit/1',
    from: (page) => page.getByRole('button', { name: /^Status: / }),
    key: 'Enter',
    over: (page) => page.getByRole('dialog', { name: 'Move to…' }),
  },
  {
    what: 'a select',
    at: '/job/edit/1',
    from: (page) => page.getByRole('combobox', { name: 'Job type' }),
    key: 'Enter',
    over: (page) => page.getByRole('listbox'),
  },
];

test('the focus goes into what opens, comes back and never falls', async ({ person, part }) => {
  await part(
    'what opens over a page takes the focus, holds it, has no violation and gives it back',
    async () => {
      await person.signIn();
      const { page } = person;
      await loadExampleJobs(page);
      for (const { what, at, from, key, over } of overlays) {
        if (new URL(page.url()).pathname !== at) await page.goto(at);
        const opener = from(page);
        await opener.focus();
        await page.keyboard.press(key);
        await expect(over(page), what).toBeVisible();
        const isInside = () => over(page).evaluate((box) => box.contains(document.activeElement));
        await expect.poll(isInside, what).toBe(true);
        // A list that hangs from a button is in no landmark, by its nature; a dialog is one.
        const hangs = (await over(page).getAttribute('role')) !== 'dialog';
        expect(await violationsOf(page, hangs ? ['region'] : []), what).toEqual([]);
        // Round and round: Tab never leaves a dialog. A menu and a list close on it.
        if (!hangs)
          for (let press = 0; press < 40; press += 1) {
            await page.keyboard.press('Tab');
            expect(await isInside(), `${what} after ${press + 1} Tabs`).toBe(true);
          }
        await page.keyboard.press('Escape');
        await expect(over(page), what).toBeHidden();
        await expect(opener, what).toBeFocused();
      }
    },
  );

  await part('the share dialog gives the focus back although the drawer that led to it is gone', async () => {
    const { page } = person;
    await page.goto('/about');
    await expect(page.locator('#first')).toHaveCount(0);
    const opener = page.getByRole('button', { name: 'Open the menu' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Share' }).press('Enter');
    const share = page.getByRole('dialog', { name: /^Share / });
    await expect(share).toBeVisible();
    await expect.poll(() => share.evaluate((box) => box.contains(document.activeElement))).toBe(true);
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(share).toBeHidden();
    await expect(opener).toBeFocused();
  });

  await part('the focus never falls to the bare document when what had it goes', async () => {
    await person.signIn();
    const { page } = person;
    await page.goto('/jobs/list');
    await page.getByRole('button', { name: 'Load example data' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('30 saved')).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.getByRole('main').evaluate((main) => main.contains(document.activeElement))).toBe(true);

    // A link in the content leads to another screen: its own place is gone.
    await page.getByRole('link', { name: 'Add job' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Job title', { exact: true })).toBeFocused();
    await page.getByRole('link', { name: 'Back' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/jobs\/list/);
    await expect(page.getByRole('main')).toBeFocused();

    // A toast that is answered goes too.
    const row = page.getByRole('row').nth(1);
    await row.getByRole('checkbox').check();
    await page
      .getByRole('toolbar', { name: 'Selected jobs' })
      .getByRole('button', { name: 'Archive' })
      .press('Enter');
    await expect(page.getByRole('toolbar', { name: 'Selected jobs' })).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    const toast = page
      .getByRole('status')
      .filter({ hasText: /archived/i })
      .last();
    await toast.getByRole('button', { name: 'Undo' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Undone: /)).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test('counts, dialogs that leave and a refused Undo are told', async ({ person, part }) => {
  await part('counts and results are told to who cannot see them change', async () => {
    await person.signIn();
    const { page } = person;
    await loadExampleJobs(page);
    const live = page.locator('[role="status"], [aria-live="polite"]');
    await page.getByRole('searchbox', { name: 'Search your jobs' }).fill('zzqq');
    await expect(live.filter({ hasText: /0 of 30/ })).toHaveCount(1);
    await page.getByRole('searchbox', { name: 'Search your jobs' }).fill('');
    await expect(live.filter({ hasText: '30 saved' })).toHaveCount(1);
    await page.getByRole('row').nth(1).getByRole('checkbox').check();
    await expect(live.filter({ hasText: '1 selected' })).toHaveCount(1);
    await page.goto('/jobs/search?term=nurse');
    await expect(live.filter({ hasText: /\d+ (jobs?|postings?)/ })).toHaveCount(1);
    await page.keyboard.press('Control+k');
    await page
      .getByRole('combobox', { name: 'Jump to a job, a resume, a contact, a place or a screen' })
      .fill('zzqq');
    await expect(live.filter({ hasText: 'No job, resume, interview, contact or place found' })).toHaveCount(
      1,
    );
  });

  await part(
    'a drawer or a dialog that begins to leave hides nothing any more, so that what follows it is heard',
    async () => {
      await person.signIn();
      const { page } = person;
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.goto('/job/add');
      await page.getByLabel('Job title', { exact: true }).fill('Analyst');
      /** Presses a button; returns what had been hidden, and whether the box was still leaving when that was lifted. */
      const pressed = (box: Locator, name: string) =>
        box.getByRole('button', { name, exact: true }).evaluate(async (button: HTMLElement) => {
          const root = document.querySelector('#root') ?? button;
          const wasHidden = root.getAttribute('aria-hidden') === 'true';
          const lifted = new Promise((done) =>
            new MutationObserver(done).observe(root, { attributeFilter: ['aria-hidden'] }),
          );
          button.click();
          await lifted;
          return { wasHidden, isHidden: root.hasAttribute('aria-hidden'), isLeaving: button.isConnected };
        });
      const whileLeaving = { wasHidden: true, isHidden: false, isLeaving: true };

      await page.getByRole('button', { name: 'Open the menu' }).click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await expect(menu).toBeVisible();
      expect(await pressed(menu, 'Close the menu')).toEqual(whileLeaving);
      await page.getByRole('link', { name: 'Foothold' }).click();
      const question = page.getByRole('dialog', { name: 'Leave without saving?' });
      await expect(question).toBeVisible();
      expect(await pressed(question, 'Keep editing')).toEqual(whileLeaving);
    },
  );

  await part('an Undo that is refused says why, and the sentence stays long enough to read', async () => {
    const { page } = person;
    await page.clock.install();
    await person.signIn();
    await seedJob(page, { 'Job title': 'Analyst', Company: 'Acme' });
    await page.goto('/jobs/list');
    const status = jobRow(page, 'Analyst').getByRole('button', { name: /, status of/ });
    await status.click();
    await chooseStatus(page, 'Interview Requested');
    await expect(page.getByText(/Moved to Interview Requested/)).toBeVisible();
    await status.click();
    await chooseStatus(page, 'Offer Pending');
    await expect(page.getByText(/Moved to Offer Pending/)).toBeVisible();
    await undo(page, /Moved to Interview Requested/);
    const refusal = page.getByRole('alert').filter({ hasText: /Undo|newer|since|later|changed/i });
    await expect(refusal).toBeVisible();
    await expect(jobRow(page, 'Analyst')).toContainText('Offer Pending');
    await page.clock.fastForward(5000);
    await expect(refusal, 'five seconds later').toBeVisible();
    await page.clock.fastForward(5000);
    await expect(refusal, 'ten seconds later').toHaveCount(0);
  });
});
