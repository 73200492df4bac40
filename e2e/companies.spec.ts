import { addCompany } from './company-kit.ts';
import { expect, test } from './fixtures.ts';
import { closeToast, seedJob, undo } from './jobs-kit.ts';
import { storedRows } from './own-data-kit.ts';

test('own companies: added, watched, merged, and on a phone', async ({ person, part }) => {
  await part(
    'a company is added, its page shows what one did there, and it is watched by a key',
    async () => {
      const { page } = person;
      await person.signIn();
      await page.goto('/companies');
      await page.getByRole('link', { name: 'Add company' }).first().click();
      await page.getByLabel('Company', { exact: true }).fill('Lakeside Clinic');
      await page.getByLabel('Careers page').fill('javascript:alert(1)');
      await page.getByRole('button', { name: 'Save company' }).click();
      await expect(page.getByText('Start the address with https:// or http://.')).toBeVisible();
      await page.getByLabel('Careers page').fill('lakeside.example/jobs');
      await page.getByLabel('City').fill('Reno');
      await page.getByRole('button', { name: 'Save company' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Lakeside Clinic' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Careers page' })).toHaveAttribute(
        'href',
        'https://lakeside.example/jobs',
      );
      await expect(page.getByRole('region', { name: 'Watching would mean' })).toContainText(
        'In the last 12 weeks',
      );
      await closeToast(page, 'Company added.');

      await page.keyboard.press('w');
      await expect(page.getByRole('button', { name: 'Watching', exact: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await page.keyboard.press('n');
      await page.getByRole('form', { name: 'Notes' }).getByLabel('Notes').fill('Ask about nights.');
      await page.getByRole('button', { name: 'Save notes' }).click();
      await expect(page.getByText('Ask about nights.', { exact: true })).toBeVisible();

      // The most pressing step is first, the others below it.
      const steps = page.getByRole('region', { name: 'Next step' });
      for (const title of ['Ask Ann about the unit', 'Read their report']) {
        await steps.getByRole('button', { name: 'Add next step' }).click();
        await steps.getByLabel('What to do').fill(title);
        await steps.getByRole('button', { name: 'Save step' }).click();
        await closeToast(page, 'Next step added.');
      }
      const more = steps.getByRole('list', { name: 'More to do' });
      await expect(more.getByRole('listitem')).toHaveCount(1);
      await more.getByRole('button', { name: /^Done: / }).click();
      await expect(more).toHaveCount(0);
      await expect(steps.getByRole('button', { name: /^Done: / })).toHaveCount(1);

      await seedJob(page, { 'Job title': 'Charge nurse', Company: 'LAKESIDE CLINIC, Inc.' });
      await page.goto('/companies');
      await expect(page.getByRole('list', { name: 'Watched companies' })).toContainText('Lakeside Clinic');
      await page
        .getByRole('list', { name: 'Your companies' })
        .getByRole('link', { name: 'Lakeside Clinic' })
        .click();
      await expect(page.getByRole('region', { name: 'You and Lakeside Clinic' })).toContainText(
        'Charge nurse',
      );
      await page.goto('/work');
      await expect(page.getByRole('region', { name: 'Watched companies' })).toContainText('Nothing new');
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: /^Jump to/ }).fill('lakesid');
      await expect(page.getByRole('option', { name: /Lakeside Clinic.*watching/ })).toBeVisible();
    },
  );

  await part(
    'saving a job offers to keep its company; two of one name are merged after a look, and taken apart again',
    async () => {
      const { page } = person;
      await person.signIn();
      await page.goto('/job/add?company=Harbor%20Foods');
      await page.getByLabel('Job title').fill('Planner');
      await page.getByRole('button', { name: 'Save job' }).click();
      await page.getByRole('button', { name: 'Save company' }).click();
      await expect(page.getByText('Company saved: Harbor Foods.')).toBeVisible();
      await undo(page, 'Company saved: Harbor Foods.');
      await expect.poll(() => storedRows(page, 'companies')).toEqual([]);
      await page.goto('/companies');
      await page.getByRole('button', { name: 'Save Harbor Foods' }).click();
      await expect(page.getByRole('list', { name: 'Your companies' })).toContainText('Harbor Foods');
      await closeToast(page, 'Company saved: Harbor Foods.');

      await page.goto('/company/add?name=HARBOR%20FOODS%2C%20Inc.');
      await expect(page.getByText('You already saved Harbor Foods.')).toBeVisible();
      await page.getByLabel('Website').fill('https://harbor.example');
      await page.getByRole('button', { name: 'Save company' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'HARBOR FOODS, Inc.' })).toBeVisible();
      await closeToast(page, 'Company added.');
      await page.getByRole('button', { name: 'Merge them' }).click();
      const dialog = page.getByRole('dialog', { name: 'Merge into HARBOR FOODS, Inc.?' });
      await expect(dialog).toContainText('“Harbor Foods” goes into the notes.');
      await dialog.getByRole('button', { name: 'Merge companies' }).click();
      await expect(page.getByText('Merged into HARBOR FOODS, Inc..')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Merge them' })).toHaveCount(0);
      await undo(page, 'Merged into HARBOR FOODS, Inc..');
      await expect(page.getByRole('button', { name: 'Merge them' })).toBeVisible();
    },
  );

  await part(
    'on a phone the head is one line: adding and searching are at the foot, the rest in a menu',
    async () => {
      const { page } = person;
      await person.signIn();
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/companies');
      const add = page.getByRole('link', { name: 'Add company' });
      await expect(add).toHaveCount(1);
      const foot = await add.boundingBox();
      expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeGreaterThan(820);
      const head = await page.getByRole('main').locator('header').boundingBox();
      expect(head?.height).toBeLessThan(80);
      await expect(page.getByRole('link', { name: 'Search companies' })).toHaveCount(1);
      await page.getByRole('button', { name: 'More ways to companies' }).click();
      await page.getByRole('menuitem', { name: 'Companies for you' }).click();
      await expect(page).toHaveURL(/\/companies\/discover$/);

      await addCompany(page, 'Lakeside Clinic');
      const watch = page.getByRole('button', { name: 'Watch', exact: true });
      const bar = await watch.boundingBox();
      expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeGreaterThan(820);
      await watch.click();
      await expect(page.getByRole('button', { name: 'Watching', exact: true })).toBeVisible();
    },
  );
});
