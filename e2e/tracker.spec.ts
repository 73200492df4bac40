import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { addJob, closeToast, dayFromToday, enterJob, jobRow, seedJob, undo } from './jobs-kit.ts';
import { putRows, storedRows } from './own-data-kit.ts';

const nurse = { 'Job title': 'Charge nurse', Company: 'Lakeside Clinic' };
const planner = { 'Job title': 'Planner', Company: 'Harbor Foods' };

test('contacts, I applied, and when a job was last heard of', async ({ person, part }) => {
  await part(
    'a contact is one person at several jobs, listed, found by name and number, and reached',
    async () => {
      const { page } = person;
      await person.signIn();
      await addJob(page, nurse);
      await page.getByRole('button', { name: 'Add contact' }).click();
      const form = page.getByRole('form', { name: 'Add contact' });
      await form.getByLabel('Name').fill('Dana Okafor');
      await form.getByLabel('E-mail').fill('dana@example.com');
      await form.getByLabel('Phone').fill('(555) 014-2233');
      await form.getByRole('button', { name: 'Save contact' }).click();
      await expect(form).toHaveCount(0);
      await seedJob(page, planner);

      await page.goto('/work');
      await page.getByRole('link', { name: 'Contacts', exact: true }).click();
      await page.getByRole('link', { name: 'Dana Okafor' }).click();
      const detail = page.getByRole('region', { name: 'Contact', exact: true });
      await expect(detail.getByRole('link', { name: /^Write to Dana/ })).toHaveAttribute(
        'href',
        'mailto:dana@example.com',
      );
      await expect(detail.getByRole('link', { name: /^Call Dana/ })).toHaveAttribute(
        'href',
        'tel:5550142233',
      );
      await expect(detail).toContainText('Not heard from yet');
      await detail.getByLabel('Add to a job').fill('harbor');
      await detail.getByRole('button', { name: 'Add to Planner · Harbor Foods' }).click();
      await expect(
        detail.getByRole('list', { name: 'Jobs of Dana Okafor' }).getByRole('listitem'),
      ).toHaveCount(2);

      // Whoever calls is found by the number, however it is written, and by name in the list of jobs.
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: /^Jump to/ }).fill('555 014 2233');
      await expect(page.getByRole('option', { name: /Dana Okafor/ })).toBeVisible();
      await expect(page.getByRole('option', { name: /Lakeside Clinic/ }).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await page.goto('/jobs/list?q=okafor');
      await expect(jobRow(page, 'Planner')).toBeVisible();
      await expect(jobRow(page, 'Charge nurse')).toBeVisible();
    },
  );

  await part('I applied is one press in the list, and is undone', async () => {
    const { page } = person;
    await person.signIn();
    await seedJob(page, nurse);
    await page.goto('/jobs/list');
    await jobRow(page, 'Charge nurse').getByRole('button', { name: 'I applied: Charge nurse' }).click();
    await expect(jobRow(page, 'Charge nurse')).toContainText('Application Submitted');
    await undo(page, /Moved to/);
    await expect(jobRow(page, 'Charge nurse').getByRole('button', { name: /^I applied/ })).toBeVisible();
  });

  await part(
    'a column says when a job was last heard of, and the rates tell a rejection from an interview',
    async () => {
      const { page } = person;
      await person.signIn();
      await seedJob(page, nurse);
      await seedJob(page, planner);
      await page.goto('/jobs/list');
      await page.getByRole('button', { name: 'Columns' }).click();
      await page.getByRole('checkbox', { name: 'Status since' }).check();
      await page.getByRole('checkbox', { name: 'Last heard' }).check();
      await page.keyboard.press('Escape');
      for (const [title, status] of [
        ['Charge nurse', 'Rejected Before Interview'],
        ['Planner', 'Interview Requested'],
      ] as const) {
        await jobRow(page, title)
          .getByRole('button', { name: /^Application Not Started/ })
          .click();
        await page.getByRole('option', { name: status }).click();
        await closeToast(page, /Moved to/);
      }
      const head = page.getByRole('columnheader', { name: 'Last heard' });
      await head.getByRole('button').click();
      await expect(page).toHaveURL(/sort=heardDate/);
      await page.goto('/work');
      const rates = page.getByRole('region', { name: 'Heard back' });
      const row = rates.getByRole('row').filter({ hasText: 'Online' });
      await expect(row).toContainText('2 of 2');
      await expect(row).toContainText('1 of 2');
    },
  );
});

test('a rejection is one go: a day and the words in the menu by keys, Change date after it, and an e-mail that is asked about', async ({
  person,
}) => {
  const { page } = person;
  await person.signIn();
  await seedJob(page, nurse);
  await seedJob(page, planner);
  await page.goto('/jobs/list');
  const day = await dayFromToday(page, -3);

  await jobRow(page, 'Charge nurse')
    .getByRole('button', { name: /^Application Not Started/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Move to…' })).toBeFocused();
  await page.keyboard.type('rejected before');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByLabel('Date it happened').fill(day);
  const note = page.getByRole('button', { name: 'Add a note' });
  while (!(await note.evaluate((button) => button === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.type('We went with somebody else.');
  await page.keyboard.press('Control+Enter');
  await expect(jobRow(page, 'Charge nurse')).toContainText('Rejected Before Interview');

  const toast = page.getByRole('status').filter({ hasText: 'Moved to' });
  await toast.getByRole('button', { name: 'Change date' }).click();
  const dialog = page.getByRole('dialog', { name: 'When did it happen?' });
  await expect(dialog.getByLabel('Date of Rejected Before Interview')).toHaveValue(day);
  await dialog.getByLabel('Date of Rejected Before Interview').fill(await dayFromToday(page, -2));
  await dialog.getByRole('button', { name: 'Save date' }).click();
  await expect(dialog).toBeHidden();
  await jobRow(page, 'Charge nurse').getByRole('link', { name: 'Charge nurse' }).click();
  await expect(page.getByRole('list', { name: 'History, newest first' })).toContainText(
    'We went with somebody else.',
  );

  await expect(page.getByRole('link', { name: 'Paste an e-mail' })).toHaveAttribute('href', '/jobs/mail');
  await page.goto('/jobs/mail');
  const mail = page.getByLabel('E-mail from an employer');
  await mail.fill('Hi, unfortunately I cannot come on Tuesday. Harbor Foods');
  await expect(
    page.getByRole('heading', { name: 'This says nothing certain about an application' }),
  ).toBeVisible();
  const words = 'We have decided to move forward with other candidates.';
  await mail.fill(`Subject: Planner at Harbor Foods\n\nHi Maya,\n\n${words}\n\nBest`);
  await expect(page.getByRole('heading', { name: 'This reads as a rejection' })).toBeVisible();
  await expect(page.locator('blockquote')).toHaveText(`“${words}”`);
  await expect(page.getByRole('combobox', { name: 'Job' })).toHaveText('Harbor Foods · Planner');
  await page.getByRole('button', { name: 'Yes, move to Rejected Before Interview' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Planner');
  await expect(page.getByRole('button', { name: 'Status: Rejected Before Interview' }).first()).toBeVisible();
  await undo(page, /Moved to/);
  await expect(page.getByRole('button', { name: 'Status: Application Not Started' }).first()).toBeVisible();
});

/** The latitude of the first stored job. */
const storedLatitude = async (page: Page) => Number((await storedRows(page, 'jobs'))[0]?.latitude);

test('jobs get their place when they are saved, and lose it with it', async ({ person, part }) => {
  await part(
    'jobs get their place when they are saved; Find places finds what is left, never one of two',
    async () => {
      const { page } = person;
      await person.signIn();
      await enterJob(page, { ...nurse, Location: 'Columbus, OH' });
      // A server that just started reads its cities first: the point then follows the save.
      await expect.poll(() => storedLatitude(page), { timeout: 30_000 }).toBeCloseTo(40, 0);
      await enterJob(page, { ...planner, Location: 'Springfield' });
      await page.goto('/jobs/map/view');
      const list = page.getByRole('list', { name: 'Jobs' });
      await expect(list.locator('[data-row]').filter({ hasText: 'Charge nurse' })).not.toContainText(
        'Set its place',
      );
      await expect(list.locator('[data-row]').filter({ hasText: 'Planner' })).toContainText('Set its place');
      await page.getByRole('button', { name: 'Find places' }).click();
      await expect(page.getByText(/No location found/)).toBeVisible();
      // As an import without a connection leaves it.
      const unplaced = (await storedRows(page, 'jobs')).map((job) => ({ ...job, latitude: 0, longitude: 0 }));
      await putRows(page, 'jobs', unplaced);
      await page.reload();
      await page.getByRole('button', { name: 'Find places' }).click();
      await expect(page.getByText('1 job is now on the map.')).toBeVisible();
      await undo(page, /is now on the map/);
      await expect(list.locator('[data-row]').filter({ hasText: 'Charge nurse' })).toContainText(
        'Set its place',
      );
    },
  );

  await part('the point of a place does not outlive the place', async () => {
    const { page } = person;
    await person.signIn();
    const address = await enterJob(page, { ...nurse, Location: 'Columbus, OH' });
    await expect.poll(() => storedLatitude(page), { timeout: 30_000 }).toBeCloseTo(40, 0);
    const moveTo = async (place: string) => {
      await page.goto(address);
      await page.getByLabel('Location', { exact: true }).fill(place);
      await page.getByRole('button', { name: 'Save job' }).click();
      await expect(page.getByText('Saved', { exact: false }).first()).toBeVisible();
    };
    await moveTo('Portland, OR');
    await expect.poll(() => storedLatitude(page)).toBeCloseTo(45.5, 0);
    await moveTo('Springfield');
    await expect.poll(() => storedLatitude(page)).toBe(0);
  });
});

test('at 1280, 900 and 390 a toast covers no action of the page', async ({ person }) => {
  const { page } = person;
  await person.signIn();
  await addJob(page, nurse);
  const toast = page.getByRole('status').filter({ hasText: 'Moved to' });
  for (const [width, status] of [
    [1280, 'Rejected Before Interview'],
    [900, 'Application Submitted'],
    [390, 'Rejected Before Interview'],
  ] as const)
    await test.step(`at ${width}`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await page
        .getByRole('button', { name: /^Status: / })
        .first()
        .click();
      await page.getByRole('option', { name: status }).click();
      await expect(toast.filter({ hasText: status })).toBeVisible();
      await expect.poll(() => coveredActions(toast)).toEqual([]);
      await closeToast(page, /Moved to/);
    });
});

/** What a person could press in the page that lies under a toast. */
function coveredActions(toast: Locator): Promise<(string | null)[]> {
  return toast.evaluate((panel) => {
    const box = panel.getBoundingClientRect();
    const actions = document.querySelectorAll(
      'main a, main button, main input, main textarea, main [role=combobox]',
    );
    return [...actions]
      .map((action) => ({ action, at: action.getBoundingClientRect() }))
      .filter(({ at }) => at.width > 0 && at.height > 0)
      .filter(
        ({ at }) => at.left < box.right && at.right > box.left && at.top < box.bottom && at.bottom > box.top,
      )
      .map(({ action }) => action.textContent || action.getAttribute('aria-label'));
  });
}
