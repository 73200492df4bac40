import { violationsOf } from './a11y-kit.ts';
import { expect, test } from './fixtures.ts';
import { addJob, chooseOption, jobRow, seedExampleJobs, seedJob, undo } from './jobs-kit.ts';

test('settings: appearance and search defaults', async ({ person, part }) => {
  await part(
    'theme and accent switch in place, are kept as specified, and unknown ones fall back',
    async () => {
      const { page } = person;
      await page.goto('/settings');
      await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Appearance', 'Search defaults']);
      await page.getByLabel('Job title, skill or company').fill('typed, not saved');
      await page.getByRole('button', { name: 'Dark', exact: true }).click();
      await expect(page.locator('html')).toHaveClass(/dark/);
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(33, 33, 33)');
      await expect(page.getByRole('radio')).toHaveCount(10);
      await page.getByRole('radio', { name: 'Blue', exact: true }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('radio', { name: 'Light blue' })).toBeChecked();
      await page.getByText('Teal', { exact: true }).click();
      await expect(page.getByRole('radio', { name: 'Teal' })).toBeChecked();
      await expect(page.getByLabel('Job title, skill or company')).toHaveValue('typed, not saved');
      const stored = () =>
        page.evaluate(() => [localStorage.getItem('theme'), localStorage.getItem('color')]);
      expect(await stored()).toEqual(['dark', 'teal']);

      await page.getByRole('button', { name: 'Discard' }).click();
      await page.reload();
      await expect(page.getByRole('radio', { name: 'Teal' })).toBeChecked();
      await expect(page.locator('html')).toHaveClass(/dark/);

      await page.evaluate(() => {
        localStorage.setItem('theme', 'purple');
        localStorage.setItem('color', 'octarine');
      });
      await page.reload();
      await expect(page.getByRole('radio', { name: 'Blue', exact: true })).toBeChecked();
      await expect(page.locator('html')).not.toHaveClass(/dark/);
    },
  );

  await part(
    'search defaults set while signed out are those of who signs in; the search starts with them',
    async () => {
      const { page } = person;
      await page.goto('/settings');
      await page.getByLabel('Job title, skill or company').fill('nurse');
      await page.getByLabel('City, state, country or Remote').fill('a;b;c;d;e;f;g;h;i;j;k');
      await page.getByRole('button', { name: 'Save search defaults' }).click();
      await expect(page.getByText('At most 10 places.')).toBeVisible();
      await page.getByLabel('City, state, country or Remote').fill('Austin, TX');
      await chooseOption(page, 'Distance', '50 miles');
      await page.getByRole('button', { name: 'Save search defaults' }).click();
      await expect(page.getByText('Search defaults saved.')).toBeVisible();

      await person.signInByLink();
      await page.goto('/settings');
      await expect(page.getByLabel('Job title, skill or company')).toHaveValue('nurse');
      await page.goto('/jobs/search');
      await expect(page.getByRole('combobox', { name: 'Job title, skill or company' })).toHaveValue('nurse');
      await expect(page.getByRole('combobox', { name: 'City, state, country or Remote' })).toHaveValue(
        'Austin, TX',
      );
      await expect(page.getByRole('combobox', { name: 'Distance' })).toHaveValue('50');
    },
  );

  await part('search defaults of a signed-in person are one step that Undo takes back', async () => {
    const { page } = person;
    await person.signIn();
    await page.goto('/settings');
    await page.getByLabel('Job title, skill or company').fill('welder');
    await chooseOption(page, 'Posted within', '7 days');
    await chooseOption(page, 'Country', 'Canada');
    await page.getByRole('button', { name: 'Save search defaults' }).click();
    await expect(page.getByText('Settings changed')).toBeVisible();
    await undo(page, 'Search defaults saved.');
    await expect(page.getByLabel('Job title, skill or company')).toHaveValue('');
    await expect(page.getByRole('combobox', { name: 'Country' })).toHaveText('United States');
  });
});

test('settings: own data, its history, sources of postings', async ({ person, part }) => {
  await part(
    'clearing all data counts what goes, keeps places unless ticked, and can be undone after a reload',
    async () => {
      const { page } = person;
      await person.signIn();
      await seedExampleJobs(page);
      await seedJob(page, { 'Job title': 'My own job', Company: 'Lakeside' });
      await page.goto('/settings');
      await expect(page.getByRole('region', { name: 'Your data' })).toContainText(
        'It is not encrypted on the disk: whoever can use your account on this computer can read it.',
      );
      const stored = page.getByRole('list', { name: 'What is stored' });
      await expect(stored).toContainText('31 jobs');
      await page.getByRole('button', { name: 'Clear all data' }).click();
      const dialog = page.getByRole('dialog', { name: 'Clear all data?' });
      await expect(dialog).toContainText('31 jobs');
      await expect(dialog.getByRole('button', { name: 'Keep data' })).toBeFocused();
      expect(await violationsOf(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Keep data' }).click();
      await expect(dialog).toBeHidden();
      await expect(stored).toContainText('31 jobs');

      await page.getByRole('button', { name: 'Clear all data' }).click();
      await dialog.getByRole('checkbox', { name: /^Clear \d+ places/ }).check();
      await dialog.getByRole('button', { name: 'Clear all data' }).click();
      await expect(stored).toContainText('Nothing yet.');
      await page.goto('/jobs/list');
      await expect(page.getByText('My own job')).toHaveCount(0);

      await page.goto('/settings');
      await page.getByRole('button', { name: /^Undo: All data cleared/ }).click();
      await expect(stored).toContainText('31 jobs');
      await expect(stored).toContainText('8 places');
      await page.goto('/jobs/list');
      await expect(jobRow(page, 'My own job')).toBeVisible();
    },
  );

  await part('the history undoes one change, and says what stands in the way', async () => {
    const { page } = person;
    await person.signIn();
    await seedJob(page, { 'Job title': 'First job', Company: 'Lakeside' });
    await addJob(page, { 'Job title': 'Second job', Company: 'Lakeside' });
    await page.getByLabel('Job title', { exact: true }).fill('Second job, renamed');
    await page.getByRole('button', { name: 'Save job' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second job, renamed');
    await page.goto('/settings');
    const changes = page.getByRole('list', { name: 'History of changes' }).getByRole('listitem');
    await expect(changes).toHaveCount(3);
    await changes.nth(1).getByRole('button').click();
    await expect(page.getByText('This cannot be undone by itself')).toBeVisible();
    await changes.nth(2).getByRole('button').click();
    await expect(changes.nth(2)).toContainText('Undone');
    await page.goto('/jobs/list');
    await expect(jobRow(page, 'Second job, renamed')).toBeVisible();
    await expect(page.getByText('First job')).toHaveCount(0);
  });

  await part(
    'each source of postings says when it was read, what that brought and what went wrong',
    async () => {
      const { page } = person;
      const list = {
        ...{ service: 'Remotive', board: '', employer: '', isAsked: true, terms: 'https://remotive.com' },
        ...{
          askedAt: '2026-11-20T13:00:00.000Z',
          readAt: '2026-11-20T13:00:00.000Z',
          problem: '',
          notBefore: null,
        },
        ...{
          listed: 412,
          added: 12,
          changed: 3,
          closed: 5,
          refused: 1,
          refusedReason: 'row 9: no job title',
        },
      };
      const failed = {
        ...list,
        ...{ service: 'Greenhouse', board: 'birch', employer: 'Birch Lane', readAt: null, refused: 0 },
        ...{ problem: 'refused us (403)', notBefore: '2026-11-20T14:00:00.000Z' },
      };
      await page.route('**/api/config', async (route) => {
        const answer = await (await route.fetch()).json();
        await route.fulfill({
          json: { ...answer, data: { ...answer.data, postingSources: ['Remotive', 'Greenhouse'] } },
        });
      });
      await page.route('**/api/jobs/sources', (route) =>
        route.fulfill({ json: { success: true, data: { lists: [list, failed] } } }),
      );
      await page.goto('/');
      await expect(page.getByText('Postings come from Remotive and Greenhouse.')).toBeVisible();
      await person.signIn();
      await page.goto('/settings');
      const rows = page.getByRole('list', { name: 'Sources of postings' }).getByRole('listitem');
      await expect(rows).toHaveCount(2);
      await expect(rows.first()).toContainText(
        /Last read Nov 20, 2026.*: 412 postings\. 12 new, 3 changed, 5 closed\./,
      );
      await expect(rows.first()).toContainText('1 more could not be read (row 9: no job title).');
      await expect(rows.last()).toContainText('Greenhouse · Birch Lane');
      await expect(rows.last()).toContainText(
        'The last time, Greenhouse refused us (403). It is checked again after',
      );
      await page.goto('/privacy');
      await expect(page.getByText(/reads public postings from Remotive and Greenhouse/)).toBeVisible();
      await expect(page.getByText(/The database is not encrypted on the disk of this device/)).toBeVisible();
    },
  );
});
