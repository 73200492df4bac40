import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { addJob, chooseStatus, dayFromToday } from './jobs-kit.ts';

const noSuchDay = 'Write a date that exists, from 1900 to 2200.';

/** Types February 30 as a person does, segment by segment. */
async function typeNoDay(page: Page, field: Locator) {
  await field.focus();
  await page.keyboard.type('02302026');
}

test('a status is never dated today because the day typed does not exist or has not come', async ({
  person,
}) => {
  await person.signIn();
  const { page } = person;
  await addJob(page, { 'Job title': 'Budget Analyst', Company: 'City of Marlow' });
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
