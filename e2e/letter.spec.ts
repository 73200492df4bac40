import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { violationsOf } from './a11y-kit.ts';
import { expect, test } from './fixtures.ts';
import { addJob } from './jobs-kit.ts';
import { putRows, storedRows } from './own-data-kit.ts';

test.describe.configure({ timeout: 180_000 });

const application = (page: Page) => page.getByRole('form', { name: 'Application' });
const letter = (page: Page) => page.getByRole('textbox', { name: 'Letter', exact: true });
const gaps = (page: Page) => page.getByRole('list', { name: 'Places to fill in' }).getByRole('button');
const words = (page: Page) => page.getByRole('region', { name: 'Page', exact: true });

/** What a browser holds of a resume and of a person at the job, made past the screens, which have tests of their own. */
async function keepResumeAndContact(page: Page, jobId: number): Promise<void> {
  const stamps = { createdAt: '2026-11-01T10:00:00.000Z', updatedAt: '2026-11-01T10:00:00.000Z' };
  await putRows(page, 'resumes', [
    {
      ...{ ...stamps, uid: crypto.randomUUID(), title: 'Analyst', isDefault: true },
      ...{ name: 'Ann Lopez', email: 'ann@example.com', phone: '614 555 0142', template: 'modern' },
    },
  ]);
  await putRows(page, 'contacts', [
    {
      ...{ ...stamps, uid: crypto.randomUUID(), jobId, companyName: 'Mercy' },
      ...{ name: 'Priya Natarajan', role: 'Head of Analytics', email: 'priya@example.com' },
    },
  ]);
}

/** The letter of the only job, as it is stored. */
const storedLetter = async (page: Page) => (await storedRows(page, 'jobs'))[0]?.coverLetter;

async function use(page: Page, way: string): Promise<void> {
  await page.getByRole('button', { name: 'Use the letter' }).click();
  await page.getByRole('menuitem', { name: way }).click();
}

test('a letter is started, filled in, seen as a page, kept, saved, copied and sent', async ({ person }) => {
  await person.signIn();
  const { page } = person;
  await page.context().grantPermissions(['clipboard-write']);
  const address = await addJob(page, { 'Job title': 'Data Analyst', Company: 'Mercy' });
  const id = Number(new URL(address).pathname.split('/').at(-1));
  await keepResumeAndContact(page, id);

  await page.goto(`/job/apply/${id}`);
  await application(page).getByLabel('Cover letter').fill('Dear');
  await page.getByRole('button', { name: 'Open the letter editor' }).click();
  await expect(page).toHaveURL(/\/job\/apply\/\d+\?part=letter$/);
  await expect(page).toHaveTitle(/^Cover letter: Data Analyst/);
  await expect(letter(page)).toHaveValue('Dear');
  await letter(page).fill('');

  // A starting letter, filled from job, contact and resume; what only the person can say stays a gap.
  await page.getByRole('button', { name: /^Plain / }).click();
  await expect(letter(page)).toHaveValue(
    /^Dear Priya Natarajan,\n\nI am applying for the Data Analyst position at Mercy\./,
  );
  await expect(letter(page)).toHaveValue(/Sincerely,\nAnn Lopez$/);
  await expect(gaps(page).first()).toHaveText('your present role');
  await expect(words(page)).toContainText('Ann Lopez', { timeout: 60_000 });
  await expect(words(page)).toContainText('Head of Analytics');
  await expect(page.locator('[data-page="1"] canvas')).toBeVisible({ timeout: 30_000 });
  expect(await violationsOf(page)).toEqual([]);

  // Nothing goes out while there are gaps; each leads to its place.
  await use(page, 'Copy text');
  await expect(page.getByText(/places in the letter are not filled in yet/)).toBeVisible();
  await expect(letter(page)).toBeFocused();
  await gaps(page).first().click();
  await page.keyboard.type('an analyst at a clinic');
  await expect(letter(page)).toHaveValue(/I work as an analyst at a clinic, and/);
  await expect(gaps(page).first()).not.toHaveText('your present role');

  // To the team in place of the person: the greeting follows.
  await page.getByLabel('To', { exact: true }).selectOption({ label: 'The team, no name' });
  await expect(letter(page)).toHaveValue(/^Dear hiring team at Mercy,\n/);
  await page.getByLabel('To', { exact: true }).selectOption({ label: 'Priya Natarajan, Head of Analytics' });

  // The letter of one’s own; a press on the page leads to its line.
  const own =
    'Dear Priya Natarajan,\n\nYou need a Data Analyst at Mercy. I have been one for six years.\n\nSincerely,\nAnn Lopez';
  await letter(page).fill(own);
  await expect(gaps(page)).toHaveCount(0);
  await expect(page.getByText('20 words. About 250 to 400 is usual.')).toBeVisible();
  await expect(words(page)).toContainText('I have been one for six years.');

  // Kept as a template, with fields in place of what was filled in, and a paragraph beside it.
  await page.getByRole('button', { name: 'Templates' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save this letter as a template' }).click();
  await expect(dialog.getByLabel('Text', { exact: true })).toHaveValue(
    '{greeting}\n\nYou need a {job title} at {company}. I have been one for six years.\n\nSincerely,\n{my name}',
  );
  await dialog.getByRole('button', { name: 'Save template' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Add a name');
  await dialog.getByLabel('Name', { exact: true }).fill('Six years');
  await dialog.getByRole('button', { name: 'Save template' }).click();
  await expect(dialog.getByRole('list', { name: 'Templates' }).getByRole('listitem').first()).toContainText(
    'Six years',
  );
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await letter(page).evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(30, 30));
  await page.getByRole('button', { name: 'Paragraphs' }).click();
  await dialog.getByRole('button', { name: 'Save this paragraph' }).click();
  await dialog.getByLabel('Name', { exact: true }).fill('Years');
  await dialog.getByRole('button', { name: 'Save paragraph' }).click();
  await dialog.getByRole('button', { name: 'Insert Years' }).click();
  await expect(letter(page)).toHaveValue(
    /six years\.\n\nYou need a Data Analyst at Mercy\. I have been one for six years\.\n\nSincerely/,
  );
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(letter(page)).not.toHaveValue(/six years\.\n\nYou need/);
  await letter(page).fill(own);

  // Files that were read back before they were saved.
  for (const [way, name, start] of [
    ['Save PDF', 'Ann Lopez - Cover letter - Data Analyst, Mercy.pdf', '%PDF'],
    ['Save DOCX', 'Ann Lopez - Cover letter - Data Analyst, Mercy.docx', 'PK'],
    ['Save text', 'Ann Lopez - Cover letter - Data Analyst, Mercy.txt', 'Ann Lopez\n'],
  ] as const) {
    const coming = page.waitForEvent('download', { timeout: 60_000 });
    await use(page, way);
    const file = await coming;
    expect(file.suggestedFilename()).toBe(name);
    expect((await readFile(await file.path())).toString('utf8').startsWith(start)).toBe(true);
  }
  await expect(page.getByText(/Read back: all \d+ texts are there\./).first()).toBeVisible();
  await use(page, 'Copy text');
  await expect(page.getByText('Letter copied.')).toBeVisible();
  await letter(page).fill('');
  await letter(page).press('ControlOrMeta+V');
  await expect(letter(page)).toHaveValue(own);
  await expect.poll(() => storedLetter(page)).toBe(own);

  // It is there after a reload, and goes with the application, frozen.
  await page.reload();
  await expect(letter(page)).toHaveValue(own);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(application(page).getByLabel('Cover letter')).toHaveValue(own);
  await page.getByRole('button', { name: 'Mark as applied' }).click();
  await expect(page.getByText('You applied on', { exact: false })).toBeVisible();
  await page.goto(`/job/apply/${id}?part=letter`);
  await expect(page.getByText('It is saved as you sent it.', { exact: false })).toBeVisible();
});

test('a letter with gaps, in two tabs, and drafted by rule', async ({ person, part }) => {
  await part(
    'a letter with gaps is not sent; two tabs lose nothing; odd letters have their page',
    async () => {
      await person.signIn();
      const { page } = person;
      const address = await addJob(page, { 'Job title': 'Cook', Company: 'Mercy' });
      const id = Number(new URL(address).pathname.split('/').at(-1));

      await page.goto(`/job/apply/${id}`);
      await application(page).getByLabel('Cover letter').fill('Dear {contact name},');
      await page.getByRole('button', { name: 'Mark as applied' }).click();
      await expect(page.getByRole('alert')).toContainText('The letter has gaps: {contact name}.');

      // A job without contact and resume.
      await page.goto(`/job/apply/${id}?part=letter`);
      await expect(page.getByText('You have no resume here yet.', { exact: false })).toBeVisible();
      await page.getByRole('button', { name: /^Warm / }).click();
      await expect(letter(page)).toHaveValue(/^Dear hiring team at Mercy,\n/);
      await expect(letter(page)).toHaveValue(/At \{my latest company\},/);
      await expect(gaps(page).filter({ hasText: 'Your latest company' })).toBeVisible();

      // Both tabs write; the one that comes second sees both and decides.
      const other = await page.context().newPage();
      await other.goto(`/job/apply/${id}?part=letter`);
      await expect(letter(other)).toHaveValue(/^Dear hiring team at Mercy,/);
      await letter(other).fill('Theirs');
      await letter(page).fill('Mine');
      await expect
        .poll(async () => {
          const clashes = [page, other].map((tab) =>
            tab.getByText('Changed here and in another tab').isVisible(),
          );
          return (await Promise.all(clashes)).filter(Boolean).length;
        })
        .toBe(1);
      const asked = (await page.getByText('Changed here and in another tab').isVisible()) ? page : other;
      const kept = await letter(asked).inputValue();
      await asked.getByRole('button', { name: 'Keep mine' }).click();
      for (const tab of [page, other]) await expect(letter(tab)).toHaveValue(kept);
      await other.close();

      for (const [text, shown] of [
        ['x'.repeat(20_000), 'xxxxx'],
        [
          '#import "x"; *a* $b$ <script>c</script> `d`\u0000\u202e',
          '#import "x"; *a* $b$ <script>c</script> `d`',
        ],
        ['שלום רב,\n\nאני כותבת בעניין המשרה.', 'אני כותבת בעניין המשרה.'],
        ['尊敬的招聘团队：\n\n我有十年经验。', '我有十年经验。'],
      ] as const) {
        await letter(page).fill(text);
        await expect(words(page)).toContainText(shown, { timeout: 60_000 });
      }
    },
  );

  await part(
    'a letter is drafted from one’s own material by rule, asks before it replaces, and Undo brings back what was there',
    async () => {
      const { page } = person;
      await person.signIn();
      const address = await addJob(page, {
        ...{ 'Job title': 'Registered nurse', Company: 'Lakeside Clinic' },
        Description: 'Requirements\nExperience with infection control.',
      });
      const id = Number(new URL(address).pathname.split('/').at(-1));
      await keepResumeAndContact(page, id);
      const [resume] = await storedRows(page, 'resumes');
      await putRows(page, 'resumeExperience', [
        {
          ...{ uid: crypto.randomUUID(), resumeId: resume?.internalId, displayOrder: 1, isHidden: false },
          ...{ createdAt: '2026-11-01T10:00:00.000Z', updatedAt: '2026-11-01T10:00:00.000Z' },
          ...{ title: 'Nursing assistant', companyName: 'Mercy', startDate: '2019-03' },
          notes: 'Trained 6 assistants on infection control',
        },
      ]);
      await page.goto(`/job/apply/${id}?part=letter`);
      await letter(page).fill('What I wrote before.');
      await expect.poll(() => storedLetter(page)).toBe('What I wrote before.');
      await page.getByRole('button', { name: 'Draft from my material' }).click();
      const dialog = page.getByRole('dialog', { name: 'Draft from my material' });
      await expect(dialog.getByText('No model is used', { exact: false })).toBeVisible();
      await expect(dialog.getByText('This replaces what is written.')).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Warm' }).click();
      await dialog.getByRole('button', { name: 'Short' }).click();
      await dialog.getByRole('button', { name: 'Replace the letter' }).click();
      await expect(letter(page)).toHaveValue(/At Mercy, I trained 6 assistants on infection control\./);
      await expect(letter(page)).toHaveValue(/I was glad to see that Lakeside Clinic/);
      await page
        .getByRole('alert')
        .or(page.getByRole('status'))
        .getByRole('button', { name: 'Undo' })
        .first()
        .click();
      await expect(letter(page)).toHaveValue('What I wrote before.');
    },
  );
});
