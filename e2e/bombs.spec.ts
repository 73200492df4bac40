import { pdfOfLargePage, pdfOfNestedForms, pngOf } from '@foothold/core/files/bombs-test-kit.ts';
import { expect, test } from './fixtures.ts';
import { madePdf } from './made-pdf.ts';

test('a small PDF with a page of 300 MB is refused with a sentence, as are others like it, and the next file is read', async ({
  person,
}) => {
  await person.signIn();
  const { page } = person;
  await page.goto('/resume/import');
  const choose = (name: string, bytes: Uint8Array) =>
    page
      .getByLabel('Resume file', { exact: true })
      .setInputFiles({ name, mimeType: '', buffer: Buffer.from(bytes) });
  const alert = page.getByRole('alert');
  for (const [name, bytes, title] of [
    ['page.pdf', pdfOfLargePage(300_000_000), 'page.pdf contains more than a resume does'],
    ['forms.pdf', pdfOfNestedForms(9), 'forms.pdf contains more than a resume does'],
    ['side.png', pngOf(60_000, 60_000, 1), 'side.png has too many pixels'],
  ] as const) {
    expect(bytes.length).toBeLessThan(1_000_000);
    await choose(name, bytes);
    await expect(alert.filter({ hasText: title })).toBeVisible({ timeout: 40_000 });
    await expect(alert.filter({ hasText: 'Nothing was saved' })).toBeVisible();
    await page.getByRole('button', { name: 'Choose another file' }).click();
  }
  await choose(
    'next.pdf',
    madePdf(['Rosa Ibarra', 'rosa@example.com', 'Experience', 'Nurse, St. Brendan Clinic', '2019 – 2022']),
  );
  await expect(page.getByRole('region', { name: 'Fields' })).toBeVisible({ timeout: 30_000 });
});
