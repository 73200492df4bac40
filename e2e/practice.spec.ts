import { violationsOf } from './a11y-kit.ts';
import { expect, test } from './fixtures.ts';
import { addJob, undo } from './jobs-kit.ts';
import { storedRows } from './own-data-kit.ts';

import { begin, nurse } from './practice-kit.ts';

test('questions are drawn from the posting, answered, looked over, rated and reloaded; the summary keeps a story', async ({
  person,
}) => {
  const { page } = person;
  await person.signIn();
  const id = new URL(await addJob(page, nurse)).pathname.split('/').at(-1);
  await page.goto(`/interview/practice/${id}`);
  await expect(page.getByText('Registered nurse · Lakeside Clinic')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await begin(page);
  await expect(page.getByText(/^Because/)).toBeVisible();
  const answer = page.getByLabel('Your answer');
  await answer.fill('Um, we looked at it and, um, we called, and uh our doctor came.');
  // Within the pause of typing: nothing is stored yet, and the reload still loses nothing.
  await page.reload();
  await expect(answer).toHaveValue(/our doctor came/);
  await page.getByRole('button', { name: 'Check answer' }).click();
  const notes = page.getByRole('list', { name: 'Notes' });
  await expect(notes.getByText(/Filler words, 3/)).toBeVisible();
  await notes.getByRole('button', { name: '“uh”' }).click();
  expect(
    await answer.evaluate((field: HTMLTextAreaElement) =>
      field.value.slice(field.selectionStart, field.selectionEnd),
    ),
  ).toBe('uh');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('group', { name: 'How did it go?' }).getByRole('button', { name: 'Not well' }).click();
  await expect.poll(async () => (await storedRows(page, 'practice'))[0]?.rating).toBe('badly');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Question 2 of 3');

  await page.getByRole('group', { name: 'Answer by' }).getByRole('button', { name: 'Four parts' }).click();
  await page.getByLabel('Situation').fill('Last winter on my ward.');
  await page.getByLabel('Action').fill('I called the rapid response team and stayed with the patient.');
  await page.getByLabel('Result').fill('He went home a week later.');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  // The buttons rest while the answer is stored: the next press is the next question's.
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Practice summary');
  await expect(page.getByText('2 answered, 1 skipped, 0 left.')).toBeVisible();
  await expect(
    page.getByText('You said 0 went well, 0 in part, 1 not well.', { exact: false }),
  ).toBeVisible();
  await expect(page.getByText('Last winter on my ward. I called', { exact: false })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await page
    .getByRole('listitem')
    .filter({ hasText: 'Last winter on my ward.' })
    .getByRole('link', { name: 'Save as a story' })
    .click();
  await expect(page.getByLabel('Situation')).toHaveValue('Last winter on my ward.');
  await page.getByLabel('Title').fill('The call that came in time');
  await page.getByRole('button', { name: 'Care for people' }).click();
  await page.getByRole('button', { name: 'Save story' }).click();
  await expect(page.getByRole('link', { name: 'The call that came in time' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await page.goto('/interview/practice');
  await expect(page.getByText('1 session, 2 answers', { exact: false })).toBeVisible();
  await expect(page.getByRole('row', { name: /Registered nurse/ })).toContainText('2 of 3');
  await page.getByRole('button', { name: 'More for the session Registered nurse' }).click();
  await page.getByRole('menuitem', { name: 'Delete session' }).click();
  await undo(page, /Practice session deleted/);
  await expect.poll(async () => (await storedRows(page, 'practice')).length).toBe(3);
});

test('stories are found by Ctrl K, refused without a title, changed and brought back; tips lead to one’s own', async ({
  person,
}) => {
  const { page } = person;
  await person.signIn();
  await page.goto('/jobs/list');
  await expect(page.getByText('No jobs saved yet')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: /^Jump to/ })).toBeFocused();
  await page.keyboard.type('my stories');
  await page.getByRole('option', { name: 'My stories', exact: true }).click();
  await expect(page).toHaveURL(/\/interview\/stories/);
  await page.getByRole('button', { name: 'From your resume' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Add story' }).click();
  await page.getByLabel('Action').fill('I wrote the order of the halls on the board.');
  await page.getByRole('button', { name: 'Save story' }).click();
  await expect(page.getByText('Add a title, by which you find it again.')).toBeVisible();
  await page.getByLabel('Title').fill('Dinner in the ice storm');
  await page.getByLabel('Tags of your own').fill('night shift, ServSafe');
  await page.getByRole('button', { name: 'Save story' }).click();
  await page.getByRole('button', { name: 'More for the story Dinner in the ice storm' }).click();
  await page.getByRole('menuitem', { name: 'Delete story' }).click();
  await undo(page, /Story deleted/);
  await expect(page.getByRole('link', { name: 'Dinner in the ice storm' })).toBeVisible();
  expect(await storedRows(page, 'stories')).toMatchObject([{ skills: ['night shift', 'ServSafe'] }]);

  await page.goto('/interview/tips');
  await expect(page.getByRole('link', { name: 'Add your next interview' })).toBeVisible();
  await expect(page.getByText('1 story')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Final round' }).click();
  await expect(page.getByRole('heading', { name: 'Final round' })).toBeInViewport();
});
