import { expect, test } from './fixtures.ts';
import { addJob, jobRow } from './jobs-kit.ts';

test('a change shows in another tab at once; on a full disk nothing is half-written and the form keeps its input', async ({
  person,
}) => {
  const { page } = person;
  await person.signIn();
  const address = await addJob(page, { 'Job title': 'Lock Keeper', Company: 'Canal Trust' });
  const other = await page.context().newPage();
  await other.goto('/jobs/list');
  await expect(jobRow(other, 'Lock Keeper')).toBeVisible();
  await page.getByLabel('Job title', { exact: true }).fill('Senior Lock Keeper');
  await page.getByRole('button', { name: 'Save job' }).click();
  await expect(jobRow(other, 'Senior Lock Keeper')).toBeVisible();

  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    Object.assign(window, { mend: () => Object.assign(IDBObjectStore.prototype, { put }) });
    // The history entry still goes in, the job no more.
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...args) {
      if (this.name === 'jobs') throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, args);
    };
  });
  await page.getByLabel('Job title', { exact: true }).fill('Head Keeper');
  await page.getByRole('button', { name: 'Save job' }).click();
  await expect(page.getByText('The disk space of this browser is full')).toBeVisible();
  await expect(page.getByLabel('Job title', { exact: true })).toHaveValue('Head Keeper');
  await page.evaluate(() => (window as unknown as { mend: () => void }).mend());
  await page.getByRole('button', { name: 'Save job' }).click();
  await expect(jobRow(other, 'Head Keeper')).toBeVisible();
  await other.goto('/settings#history');
  const changes = other.getByRole('list', { name: 'History of changes' }).getByRole('listitem');
  await expect(changes.first()).toContainText('Head Keeper');
  await expect(changes.filter({ hasText: 'Job title' }).first()).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Head Keeper');
});

test('an older tab that holds the data is told of, and once it is closed the data opens by itself', async ({
  person,
}) => {
  const { page } = person;
  const older = await page.context().newPage();
  await older.goto('/favicon.svg');
  // As release 1 left it, in a tab that the browser has put to sleep: it does not hear that it should let go.
  await older.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('foothold', 10);
        opening.onupgradeneeded = () => {
          const jobs = opening.result.createObjectStore('jobs', {
            keyPath: 'internalId',
            autoIncrement: true,
          });
          jobs.add({ jobTitle: 'Ferry Pilot', companyName: 'North Pier' });
        };
        opening.onsuccess = () => {
          Object.assign(window, { held: opening.result });
          resolve();
        };
        opening.onerror = () => reject(opening.error);
      }),
  );
  await person.signInByLink();
  const told = page.getByRole('alert').filter({ hasText: 'Your data is not open' });
  await expect(told).toContainText('Close the other tabs; this one goes on by itself.');
  await older.close();
  await expect(told).toHaveCount(0);
  await page.goto('/jobs/list');
  await expect(jobRow(page, 'Ferry Pilot')).toBeVisible();
});
