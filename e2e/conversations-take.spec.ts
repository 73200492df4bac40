import { readFile } from 'node:fs/promises';
import { violationsOf } from './a11y-kit.ts';
import { ask, questionField, said } from './conversations-kit.ts';
import { expect, test } from './fixtures.ts';
import { addJob, seedJob, undo } from './jobs-kit.ts';
import { putRows, storedRows } from './own-data-kit.ts';

/** What the rules say where no job waits. */
const nothing = 'Your one job does not match: waiting for an answer.';

test('what an answer is taken into', async ({ person, part }) => {
  await part(
    'an answer is taken into the notes and the letter of a job, to a file and to paper',
    async () => {
      const { page } = person;
      await person.signIn();
      await seedJob(page, { 'Job title': 'Planner', Company: 'Marrow Bay' });
      await page.goto('/job/search/assistant');
      await ask(page, 'Which jobs wait for an answer?');
      await said(page).getByRole('button', { name: 'Add to a job’s notes' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add to the notes of which job?' });
      expect(await violationsOf(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Planner · Marrow Bay' }).click();
      await expect.poll(async () => (await storedRows(page, 'jobs'))[0]?.notes).toBe(nothing);
      await undo(page, /Added to the notes of Planner/);
      await expect.poll(async () => (await storedRows(page, 'jobs'))[0]?.notes).toBe('');

      const more = said(page).getByRole('button', { name: 'More for this answer' });
      await more.click();
      await page.getByRole('menuitem', { name: 'Put in a letter' }).click();
      await page.getByRole('dialog').getByRole('searchbox').fill('marrow');
      await page.getByRole('dialog').getByRole('button', { name: 'Planner · Marrow Bay' }).click();
      await expect.poll(async () => (await storedRows(page, 'jobs'))[0]?.coverLetter).toBe(nothing);

      await more.click();
      const saved = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: 'Save as a file' }).click();
      const file = await saved;
      expect(file.suggestedFilename()).toBe('Which jobs wait for an answer.md');
      expect(await readFile(await file.path(), 'utf8')).toBe(nothing);

      await page.evaluate(() => {
        window.print = () => {
          document.body.dataset.printed = document.querySelector('[data-print]')?.textContent ?? '';
          window.dispatchEvent(new Event('afterprint'));
        };
      });
      await more.click();
      await page.getByRole('menuitem', { name: 'Print answer' }).click();
      await expect(page.locator('body')).toHaveAttribute('data-printed', new RegExp(nothing));
      await expect(page.locator('[data-print]')).toHaveCount(0);
    },
  );

  await part(
    'a job is chosen to ask about; what is to be noted is a card that waits for yes, with Undo',
    async () => {
      const { page } = person;
      await person.signIn();
      await seedJob(page, { 'Job title': 'Planner', Company: 'Marrow Bay' });
      await page.goto('/job/search/assistant');
      await questionField(page).fill('remind me to call them tomorrow');
      await page.getByRole('button', { name: 'Choose a job to ask about' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Planner · Marrow Bay' }).click();
      await expect(page).toHaveURL(/\/job\/search\/assistant\/\d+$/);
      await expect(questionField(page)).toHaveValue('remind me to call them tomorrow');
      await page.getByRole('button', { name: 'Send the question' }).click();
      const card = said(page).getByRole('group', { name: /^Add “Call them”/ });
      await expect(card).toContainText('Planner');
      expect(await storedRows(page, 'tasks')).toEqual([]);
      expect(await violationsOf(page)).toEqual([]);
      await card.getByRole('button', { name: /^Yes, add task/ }).click();
      await expect.poll(async () => (await storedRows(page, 'tasks'))[0]?.title).toBe('Call them');
      await said(page).getByRole('button', { name: 'Undo' }).click();
      await expect.poll(async () => (await storedRows(page, 'tasks')).length).toBe(0);

      await page.getByRole('button', { name: 'Choose another job' }).click();
      await page.getByRole('button', { name: 'Ask without a job' }).click();
      await expect(page.getByRole('button', { name: 'Choose a job to ask about' })).toBeVisible();

      await ask(page, 'Is my data safe?');
      await expect(said(page).getByRole('link', { name: 'Make a backup' })).toHaveAttribute(
        'href',
        '/settings#backup',
      );
      await ask(page, 'jobs near Dayton that pay more than 25 an hour');
      await said(page)
        .getByRole('link', { name: /^Search for “jobs near Dayton/ })
        .click();
      await expect(page).toHaveURL(/\/jobs\/searchterm\//);
    },
  );
});

test('the way to an assistant, and the list of its calls', async ({ person, part }) => {
  await part('the assistant and the coach are one and two presses from a job on a phone', async () => {
    const { page } = person;
    await person.signIn();
    await page.setViewportSize({ width: 390, height: 844 });
    await addJob(page, { 'Job title': 'Planner', Company: 'Marrow Bay' });
    await page.getByRole('link', { name: 'Ask about it' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Assistant' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Planner · Marrow Bay' })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'Ask the coach' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Search coach' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Planner · Marrow Bay' })).toBeVisible();
  });

  await part(
    'three hundred calls come by page, are found by words of what was sent, saved, deleted and brought back',
    async () => {
      const { page } = person;
      await person.signIn();
      await page.goto('/settings/calls');
      await expect(
        page.getByRole('heading', { name: 'No model has been used from this browser' }),
      ).toBeVisible();
      await putRows(
        page,
        'aiCalls',
        Array.from({ length: 300 }, (_, at) => ({
          ...{
            internalId: at + 1,
            at: 1_790_000_000_000 + at * 60_000,
            task: 'letter',
            provider: 'anthropic',
          },
          ...{
            model: 'stand-in',
            host: '',
            isOwn: false,
            outcome: at === 7 ? 'failed' : 'done',
            problem: '',
          },
          sent: `Question ${at} ${at === 7 ? 'about Lakeside' : ''} ${'word '.repeat(4000)}`,
          ...{ received: at === 7 ? '' : `Answer **${at}**`, inputTokens: 1000, outputTokens: 100 },
          ...{ isCounted: true, cost: 0.01, seconds: 3 },
        })),
      );
      await page.reload();
      const rows = page.getByRole('list', { name: 'Questions' }).getByRole('listitem');
      await expect(rows).toHaveCount(50);
      await expect(page.getByText('330,000 tokens', { exact: false })).toBeVisible();
      await expect(page.getByText('1–50 of 300')).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('button', { name: 'Next page' }).click();
      await expect(page.getByText('51–100 of 300')).toBeVisible();
      await page.keyboard.press('/');
      const started = Date.now();
      await page.getByRole('searchbox', { name: 'Search questions' }).fill('lakeside');
      await expect(rows).toHaveCount(1);
      expect(Date.now() - started).toBeLessThan(3000);
      await expect(page.getByText('1 question found', { exact: false })).toBeVisible();
      const call = page.getByRole('region', { name: 'Question', exact: true });
      await expect(call).toContainText('about Lakeside');
      await call.getByRole('button', { name: 'Delete this question' }).click();
      await expect(page.getByRole('heading', { name: 'No question has all of these words' })).toBeVisible();
      await undo(page, /Question deleted/);
      await expect(rows).toHaveCount(1);
      await page.setViewportSize({ width: 390, height: 844 });
      await rows.getByRole('link').click();
      await expect(call).toContainText('about Lakeside');
      expect(await violationsOf(page)).toEqual([]);
    },
  );
});
