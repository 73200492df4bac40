import type { Page } from '@playwright/test';
import { violationsOf } from './a11y-kit.ts';
import { expect, test } from './fixtures.ts';
import { addJob, dayFromToday, enterJob, undo } from './jobs-kit.ts';
import { SearchPage } from './search-kit.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('next step: following up moves the reminder, a task comes up on /work, is done there and opened again', async ({
  person,
}) => {
  await person.signIn();
  const { page } = person;
  const address = await enterJob(page, {
    'Job title': 'Analyst',
    Company: 'Acme',
    'Date applied': await dayFromToday(page, -20),
  });
  const step = region(page, 'Next step');
  const entries = region(page, 'History').getByRole('listitem');
  await expect(step.getByText('Follow up with Acme')).toBeVisible();
  await step.getByRole('button', { name: 'Followed up' }).click();
  await expect(entries.filter({ hasText: 'Followed up' })).toHaveCount(1);
  await expect(step.getByText('Nothing needs you now.')).toBeVisible();
  await undo(page, 'Follow-up noted.');
  await expect(step.getByText('Follow up with Acme')).toBeVisible();
  await expect(entries.filter({ hasText: 'Followed up' })).toHaveCount(0);

  await region(page, 'History').getByRole('button', { name: 'Add note' }).click();
  await region(page, 'History').getByRole('button', { name: 'Follow-up' }).click();
  await region(page, 'History').getByLabel('How, and what was said').fill('By e-mail to Dana');
  await region(page, 'History')
    .getByLabel('Happened on')
    .fill(await dayFromToday(page, -15));
  await region(page, 'History').getByRole('button', { name: 'Save follow-up' }).click();
  await expect(entries.filter({ hasText: 'By e-mail to Dana' })).toHaveCount(1);
  // The reminder counts from the question of fifteen days ago.
  await expect(step.getByText('no news for 15 d')).toBeVisible();

  await step.getByRole('button', { name: 'Add task' }).click();
  await step.getByRole('button', { name: 'Save task' }).click();
  await expect(step.getByText('Write what to do, in a few words.')).toBeVisible();
  await step.getByLabel('What to do').fill('Call <b>Dana</b>');
  await step.getByLabel('Date').fill(await dayFromToday(page, 1));
  await page.keyboard.press('Control+s');
  await expect(step.getByText('tomorrow')).toBeVisible();

  await page.goto('/work');
  await expect(page.getByRole('link', { name: 'Call <b>Dana</b>' })).toBeVisible();
  await page.getByRole('button', { name: 'Done: Call <b>Dana</b>' }).click();
  await expect(page.getByRole('link', { name: 'Call <b>Dana</b>' })).toHaveCount(0);

  await page.goto(address);
  await expect(entries.filter({ hasText: 'Done: Call <b>Dana</b>' })).toContainText(
    'Change it under Next step',
  );
  await step.getByRole('button', { name: '1 done' }).click();
  await step.getByRole('button', { name: 'Open again: Call <b>Dana</b>' }).click();
  await expect(step.getByRole('button', { name: 'Done: Call <b>Dana</b>' })).toBeVisible();
  await step.getByRole('button', { name: 'Change task: Call <b>Dana</b>' }).click();
  await page.getByRole('menuitem', { name: 'Delete task' }).click();
  await expect(step.getByText('Call <b>Dana</b>')).toHaveCount(0);
  await undo(page, 'Task deleted');
  await expect(step.getByText('Call <b>Dana</b>')).toBeVisible();
});

test('contacts of a job, and bad input', async ({ person, part }) => {
  await part(
    'contacts and memory: a person is added, edited, removed, known at the next job of the company, as is the application',
    async () => {
      await person.signIn();
      const { page } = person;
      await enterJob(page, {
        'Job title': 'Analyst',
        Company: 'Acme, Inc.',
        'Date applied': await dayFromToday(page, 0),
      });
      const contacts = region(page, 'Contacts');
      await contacts.getByRole('button', { name: 'Add contact' }).click();
      await contacts.getByLabel('Name').fill('Dana <i>Okafor</i>');
      await contacts.getByLabel('E-mail').fill('dana at example');
      await contacts.getByRole('button', { name: 'Save contact' }).click();
      await expect(contacts.getByText('Write an e-mail address like name@example.com.')).toBeVisible();
      await contacts.getByLabel('E-mail').fill('dana@example.com');
      await contacts.getByRole('button', { name: 'Save contact' }).click();
      await expect(contacts.getByRole('link', { name: /^Write to Dana <i>/ })).toHaveAttribute(
        'href',
        'mailto:dana@example.com',
      );

      await contacts.getByRole('button', { name: /^Change contact/ }).click();
      await page.getByRole('menuitem', { name: 'Edit contact' }).click();
      await contacts.getByLabel('Role').fill('Recruiter');
      await contacts.getByLabel('Phone').fill('(614) 555-0142');
      await contacts.getByRole('button', { name: 'Save contact' }).click();
      await expect(contacts.getByText('Recruiter')).toBeVisible();
      await expect(contacts.getByRole('link', { name: /^Call / })).toHaveAttribute('href', 'tel:6145550142');
      await contacts.getByRole('button', { name: /^Change contact/ }).click();
      await page.getByRole('menuitem', { name: 'Remove contact' }).click();
      await expect(contacts.getByText('Dana <i>Okafor</i>')).toHaveCount(0);
      await undo(page, 'Contact removed');
      await expect(contacts.getByText('Dana <i>Okafor</i>')).toBeVisible();

      await page.goto('/job/add');
      await page.getByLabel('Job title').fill('Planner');
      await page.getByLabel('Company', { exact: true }).fill('ACME');
      const memory = page.getByRole('note').filter({ hasText: 'You applied here in' });
      await expect(memory).toContainText('Analyst, Application Submitted.');
      await page.getByRole('button', { name: 'Save job' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Planner');
      await expect(memory).toBeVisible();
      await expect(contacts.getByText('You know at ACME, from other jobs:')).toBeVisible();
      await contacts.getByRole('button', { name: 'Add contact' }).click();
      await region(page, 'Next step').getByRole('button', { name: 'Add task' }).click();
      await region(page, 'History').getByRole('button', { name: 'Add note' }).click();
      expect(await violationsOf(page)).toEqual([]);
      for (const name of ['Add note', 'Add task', 'Add contact'])
        await page.getByRole('form', { name }).getByRole('button', { name: 'Cancel' }).click();
      await contacts.getByRole('button', { name: /^Add Dana/ }).click();
      await expect(contacts.getByRole('button', { name: /^Change contact: Dana/ })).toBeVisible();
      await memory.getByRole('link', { name: 'See it' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Analyst');

      const search = new SearchPage(page);
      await page.goto('/jobs/search?term=nurse');
      const company = (await search.posting.getByTitle(/^Other jobs at/).textContent()) ?? '';
      await search.posting.getByRole('button', { name: 'More' }).click();
      await page.getByRole('menuitem', { name: 'Hide this company' }).click();
      await expect(search.list.getByText('1 hidden company left out')).toBeVisible();
      await page.goto('/job/add');
      await page.getByLabel('Company', { exact: true }).fill(company);
      await page.getByRole('button', { name: `Show again: ${company}` }).click();
      await expect(page.getByText('You hid this company')).toHaveCount(0);
    },
  );

  await part(
    'bad input: markup is text everywhere, a day that is none is said, a day before the posting is asked about',
    async () => {
      await person.signIn();
      const { page } = person;
      const markup = '<img src=x onerror="document.title=`hit`">';
      await addJob(page, {
        'Job title': `Analyst ${markup}`,
        Company: `Acme ${markup}`,
        Location: markup,
        Pay: 'competitive',
        Contact: markup,
        Notes: markup,
        Description: markup,
        'Date posted': await dayFromToday(page, -5),
      });
      const details = region(page, 'Details');
      const field = (label: string) => details.getByLabel(label, { exact: true });
      await expect(field('Pay')).toHaveValue('competitive');
      await page.getByRole('button', { name: 'Add note' }).click();
      await page.getByRole('textbox', { name: 'Note', exact: true }).fill(markup);
      await page.keyboard.press('Control+Enter');
      await expect(region(page, 'History').getByText(markup)).toBeVisible();
      await expect(page.locator('img[src="x"]')).toHaveCount(0);

      const applied = field('Date applied');
      await applied.focus();
      await page.keyboard.type('02302026');
      await field('Notes').focus();
      await expect(details.getByText('Write a date that exists, from 1900 to 2200.')).toBeVisible();
      await page.keyboard.press('Control+s');
      await expect(applied).toBeFocused();
      await page.getByRole('button', { name: 'Discard' }).click();
      await expect(page.getByText(/unsaved change/)).toHaveCount(0);

      await field('Notes').fill('x'.repeat(200_001));
      await page.getByRole('button', { name: 'Save job' }).click();
      await expect(details.getByText(/^At most 200,000 characters/)).toBeVisible();
      await expect(field('Notes')).toHaveValue(/^x{200001}$/);
      await field('Notes').fill('short');

      const day = await dayFromToday(page, -9);
      await applied.fill(day);
      await page.getByRole('button', { name: 'Save job' }).click();
      await expect(page.getByRole('dialog')).toContainText('That is before the job was posted');
      await page.getByRole('button', { name: 'Save this date' }).click();
      await expect(page.getByRole('button', { name: 'Status: Application Submitted' })).toBeVisible();
      await expect(region(page, 'History').locator(`time[datetime="${day}"]`)).toHaveCount(2);
    },
  );
});
