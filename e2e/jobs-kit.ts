import { jobFields } from '@foothold/core/entities/job/job-entity.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { changeRow, storedRows } from './own-data-kit.ts';
import { seed } from './seed-kit.ts';

/** The row of a job in the table. */
export function jobRow(page: Page, title: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) });
}

/** The fields of a job by what the form calls them. */
const fieldOf = new Map<string, string>(
  Object.entries(jobFields).map(([name, { label }]) => [label, name] as const),
);

/** Adds a job below the screens (e2e/seed-kit.ts); the page stays where it is. Answers its key. */
export function seedJob(page: Page, fields: Record<string, string>): Promise<number> {
  const job = Object.entries(fields).map(([label, value]) => {
    const field = fieldOf.get(label);
    if (!field) throw new Error(`A job has no field ${label}.`);
    return [field, value];
  });
  return seed(page, 'saveJob', Object.fromEntries(job));
}

/** Adds a job below the screens and opens it; answers its address. */
export async function addJob(page: Page, fields: Record<string, string>): Promise<string> {
  await page.goto(`/job/edit/${await seedJob(page, fields)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fields['Job title'] ?? '');
  return page.url();
}

/** Adds a job by hand and waits until its own screen shows it; answers its address. */
export async function enterJob(page: Page, fields: Record<string, string>): Promise<string> {
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

/** Writes the example data, 30 jobs with their histories, below the screens; the page stays where it is. */
export async function seedExampleJobs(page: Page): Promise<void> {
  await seed(page, 'loadExampleData');
}

/** The same, and opens the list of jobs. */
export async function loadExampleJobs(page: Page): Promise<void> {
  await seedExampleJobs(page);
  await page.goto('/jobs/list');
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
