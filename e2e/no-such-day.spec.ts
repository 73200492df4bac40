import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { addJob, chooseStatus, dayFromToday, jobRow } from './jobs-kit.ts';

const noSuchDay = 'Write a date that exists, from 1900 to 2200.';

/** Types February 30 as a person does, segment by segment. */
async function typeNoDay(page: Page, field: Locator) {
  await field.focus();
  await page.keyboard.type('02302026');
}

for (const [where, width] of [
  ['in the menu', 1280],
  ['in the sheet of a phone', 390],
] as const)
  test(`a status is never dated today because the day typed ${where} does not exist or has not come`, async ({
    person,
  }) => {
    await person.signIn();
    const { page } = person;
    await addJob(page, { 'Job title': 'Budget Analyst', Company: 'City of Marlow' });
    await page.setViewportSize({ width, height: 844 });
    const menu = page.getByRole('dialog', { name: 'Move to…' });
    const day = menu.getByLabel('Date it happened');
    await page.getByRole('button', { name: 'Status: Application Not Started' }).click();
    await menu.getByRole('button', { name: 'Change date' }).click();
    await typeNoDay(page, day);
    await chooseStatus(page, 'Application Submitted');
    await expect(menu.getByRole('alert')).toHaveText(noSuchDay);
    await expect(day).toBeFocused();
    await expect(day).toHaveAccessibleDescription(noSuchDay);

    // December of last year is typed month first: on the way there it is a day that has not come.
    const december = `${new Date().getFullYear() - 1}-12-05`;
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type(`1205${december.slice(0, 4)}`);
    await expect(day).toHaveValue(december);
    await expect(menu.getByRole('alert')).toHaveCount(0);

    await day.fill(await dayFromToday(page, 1));
    await chooseStatus(page, 'Application Submitted');
    await expect(menu.getByRole('alert')).toHaveText('Choose a day up to today.');
    await expect(page.getByText(/^Moved to/)).toHaveCount(0);

    const past = await dayFromToday(page, -3);
    await day.fill(past);
    await chooseStatus(page, 'Application Submitted');
    await expect(page.getByText(/Moved to Application Submitted\./)).toBeVisible();
    await expect(page.getByLabel('Date applied')).toHaveValue(past);
  });

test('a next step and the filters say so too, and keep what was typed', async ({ person }) => {
  await person.signIn();
  const { page } = person;
  await addJob(page, { 'Job title': 'Budget Analyst', Company: 'City of Marlow' });
  await page.goto('/jobs/list');
  await page.getByRole('checkbox', { name: 'Select Budget Analyst' }).check();
  await page
    .getByRole('toolbar', { name: 'Selected jobs' })
    .getByRole('button', { name: 'Set next step' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Set the next step of 1 job' });
  await dialog.getByLabel('What is to be done').fill('Ask Priya');
  await typeNoDay(page, dialog.getByLabel('Due'));
  await expect(dialog.getByText(noSuchDay), 'nothing is said while it is typed').toHaveCount(0);
  await dialog.getByRole('button', { name: 'Set next step' }).click();
  await expect(dialog.getByText(noSuchDay)).toBeVisible();
  await expect(dialog.getByLabel('Due')).toBeFocused();
  await dialog.getByRole('button', { name: 'Today' }).click();
  await expect(dialog.getByText(noSuchDay)).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Set next step' }).click();
  await expect(jobRow(page, 'Budget Analyst')).toContainText('Ask Priya');

  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const filter = page.getByRole('dialog', { name: 'Filter jobs' });
  await typeNoDay(page, filter.getByLabel('Saved from'));
  await page.keyboard.press('Tab');
  await filter.getByLabel('Saved until').focus();
  await expect(filter.getByRole('alert')).toHaveText(noSuchDay);
  await expect(filter.getByLabel('Saved from')).toHaveAccessibleDescription(noSuchDay);
  await filter.getByLabel('Saved from').fill(await dayFromToday(page, -1));
  await expect(filter.getByRole('alert')).toHaveCount(0);
  await expect(page).toHaveURL(/addedFrom=/);
});

test('the day of a preparation, and a date of application set right in its own dialog', async ({
  person,
}) => {
  await person.signIn();
  const { page } = person;
  const address = await addJob(page, { 'Job title': 'Budget Analyst', Company: 'City of Marlow' });
  await page.getByRole('link', { name: 'Apply', exact: true }).click();
  await page.getByRole('link', { name: 'Prepare first' }).click();
  const steps = page.getByRole('list', { name: 'Steps' });
  await steps.getByRole('button', { name: 'Plan' }).first().click();
  await typeNoDay(page, steps.getByLabel('By', { exact: true }));
  await steps.getByRole('button', { name: 'Add to my next steps' }).click();
  await expect(steps.getByText(noSuchDay)).toBeVisible();
  await expect(steps.getByLabel('By', { exact: true })).toBeFocused();
  await steps.getByLabel('By', { exact: true }).fill(await dayFromToday(page, 4));
  await steps.getByRole('button', { name: 'Add to my next steps' }).click();
  await expect(page.getByText(/^Planned for /)).toBeVisible();

  await page.goto(address);
  await page.getByRole('button', { name: 'Status: Application Not Started' }).click();
  await chooseStatus(page, 'Application Submitted');
  await page.getByRole('button', { name: 'Change date' }).click();
  const dialog = page.getByRole('dialog', { name: 'When did you apply?' });
  await typeNoDay(page, dialog.getByLabel('Date applied'));
  await dialog.getByRole('button', { name: 'Save date' }).click();
  await expect(dialog.getByText(noSuchDay)).toBeVisible();
  await expect(dialog.getByLabel('Date applied')).toBeFocused();
  const past = await dayFromToday(page, -2);
  await dialog.getByLabel('Date applied').fill(past);
  await dialog.getByRole('button', { name: 'Save date' }).click();
  await expect(page.getByRole('textbox', { name: 'Date applied' })).toHaveValue(past);
});
