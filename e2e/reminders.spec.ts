import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { addJob } from './jobs-kit.ts';
import { storedRows } from './own-data-kit.ts';

/** A browser that asks, answers as told and shows nothing: what it was asked and handed is kept for the test. */
async function fakeNotices(page: Page, answer: 'granted' | 'denied'): Promise<void> {
  await page.addInitScript((given) => {
    const shown: string[] = [];
    const stored = sessionStorage.getItem('permission') ?? 'default';
    class Fake {
      static permission = stored;
      static asked = 0;
      static async requestPermission() {
        Fake.asked += 1;
        Fake.permission = given;
        sessionStorage.setItem('permission', given);
        return given;
      }
      onclick: (() => void) | null = null;
      constructor(title: string, { body = '' }: { body?: string } = {}) {
        shown.push(`${title} | ${body}`);
        Object.assign(window, { lastNotice: this });
      }
      close() {}
    }
    Object.assign(window, { Notification: Fake, shownNotices: shown });
  }, answer);
}

const shown = (page: Page) =>
  page.evaluate(() => (window as unknown as { shownNotices: string[] }).shownNotices);
const asked = (page: Page) => page.evaluate(() => (Notification as unknown as { asked: number }).asked);

// The browser of the tests is in New York.
test('reminders are off until asked for, come once at their hour, open the record, keep quiet hours, and end with the sign-out', async ({
  person,
}) => {
  const { page } = person;
  await fakeNotices(page, 'granted');
  await page.clock.install({ time: new Date('2026-11-25T08:00:00-05:00') });
  await person.signIn();
  await addJob(page, { 'Job title': 'Charge nurse', Company: 'Lakeside Clinic' });
  const job = new URL(page.url()).pathname;
  await page.getByRole('button', { name: 'Add task' }).click();
  await page.getByLabel('What to do').fill('Send references');
  await page.getByLabel('Date', { exact: true }).fill('2026-11-25');
  await page.getByRole('button', { name: 'Save task' }).click();
  await expect(page.getByText('Task added.')).toBeVisible();

  await page.goto('/settings#reminders');
  const section = page.getByRole('region', { name: 'Reminders' });
  await expect(section).toContainText('Your browser asks you once when you press On.');
  expect(await asked(page)).toBe(0);
  await section.getByRole('button', { name: 'On', exact: true }).click();
  await expect(page.getByText('Reminders are on.')).toBeVisible();
  await expect(section).toContainText('They come while Foothold is open in a tab.');
  expect(await asked(page)).toBe(1);

  // Not before nine, then once, whatever is loaded again.
  await page.clock.runFor(40_000);
  expect(await shown(page)).toEqual([]);
  await page.clock.setSystemTime(new Date('2026-11-25T09:00:10-05:00'));
  await page.clock.runFor(40_000);
  await expect.poll(() => shown(page)).toEqual(['Send references | Lakeside Clinic · Charge nurse']);
  await page.evaluate(() =>
    (window as unknown as { lastNotice: { onclick: () => void } }).lastNotice.onclick(),
  );
  await expect(page).toHaveURL(new RegExp(`${job}$`));
  await page.reload();
  await page.clock.runFor(60_000);
  expect(await shown(page)).toEqual([]);
  expect(await asked(page)).toBe(0);

  // At night nothing is said, in the morning it is; discreet says nothing of what it is.
  await page.goto('/settings#reminders');
  const discreet = section.getByRole('checkbox', { name: /Say only that something is due/ });
  await discreet.click();
  await expect(discreet).toBeChecked();
  await page.goto(job);
  await page.getByRole('button', { name: 'Add task' }).click();
  await page.getByLabel('What to do').fill('Call the clinic');
  await page.getByLabel('Date', { exact: true }).fill('2026-11-26');
  await page.getByRole('button', { name: 'Save task' }).click();
  await expect(page.getByText('Task added.')).toBeVisible();
  await page.clock.setSystemTime(new Date('2026-11-26T06:00:00-05:00'));
  await page.clock.runFor(40_000);
  expect(await shown(page)).toEqual([]);
  await page.clock.setSystemTime(new Date('2026-11-26T09:01:00-05:00'));
  await page.clock.runFor(70_000);
  await expect.poll(() => shown(page)).toEqual([expect.stringMatching(/^[^|]+ \| Something is due today$/)]);

  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Sign out' }).click();
  await expect.poll(() => page.evaluate(() => caches.has('reminder-plan'))).toBe(false);
});

test('a browser that refuses or has no notifications is told plainly', async ({ person, part }) => {
  await part('a browser that refuses is told plainly, and nothing is turned on', async () => {
    const { page } = person;
    await fakeNotices(page, 'denied');
    await person.signIn();
    await page.goto('/settings#reminders');
    const section = page.getByRole('region', { name: 'Reminders' });
    await section.getByRole('button', { name: 'On', exact: true }).click();
    await expect(section).toContainText('Your browser blocks notifications here.');
    await expect(section.getByRole('button', { name: 'Off' })).toHaveAttribute('aria-pressed', 'true');
    expect(
      (await storedRows(page, 'settings')).filter(({ settingGroup }) => settingGroup === 'reminders'),
    ).toEqual([]);
  });

  await part('a browser without notifications says so, and where what is due stands', async () => {
    const { page } = person;
    await page.addInitScript(() => Reflect.deleteProperty(window, 'Notification'));
    await person.signIn();
    await page.goto('/settings#reminders');
    const section = page.getByRole('region', { name: 'Reminders' });
    await section.getByRole('button', { name: 'On', exact: true }).click();
    await expect(section).toContainText('This browser has no notifications. What is due is listed on Work.');
    await expect(section.getByRole('button', { name: 'Off' })).toHaveAttribute('aria-pressed', 'true');
  });
});
