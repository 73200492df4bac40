import type { Page } from '@playwright/test';
import { holdRoute } from './delayed-route.ts';
import { expect, test } from './fixtures.ts';
import { newAddress } from './person.ts';

const posting = `Senior Cook
Blue Fern Kitchens
Austin, TX (On-site)
$22 - $26 an hour · Full-time

About the role
You will run the line on busy evenings.`;

const box = (page: Page) => page.getByLabel('Paste a link or the posting’s text');
const read = (page: Page) => page.getByRole('button', { name: 'Read posting' });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const result = (page: Page) => page.getByRole('region', { name: 'Read a posting' }).getByRole('status');

test('pasted text fills the form of a job', async ({ page, person, part }) => {
  await part(
    'a pasted posting fills the form, what was typed stays, Undo takes it back, and it is saved',
    async () => {
      await person.signIn(newAddress());
      await page.goto('/job/add');
      await field(page, 'Company').fill('Blue Fern, Austin');
      await box(page).fill(posting);
      await read(page).click();
      await expect(result(page)).toContainText(
        'From the text: Job title, Location, City, State, Country, Pay, Job type',
      );
      await expect(result(page)).toContainText('Saved as you typed it: Company.');
      await expect(field(page, 'Job title')).toHaveValue('Senior Cook');
      await expect(field(page, 'Company')).toHaveValue('Blue Fern, Austin');
      await expect(field(page, 'Pay')).toHaveValue('$22 - $26 an hour');

      await result(page).getByRole('button', { name: 'Undo' }).click();
      await expect(field(page, 'Job title')).toHaveValue('');
      await expect(field(page, 'Company')).toHaveValue('Blue Fern, Austin');

      await read(page).click();
      await expect(field(page, 'Job title')).toHaveValue('Senior Cook');
      await field(page, 'Job title').fill('Head Cook');
      await page.getByRole('button', { name: /^Save job/ }).click();
      await expect(page.getByText('Job saved.')).toBeVisible();
      await expect(page).toHaveURL(/\/job\/edit\/\d+$/);
      await expect(field(page, 'Job title')).toHaveValue('Head Cook');
      await expect(field(page, 'Description')).toHaveValue(posting);
    },
  );

  await part('who stands in a field while it is filled types over what was read, not into it', async () => {
    await person.signIn(newAddress());
    const letCome = await holdRoute(page, '**/assets/capture-given-*.js');
    await page.goto('/job/add');
    await box(page).fill(posting);
    const asked = page.waitForRequest('**/assets/capture-given-*.js');
    await read(page).click();
    await field(page, 'Job title').focus();
    await asked;
    letCome();
    await expect(field(page, 'Job title')).toHaveValue('Senior Cook');
    await expect(result(page)).toContainText('From the text: Job title');
    await page.keyboard.type('Head Cook');
    await expect(field(page, 'Job title')).toHaveValue('Head Cook');
  });

  await part('of several postings the person chooses', async () => {
    await person.signIn(newAddress());
    await page.goto('/job/add');
    const data = (title: string) => ({ '@type': 'JobPosting', title, hiringOrganization: 'Blue Fern' });
    await box(page).fill(JSON.stringify([data('Cook'), data('Baker')]));
    await read(page).click();
    await expect(result(page)).toContainText('Several postings were found.');
    await page.getByRole('button', { name: 'Baker · Blue Fern' }).click();
    await expect(field(page, 'Job title')).toHaveValue('Baker');
    await box(page).fill('Dear Anna, see you soon.');
    await read(page).click();
    await expect(field(page, 'Job title')).toHaveValue('');
  });
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('without a network a text is read all the same, and a link says that it has to wait', async ({
    page,
    person,
    unplug,
  }) => {
    await person.signIn(newAddress());
    await page.goto('/job/add');
    await expect(box(page)).toBeVisible();
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.reload();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
    await expect(box(page)).toBeVisible();
    await unplug();
    await box(page).fill('https://jobs.example.com/1');
    await read(page).click();
    await expect(result(page)).toContainText('A link needs the network.');
    await box(page).fill(posting);
    await read(page).click();
    await expect(field(page, 'Job title')).toHaveValue('Senior Cook');
  });
});

test('a link fills the form of a job, pasted, shared or sent by the bookmark', async ({
  page,
  person,
  expectRefusal,
  part,
}) => {
  await part('a link is read by the server, which opens nothing of its own network', async () => {
    expectRefusal('/api/jobs/capture', 422);
    await person.signIn(newAddress());
    await page.goto('/job/add');
    await box(page).fill('http://127.0.0.1:1/');
    await box(page).press('Enter');
    const failure = page.getByRole('alert').filter({ hasText: 'The posting was not read' });
    await expect(failure).toContainText('There is no public web page at this address.');
    await expect(field(page, 'Job title')).toHaveValue('');

    const fields = [
      { field: 'jobTitle', value: 'Line Cook', from: 'board' },
      { field: 'companyName', value: 'Blue Fern', from: 'json-ld' },
    ];
    const notices = [{ code: 'closed', message: 'The posting has closed.' }];
    await page.route('**/api/jobs/capture', (route) =>
      route.fulfill({ json: { success: true, data: { postings: [{ fields }], notices } } }),
    );
    await box(page).fill('https://jobs.example.com/1');
    await read(page).click();
    await expect(result(page)).toContainText('From the job board: Job title.');
    await expect(result(page)).toContainText('The posting has closed.');
    await expect(field(page, 'Job title')).toHaveValue('Line Cook');
  });

  await part(
    'a pasted link is the posting link at once, read or not, and stays on save; nothing untouched turns red',
    async () => {
      expectRefusal('/api/jobs/capture', 422);
      await person.signIn(newAddress());
      await page.goto('/job/add');
      await expect(field(page, 'Job title')).toBeFocused();
      await box(page).fill('jobs.nowhere.invalid/line-cook');
      await expect(field(page, 'Posting link')).toHaveValue('https://jobs.nowhere.invalid/line-cook');
      await expect(page.getByText('Add a job title.')).toHaveCount(0);
      await page.route('**/api/jobs/capture', (route) =>
        route.fulfill({
          status: 422,
          json: {
            success: false,
            code: 'unprocessable',
            message: 'There is no public web page at this address.',
          },
        }),
      );
      await read(page).click();
      const failure = page.getByRole('alert').filter({ hasText: 'The posting was not read' });
      await expect(failure).toContainText('The link is in Posting link.');

      // The text that is pasted instead belongs to the link.
      await box(page).fill(`${posting}\n36 hours\nPosted 3 days ago\nApply: apply.example.com/cook/1`);
      await read(page).click();
      await expect(field(page, 'Job title')).toHaveValue('Senior Cook');
      await expect(field(page, 'Application link')).toHaveValue('https://apply.example.com/cook/1');
      await field(page, 'Application link').fill('mailto:jobs@example.com');
      await field(page, 'Notes').focus();
      await expect(page.getByText('Start the address with https:// or http://.')).toBeVisible();
      await field(page, 'Application link').fill('apply.example.com/cook/2');
      await page.keyboard.press('Control+s');
      await expect(page.getByText('Job saved.')).toBeVisible();
      await expect(field(page, 'Posting link')).toHaveValue('https://jobs.nowhere.invalid/line-cook');
      await expect(field(page, 'Application link')).toHaveValue('https://apply.example.com/cook/2');
    },
  );

  await part('what a phone shares and what the bookmark sends arrive in the form', async () => {
    await person.signIn(newAddress());
    const { share_target: target } = await (await page.request.get('/manifest.webmanifest')).json();
    expect(target).toMatchObject({
      action: '/share',
      method: 'POST',
      params: { title: 'title', text: 'text', url: 'url' },
    });
    // Where the service worker leads what is shared (interviews.spec.ts).
    await page.goto(`/job/add?${new URLSearchParams({ text: posting, title: 'Jobs' })}`);
    await expect(field(page, 'Pay')).toHaveValue('$22 - $26 an hour');

    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto('/settings');
    const bookmark = page.getByRole('link', { name: /^Save to / });
    await bookmark.click();
    await expect(page.getByText('Drag this button to your bookmarks bar.').first()).toBeVisible();
    const code = decodeURI((await bookmark.getAttribute('href')) ?? '');
    expect(code).toMatch(/^javascript:void open\("http:\/\/localhost:\d+\/job\/add\?url="/);
  });
});
