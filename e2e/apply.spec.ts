import { readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { violationsOf } from './a11y-kit.ts';
import { expect, test, watch } from './fixtures.ts';
import { addJob, dayFromToday, jobRow, undo } from './jobs-kit.ts';
import { Person } from './person.ts';
import { runCommand, Server } from './server.ts';

/** Brings one posting into the index of a running server, as whoever runs it does. */
async function bring(server: Server, posting: Record<string, string>): Promise<void> {
  const file = join(tmpdir(), `foothold-posting-${process.pid}.json`);
  await writeFile(file, JSON.stringify([posting]));
  const { code, output } = await runCommand(server, 'api/src/cli/postings-command.ts', ['import', file]);
  await rm(file);
  expect(code, output).toBe(0);
}

const texts = (years: string, more = '') =>
  `<p>We look for an analyst.</p><h3>Requirements</h3><ul><li>${years} years of experience with SQL</li>` +
  `<li>A steady hand with charts</li>${more}</ul><p>Send your resume with a cover letter.</p>`;

const posting = {
  id: 'p1',
  title: 'Clinical Data Analyst',
  company: 'Juniper Ridge',
  location: 'Columbus, OH',
  url: 'https://jobs.example.com/p1',
  date_posted: new Date(Date.now() - 3 * 86_400_000).toISOString(),
};

const application = (page: Page) => page.getByRole('form', { name: 'Application' });
const history = (page: Page) => page.getByRole('region', { name: 'History' });
const documents = (page: Page) =>
  page.getByRole('list', { name: 'Documents of this job' }).getByRole('listitem');

test('a posting is saved, prepared for and applied to; later it changes and closes, and the job tells', async ({
  browser,
}) => {
  // A server of its own, whose posting changes.
  test.setTimeout(180_000);
  const server = await Server.start();
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  const { problems } = watch(page);
  try {
    await bring(server, { ...posting, description: texts('Three') });
    await new Person(page, server).signIn();
    await page.goto('/jobs/search?term=clinical+data+analyst');
    const row = page.getByRole('list', { name: 'Job postings' }).getByRole('listitem').first();
    await row.getByRole('link').first().click();
    await page.getByRole('region', { name: 'Posting' }).getByRole('button', { name: 'Save job' }).click();
    await expect(row.getByText('Saved', { exact: true })).toBeVisible();
    await page.goto('/jobs/list');
    await jobRow(page, posting.title).getByRole('link', { name: posting.title }).click();
    await expect(page.getByText('No change up to', { exact: false })).toBeVisible();

    await page.getByRole('link', { name: 'Apply', exact: true }).click();
    await page.getByRole('link', { name: 'Prepare first' }).click();
    const steps = page.getByRole('list', { name: 'Steps' });
    await expect(steps.getByRole('list', { name: 'Lines of the posting' }).first()).toContainText(
      'Three years of experience with SQL',
    );
    await steps.getByRole('checkbox', { name: 'Research Juniper Ridge' }).check();
    await expect(page.getByText('1 of 6 done')).toBeVisible();
    await page.getByLabel('Your own step').fill('Ask Priya about the team');
    await page.getByRole('button', { name: 'Add step' }).click();
    await expect(page.getByText('1 of 7 done')).toBeVisible();
    await page.goto('/work');
    await expect(page.getByText('Ask Priya about the team')).toBeVisible();

    await bring(server, { ...posting, description: texts('Five', '<li>Experience with FHIR</li>') });
    await page.goto('/jobs/list');
    await jobRow(page, posting.title).getByRole('link', { name: posting.title }).click();
    await page.getByRole('button', { name: 'What changed' }).click();
    const dialog = page.getByRole('dialog', { name: 'What changed in the posting' });
    await expect(dialog.getByRole('deletion')).toHaveText(['Three']);
    await expect(dialog.getByRole('insertion').first()).toHaveText('Five');
    await expect(dialog.getByRole('insertion').last()).toContainText('FHIR');
    await page.keyboard.press('Escape');

    const closed = new Date(Date.now() - 60_000).toISOString();
    await bring(server, {
      ...posting,
      description: texts('Five', '<li>Experience with FHIR</li>'),
      closed_at: closed,
    });
    await page.reload();
    await expect(page.getByText('No longer in the search since', { exact: false })).toBeVisible();
    await expect(page.getByText('Changed once since you saved it.')).toBeVisible();
    expect(problems, 'nothing may go wrong unannounced').toEqual([]);
  } finally {
    await context.close();
    await server.dispose();
  }
});

test('what was sent with an application is kept, undone and downloaded', async ({ person, unplug, part }) => {
  await part(
    'applying keeps what was sent and says so; one Undo takes it back; without a network it is done again and corrected',
    async () => {
      await person.signIn();
      const { page } = person;
      await addJob(page, {
        'Job title': 'Analyst',
        Company: 'Acme',
        'Posting link': 'https://jobs.example.com/1',
      });
      const [sent, corrected] = [await dayFromToday(page, -2), await dayFromToday(page, -3)];
      await page.getByRole('link', { name: 'Apply', exact: true }).click();
      await expect(page.getByRole('link', { name: 'Open the posting' })).toHaveAttribute('target', '_blank');
      await expect(
        application(page).getByText('You have no resume here yet.', { exact: false }),
      ).toBeVisible();
      await application(page)
        .getByLabel('Date applied')
        .fill(await dayFromToday(page, 9));
      await application(page).getByLabel('Cover letter').fill('Dear Dana,\nI read your posting.');
      const files = application(page).getByLabel('Files you send');
      await files.setInputFiles([
        { name: 'Dana CV.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') },
        { name: 'Empty.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
      ]);
      await expect(application(page).getByRole('alert')).toContainText('Empty.pdf is empty.');
      const film = join(tmpdir(), `foothold-film-${process.pid}.mov`);
      await writeFile(film, '');
      await truncate(film, 12 * 1024 * 1024);
      await files.setInputFiles(film);
      await expect(application(page).getByRole('alert')).toContainText(
        'is 12 MB; a file can be up to 10 MB.',
      );
      await rm(film);
      await expect(application(page).getByRole('list', { name: 'Files to save' })).toContainText(
        'Dana CV.pdf',
      );
      expect(await violationsOf(page)).toEqual([]);

      await page.getByRole('button', { name: 'Mark as applied' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Change date' }).click();
      await application(page).getByLabel('Date applied').fill(sent);
      await page.getByRole('button', { name: 'Mark as applied' }).click();
      const entry = history(page).getByRole('listitem').filter({ hasText: 'Application Submitted' });
      await expect(entry).toContainText('Online, with Dana CV.pdf and a cover letter.');
      await expect(entry.locator(`time[datetime="${sent}"]`)).toBeVisible();
      await expect(documents(page)).toHaveCount(2);
      await undo(page, 'Marked as applied.');
      await expect(page.getByRole('button', { name: 'Status: Application Not Started' })).toBeVisible();
      await expect(documents(page)).toHaveCount(0);
      await expect(entry).toHaveCount(0);

      // Everything of one's own works without a network.
      await unplug();
      await application(page).getByLabel('Cover letter').fill('Dear Dana,\nI read your posting.');
      await page.getByRole('button', { name: 'Mark as applied' }).click();
      await expect(page.getByText('You applied on', { exact: false })).toBeVisible();
      await page.getByRole('button', { name: 'Correct this' }).click();
      await expect(application(page).getByText('Saved as you sent it', { exact: false })).toBeVisible();
      await application(page).getByLabel('Date applied').fill(corrected);
      await application(page).getByRole('combobox', { name: 'Submitted by' }).click();
      await page.getByRole('option', { name: 'E-mail', exact: true }).click();
      await page.getByRole('button', { name: 'Save correction' }).click();
      await expect(entry).toContainText('E-mail, with a cover letter.');
      await expect(entry.locator(`time[datetime="${corrected}"]`)).toBeVisible();
      await expect(entry.getByText(/^Date corrected from /)).toBeVisible();
      await expect(documents(page)).toHaveText([/^Cover letter\.txt/]);
      await page.getByRole('link', { name: 'Open the job' }).click();
      await expect(page.getByRole('link', { name: 'Apply', exact: true })).toHaveCount(0);
    },
  );

  await part(
    'a file kept with a job is downloaded byte for byte, deleted and brought back; a job that is gone says so',
    async () => {
      await person.signIn();
      const { page } = person;
      await addJob(page, { 'Job title': 'Analyst', Company: 'Acme' });
      const bytes = Buffer.from(Array.from({ length: 70_001 }, (_, at) => (at * 31) % 256));
      const page2 = '<script>document.title = "taken"</script>';
      await page.getByLabel('Files to save with this job').setInputFiles([
        { name: 'Portfolio.pdf', mimeType: 'application/pdf', buffer: bytes },
        { name: 'Offer.html', mimeType: 'text/html', buffer: Buffer.from(page2) },
      ]);
      await expect(documents(page)).toHaveCount(2);
      const download = async (name: string) => {
        const coming = page.waitForEvent('download');
        await page.getByRole('button', { name: `Download ${name}` }).click();
        const file = await coming;
        expect(file.suggestedFilename()).toBe(name);
        return readFile(await file.path());
      };
      expect((await download('Portfolio.pdf')).equals(bytes)).toBe(true);
      expect((await download('Offer.html')).toString()).toBe(page2);
      await expect(page).toHaveTitle(/^Analyst/);

      await documents(page).getByRole('button', { name: 'Kind of Portfolio.pdf: Other' }).click();
      await page.getByRole('menuitem', { name: 'Cover letter' }).click();
      await expect(page.getByRole('button', { name: 'Kind of Portfolio.pdf: Cover letter' })).toBeVisible();
      await expect(documents(page).getByRole('button', { name: 'Offer.html', exact: true })).toHaveCount(0);
      await documents(page).getByRole('button', { name: 'Portfolio.pdf', exact: true }).click();
      await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
        'The pages could not be shown.',
      );
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: 'Delete Portfolio.pdf' }).click();
      await expect(documents(page)).toHaveCount(1);
      await undo(page, 'Document deleted.');
      await expect(documents(page)).toHaveCount(2);
      expect((await download('Portfolio.pdf')).equals(bytes)).toBe(true);

      for (const path of ['/job/apply/99999', '/job/application/preparation/99999', '/job/apply/nothing']) {
        await page.goto(path);
        await expect(page.getByText(/^Job \S+ is not in this browser/)).toBeVisible();
      }
    },
  );
});
