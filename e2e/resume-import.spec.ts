import { pdfOf } from '@foothold/core/files/made-files-test-kit.ts';
import type { Page } from '@playwright/test';
import { holdRoute } from './delayed-route.ts';
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

test('a PDF is read beside its page, by keys and by the mouse', async ({ person, part }) => {
  await part(
    'a PDF is read beside its page, corrected by keys and by its lines, made a resume in one step, and undone',
    async () => {
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
        .getByLabel('Use a line of the page for What you did')
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

      // A reload continues where it was.
      page.once('dialog', (dialog) => void dialog.accept());
      await page.reload();
      await expect(page.getByText('The import continues where you left off.')).toBeVisible();
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
    },
  );

  await part(
    'a line of the page is dragged into a field, and into one of a row that opens under it',
    async () => {
      await person.signIn();
      const { page } = person;
      await page.goto('/resume/import');
      await choose(page, 'rosa_2024.pdf', madePdf(nurse));
      await expect(page.locator('[data-page="1"] canvas')).toBeVisible({ timeout: 30_000 });
      const field = (name: string) => page.getByLabel(name, { exact: true });
      await row(page, /Staff Nurse/).click();
      await page.keyboard.press('e');
      await field('What you did').click();
      const lines = page.getByLabel('Use a line of the page for What you did').locator('option');
      const lineOf = async (text: string) =>
        page.locator(`[data-line="${await lines.filter({ hasText: text }).getAttribute('value')}"]`);
      const beds = await lineOf('Ran a ward of 24 beds at night.');
      const years = await lineOf('8/2019 – 2022');
      await beds.dragTo(field('What you did'));
      await expect(field('What you did')).toHaveValue('Ran a ward of 24 beds at night.');

      // A date takes dates alone, and says so.
      const from = await field('From').inputValue();
      await beds.dragTo(field('From'));
      await expect(page.getByText('That line has no date.')).toBeVisible();
      await expect(field('From')).toHaveValue(from);
      await years.dragTo(field('From'));
      await expect(field('From')).toHaveValue('Aug 2019');
      await expect(field('To')).toHaveValue('2022');

      await beds.hover();
      await page.mouse.down();
      // The first move begins to drag, the second drags over the row.
      await row(page, /Charge Nurse/).hover();
      await row(page, /Charge Nurse/).hover();
      await expect(field('Job title')).toHaveValue('Charge Nurse');
      await field('Job title').hover();
      await page.mouse.up();
      await expect(field('Job title')).toHaveValue('Ran a ward of 24 beds at night.');
    },
  );
});

test('a scan is read after asking, and can be stopped; its fields stand on the picture, each to be checked', async ({
  person,
  context,
}) => {
  await person.signIn();
  const { page } = person;
  const drawing = await context.newPage();
  await drawing.setViewportSize({ width: 850, height: 700 });
  await drawing.setContent(
    `<body style="margin:40px 60px;font:22px/36px sans-serif">${nurse.slice(1).join('<br>')}</body>`,
  );
  const picture = await drawing.screenshot();
  await drawing.close();

  await page.goto('/resume/import');
  await choose(page, 'scan.png', picture);
  await expect(page.getByRole('heading', { name: 'scan.png is an image of text' })).toBeVisible();
  await expect(page.getByText('Text recognition is loaded once: 4 MB.')).toBeVisible();
  // It can be stopped while what recognizes letters is still on its way.
  const letGo = await holdRoute(page, /tesseract-core[^/]*\.wasm$/);
  await page.getByRole('button', { name: 'Recognize the letters' }).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('heading', { name: 'Drop your resume here' })).toBeVisible();
  letGo();
  await choose(page, 'scan.png', picture);
  await page.getByRole('button', { name: 'Recognize the letters' }).click();
  await expect(page.getByText('A program recognized its letters in a picture.')).toBeVisible({
    timeout: 90_000,
  });
  await expect(page.getByText(/^0 sure, 0 likely, \d+ to check$/)).toBeVisible();
  await expect(row(page, /Rosa Ibarra/)).toContainText('Check');
  await expect(row(page, /rosa@example\.com/)).toContainText('Check');
  await expect(row(page, /Charge Nurse/)).toContainText('St. Brendan Clinic');

  // The name is framed where it stands on the picture: at the top of its left half.
  await row(page, /Rosa Ibarra/).click();
  const sheet = await page.getByRole('img', { name: 'The picture' }).boundingBox();
  const frame = await page.locator('[data-page="1"] [data-region-selected]').first().boundingBox();
  if (!sheet || !frame) throw new Error('There is no picture, or no frame on it.');
  const [left, top] = [(frame.x - sheet.x) / sheet.width, (frame.y - sheet.y) / sheet.height];
  expect(left).toBeGreaterThan(0.04);
  expect(left + frame.width / sheet.width).toBeLessThan(0.4);
  expect(top).toBeLessThan(0.12);

  await page.getByRole('button', { name: 'Create resume' }).click();
  await expect(page).toHaveURL(/\/resume\/edit\/\d+$/);
  await expect(page.getByText(/^\d+ fields of the import still need checking\.$/)).toBeVisible();
});

test('pasted text, hidden text and what is no resume', async ({ person, part }) => {
  await part(
    'pasted text is read; fields still to check carry a mark in the editor until they were looked at',
    async () => {
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
      const note = page.getByText('1 field of the import still needs checking.');
      await expect(note).toBeVisible();
      await page.getByRole('button', { name: 'Go to the next' }).click();
      await expect(page.getByLabel('To', { exact: true })).toBeFocused();
      await expect(page.getByText('Check: the file says “8/2019 – 2022”')).toBeVisible();
      await page.getByLabel('Job title', { exact: true }).click();
      await expect(note).toHaveCount(0);
    },
  );

  await part('text that nobody sees is said, and used nowhere', async () => {
    await person.signIn();
    const { page } = person;
    await page.goto('/resume/import');
    const seen = nurse.map((text, at) => ({ text, x: 60, y: 740 - at * 22 }));
    const white = { text: 'Chief surgeon Kubernetes Oracle', x: 60, y: 100, color: '1 1 1' };
    await choose(page, 'rosa.pdf', Buffer.from(pdfOf([[...seen, white]])));
    await expect(page.getByText('This file contains a piece of hidden text.')).toBeVisible({
      timeout: 30_000,
    });
    await expect(page.getByText('“Chief surgeon Kubernetes Oracle”. Employers’ software')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Fields' })).not.toContainText('Oracle');
    await expect(unused(page)).toContainText('Hidden text');
  });

  await part('what is no resume says so, and leads on', async () => {
    await person.signIn();
    const { page } = person;
    await page.goto('/resume/import');
    const title = (name: string) =>
      expect(page.getByRole('alert').getByRole('heading', { name })).toBeVisible();
    const again = () => page.getByRole('button', { name: 'Choose another file' }).click();
    await choose(
      page,
      'soup.txt',
      Buffer.from('Lentil soup\n\nIngredients\n300 g lentils\n\nMethod\nFry it.'),
    );
    await title('soup.txt does not look like a resume');
    await again();
    // A pasted text stays to be corrected.
    await page.getByLabel('Or paste the text of a resume').fill('Lentil soup');
    await page.getByRole('button', { name: 'Read text' }).click();
    await title('This does not look like a resume');
    await page.getByRole('button', { name: 'Change the text' }).click();
    await expect(page.getByLabel('Or paste the text of a resume')).toHaveValue('Lentil soup');
    await choose(page, 'half.pdf', Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog'));
    await title('half.pdf is damaged');
    await again();
    await choose(page, 'scan.pdf', madePdf([]));
    await title('scan.pdf is an image of text');
    await expect(page.getByRole('button', { name: 'Recognize the letters' })).toBeVisible();
    await again();
    await choose(page, 'backup.json', Buffer.from('{"format":"foothold-sealed-backup","version":1}\n'));
    await title('backup.json is a Foothold backup');
    await page.getByRole('link', { name: 'Restore a backup' }).click();
    await expect(page).toHaveURL(/\/settings#backup$/);
  });
});
