import { readFile } from 'node:fs/promises';
import { zipOf } from '@foothold/core/files/zip-test-kit.ts';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { jobRow, seedExampleJobs, undo } from './jobs-kit.ts';

/** Gives a file to the import and answers its dialog. */
async function choose(page: Page, name: string, content: Buffer): Promise<Locator> {
  await page.getByLabel('File of jobs').setInputFiles({ name, mimeType: '', buffer: content });
  return page.getByRole('dialog', { name: 'Import jobs' });
}

const huntr = [
  'Employer;Job Title;List;Date Applied;Stellenlink;Salary;Excitement',
  'Northwind Clinic;Charge nurse;Applied;14/03/2026;https://northwind.example.com/jobs/1;$42 an hour;5',
  '"Acme; Inc.";"Planner ""night""";Phone chat;03/04/2026;www.acme.example.com/jobs/2;"85,000 – 95,000 €";3',
  'Contoso;=Analyst;Rejected;;;;',
  ';;Wishlist;;;;',
].join('\r\n');

test('a sheet of jobs is mapped, previewed, imported and undone', async ({ person, part }) => {
  await part(
    'a sheet in UTF-16 with semicolons is mapped, previewed, imported with true dates, and undone',
    async () => {
      await person.signIn();
      const { page } = person;
      await page.goto('/jobs/list');
      await page.getByRole('link', { name: 'Import jobs' }).click();
      await expect(page).toHaveURL(/\/settings#import$/);
      const dialog = await choose(page, 'board.csv', Buffer.from(`\ufeff${huntr}`, 'utf16le'));

      // One word of the status column is not known, so the columns come before the preview.
      await expect(dialog.getByLabel('What “Stellenlink” is')).toHaveValue('url');
      await expect(dialog.getByLabel('How dates are written in board.csv')).toHaveValue('day-first');
      await expect(dialog).toContainText('“03/04/2026” is read as April 3, 2026.');
      await expect(dialog.getByLabel('Status of “Phone chat”')).toHaveValue('none');
      await dialog.getByLabel('Status of “Phone chat”').selectOption('Interview Scheduled');
      await dialog.getByLabel('What “Excitement” is').selectOption('Notes');
      await dialog.getByRole('button', { name: 'Preview import' }).click();
      await expect(dialog.getByRole('list', { name: 'What the file contains' })).toContainText('3 new jobs');
      await expect(dialog.getByRole('list', { name: 'Rows that are left out' })).toHaveText(
        'Row 5: It has no job title and no company.',
      );
      await dialog.getByRole('button', { name: 'Import 3 jobs' }).click();
      await expect(dialog).toHaveCount(0);
      const stored = page.getByRole('list', { name: 'What is stored' });
      await expect(stored).toContainText('3 jobs');

      // The same file again brings nothing.
      await choose(page, 'board.csv', Buffer.from(`\ufeff${huntr}`, 'utf16le'));
      await dialog.getByRole('button', { name: 'Preview import' }).click();
      await expect(dialog.getByRole('list', { name: 'What the file contains' })).toContainText('0 new jobs');
      await dialog.getByRole('button', { name: 'Close: nothing new' }).click();

      await page.goto('/jobs/list');
      await expect(jobRow(page, 'Planner "night"')).toContainText('Interview Scheduled');
      await jobRow(page, 'Charge nurse').getByRole('link', { name: 'Charge nurse', exact: true }).click();
      await expect(page.getByLabel('Notes')).toHaveValue('Excitement: 5');
      await expect(page.getByLabel('Date applied', { exact: true })).toHaveValue('2026-03-14');

      await page.goto('/settings');
      await page.getByRole('button', { name: /^Undo: Jobs imported/ }).click();
      await expect(stored).toContainText('Nothing yet.');
    },
  );

  await part(
    'dates under “Applied” are days of application, guessed statuses are asked, and what is left out is named',
    async () => {
      await person.signIn();
      const { page } = person;
      await page.goto('/settings');
      const sheet = [
        'company,jobTitle,applied,status,followUpDate,Phone Screen,LinkedIn Profile,Coffee',
        'Blue Fern,Cook,2026-08-01,Applied,2099-12-10,,https://li.example.com/in/ana,2026-07-01',
        'Red Oak,Baker,2026-08-03,Interview - Rejected,,2026-08-12,,',
        'Elm House,Miller,2026-08-04,They hired internally,,,,',
        'Elm House,Miller,2026-08-04,They hired internally,,,,',
      ].join('\n');
      const dialog = await choose(page, 'tracker.csv', Buffer.from(sheet));
      await expect(dialog.getByLabel('What “applied” is')).toHaveValue('dateApplied');
      await expect(dialog.getByLabel('What “followUpDate” is')).toHaveValue('followUpDate');
      await expect(dialog.getByLabel('What “Coffee” is')).toHaveValue('notes');
      await expect(dialog).toContainText('Saved in the notes until you choose.');
      await expect(dialog.getByLabel('Status of “They hired internally”')).toHaveValue('none');
      await dialog
        .getByRole('button', { name: 'Yes, “They hired internally” is Rejected Before Interview' })
        .click();
      await expect(dialog.getByLabel('Status of “They hired internally”')).toHaveValue(
        'rejected-before-interview',
      );
      await dialog.getByRole('button', { name: 'Preview import' }).click();

      const holds = dialog.getByRole('list', { name: 'What the file contains' });
      await expect(holds).toContainText('3 new jobs');
      await expect(holds).toContainText('1 twice in the file: imported once row 5');
      await expect(dialog.getByRole('list', { name: 'Columns that are left out' })).toHaveText(
        'LinkedIn Profile row 2',
      );
      const first = dialog.getByRole('list', { name: 'First new jobs' });
      await expect(first).toContainText('applied Aug 1, 2026');
      await expect(first).not.toContainText('Rejected After Interview');
      await dialog
        .getByRole('button', { name: 'Yes, “Interview - Rejected” is Rejected After Interview' })
        .click();
      await expect(first).toContainText('Rejected After Interview');
      await expect(dialog.getByRole('list', { name: /^Guessed statuses/ })).toHaveCount(0);
      await dialog.getByRole('button', { name: 'Import 3 jobs' }).click();
      await expect(page.getByRole('list', { name: 'What is stored' })).toContainText('3 jobs');
      await page.goto('/jobs/list');
      await jobRow(page, 'Cook').getByRole('link', { name: 'Cook', exact: true }).click();
      await expect(page.getByLabel('Follow-up date')).toHaveValue('2099-12-10');
    },
  );
});

test('a LinkedIn archive and the export of every job are imported', async ({ person, part }) => {
  await part(
    'a LinkedIn archive brings applications and saved jobs; other files say what they are',
    async () => {
      await person.signIn();
      const { page } = person;
      await page.goto('/settings');
      const archive = zipOf({
        'Basic_Export/Profile.csv': 'First Name,Last Name\nMaya,Lind\n',
        'Basic_Export/Jobs/Job Applications.csv': [
          'Application Date,Contact Email,Contact Phone Number,Company Name,Job Title,Job Url,Resume Name,Question And Answers',
          '"11/20/24, 8:15 AM",maya@example.com,+15550100,Acme,Nurse,https://www.linkedin.com/jobs/view/4077276177,maya.pdf,"Why?: Because\nI care | Start?: now"',
        ].join('\n'),
        'Basic_Export/Jobs/Saved Jobs.csv': [
          'Saved Date,Job Url,Job Title,Company Name',
          '"11/18/24, 9:01 PM",http://www.linkedin.com/jobs/view/4077276177,Nurse,Acme',
          '"11/19/24, 9:01 PM",http://www.linkedin.com/jobs/view/4077276178,Planner,Contoso',
        ].join('\n'),
      });
      const dialog = await choose(page, 'Basic_LinkedInDataExport.zip', archive);
      const holds = dialog.getByRole('list', { name: 'What the file contains' });
      await expect(holds).toContainText('2 new jobs');
      await expect(holds).toContainText('1 twice in the file');
      await dialog.getByRole('button', { name: 'Import 2 jobs' }).click();
      await undo(page, '2 jobs imported.');
      await expect(page.getByRole('list', { name: 'What is stored' })).toContainText('Nothing yet.');

      for (const [name, content, reason] of [
        ['jobs.pdf', '%PDF-1.7', 'It is a PDF.'],
        ['jobs.xlsx', zipOf({ 'xl/workbook.xml': '<x/>' }), 'It is a workbook.'],
        ['empty.csv', '', 'It is empty'],
        ['backup.json', '{"format":"foothold"}', 'It is a JSON file'],
      ] as const) {
        await choose(page, name, Buffer.from(content));
        await expect(dialog.getByRole('alert')).toContainText(reason);
        await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
        await expect(dialog).toHaveCount(0);
      }
    },
  );

  await part('the export of every job, imported again, changes nothing', async () => {
    await person.signIn();
    const { page } = person;
    await seedExampleJobs(page);
    await page.goto('/settings');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download jobs as CSV' }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(/^foothold-jobs-\d{4}-\d\d-\d\d\.csv$/);
    const content = await readFile(await file.path());
    expect(content.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const dialog = await choose(page, 'jobs.csv', content);
    const holds = dialog.getByRole('list', { name: 'What the file contains' });
    await expect(holds).toContainText('0 new jobs');
    await expect(holds).toContainText('30 already here');
    await dialog.getByRole('button', { name: 'Close: nothing new' }).click();
    await expect(page.getByRole('button', { name: /^Undo: Jobs imported/ })).toHaveCount(0);
  });
});
