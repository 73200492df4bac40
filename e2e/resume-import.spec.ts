import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { undo } from './jobs-kit.ts';
import { madePdf } from './made-pdf.ts';

test.describe.configure({ timeout: 120_000 });

const nurse = [
  'Curriculum vitae 2024',
  'Rosa Ibarra',
  'rosa@example.com | (614) 555-0142 | Columbus, OH',
  'Experience',
  'Charge Nurse, St. Brendan Clinic',
  '8/2019 – 2022',
  '- Ran a ward of 24 beds at night.',
  'Staff Nurse, Harbor Hospital',
  '5/2016 – 8/2019',
  'Skills',
  'Triage, Spanish, IV therapy',
  'Interests',
  'Trail running',
];

const row = (page: Page, name: RegExp | string) =>
  page.getByRole('region', { name: 'Fields' }).getByRole('button', { name });
const unused = (page: Page) => page.getByRole('list', { name: 'Not used' });

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.getByLabel('Resume file', { exact: true }).setInputFiles({ name, mimeType: '', buffer });
}

test('a PDF is read beside its page, corrected by keys and by its lines, made a resume in one step, and undone', async ({
  person,
}) => {
  await person.signIn();
  const { page } = person;
  await page.goto('/resumes');
  await page.getByRole('link', { name: 'Import a resume' }).click();
  await expect(page).toHaveURL(/\/resume\/import$/);
  await choose(page, 'rosa_2024.pdf', madePdf(nurse));

  await expect(page.getByRole('heading', { name: 'Import resume' })).toBeVisible();
  await expect(page.getByText('1 to check')).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('[data-page="1"] canvas')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByLabel('Name of the resume', { exact: true })).toHaveValue('rosa 2024');

  // The row in doubt is open: what the page says, and the fields to correct.
  await expect(page.getByText('The page says “8/2019 – 2022”.')).toBeVisible();
  await page.getByLabel('To', { exact: true }).fill('Jun 2022');
  await page.keyboard.press('Enter');
  await expect(page.getByText('none to check')).toBeVisible();

  // Keys walk the rows, and the place on the page goes with them.
  await row(page, /Name/).first().click();
  const place = page.locator('[data-region-selected]').first();
  const before = await place.boundingBox();
  await page.keyboard.press('j');
  await expect(row(page, /rosa@example\.com/)).toBeFocused();
  expect((await place.boundingBox())?.y).toBeGreaterThan(before?.y ?? 0);

  // A line of the page goes into the field that is being edited.
  await row(page, /Staff Nurse/).click();
  await page.keyboard.press('e');
  await expect(page.getByLabel('Job title', { exact: true })).toBeFocused();
  await page.getByLabel('What you did', { exact: true }).click();
  await page
    .getByLabel('Take a line of the page into What you did')
    .selectOption({ label: 'Ran a ward of 24 beds at night.' });
  await expect(page.getByLabel('What you did', { exact: true })).toHaveValue(
    'Ran a ward of 24 beds at night.',
  );
  await page.getByLabel('What you did', { exact: true }).fill('');
  await page.getByLabel('Job title', { exact: true }).click();
  await page.getByRole('button', { name: 'Done' }).click();

  // What was not used goes where it belongs.
  await expect(unused(page)).toContainText('Trail running');
  await page.getByRole('button', { name: 'Use: Trail running' }).click();
  const where = page.getByRole('dialog', { name: 'Where does this belong?' });
  await expect(where.getByLabel('Section')).toHaveValue('Interests');
  await where.getByRole('button', { name: 'Use it there' }).click();
  await expect(unused(page)).not.toContainText('Trail running');

  // A reload goes on where it was.
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('The import goes on where you were.')).toBeVisible();
  await expect(unused(page)).not.toContainText('Trail running');

  await page.getByRole('button', { name: 'Create resume' }).click();
  await expect(page).toHaveURL(/\/resume\/edit\/\d+$/);
  await expect(
    page.getByLabel('Name', { exact: true }).or(page.getByText('Charge Nurse')).first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Charge Nurse/ })).toContainText('Jun 2022');
  await undo(page, 'Resume imported.');
  await expect(page.getByText('Undone: Resume imported.')).toBeVisible();
  await page.goto('/resumes');
  await expect(page.getByRole('heading', { name: 'No resume yet' })).toBeVisible();
});

test('pasted text is read; fields still to check carry a mark in the editor until they were looked at', async ({
  person,
}) => {
  await person.signIn();
  const { page } = person;
  await page.goto('/resume/import');
  await page.getByLabel('Or paste the text of a resume').fill(nurse.join('\n'));
  await page.getByRole('button', { name: 'Read text' }).click();
  await expect(page.getByText('1 to check')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('The text as read', { exact: true })).toBeVisible();

  // A press on a line while a field is edited takes it there.
  await page.getByRole('button', { name: 'Add Headline' }).click();
  await expect(page.getByLabel('Headline', { exact: true })).toBeFocused();
  await page.getByText('Triage, Spanish, IV therapy').first().click();
  await expect(page.getByLabel('Headline', { exact: true })).toHaveValue('Triage, Spanish, IV therapy');
  await page.getByLabel('Headline', { exact: true }).fill('Registered nurse');
  await page.keyboard.press('Escape');

  // Leaving asks.
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByLabel('Name of the resume', { exact: true }).fill('Nights');
  await page.getByRole('button', { name: 'Create resume' }).click();
  await expect(page).toHaveURL(/\/resume\/edit\/\d+$/);
  const note = page.getByText('1 field of the import is still to check.');
  await expect(note).toBeVisible();
  await page.getByRole('button', { name: 'Go to the next' }).click();
  await expect(page.getByLabel('To', { exact: true })).toBeFocused();
  await expect(page.getByText('Check: the file says “8/2019 – 2022”')).toBeVisible();
  await page.getByLabel('Job title', { exact: true }).click();
  await expect(note).toHaveCount(0);
});

test('what is no resume says so, and leads on', async ({ person }) => {
  await person.signIn();
  const { page } = person;
  await page.goto('/resume/import');
  const title = (name: string) =>
    expect(page.getByRole('alert').getByRole('heading', { name })).toBeVisible();
  const again = () => page.getByRole('button', { name: 'Choose another file' }).click();
  await choose(page, 'soup.txt', Buffer.from('Lentil soup\n\nIngredients\n300 g lentils\n\nMethod\nFry it.'));
  await title('soup.txt does not read like a resume');
  await again();
  await choose(page, 'half.pdf', Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog'));
  await title('half.pdf is damaged');
  await again();
  await choose(page, 'scan.pdf', madePdf([]));
  await title('scan.pdf is a picture of text');
  await expect(page.getByRole('button', { name: 'Recognize the letters' })).toBeVisible();
  await again();
  await choose(page, 'backup.json', Buffer.from('{"format":"foothold-sealed-backup","version":1}\n'));
  await title('backup.json is a Foothold backup');
  await page.getByRole('link', { name: 'Restore a backup' }).click();
  await expect(page).toHaveURL(/\/settings#backup$/);
});
