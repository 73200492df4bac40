import { expect, test } from './fixtures.ts';
import { withJob } from './letter-truth-kit.ts';
import { changeRow, storedRows } from './own-data-kit.ts';

const letter =
  'Dear Ms. Lopez,\n\nI am applying for the Clinical Data Analyst position at Juniper Ridge.\n\nI am very passionate about data. At St. Brendan I trained six planners to write their own queries in SQL.\n\nSincerely,\nMara Lind';

test('a letter is revised by rule in its chat: the change is shown, taken, and undone', async ({
  page,
  person,
}) => {
  await person.signIn();
  const id = await withJob(page);
  await changeRow(page, 'jobs', id, { coverLetter: letter });
  await page.goto(`/job/apply/${id}?part=letter`);
  await page.getByRole('button', { name: 'Chat', exact: true }).click();
  const chat = page.getByRole('group', { name: 'Chat about the letter' });
  await chat.getByRole('textbox', { name: 'Say what to change' }).fill('less salesy');
  await chat.getByRole('button', { name: 'Send the question' }).click();

  await expect(chat.locator('del', { hasText: 'passionate' })).toBeVisible();
  await expect(chat).toContainText('Made by rules on this device');
  await expect(chat.getByRole('button', { name: 'Copy', exact: true })).toHaveCount(0);
  await chat.getByRole('button', { name: 'Take this version' }).click();
  const box = page.getByRole('textbox', { name: 'Letter', exact: true });
  await expect(box).not.toHaveValue(/passionate/);
  await expect(box).toHaveValue(/trained six planners/);

  await chat.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(box).toHaveValue(letter);
  await expect(chat).toContainText('Taken, and undone.');
  expect(await storedRows(page, 'conversations')).toMatchObject([{ kind: 'letter', letterJobId: id }]);
});
