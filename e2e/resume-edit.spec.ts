import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectOnPage, expectSaved, lines, openNewResume, openPart, pageWords } from './resumes-kit.ts';

test.describe.configure({ timeout: 180_000 });

const jobs = ['Charge nurse', 'Staff nurse', 'Nursing assistant'];

/** A resume with three jobs, each with a line. */
async function nurse(page: Page): Promise<void> {
  await openNewResume(page, 'Nurse');
  await page.getByLabel('Name', { exact: true }).fill('Imani Brooks');
  await openPart(page, 'Experience');
  for (const title of jobs) {
    await page.getByRole('button', { name: 'Add position' }).first().click();
    await expect(page.getByLabel('Job title')).toBeFocused();
    await expect(page.getByLabel('Job title')).toHaveValue('');
    await page.keyboard.type(title);
    await lines(page).first().fill(`Did the work of a ${title.toLowerCase()}.`);
  }
  await expectOnPage(page, 'Did the work of a nursing assistant.');
}

const order = (page: Page) => async () => {
  const said = (await pageWords(page).textContent()) ?? '';
  return jobs.filter((title) => said.includes(title)).sort((a, b) => said.indexOf(a) - said.indexOf(b));
};

test('rows and lines of a resume are moved, split and brought back', async ({ person, part }) => {
  await part(
    'jobs are moved by keys and by hand, hidden and removed; sections too; each can be undone',
    async () => {
      await person.signIn();
      const { page } = person;
      await nurse(page);

      await page.getByRole('button', { name: 'Move Nursing assistant' }).focus();
      await page.keyboard.press('ArrowUp');
      await expect.poll(order(page)).toEqual(['Charge nurse', 'Nursing assistant', 'Staff nurse']);
      await expect(page.getByRole('button', { name: 'Move Nursing assistant' })).toBeFocused();
      await expect(page.getByRole('status').filter({ hasText: 'Moved to 2 of 3.' })).toBeAttached();

      // Folded, all three handles are in sight.
      await page.getByRole('button', { name: /^Nursing assistant/ }).click();
      const from = await page.getByRole('button', { name: 'Move Staff nurse' }).boundingBox();
      const to = await page.getByRole('button', { name: 'Move Charge nurse' }).boundingBox();
      if (!from || !to) throw new Error('no handles');
      await page.mouse.move(from.x + 8, from.y + 8);
      await page.mouse.down();
      await page.mouse.move(from.x + 8, from.y - 40, { steps: 4 });
      await page.mouse.move(to.x + 8, to.y - 12, { steps: 4 });
      await page.mouse.up();
      await expect.poll(order(page)).toEqual(['Staff nurse', 'Charge nurse', 'Nursing assistant']);

      await page.getByRole('button', { name: 'Change Charge nurse' }).click();
      await page.getByRole('menuitem', { name: 'Hide from the page' }).click();
      await expect.poll(order(page)).toEqual(['Staff nurse', 'Nursing assistant']);
      await page.getByRole('button', { name: 'Change Charge nurse' }).click();
      await page.getByRole('menuitem', { name: 'Show on the page' }).click();
      await page.getByRole('button', { name: 'Change Staff nurse' }).click();
      await page.getByRole('menuitem', { name: 'Remove' }).click();
      await expect(page.getByText('Position removed.')).toBeVisible();
      await expect.poll(order(page)).toEqual(['Charge nurse', 'Nursing assistant']);
      await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
      await expect.poll(order(page)).toEqual(['Staff nurse', 'Charge nurse', 'Nursing assistant']);

      // Sections: another heading, another place, hidden, one of the person's own.
      await openPart(page, 'Skills');
      await page.getByLabel('Add skills').fill('ACLS');
      await page.keyboard.press('Enter');
      await expectOnPage(page, 'SKILLS');
      await page.getByRole('button', { name: 'Change section Skills' }).click();
      await page.getByRole('menuitem', { name: 'Change heading' }).click();
      await expect(page.getByLabel('Heading on the page')).toBeFocused();
      await page.keyboard.type('Licenses and skills');
      await expectOnPage(page, 'LICENSES AND SKILLS');
      await page.getByRole('button', { name: 'Move section Licenses and skills' }).focus();
      for (let at = 0; at < 2; at += 1) await page.keyboard.press('ArrowUp');
      await expect
        .poll(async () => /LICENSES[\s\S]*EXPERIENCE/.test((await pageWords(page).textContent()) ?? ''))
        .toBe(true);
      await page.getByRole('button', { name: 'Change section Experience' }).click();
      await page.getByRole('menuitem', { name: 'Hide from the page' }).click();
      await expect(pageWords(page)).not.toContainText('EXPERIENCE');
      await page.getByRole('button', { name: 'Add section' }).click();
      await page.getByLabel('A custom section').fill('Clinical rotations');
      await page.getByRole('button', { name: 'Add', exact: true }).last().click();
      await page.getByRole('button', { name: 'Add entry' }).first().click();
      await expect(page.getByLabel('Title', { exact: true })).toBeFocused();
      await page.keyboard.type('Pediatrics, Duke');
      await expectOnPage(page, 'CLINICAL ROTATIONS');
    },
  );

  await part(
    'lines split, join, indent, move and take a paste; a press on the page leads to its line',
    async () => {
      await person.signIn();
      const { page } = person;
      await nurse(page);
      const texts = () =>
        lines(page).evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).value));

      await lines(page).first().fill('Drew blood. Gave medication.');
      for (let at = 0; at < ' Gave medication.'.length; at += 1) await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Delete');
      await expect.poll(texts).toEqual(['Drew blood.', 'Gave medication.']);
      await page.keyboard.press('Alt+ArrowUp');
      await expect.poll(texts).toEqual(['Gave medication.', 'Drew blood.']);
      await expect(lines(page).first()).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(lines(page).nth(1)).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('textbox', { name: 'Line 2 of 2, second level' })).toBeFocused();
      await page.keyboard.press('Home');
      await page.keyboard.press('Backspace');
      await page.keyboard.press('Backspace');
      await expect.poll(texts).toEqual(['Gave medication.Drew blood.']);
      await page.keyboard.press('Control+z');
      await page.keyboard.press('Control+z');
      await expect(page.getByRole('textbox', { name: 'Line 2 of 2, second level' })).toBeVisible();
      await page.keyboard.press('Control+y');
      await expect(page.getByRole('textbox', { name: 'Line 2 of 2', exact: true })).toBeVisible();

      await lines(page).nth(1).focus();
      await page.keyboard.press('End');
      await lines(page)
        .nth(1)
        .evaluate((line) => {
          const clipboardData = new DataTransfer();
          clipboardData.setData('text/plain', ' Nights.\n• #panic("x") <b>*bold*</b>\n  - Weekends');
          line.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
        });
      await expect
        .poll(texts)
        .toEqual(['Gave medication.', 'Drew blood.Nights.', '#panic("x") <b>*bold*</b>', 'Weekends']);
      await expectOnPage(page, '#panic("x") <b>*bold*</b>');

      // Who comes by Tab goes on by Tab: nothing is indented on the way through.
      await page.getByRole('button', { name: /^Nursing assistant/ }).focus();
      for (let at = 0; at < 12; at += 1) await page.keyboard.press('Tab');
      await expect.poll(texts).toHaveLength(4);
      await expect(page.getByRole('textbox', { name: 'Line 4 of 4, second level' })).toBeVisible();

      await page.getByRole('button', { name: /^Charge nurse/ }).click();
      await lines(page).first().focus();
      const mark = page.locator('[data-mark]').first();
      await expect(mark).toBeVisible();
      const charge = await mark.boundingBox();
      await page.getByLabel('Page', { exact: true }).first().focus();
      await page.getByRole('button', { name: /^Staff nurse/ }).click();
      if (!charge) throw new Error('nothing is marked');
      await page.mouse.click(charge.x + 20, charge.y + charge.height / 2);
      await expect(lines(page).first()).toBeFocused();
      await expect(lines(page).first()).toHaveValue('Did the work of a charge nurse.');
      await expect(mark).toBeVisible();
    },
  );
});

test('two tabs on one resume: other fields come over, the same one keeps both versions', async ({
  person,
  context,
}) => {
  await person.signIn();
  const { page } = person;
  await openNewResume(page, 'Nurse');
  const other = await context.newPage();
  await other.goto(page.url());
  await openPart(other, 'Contact');
  await openPart(page, 'Summary');
  await openPart(other, 'Summary');

  await other.getByLabel('Name', { exact: true }).fill('Imani Brooks');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Imani Brooks');

  const [mine, theirs] = [page, other].map((tab) => tab.getByRole('textbox', { name: 'Summary' }));
  await Promise.all([mine?.fill('Nurse for nine years.'), theirs?.fill('ICU nurse.')]);
  const clash = page.getByText('Changed here and in another tab: Summary.');
  const clashThere = other.getByText('Changed here and in another tab: Summary.');
  await expect.poll(async () => (await clash.count()) + (await clashThere.count())).toBeGreaterThan(0);
  const [loser, kept] = (await clash.isVisible()) ? [page, 'Nurse for nine years.'] : [other, 'ICU nurse.'];
  await expect(loser.getByRole('textbox', { name: 'Summary' })).toHaveValue(kept);
  await loser.getByRole('button', { name: 'Keep mine' }).click();
  await expect(loser.getByText('Changed here and in another tab')).toHaveCount(0);
  await expectSaved(loser);
  for (const tab of [page, other])
    await expect(tab.getByRole('textbox', { name: 'Summary' })).toHaveValue(kept);
});
