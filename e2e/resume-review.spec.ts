import type { Page } from '@playwright/test';
import { violationsOf } from './a11y-kit.ts';
import { expect, test } from './fixtures.ts';
import { undo } from './jobs-kit.ts';
import { readyForOffline } from './offline-kit.ts';
import { changeRow, putRows, storedRows } from './own-data-kit.ts';
import { expectSaved, openNewResume } from './resumes-kit.ts';

const findings = (page: Page) => page.getByRole('list', { name: 'Findings' });
const detail = (page: Page) => page.getByRole('region', { name: 'Finding', exact: true });
const counts = (page: Page) => page.getByRole('region', { name: 'Findings' }).getByRole('status').first();

/** Writes a resume that has something to fix, past the editor, and answers its key. */
async function withFaults(page: Page): Promise<number> {
  await openNewResume(page, 'Cook');
  await expectSaved(page);
  const id = Number(page.url().split('/').at(-1));
  const [row] = await storedRows(page, 'resumes');
  const stamps = { createdAt: row?.createdAt, updatedAt: row?.updatedAt, isExample: false };
  await changeRow(page, 'resumes', id, {
    name: 'Marcus Bell',
    email: 'marcus.bell@gmial.com',
    phone: '504-555-0101',
    location: 'New Orleans, LA',
    summary: 'Cook of ten years. SSN 123-45-6789.',
  });
  const item = (internalId: number, fields: object) => ({
    ...{ internalId, uid: `job-${internalId}`, resumeId: id, displayOrder: internalId, isHidden: false },
    ...{ title: 'Line Cook', companyName: 'Bywater Grill', startDate: '2022-03', endDate: 'present' },
    ...{
      city: '',
      state: '',
      country: '',
      url: '',
      notes: '',
      resumeSectionName: 'Experience',
      ...stamps,
      ...fields,
    },
  });
  await putRows(page, 'resumeExperience', [
    item(901, { notes: 'Run the grill for 180 covers a night\nAssist the the chef with 40 orders' }),
    item(902, {
      title: 'Prep Cook',
      startDate: '2020-01',
      endDate: '2022-02',
      notes: 'Broke down 60 pounds of fish a day',
    }),
  ]);
  await putRows(page, 'resumeSkills', [
    {
      internalId: 901,
      uid: 'skill-1',
      resumeId: id,
      displayOrder: 1,
      isHidden: false,
      skillName: 'Grill',
      ...stamps,
    },
    {
      internalId: 902,
      uid: 'skill-2',
      resumeId: id,
      displayOrder: 2,
      isHidden: false,
      skillName: 'grill',
      ...stamps,
    },
  ]);
  return id;
}

test('a review lists what there is to fix, marks it on the page, mends it with one press and takes that back', async ({
  person,
  page,
}) => {
  test.setTimeout(180_000);
  await person.signIn();
  const id = await withFaults(page);
  await page.goto('/resumes');
  await page.getByRole('link', { name: 'Review', exact: true }).click();
  await expect(page).toHaveURL(`/resume/review/${id}`);
  await expect(counts(page)).toHaveText(/^4 to fix, 0 to consider, \d+ checks passed$/);
  await expect(page.locator('[data-page="1"] canvas')).toBeVisible({ timeout: 90_000 });
  expect(await violationsOf(page)).toEqual([]);

  // A press writes, the next finding takes the place, and Undo brings the first one back.
  await expect(detail(page)).toContainText('“gmial.com” looks like a typing mistake');
  await detail(page).getByRole('button', { name: 'Write “gmail.com”' }).click();
  await expect(counts(page)).toHaveText(/^3 to fix/);
  await undo(page, /^Fixed: “gmial\.com”/);
  await expect(counts(page)).toHaveText(/^4 to fix/);

  // Keys: down to the line, whose place is marked on the page, and `f` fixes it.
  await findings(page).getByRole('link', { name: '“grill” is listed twice' }).click();
  await page.keyboard.press('j');
  await expect(detail(page).locator('mark')).toHaveText('the the');
  await expect(detail(page).locator('[data-mark]').first()).toBeVisible();
  await page.keyboard.press('f');
  await expect(counts(page)).toHaveText(/^3 to fix/);

  // `x` puts a check away; it stays away, and comes back from the list.
  await findings(page)
    .getByRole('link', { name: /is listed twice/ })
    .click();
  await page.keyboard.press('x');
  await expect(counts(page)).toHaveText(/^2 to fix/);
  await page.reload();
  await expect(counts(page)).toHaveText(/^2 to fix/);
  await page.getByRole('button', { name: '1 check not for you' }).click();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(counts(page)).toHaveText(/^3 to fix/);

  // One group, then the field in the editor.
  await page.getByRole('combobox', { name: 'Group of checks' }).selectOption({ label: 'Privacy (1)' });
  await expect(findings(page).getByRole('link')).toHaveCount(1);
  await detail(page).getByRole('button', { name: 'Go to the field' }).click();
  await expect(page.getByRole('textbox', { name: 'Summary', exact: true })).toBeFocused();
});

test('a review of a version, and of what is not there', async ({ person, page, part }) => {
  await part('a version mends what it has from its base in the base', async () => {
    await person.signIn();
    const id = await withFaults(page);
    await page.goto(`/resumes?open=${id}`);
    await page
      .getByRole('region', { name: 'Versions' })
      .getByRole('button', { name: 'Make a version' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/v2$/);
    await page.getByRole('link', { name: 'Review', exact: true }).click();
    await expect(page.getByText('Cook v2, version of Cook')).toBeVisible();
    await expect(detail(page)).toContainText('These words come from Cook.');
    await detail(page).getByRole('button', { name: 'Write “gmail.com” in the base' }).click();
    await expect(counts(page)).toHaveText(/^3 to fix/);
    const base = (await storedRows(page, 'resumes')).find(({ internalId }) => internalId === id);
    expect(base?.email).toBe('marcus.bell@gmail.com');
    await detail(page).getByRole('button', { name: 'In this version alone' }).click();
    await expect(counts(page)).toHaveText(/^2 to fix/);
    expect(
      (await storedRows(page, 'resumeExperience')).find(({ internalId }) => internalId === 901)?.notes,
    ).toMatch(/the the|grill/i);
  });

  await part('an empty resume, none and one that is not here say so', async () => {
    await person.signIn();
    await page.goto('/resume/review');
    await expect(page.getByText('There is no resume to review yet')).toBeVisible();
    await page.goto('/resume/review/none');
    await expect(page.getByRole('heading', { name: 'This resume is not here' })).toBeVisible();
    await page.goto('/resume/review/77');
    await expect(page.getByRole('heading', { name: 'This resume is not here' })).toBeVisible();
    await openNewResume(page);
    await page.goto('/resume/review');
    await expect(page.getByText('Nothing is written yet')).toBeVisible();
    await page.getByRole('link', { name: 'Start writing' }).click();
    await expect(page).toHaveURL(/\/resume\/edit\/\d+$/);
  });
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a review finds the same after each reload, mends, and is named in the export', async ({
    person,
    page,
    unplug,
  }) => {
    test.setTimeout(240_000);
    await person.signIn();
    const id = await withFaults(page);
    const drawn = () => expect(page.locator('[data-page="1"] canvas')).toBeVisible({ timeout: 90_000 });
    await page.goto(`/resume/review/${id}`);
    await drawn();
    const found = (await findings(page).textContent()) ?? '';
    expect(found).toContain('“grill” is listed twice');
    await readyForOffline(page);
    await drawn();
    await expect(findings(page)).toHaveText(found);

    await unplug();
    await page.goto(`/resume/review/${id}`);
    await expect(counts(page)).toHaveText(/^4 to fix, 0 to consider/);
    await expect(findings(page)).toHaveText(found);
    await detail(page).getByRole('button', { name: 'Write “gmail.com”' }).click();
    await expect(counts(page)).toHaveText(/^3 to fix/);
    await undo(page, /^Fixed: “gmial\.com”/);
    await expect(counts(page)).toHaveText(/^4 to fix/);
    await expect(findings(page)).toHaveText(found);

    await page.goto(`/resumes?open=${id}`);
    await page
      .getByRole('region', { name: 'Resume', exact: true })
      .getByRole('button', { name: 'Export' })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Export resume' });
    await expect(dialog.getByText('The review has 4 to fix, 0 to consider.')).toBeVisible();
    await dialog.getByRole('link', { name: 'Open the review' }).click();
    await expect(page).toHaveURL(`/resume/review/${id}`);
    await expect(findings(page)).toHaveText(found);
  });
});
