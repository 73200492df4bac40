import type { Page } from '@playwright/test';
import { startVendor } from '../core/src/ai/vendors/vendor-test-kit.ts';
import { violationsOf } from './a11y-kit.ts';
import { expect, test } from './fixtures.ts';
import { undo } from './jobs-kit.ts';
import { askForLetter, bringModel, card, withJob, writtenLetter } from './letter-truth-kit.ts';
import { changeRow, storedRows } from './own-data-kit.ts';

test.describe.configure({ timeout: 180_000 });

const letterBox = (page: Page) => page.getByRole('textbox', { name: 'Letter', exact: true });
const use = (page: Page) => page.getByRole('button', { name: 'Use the letter' });
const ledger = (page: Page) => page.getByRole('region', { name: 'Sentences and where they come from' });
const row = (page: Page, number: number) => page.locator(`[data-sentence="${number - 1}"]`);

test('a letter of a model: what nothing supports is marked as it comes, keeps the letter in, is made true, and its ledger goes with what was sent', async ({
  page,
  person,
  baseURL,
}) => {
  const vendor = await startVendor({ cors: new URL(baseURL ?? '').origin });
  try {
    await person.signIn();
    await page.context().grantPermissions(['clipboard-write']);
    const id = await withJob(page);
    await bringModel(page, vendor);
    const claims = [{ text: 'At St. Brendan I led the records migration.', evidence: ['posting:1/text:0'] }];
    const json = JSON.stringify({ text: writtenLetter, claims });
    const half = json.indexOf('I trained');
    vendor.answer({ pieces: [json.slice(0, half), json.slice(half)], betweenMs: 1500 });
    await askForLetter(page, id);

    // Marked while the rest is on its way; there is no way to copy it past the ledger.
    await expect(card(page).getByRole('button', { name: 'Stop' })).toBeVisible();
    await expect(card(page).locator('mark', { hasText: 'led' })).toBeVisible();
    await expect(card(page)).toContainText('1 sentence claims more than you wrote');
    await expect(card(page).getByRole('button', { name: 'Copy', exact: true })).toHaveCount(0);
    await card(page).getByRole('button', { name: 'Into the letter' }).click();

    // The ledger: where each sentence comes from, and what the letter waits for.
    await expect(page).toHaveURL(/view=sentences/);
    await expect(ledger(page)).toContainText('1 not supported');
    await expect(row(page, 3)).toContainText('“led” is more than you wrote.');
    await expect(row(page, 3)).toContainText('St. Brendan, line 1');
    await expect(row(page, 4)).toContainText('St. Brendan, line 2');
    await expect(page.getByRole('heading', { name: 'Export waits for one sentence' })).toBeVisible();
    await expect(use(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(use(page)).toHaveAccessibleDescription(/Export waits for one sentence/);
    await use(page).focus();
    await expect(use(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Copy text' })).toHaveCount(0);
    expect(await violationsOf(page)).toEqual([]);

    // It is no application either, whatever the posting says.
    await page.goto(`/job/apply/${id}`);
    await page.getByRole('button', { name: 'Mark as applied' }).click();
    await expect(page.getByText(/The letter waits for “At St\. Brendan I led/)).toBeVisible();
    expect(await storedRows(page, 'documents')).toEqual([]);

    // Held as text too, after a reload; the card leads to the sentence, and a key makes it true.
    await page.goto(`/job/apply/${id}?part=letter`);
    await expect(use(page)).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: 'Show sentence 3' }).click();
    await expect(row(page, 3)).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('k');
    await page.keyboard.press('Shift+J');
    await expect(row(page, 3)).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('t');
    await expect(row(page, 3)).toContainText('At St. Brendan, I contributed to a records migration');
    await expect(page.getByRole('heading', { name: /Export waits/ })).toHaveCount(0);
    await expect(use(page)).toHaveAttribute('aria-disabled', 'false');
    await use(page).click();
    await page.getByRole('menuitem', { name: 'Copy text' }).click();
    await expect(page.getByText('Letter copied.')).toBeVisible();

    // Sent: the copy keeps who wrote what, what it rests on and who took it.
    await page.goto(`/job/apply/${id}`);
    await page.getByRole('button', { name: 'Mark as applied' }).click();
    await expect(page.getByText('Marked as applied.')).toBeVisible();
    await page.goto(`/job/edit/${id}`);
    await page
      .getByRole('button', { name: /^Cover letter/ })
      .first()
      .click();
    const sent = page.getByRole('dialog');
    await sent.getByText('Ledger', { exact: true }).click();
    const kept = sent.getByRole('list', { name: 'Ledger of what was sent' });
    await expect(kept).toContainText('Proposed as “At St. Brendan I led the records migration');
    await expect(kept).toContainText(/stand-in-large · Made true by .+, /);
    await expect(kept).toContainText('Contributed to a records migration');
    expect(await violationsOf(page)).toEqual([]);
  } finally {
    await vendor.close();
  }
});

test('a held sentence is edited, dropped, or said in the resume first', async ({ page, person, baseURL }) => {
  const vendor = await startVendor({ cors: new URL(baseURL ?? '').origin });
  try {
    await person.signIn();
    const id = await withJob(page);
    await bringModel(page, vendor);
    vendor.answer(JSON.stringify({ text: writtenLetter, claims: [] }));
    await askForLetter(page, id);
    await card(page).getByRole('button', { name: 'Into the letter' }).click();
    await expect(ledger(page)).toContainText('1 not supported');

    // A comma more makes the claim nobody’s own.
    await row(page, 3).getByRole('button', { name: 'Edit' }).click();
    const sentence = page.getByRole('textbox', { name: 'Sentence 3' });
    await sentence.fill(
      'At St. Brendan, I led the records migration that kept 14 clinic scorecards accurate.',
    );
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(use(page)).toHaveAttribute('aria-disabled', 'true');

    // Other words for it are the person’s own: noted, and never locked.
    await row(page, 3).click();
    await page.keyboard.press('e');
    await sentence.fill('At St. Brendan I steered the records migration.');
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(row(page, 3)).toContainText('Your own words');
    await expect(use(page)).toHaveAttribute('aria-disabled', 'false');
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
    await expect(row(page, 3)).toContainText('At St. Brendan, I led');
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
    await expect(row(page, 3)).toContainText('At St. Brendan I led');
    await expect(use(page)).toHaveAttribute('aria-disabled', 'true');

    // Dropped, and taken back.
    await row(page, 3).getByRole('button', { name: 'Drop it' }).click();
    await expect(ledger(page)).not.toContainText('records migration that kept');
    await expect(use(page)).toHaveAttribute('aria-disabled', 'false');
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
    await expect(use(page)).toHaveAttribute('aria-disabled', 'true');

    // Who did lead says so in the resume; the claim passes then.
    await row(page, 3).click();
    await page.getByRole('link', { name: 'Open line in Analyst v3' }).click();
    await expect(page).toHaveURL(/\/resume\/edit\/\d+\?field=experience/);
    const line = page
      .getByText(/^Contributed to a records migration/)
      .or(page.getByRole('textbox', { name: /accomplish|Notes|What you did/i }));
    await expect(line.first()).toBeVisible();
    const [experience] = await storedRows(page, 'resumeExperience');
    await changeRow(page, 'resumeExperience', Number(experience?.internalId), {
      notes:
        'Led a records migration; kept 14 clinic scorecards accurate\nTrained six planners to write their own queries in SQL',
    });
    await page.goto(`/job/apply/${id}?part=letter&view=sentences`);
    await expect(row(page, 3)).toContainText('Led a records migration');
    await expect(use(page)).toHaveAttribute('aria-disabled', 'false');
    await page.getByRole('button', { name: 'Edit as text' }).click();
    await expect(letterBox(page)).toHaveValue(/I led the records migration/);
  } finally {
    await vendor.close();
  }
});

test('a question of wording alone is stated as one’s own, passes, and is taken back', async ({
  page,
  person,
  baseURL,
}) => {
  const vendor = await startVendor({ cors: new URL(baseURL ?? '').origin });
  try {
    await person.signIn();
    const id = await withJob(page);
    await bringModel(page, vendor);
    const text = 'Dear Ms. Lopez,\n\nI babysat the planners.\n\nSincerely,\nMara Lind';
    vendor.answer(JSON.stringify({ text, claims: [] }));
    await askForLetter(page, id);
    await card(page).getByRole('button', { name: 'Into the letter' }).click();
    await expect(row(page, 2)).toContainText('You did not write that you “babysat” this.');
    await expect(use(page)).toHaveAttribute('aria-disabled', 'true');

    await row(page, 2).getByRole('button', { name: 'This is what I did' }).click();
    await expect(page.getByText('Kept with the resume as your own statement.')).toBeVisible();
    await expect(row(page, 2)).toContainText('St. Brendan, your own statement');
    await expect(use(page)).toHaveAttribute('aria-disabled', 'false');
    expect(await violationsOf(page)).toEqual([]);

    await undo(page, /^Kept with the resume/);
    await expect(row(page, 2)).toContainText('You did not write that you “babysat” this.');
    await expect(use(page)).toHaveAttribute('aria-disabled', 'true');
  } finally {
    await vendor.close();
  }
});

test('sentences in other words hold nothing: one look keeps them, and the export says what the letter holds', async ({
  page,
  person,
  baseURL,
}) => {
  const vendor = await startVendor({ cors: new URL(baseURL ?? '').origin });
  try {
    await person.signIn();
    const id = await withJob(page);
    await bringModel(page, vendor);
    const text =
      'Dear Ms. Lopez,\n\nI am a calm person. I trained six planners to write their own queries.\n\nSincerely,\nMara Lind';
    vendor.answer(JSON.stringify({ text, claims: [] }));
    await askForLetter(page, id);
    await card(page).getByRole('button', { name: 'Into the letter' }).click();
    await expect(page.getByRole('heading', { name: '1 sentence uses words of its own' })).toBeVisible();
    await expect(row(page, 2)).toContainText('In other words');
    await expect(use(page)).toHaveAttribute('aria-disabled', 'false');
    expect(await violationsOf(page)).toEqual([]);

    await page.getByRole('button', { name: 'I have read it; keep it' }).click();
    await expect(row(page, 2)).toContainText('In other words, read by you');
    await expect(page.getByRole('heading', { name: /words of its own/ })).toHaveCount(0);
    await use(page).click();
    await expect(page.getByRole('menu')).toContainText('1 in other words, read by you');
  } finally {
    await vendor.close();
  }
});
