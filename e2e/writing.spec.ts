import { expect, test } from './fixtures.ts';
import { withGallery } from './gallery-kit.ts';
import { lines, openNewResume, openPart } from './resumes-kit.ts';

// The help with lines in a real browser, under the product's own security policy: rules at once, dictionaries in a worker.
test.describe.configure({ timeout: 120_000 });

test('a line says what a reader would stumble over, unless it is put away', async ({ page }) => {
  test.setTimeout(2 * 60_000);
  await test.step('a line says quietly what a reader would stumble over, and one press mends it', async () => {
    await withGallery(async (url) => {
      await page.goto(url);
      const part = page.getByRole('region', { name: 'Help with lines' });
      const line = part.getByRole('textbox', { name: /^Responsible for managing/ });

      const hint = part.getByRole('button', { name: /“managment” may be misspelled and 2 more/ });
      await expect(hint).toHaveAttribute('aria-expanded', 'false', { timeout: 60_000 });
      await expect(part.getByRole('button', { name: 'Write “Managed”' })).toBeHidden();
      await line.focus();
      await hint.click();
      await expect(line, 'a press leaves the caret in the line').toBeFocused();

      await part.getByRole('button', { name: 'Write “management” for “managment”' }).click();
      await expect(line).toHaveValue('Responsible for managing a team and the management of stock');
      await part.getByRole('button', { name: 'Write “Managed”' }).click();
      await expect(line).toHaveValue('Managed a team and the management of stock');
      await part.getByRole('button', { name: 'Add a period' }).click();
      await expect(line).toHaveValue('Managed a team and the management of stock.');
      await expect(part.getByRole('button', { name: /names a duty/ })).toHaveCount(1);
    });
  });

  await test.step('what a person puts away as not for them is said no more, and their own words are right', async () => {
    await withGallery(async (url) => {
      await page.goto(url);
      const part = page.getByRole('region', { name: 'Help with lines' });
      await part
        .getByRole('button', { name: /“was responsible for” names a duty|“responsible for” names a duty/ })
        .first()
        .click();
      await part
        .getByRole('button', { name: /^Not for me: “responsible for” names a duty/ })
        .first()
        .click();
      await expect(part.getByRole('button', { name: /^“various” adds little/ })).toBeVisible();

      const line = part.getByRole('textbox', { name: /^Found/ });
      await line.fill('Found the stroage of the shop.');
      await part.getByRole('button', { name: /“stroage” may be misspelled/ }).click({ timeout: 60_000 });
      await part.getByRole('button', { name: 'Add to my words' }).last().click();
      await expect(part.getByText('“stroage” may be misspelled')).toHaveCount(0);
    });
  });
});

test('in the editor a hint stands under the line that is written, mends it, and stays away once it is not for me', async ({
  person,
}) => {
  await person.signIn();
  const { page } = person;
  await openNewResume(page);
  await openPart(page, 'Experience');
  await page.getByRole('button', { name: 'Add position' }).first().click();
  await page.getByLabel('Job title').fill('Cook');
  await page.getByLabel('To', { exact: true }).fill('2019');

  const line = lines(page).first();
  await line.click();
  await page.keyboard.type('Responsible for training six cooks, wich');
  // The word at the caret is not there yet, and neither is the end of the line.
  const hint = page.getByRole('button', { name: '“responsible for” names a duty', exact: true });
  await expect(hint).toBeVisible({ timeout: 60_000 });
  await page.keyboard.type(' stayed');
  await page.getByRole('button', { name: /^“wich” may be misspelled and 1 more/ }).click({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Write “which” for “wich”' }).click();
  await page.getByRole('button', { name: 'Write “Trained”' }).click();
  await expect(line).toHaveValue('Trained six cooks, which stayed');
  await expect(line).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.type('Maintain 14 ovens');
  await page.getByRole('button', { name: /^“Maintain” is in the present/ }).click();
  await page.getByRole('button', { name: /^Not for me: “Maintain”/ }).click();
  await expect(page.getByText('Hints turned off: Past or present.')).toBeVisible();
  await expect(hint).toHaveCount(0);

  await page.goto('/settings#writing');
  const off = page.getByRole('list', { name: 'Hints that are off' });
  await off.getByRole('button', { name: 'Show again: Past or present' }).click();
  await expect(page.getByText('All hints are on.')).toBeVisible();
});
