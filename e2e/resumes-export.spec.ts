import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { loadExampleJobs, seedExampleJobs } from './jobs-kit.ts';
import { changeRow, putRows, storedRows } from './own-data-kit.ts';
import { misfitsIn } from './sweep-kit.ts';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: 240_000 });

const rows = (page: Page) => page.getByRole('list', { name: 'Your resumes' }).getByRole('listitem');
const detail = (page: Page) => page.getByRole('region', { name: 'Resume', exact: true });

/** Chooses a format in the open dialog, waits for what reading it back said, saves; answers name and content. */
async function exported(page: Page, format: string, said: string, save: string) {
  const dialog = page.getByRole('dialog', { name: 'Export resume' });
  await dialog.getByRole('radio', { name: format }).check();
  await expect(dialog.getByText(said)).toBeVisible({ timeout: 90_000 });
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: save }).click();
  const file = await download;
  await expect(dialog).toBeHidden();
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

test('a resume starts from a template; it is drawn, exported and read back with the network cut', async ({
  person,
  unplug,
}) => {
  await person.signIn();
  const { page } = person;
  await page.goto('/resumes');
  await expect(page.getByRole('heading', { name: 'No resume yet' })).toBeVisible();
  const templates = page.getByRole('list', { name: 'Templates' });
  await expect(templates.getByRole('button')).toHaveCount(10);
  await templates.getByRole('button', { name: /^Technical/ }).click();
  await expect(page).toHaveURL(/\/resume\/edit\/1$/);
  await page.goto('/resumes');
  await expect(rows(page)).toHaveCount(1);
  await seedExampleJobs(page);

  await page.goto('/settings');
  await page.getByRole('button', { name: 'Download the typesetter' }).click();
  await expect(page.getByText('It is on this device.', { exact: false })).toBeVisible({ timeout: 60_000 });
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await expect(page.getByText('It is on this device.', { exact: false })).toBeVisible();
  await unplug();

  await page.goto('/resumes');
  await expect(rows(page)).toHaveCount(3);
  await rows(page).getByRole('link', { name: 'Analyst' }).click();
  await expect(detail(page).getByRole('img', { name: 'Analyst' })).toBeVisible({ timeout: 90_000 });
  await expect(detail(page).getByRole('link', { name: 'See all 17 jobs' })).toBeVisible();

  const open = () => detail(page).getByRole('button', { name: 'Export' }).click();
  await open();
  const pdf = await exported(page, 'PDF', 'Two readers found all 30 texts.', 'Save PDF');
  expect(pdf.name).toBe('Sam Rivera - Analyst.pdf');
  expect(pdf.content.subarray(0, 5).toString()).toBe('%PDF-');
  await open();
  const word = await exported(page, 'Word', 'A reader of Word files found all 30 texts', 'Save DOCX');
  expect(word.name).toBe('Sam Rivera - Analyst.docx');
  expect(word.content.subarray(0, 2).toString()).toBe('PK');
  await open();
  const json = await exported(page, 'JSON Resume', 'Read back, and nothing is lost.', 'Save JSON');
  expect(JSON.parse(json.content.toString())).toMatchObject({ basics: { name: 'Sam Rivera' } });
  await open();
  const markdown = await exported(page, 'Markdown', 'What you see is the whole file.', 'Save Markdown');
  expect(markdown.content.toString()).toContain('# Sam Rivera\n');
  await open();
  const text = await exported(page, 'Plain text', 'What you see is the whole file.', 'Save text');
  expect(text).toMatchObject({ name: 'Sam Rivera - Analyst.txt' });
  expect(text.content.toString()).toContain('EXPERIENCE\n');
});

test('a copy, a default and a deletion can be taken back, and a row that cannot be read is named', async ({
  person,
}) => {
  await person.signIn();
  const { page } = person;
  await seedExampleJobs(page);
  await page.goto('/resumes?open=1');
  const more = () => detail(page).getByRole('button', { name: /^More for/ });
  await more().click();
  await page.getByRole('menuitem', { name: 'Make a copy' }).click();
  await expect(rows(page)).toHaveCount(3);
  await expect(detail(page).getByRole('heading', { name: 'Analyst (Copy)' })).toBeVisible();
  await more().click();
  await page.getByRole('menuitem', { name: 'Make it the default' }).click();
  await expect(detail(page).getByText('Default', { exact: true })).toBeVisible();
  await more().click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(rows(page)).toHaveCount(2);
  await page
    .getByRole('status')
    .filter({ hasText: 'Resume deleted.' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(rows(page)).toHaveCount(3);

  await changeRow(page, 'resumes', 2, { title: 42, arrangement: 'none' });
  await page.reload();
  await expect(page.getByText('1 resume could not be read: number 2', { exact: false })).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
});

test('a page whose engine cannot be fetched says so and is drawn on demand; a tab closed in mid-export loses nothing', async ({
  person,
  expectRefusal,
}) => {
  await person.signIn();
  const { page } = person;
  await loadExampleJobs(page);
  const context = page.context();
  const program = '**/assets/typst_*.wasm';
  expectRefusal(/^\/assets\/typst_.*\.wasm$/, 503);
  await context.route(program, (route) => route.fulfill({ status: 503 }));
  await page.goto('/resumes?open=1');
  await expect(
    detail(page).getByText('What shows the page could not be downloaded.', { exact: false }),
  ).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await context.unroute(program);
  await detail(page).getByRole('button', { name: 'Try again' }).click();
  await expect(detail(page).getByRole('img', { name: 'Analyst' })).toBeVisible({ timeout: 90_000 });

  // A tab goes while its engine is still on the way: no file, and the resume as it was.
  let isAsked = () => {};
  const asked = new Promise<void>((done) => (isAsked = done));
  await context.route(program, () => isAsked());
  const other = await context.newPage();
  await other.goto('/resumes?open=1');
  await detail(other).getByRole('button', { name: 'Export' }).click();
  await expect(other.getByRole('dialog', { name: 'Export resume' })).toBeVisible();
  await asked;
  await other.close();
  await context.unroute(program);
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  await detail(page).getByRole('button', { name: 'Export' }).click();
  const pdf = await exported(page, 'PDF', 'Two readers found all 30 texts.', 'Save PDF');
  expect(pdf.name).toBe('Sam Rivera - Analyst.pdf');
});

test('what is read otherwise than it was written is named with its place, and saved only knowingly', async ({
  person,
}) => {
  await person.signIn();
  const { page } = person;
  await loadExampleJobs(page);
  // A letter whose mark no single letter has: it is set as two glyphs, and readers find it twice.
  await changeRow(page, 'resumes', 1, { summary: 'محاسبة في عمّان' });
  await page.goto('/resumes?open=1');
  await detail(page).getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export resume' });
  await expect(dialog.getByText(/^\d+ differences? from what you wrote, in \d+ texts\./)).toBeVisible({
    timeout: 90_000,
  });
  await expect(dialog.getByRole('button', { name: 'Save anyway' })).toBeDisabled();
  await dialog.getByRole('checkbox', { name: /I have seen what differs/ }).check();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save anyway' }).click();
  expect((await download).suggestedFilename()).toBe('Sam Rivera - Analyst.pdf');
  await detail(page).getByRole('button', { name: 'Export' }).click();
  await dialog
    .getByRole('button', { name: /^Summary/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/resume\/edit\/1/);
  const focused = () => page.evaluate(() => (document.activeElement as HTMLTextAreaElement | null)?.value);
  await expect.poll(focused).toContain('محاسبة');
});

test('200 resumes, one with a title of 300 letters, are listed, searched and fit a phone', async ({
  person,
}) => {
  await person.signIn();
  const { page } = person;
  await loadExampleJobs(page);
  const { internalId: _, ...first } = (await storedRows(page, 'resumes'))[0] ?? {};
  const many = Array.from({ length: 200 }, (_, at) => ({
    ...{ ...first, uid: `many-${at}`, isDefault: false },
    title: at === 0 ? 'W'.repeat(300) : `Ward ${at}`,
  }));
  await putRows(page, 'resumes', many);
  await page.goto('/resumes');
  await expect(page.getByText('202 resumes')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search your resumes' }).fill('ward 17');
  await expect(page.getByText('11 resumes')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search your resumes' }).fill('WWWW');
  await expect(rows(page)).toHaveCount(1);
  await rows(page).getByRole('link').click();
  await expect(detail(page).getByRole('heading', { name: 'W'.repeat(300) })).toBeVisible();
  expect([...(await misfitsIn(page, [1280, 800])), ...(await misfitsIn(page, [320, 640]))]).toEqual([]);
});
