import { expect, test } from './fixtures.ts';
import { expectOnPage, expectSaved, lines, openPart, pageWords, startResume } from './resumes-kit.ts';

// The engine and its fonts load once for each page: ten megabytes and two seconds of work.
test.describe.configure({ timeout: 180_000 });

test('a resume is written from nothing to a page, and is all there after a reload', async ({ person }) => {
  await person.signIn();
  const { page } = person;
  await startResume(page, 'Nurse');
  await page.getByLabel('Name', { exact: true }).fill('Imani Brooks');
  await page.getByLabel('Headline').fill('Registered nurse, ICU');
  await page.getByLabel('E-mail').fill('imani@example.com');
  await page.getByLabel('Location').fill('Raleigh, NC');
  await expectOnPage(page, 'Registered nurse, ICU');

  await openPart(page, 'Summary');
  await page.getByRole('textbox', { name: 'Summary' }).fill('ICU nurse with nine years at the bedside.');
  await openPart(page, 'Experience');
  await page.getByRole('button', { name: 'Add position' }).first().click();
  await expect(page.getByLabel('Job title')).toBeFocused();
  await page.keyboard.type('Charge nurse');
  await page.getByLabel('Company').fill('WakeMed');
  await page.getByLabel('From', { exact: true }).fill('june 2021');
  await page.getByLabel('I still work here').check();
  await page.getByLabel('City').fill('Raleigh');
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('Present');

  await lines(page).first().click();
  await page.keyboard.type('Lead a shift of 14 nurses on a 24-bed unit.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Trained 30 new nurses.');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Twelve stayed past their first year.');
  await expect(lines(page)).toHaveCount(3);

  await openPart(page, 'Skills');
  await page.getByLabel('Add skills').fill('ACLS, CRRT, Epic');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByLabel('Skill 3')).toHaveValue('Epic');

  await expectOnPage(page, 'ACLS, CRRT, Epic');
  for (const words of [
    'Jun 2021 – Present',
    '- Trained 30 new nurses.',
    '  - Twelve stayed past their first year.',
  ])
    await expect(pageWords(page)).toContainText(words);
  await expectSaved(page);

  await page.reload();
  await expectOnPage(page, 'Twelve stayed past their first year.');
  await page.getByRole('button', { name: /^Charge nurse/ }).waitFor();
  await expect(lines(page).nth(1)).toHaveValue('Trained 30 new nurses.');

  // The look is chosen with the page in sight.
  await page.getByRole('button', { name: 'Template: Plain' }).click();
  await page.getByRole('radio', { name: /^Europe/ }).check();
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('radio', { name: 'Green' }).check();
  await expect(page.getByLabel('Show a photo')).not.toBeChecked();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Template: Europe' })).toBeFocused();
  await expectOnPage(page, '06/2021 – Present');
  await page.getByRole('button', { name: 'Paper: Letter' }).click();
  await page.getByRole('menuitem', { name: 'A4' }).click();
  await expect(page.getByRole('button', { name: 'Paper: A4' })).toBeVisible();
});

test('what is typed into a resume outlives its tab, and an engine that does not load', async ({
  person,
  context,
  expectRefusal,
  part,
}) => {
  await part('a tab that is closed in mid-typing loses nothing', async () => {
    await person.signIn();
    const { page } = person;
    const closed = await context.newPage();
    await startResume(closed);
    const address = closed.url();
    await closed.getByLabel('Name', { exact: true }).pressSequentially('Imani Bro', { delay: 5 });
    await closed.close({ runBeforeUnload: true });
    await page.goto(address);
    await openPart(page, 'Contact');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Imani Bro');
    await expectSaved(page);
  });

  await part('where the engine does not load the form works, says so, and tries again', async () => {
    await person.signIn();
    const { page } = person;
    expectRefusal(/\.wasm$/, 0);
    await page.route(/\.wasm$/, (route) => route.abort('failed'));
    await startResume(page);
    await page.getByLabel('Name', { exact: true }).fill('Imani Brooks');
    await expect(page.getByText('The typesetter could not be loaded.')).toBeVisible();
    await expectSaved(page);
    await page.unroute(/\.wasm$/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectOnPage(page, 'Imani Brooks');
    await expect(page.getByText('The typesetter could not be loaded.')).toHaveCount(0);
  });
});
