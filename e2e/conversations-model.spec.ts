import { violationsOf } from './a11y-kit.ts';
import { ask, questionField, said } from './conversations-kit.ts';
import { expect } from './fixtures.ts';
import { loadExampleJobs } from './jobs-kit.ts';
import { beginWithModel as begin, modelSite as test } from './model-kit.ts';
import { storedRows } from './own-data-kit.ts';
import { newAddress } from './person.ts';

test('an answer of a model is streamed, stopped, cut off and asked again', async ({ person, site, part }) => {
  await part(
    'a model’s words are streamed as nodes: nothing in them loads or runs, links say where they lead',
    async () => {
      const asked: string[] = [];
      person.page.on('request', (request) => asked.push(request.url()));
      site.vendor.answer({
        pieces: [
          '**Two** jobs wait. <script>window.hit = 1</script>\n\n',
          '![x](https://tracker.example/p.png) [here](https://evil.example/a)\n\n',
          '| a | b |\n|---|---|\n| 1 | 2 |\n\n```js\nalert(1)\n```\n',
        ],
        betweenMs: 100,
      });
      const page = await begin(person, 'What waits?');
      await expect(said(page).getByRole('table')).toBeVisible();
      await expect(said(page).getByText('<script>window.hit = 1</script>', { exact: false })).toBeVisible();
      await expect(said(page).getByText('(evil.example)')).toBeVisible();
      await expect(said(page).getByText('Written by a model', { exact: false })).toBeVisible();
      expect(await page.evaluate(() => (window as { hit?: number }).hit)).toBeUndefined();
      expect(asked.filter((url) => url.includes('tracker.example'))).toEqual([]);
      expect(await violationsOf(page)).toEqual([]);
    },
  );

  await part('an answer is stopped by Escape, keeps what had arrived, and is asked again', async () => {
    site.vendor.answer(
      { pieces: Array.from({ length: 200 }, (_, at) => `Word ${at}. `), betweenMs: 100 },
      'Whole now.',
    );
    const page = await begin(person, 'Tell me all');
    await expect(page.getByText(/^Writing, \d+ s/)).toBeVisible();
    await expect(said(page).getByText('Word 5.', { exact: false })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(said(page).getByText('Stopped. What had arrived is saved.')).toBeVisible();
    const [, answer] = await storedRows(page, 'conversationMessages');
    expect(answer).toMatchObject({ state: 'stopped', text: expect.stringContaining('Word 5.') });
    await said(page).getByRole('button', { name: 'Ask again' }).click();
    await expect(said(page).getByText('Whole now.')).toBeVisible();
  });

  await part('a reload in mid-answer keeps what had arrived, and says that it was cut off', async () => {
    site.vendor.answer({ pieces: Array.from({ length: 300 }, (_, at) => `Word ${at}. `), betweenMs: 100 });
    const page = await begin(person, 'Tell me all');
    await expect(said(page).getByText('Word 4.', { exact: false })).toBeVisible();
    await page.reload();
    await expect(said(page).getByText('Interrupted', { exact: false })).toBeVisible();
    await expect(said(page).getByText('Word 4.', { exact: false })).toBeVisible();
  });

  await part(
    'a vendor that breaks off leaves what had arrived, with words and a way to ask again',
    async () => {
      site.vendor.answer(
        { pieces: ['The first half. ', 'The second'], betweenMs: 50, cutAfter: 1 },
        'Whole now.',
      );
      const page = await begin(person, 'Break off');
      await expect(said(page).getByText('The first half.', { exact: false })).toBeVisible();
      await expect(said(page).getByRole('button', { name: 'Ask again' })).toBeVisible();
      await said(page).getByRole('button', { name: 'Ask again' }).click();
      await expect(said(page).getByText('Whole now.')).toBeVisible();
    },
  );
});

test('what leaves for a model waits for the person', async ({ person, site, part }) => {
  await part(
    'own records wait until the person lets them go; they are cited; a change waits for yes, is one step, and Undo takes it back',
    async () => {
      await person.signIn();
      await loadExampleJobs(person.page);
      const before = (await storedRows(person.page, 'tasks')).length;
      site.vendor.answer(
        { pieces: ['I look. '], tools: [{ name: 'own_jobs', args: { most: 2 } }] },
        {
          pieces: ['One waits. [1] '],
          tools: [{ name: 'add_task', args: { title: 'Follow up with Dana' } }],
        },
        { pieces: ['I would delete it. '], tools: [{ name: 'delete_job', args: { jobId: 1 } }] },
        { pieces: ['That is all.'] },
      );
      const page = await begin(person, 'Who should I follow up with?');
      const records = page.getByRole('region', { name: 'Records that would be sent' });
      await expect(records).toContainText('2 of');
      const sent = site.vendor.requests.length;
      expect(await violationsOf(page)).toEqual([]);
      await records.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(said(page).getByText('That is all.')).toBeVisible();
      expect(site.vendor.requests.length).toBeGreaterThan(sent);
      await expect(page.getByText('Of your records: 2 jobs.', { exact: false })).toBeVisible();
      await expect(said(page).getByText('They were refused', { exact: false })).toBeVisible();
      await said(page).getByRole('button', { name: 'Read for this: 1' }).click();
      await expect(page.locator('[data-chosen]')).toBeVisible();
      expect((await storedRows(page, 'tasks')).length).toBe(before);
      expect(await violationsOf(page)).toEqual([]);
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.keyboard.press('y');
      await expect.poll(async () => (await storedRows(page, 'tasks')).length).toBe(before + 1);
      await said(page).getByRole('button', { name: 'Undo' }).click();
      await expect.poll(async () => (await storedRows(page, 'tasks')).length).toBe(before);
    },
  );

  await part('a result that is kept on the device is not sent, and the panel says so', async () => {
    await person.signIn();
    await loadExampleJobs(person.page);
    site.vendor.answer(
      { pieces: ['I look. '], tools: [{ name: 'own_jobs', args: { most: 2 } }] },
      { pieces: ['I did not see your jobs.'] },
    );
    const page = await begin(person, 'Summarise my jobs');
    const records = page.getByRole('region', { name: 'Records that would be sent' });
    const [job] = await storedRows(page, 'jobs');
    await records.getByRole('button', { name: 'Keep it here' }).click();
    await expect(said(page).getByText('I did not see your jobs.')).toBeVisible();
    await expect(page.getByText('Not sent: Your jobs')).toBeVisible();
    await expect(page.getByText('Kept here by you: Your jobs.')).toBeVisible();
    expect(JSON.stringify(site.vendor.requests.at(-1)?.body)).not.toContain(String(job?.companyName));
  });

  await part('nothing leaves before the sheet is answered; what was typed stays', async () => {
    const { page } = person;
    const sent = site.vendor.requests.length;
    await person.signIn();
    await page.goto('/job/search/assistant');
    await questionField(page).fill('Mine alone');
    await page.getByRole('button', { name: 'Send the question' }).click();
    await expect(page.getByRole('dialog')).toContainText('Mine alone');
    await page.getByRole('dialog').getByRole('button', { name: 'Keep it here' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(questionField(page)).toHaveValue('Mine alone');
    expect(site.vendor.requests.length).toBe(sent);
    expect(await storedRows(page, 'conversations')).toEqual([]);
    await page.getByRole('combobox', { name: 'Who answers' }).click();
    await page.getByRole('option', { name: /^Rules on this device/ }).click();
    await ask(page, 'Mine alone');
    await expect(page.getByText('Made by rules on this device, not by a model')).toBeVisible();
    expect(site.vendor.requests.length).toBe(sent);
  });
});

const long = { pieces: Array.from({ length: 300 }, (_, at) => `Word ${at}. `), betweenMs: 100 };

test('an answer whose person, limit or network goes', async ({ person, site, part }) => {
  await part(
    'a person who signs out in mid-answer finds what had arrived, and nothing was written by anybody since',
    async () => {
      site.vendor.answer(long);
      const email = newAddress();
      const page = await begin(person, 'Tell me all', email);
      await expect(said(page).getByText('Word 4.', { exact: false })).toBeVisible();
      await page.getByRole('button', { name: 'Open the menu' }).click();
      await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Sign out' }).click();
      expect(await site.vendor.requests.at(-1)?.dropped).toBeGreaterThan(0);
      await person.signIn(email);
      await page.goto('/job/search/assistant');
      await page.getByRole('link', { name: 'Tell me all' }).click();
      await expect(said(page).getByText('Word 4.', { exact: false })).toBeVisible();
      await expect(said(page).getByText(/What had arrived is saved/)).toBeVisible();
    },
  );

  await part(
    'at the person’s own limit the field is closed, says when it opens, and the rules still answer',
    async () => {
      site.vendor.answer('Two jobs wait.');
      const page = await begin(person, 'What waits?');
      await expect(said(page).getByText('Two jobs wait.')).toBeVisible();
      await page.getByRole('link', { name: 'Set a monthly limit' }).click();
      await page.getByLabel('Most tokens in a month').fill('1');
      await page.getByRole('button', { name: 'Save limit' }).click();
      await expect(page.getByText('Limit saved.')).toBeVisible();
      await page.goto('/job/search/assistant');
      await expect(questionField(page)).toBeDisabled();
      await expect(page.getByText(/You can use a model again on \w+ 1, \d{4}\./)).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      const sent = site.vendor.requests.length;
      await page.getByRole('button', { name: 'Ask without a model' }).click();
      await ask(page, 'What is late?');
      await expect(said(page).getByText('Nothing is late.')).toBeVisible();
      expect(site.vendor.requests.length).toBe(sent);
      await page.goto('/career/counseling');
      await page.getByLabel('Career', { exact: true }).fill('nurse');
      await page.getByRole('button', { name: 'Look up the answer' }).click();
      await expect(page.getByRole('button', { name: 'Ask a model' })).toBeDisabled();
      await expect(
        page.getByText('Your own limit for this month is reached', { exact: false }),
      ).toBeVisible();
    },
  );

  await part(
    'a network that is cut in mid-answer leaves what had arrived, says so, and can be asked again',
    async () => {
      site.vendor.answer(long);
      const page = await begin(person, 'Tell me all');
      await expect(said(page).getByText('Word 4.', { exact: false })).toBeVisible();
      // What is under way breaks off, as where a network goes.
      await site.server.restart('SIGKILL');
      await expect(said(page).getByText(/What had arrived is saved/)).toBeVisible({ timeout: 20_000 });
      await expect(said(page).getByText('Word 4.', { exact: false })).toBeVisible();
      await page.context().setOffline(true);
      await said(page).getByRole('button', { name: 'Ask again' }).click();
      await expect(said(page).getByText('You are offline.', { exact: false })).toBeVisible();
      await page.context().setOffline(false);
    },
  );
});
