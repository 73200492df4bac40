import { expect, type Locator, type Page } from '@playwright/test';
import { changeRow, storedRows } from './own-data-kit.ts';

/** The row of a job in the table. */
export function jobRow(page: Page, title: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) });
}

/** Adds a job by hand and waits until its own screen shows it; answers its address. */
export async function addJob(page: Page, fields: Record<string, string>): Promise<string> {
  await page.goto('/job/add');
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('button', { name: 'Save job' }).click();
  await expect(page).toHaveURL(/\/job\/edit\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fields['Job title'] ?? '');
  return page.url();
}

/** Chooses a status in the open status menu. */
export async function chooseStatus(page: Page, status: string): Promise<void> {
  await page.getByRole('option', { name: status }).click();
}

/** Chooses in a select of a form. */
export async function chooseOption(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** The calendar date so many days from today, where the page is. */
export function dayFromToday(page: Page, days: number): Promise<string> {
  return page.evaluate((shift) => {
    const day = new Date();
    day.setDate(day.getDate() + shift);
    const two = (value: number) => String(value).padStart(2, '0');
    return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
  }, days);
}

/** The example data: 30 jobs with their histories. */
export async function loadExampleJobs(page: Page): Promise<void> {
  await page.goto('/jobs/list');
  await page.getByRole('button', { name: 'Load example data' }).click();
  await expect(page.getByText('30 saved')).toBeVisible();
}

/** Makes one stored job unreadable, as a bad import or another program might; answers its id. */
export async function corruptJob(page: Page, title: string): Promise<number> {
  const id = (await storedRows(page, 'jobs')).find(({ jobTitle }) => jobTitle === title)?.internalId;
  if (id === undefined) throw new Error(`No stored job is called ${title}.`);
  await changeRow(page, 'jobs', id, { salary: 42, dateAdded: { no: 'date' } });
  return id;
}

/** Takes back what a toast just said. */
export async function undo(page: Page, said: string | RegExp): Promise<void> {
  await pressInToast(page, said, 'Undo');
}

/** Closes a toast, which is over what is at the top at the right for eight seconds. */
export async function closeToast(page: Page, said: string | RegExp): Promise<void> {
  await pressInToast(page, said, 'Close');
}

async function pressInToast(page: Page, said: string | RegExp, name: string): Promise<void> {
  await page.getByRole('status').filter({ hasText: said }).last().getByRole('button', { name }).click();
}
