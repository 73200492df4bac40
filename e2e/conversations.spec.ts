import { violationsOf } from './a11y-kit.ts';
import { ask, questionField, said } from './conversations-kit.ts';
import { expect, test } from './fixtures.ts';
import { addJob, seedExampleJobs, undo } from './jobs-kit.ts';
import { changeRow, putRows, storedRows } from './own-data-kit.ts';

test('conversations by rule: answered, kept, changed, and about a job', async ({ person, unplug, part }) => {
  await part(
    'the assistant answers by rule, offline too, cites what it read, and says that no model wrote it',
    async () => {
      const { page } = person;
      await person.signIn();
      await seedExampleJobs(page);
      await page.goto('/job/search/assistant');
      await expect(page.getByText('No model is used', { exact: false })).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('button', { name: 'Which jobs are waiting for an answer, and how long?' }).click();
      await expect(page.getByText('Made by rules on this device, not by a model')).toBeVisible();
      await expect(page).toHaveURL(/conversation=\d+/);
      const cite = said(page).getByRole('button', { name: 'Read for this: 1' }).first();
      await cite.click();
      await expect(page.getByRole('heading', { name: /^What was read/ })).toBeVisible();
      await expect(page.locator('[data-chosen] a')).toBeFocused();
      expect(await violationsOf(page)).toEqual([]);
      await unplug();
      await ask(page, 'How many jobs do I have, by status?');
      await expect(page.getByText('Made by rules on this device, not by a model')).toHaveCount(2);
    },
  );

  await part(
    'conversations are kept, searched, renamed, deleted and brought back; a draft outlives a reload',
    async () => {
      const { page } = person;
      await person.signIn();
      await page.goto('/job/search/assistant');
      await ask(page, 'What is late?');
      await expect(page.getByText('1 conversation, kept on this device')).toBeVisible();
      await page.getByRole('link', { name: 'New conversation' }).click();
      await expect(said(page).getByText('What is late?')).toBeHidden();
      await ask(page, 'Which offers wait for my answer?');
      await expect(page.getByText('2 conversations, kept on this device')).toBeVisible();
      await questionField(page).fill('And then');
      await page.reload();
      await expect(questionField(page)).toHaveValue('And then');

      await page.getByRole('button', { name: 'Search conversations' }).click();
      await page.getByRole('searchbox', { name: 'Search conversations' }).fill('late');
      await expect(page.getByText('1 conversation found')).toBeVisible();
      await page.getByRole('link', { name: 'What is late?' }).click();
      await expect(said(page).getByText('What is late?', { exact: true })).toBeVisible();

      await page.getByRole('button', { name: 'More for the conversation What is late?' }).click();
      await page.getByRole('menuitem', { name: 'Rename' }).click();
      await page.getByRole('textbox', { name: 'Name' }).fill('Late things');
      await page.getByRole('button', { name: 'Rename', exact: true }).click();
      await expect(page.getByRole('link', { name: 'Late things' })).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);

      await page.getByRole('button', { name: 'More for the conversation Late things' }).click();
      await page.getByRole('menuitem', { name: 'Delete conversation' }).click();
      await expect(page.getByText('1 conversation, kept on this device')).toBeVisible();
      await undo(page, /Conversation deleted/);
      await expect.poll(async () => (await storedRows(page, 'conversationMessages')).length).toBe(4);
    },
  );

  await part(
    'a question is asked again in other words and deleted with its answer; Undo brings back',
    async () => {
      const { page } = person;
      await person.signIn();
      await page.goto('/job/search/assistant');
      await ask(page, 'What is late?');
      await expect(said(page).getByText('Nothing is late.')).toBeVisible();
      await page.getByRole('button', { name: 'More for this question' }).click();
      await page.getByRole('menuitem', { name: 'Change and ask again' }).click();
      await page.getByRole('textbox', { name: 'Change the question' }).fill('What is due today?');
      await page.getByRole('button', { name: 'Ask this instead' }).click();
      await expect(said(page).getByText('Nothing is late.')).toBeHidden();
      await expect(said(page).getByText('What is due today?')).toBeVisible();
      await expect(said(page).getByText(/^Nothing is due/)).toBeVisible();
      await page.getByRole('button', { name: 'More for this question' }).click();
      await page.getByRole('menuitem', { name: 'Delete question and answer' }).click();
      await expect(said(page)).toBeHidden();
      await undo(page, /Question and answer deleted/);
      await expect(said(page).getByText('What is due today?')).toBeVisible();
    },
  );

  await part(
    'a job page leads to the assistant about that job; a conversation that is gone says so',
    async () => {
      const { page } = person;
      await person.signIn();
      const id = new URL(await addJob(page, { 'Job title': 'Planner', Company: 'Marrow Bay' })).pathname
        .split('/')
        .at(-1);
      await page.goto(`/job/search/assistant/${id}`);
      await expect(page.getByRole('link', { name: 'Planner · Marrow Bay' })).toBeVisible();
      await page.getByRole('button', { name: /^Where does Planner/ }).click();
      await expect.poll(async () => (await storedRows(page, 'conversations'))[0]?.jobId).toBe(Number(id));
      await page.goto('/job/search/assistant?conversation=999');
      await expect(page.getByRole('heading', { name: 'This conversation is not here' })).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
    },
  );
});

test('a conversation that is cut off, long, or opened again', async ({ person, part }) => {
  await part(
    'an answer whose tab was closed while it was written is cut off and keeps what had arrived',
    async () => {
      const { page } = person;
      await person.signIn();
      await page.goto('/job/search/assistant');
      await ask(page, 'What is late?');
      await expect(said(page).getByText('Nothing is late.')).toBeVisible();
      const [, answer] = await storedRows(page, 'conversationMessages');
      await changeRow(page, 'conversationMessages', answer?.internalId ?? 0, {
        state: 'writing',
        text: 'Half of',
      });
      await page.reload();
      await expect(said(page).getByText('Half of')).toBeVisible();
      await expect(said(page).getByText('Interrupted', { exact: false })).toBeVisible();
      await said(page).getByRole('button', { name: 'Ask again' }).click();
      await expect(said(page).getByText('Nothing is late.')).toBeVisible();
    },
  );

  await part('five hundred messages open and scroll as a short conversation does', async () => {
    const { page } = person;
    await person.signIn();
    await page.goto('/job/search/assistant');
    await ask(page, 'What is late?');
    await expect(said(page).getByText('Nothing is late.')).toBeVisible();
    const [question, answer] = await storedRows(page, 'conversationMessages');
    const text = Array.from(
      { length: 12 },
      (_, at) => `**Line ${at}** of an answer with \`code\` and [1] in it.`,
    ).join('\n\n');
    await putRows(
      page,
      'conversationMessages',
      Array.from({ length: 498 }, (_, at) => ({
        ...(at % 2 === 0 ? question : { ...answer, text }),
        ...{ internalId: 100 + at, uid: `long ${at}` },
      })),
    );
    await page.reload();
    await expect(said(page).getByText('Line 11', { exact: false }).last()).toBeVisible();
    await expect(said(page).getByRole('article')).toHaveCount(80);
    // A key typed is drawn at once: what was said is not drawn again for it.
    const started = Date.now();
    await questionField(page).pressSequentially('twenty letters typed.');
    expect(Date.now() - started).toBeLessThan(3000);
    await page.getByRole('button', { name: 'Show 200 earlier messages' }).click();
    await expect(said(page).getByRole('article')).toHaveCount(280);
  });

  await part('a reopened conversation shows its end, on a phone too', async () => {
    const { page } = person;
    await person.signIn();
    await page.goto('/job/search/assistant');
    await ask(page, 'What is late?');
    await expect(said(page).getByText('Nothing is late.')).toBeVisible();
    const [question, answer] = await storedRows(page, 'conversationMessages');
    await putRows(
      page,
      'conversationMessages',
      Array.from({ length: 40 }, (_, at) => ({
        ...(at % 2 === 0 ? question : { ...answer, text: `${'A line of it.\n\n'.repeat(12)}End ${at}.` }),
        ...{ internalId: 100 + at, uid: `long ${at}` },
      })),
    );
    const address = page.url();
    const end = said(page).getByText('End 39.');
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/jobs');
      await page.goto(address);
      await expect(end).toBeInViewport();
      await page.reload();
      await expect(end).toBeInViewport();
    }
  });
});
