import type { Page } from '@playwright/test';
import { violationsOf } from './a11y-kit.ts';
import { expect, test } from './fixtures.ts';
import { addJob, jobRow, seedJob, undo } from './jobs-kit.ts';
import { putRows, storedRows } from './own-data-kit.ts';
import { lines } from './resumes-kit.ts';
import { SearchPage } from './search-kit.ts';

test.describe.configure({ timeout: 180_000 });

const analyst = `Requirements
• 3 years of experience as a data analyst
• Advanced SQL
• Bachelor’s degree in statistics
• SAS
• You must be authorized to work in the United States without sponsorship
Nice to have
• Tableau
About us
We are a hospital of 400 beds in the middle of Ohio and care for people of all ages since 1921.`;

const clerk = `Requirements
• Forklift license
• 5 years of experience as a welder
• Blueprint reading and MIG welding`;

/** A resume as the browser stores it, made past its editor, which has tests of its own; `skills` beside what it always has. */
async function keepResume(
  page: Page,
  id: number,
  title: string,
  skills: readonly string[] = [],
): Promise<void> {
  const stamps = { createdAt: '2026-11-01T10:00:00.000Z', updatedAt: '2026-11-01T10:00:00.000Z' };
  const row = (number: number) => ({
    ...{ ...stamps, uid: crypto.randomUUID(), internalId: id * 100 + number, resumeId: id },
    ...{ displayOrder: number, isExample: false },
  });
  await putRows(page, 'resumes', [
    { ...stamps, uid: crypto.randomUUID(), internalId: id, title, name: 'Ann Lopez', isDefault: id === 1 },
  ]);
  await putRows(page, 'resumeExperience', [
    {
      ...{ ...row(1), resumeSectionName: 'Experience', title: 'Data Analyst', companyName: 'Harbor & Vale' },
      ...{ startDate: '2019-06', endDate: 'present', notes: 'Rebuilt the weekly report in SQL and Excel' },
    },
  ]);
  await putRows(page, 'resumeEducation', [
    {
      ...{ ...row(2), resumeSectionName: 'Education', institutionName: 'Olentangy State University' },
      ...{ degree: 'B.S.', major: 'Statistics', endDate: '2019-05' },
    },
  ]);
  await putRows(
    page,
    'resumeSkills',
    skills.map((skillName, at) => ({ ...row(3 + at), resumeSectionName: 'Skills', skillName })),
  );
}

const idOf = (address: string) => Number(new URL(address).pathname.split('/').at(-1));
const quote = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: `“${words}` });
const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const verdict = (page: Page) => page.getByRole('region', { name: 'Fit in a word' });

test('the fit of a job: quotes of both texts, what is missing only if true, what is no requirement, what only a person knows', async ({
  person,
  unplug,
}) => {
  await person.signIn();
  const { page } = person;
  const id = idOf(
    await addJob(page, { 'Job title': 'Clinical Data Analyst', Company: 'Mercy', Description: analyst }),
  );

  // Without a resume: the sentence of the specification, and the ways to one.
  await page.goto(`/job/apply/${id}?part=fit`);
  await expect(
    page.getByText(
      'No Resume selected for this job. Associate a resume to this job using the edit job button to continue.',
      { exact: true },
    ),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit job' })).toBeVisible();
  await keepResume(page, 1, 'Analyst');
  await keepResume(page, 2, 'Analyst with SAS', ['SAS', 'Tableau']);
  await page.reload();
  await page.getByRole('link', { name: 'Edit job' }).click();
  await page.getByRole('link', { name: 'See the fit' }).click();
  await expect(page).toHaveURL(/\/job\/apply\/\d+\?part=fit$/);
  await page.getByRole('button', { name: 'Use Analyst', exact: true }).click();

  const sql = group(page, 'Must have').getByRole('listitem').filter({ hasText: 'SQL' });
  await expect(sql).toContainText('Found:');
  await expect(sql.locator('mark')).toHaveText('SQL');
  await expect(sql.getByRole('link', { name: 'Harbor & Vale, line 1' })).toBeVisible();
  await expect(page).toHaveTitle(/^Fit: Clinical Data Analyst/);
  await expect(verdict(page)).toContainText('of 4 must-haves');
  expect(await violationsOf(page)).toEqual([]);

  // Boilerplate is counted and can be seen.
  await page.getByRole('button', { name: /^\d+ words$/ }).click();
  await expect(page.getByRole('dialog', { name: 'Left out as boilerplate' })).toContainText(
    'We are a hospital',
  );
  await page.keyboard.press('Escape');

  // From here on without a network: everything is worked out on the device.
  await unplug();
  const word = verdict(page).locator('[aria-current="true"]');
  const before = await word.textContent();
  await quote(page, 'SAS”').getByRole('button', { name: 'Not a requirement: SAS' }).focus();
  await page.keyboard.press('x');
  await expect(group(page, 'Not requirements')).toContainText('SAS');
  await expect(verdict(page)).toContainText('3 of 3 must-haves');
  await expect(word).not.toHaveText(before ?? '');
  await undo(page, /^Not counted as a requirement/);
  await expect(group(page, 'Not requirements')).toHaveCount(0);
  await expect(verdict(page)).toContainText('3 of 4 must-haves');

  // What only the person knows is asked, and kept for every job.
  const asked = group(page, 'Only you know').getByRole('group', { name: /sponsored by the employer/ });
  await asked.getByRole('button', { name: 'Yes' }).click();
  await expect(group(page, 'Only you know')).toHaveCount(0);
  expect(await storedRows(page, 'settings')).toMatchObject([
    { settingGroup: 'fitAnswers', settingValue: 'yes' },
  ]);

  // “No, leave it” is remembered, and can be asked again.
  const missing = page.getByRole('region', { name: 'Missing' });
  await missing.getByRole('button', { name: 'No, leave it: Tableau' }).click();
  await expect(missing.getByText('Tableau')).toHaveCount(0);
  await page.context().setOffline(false);
  await page.reload();
  await expect(missing.getByText('SAS')).toBeVisible();
  await expect(missing.getByText('Tableau')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Ask again about Tableau' })).toBeAttached();

  // Another resume is looked at, and the better one named.
  await page.getByRole('button', { name: 'Compare resumes' }).click();
  const compared = page.getByRole('dialog', { name: 'Which resume fits best' });
  await expect(compared.getByRole('listitem').filter({ hasText: 'Analyst with SAS' })).toContainText(
    'Fits best',
  );
  await compared.getByRole('button', { name: 'Show the fit of Analyst with SAS' }).click();
  await expect(page).toHaveURL(/part=fit&resume=2$/);
  await expect(verdict(page)).toContainText('4 of 4 must-haves');
  await expect(page.getByRole('button', { name: 'Use for this job' })).toBeVisible();
  await page.goto(`/job/apply/${id}?part=fit`);

  // A line is written where it belongs, and it is empty: nothing is made up.
  await missing.getByRole('link', { name: 'Yes, write a line: SAS' }).click();
  await expect(page).toHaveURL(/\/resume\/edit\/1$/);
  await expect(lines(page)).toHaveCount(2);
  await expect(lines(page).nth(1)).toBeFocused();
  await expect(lines(page).nth(1)).toHaveValue('');

  // The word goes with the application as it was on that day.
  await page.goto(`/job/apply/${id}?part=fit`);
  await expect(missing).toBeVisible({ timeout: 60_000 });
  await page.goto(`/job/apply/${id}`);
  await page.getByRole('button', { name: 'Mark as applied' }).click();
  await expect(page.getByText('Marked as applied.')).toBeVisible({ timeout: 60_000 });
  expect(await storedRows(page, 'jobs')).toMatchObject([
    { fitSent: expect.stringMatching(/^(?:weak|fair|good|strong|great)$/), fitChoices: { dismissed: [] } },
  ]);
});

test('the fit without a posting’s text, in the list and in the search', async ({ person, part }) => {
  await part(
    'without a text of the posting the fit asks for one, and compares what is pasted, its pay with what one wants',
    async () => {
      await person.signIn();
      const { page } = person;
      const id = idOf(
        await addJob(page, {
          'Job title': 'Analyst',
          Company: 'Mercy',
          'Posting link': 'https://jobs.example.com/7',
        }),
      );
      await keepResume(page, 1, 'Analyst');
      await page.goto(`/job/apply/${id}?part=fit&resume=1`);
      await expect(
        page.getByRole('heading', { name: 'No text of the posting is saved with this job' }),
      ).toBeVisible();
      await expect(page.getByRole('link', { name: 'Open the posting' })).toHaveAttribute(
        'href',
        'https://jobs.example.com/7',
      );
      await page.getByLabel('Text of the posting').fill(`${analyst}\nPay\n$50,000 to $60,000 a year`);
      await page.getByRole('button', { name: 'Save the text' }).click();
      await expect(group(page, 'Must have')).toContainText('SQL');

      await page.getByRole('button', { name: 'Set what you want' }).click();
      const wants = page.getByRole('dialog', { name: 'What you want' });
      await wants.getByLabel('Minimum pay, a year').fill('$70,000');
      await wants.getByRole('button', { name: 'Save' }).click();
      await expect(quote(page, '$50,000')).toContainText('Not what you want: less than you want');
      await expect(page.getByRole('button', { name: 'Change what you want' })).toBeVisible();

      // It is changed in Settings as well.
      await page.goto('/settings#fit');
      await page.getByRole('button', { name: 'Change what you want' }).click();
      await expect(wants.getByLabel('Minimum pay, a year')).toHaveValue('$70,000');
      await wants.getByLabel('Minimum pay, a year').fill('$55,000');
      await wants.getByRole('button', { name: 'Save' }).click();
      await expect(wants).toHaveCount(0);
      await page.goto(`/job/apply/${id}?part=fit&resume=1`);
      await expect(quote(page, '$50,000')).toContainText('Found:');
    },
  );

  await part('the list of jobs has a column of fits to sort by, and a filter', async () => {
    await person.signIn();
    const { page } = person;
    await seedJob(page, { 'Job title': 'Welder', Company: 'Iron', Description: clerk });
    await seedJob(page, { 'Job title': 'Data Analyst', Company: 'Mercy', Description: analyst });
    await seedJob(page, { 'Job title': 'Mystery', Company: 'Blank' });
    await keepResume(page, 1, 'Analyst', ['SAS', 'Tableau']);
    await page.goto('/jobs/list');
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('dialog', { name: 'Columns' }).getByLabel('Fit', { exact: true }).check();
    await page.keyboard.press('Escape');
    await expect(
      jobRow(page, 'Data Analyst').getByRole('link', { name: /^(?:Strong|Great): fit of/ }),
    ).toBeVisible();
    await expect(jobRow(page, 'Welder').getByRole('link', { name: 'Weak: fit of Welder' })).toBeVisible();
    await page.getByRole('columnheader', { name: 'Fit' }).getByRole('button').click();
    await expect(page).toHaveURL(/sort=fit/);
    await expect(page.getByRole('row').nth(1)).toContainText('Data Analyst');
    await expect(page.getByRole('row').nth(3)).toContainText('Mystery');

    await page.getByRole('button', { name: 'Filter' }).click();
    const filter = page.getByRole('dialog', { name: 'Filter jobs' });
    await filter.getByRole('group', { name: 'Fit' }).getByLabel('Weak').check();
    await filter.getByRole('button', { name: 'Show 1 job' }).click();
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(jobRow(page, 'Welder')).toBeVisible();
    await page
      .getByRole('group', { name: 'Filters in use' })
      .getByRole('button', { name: /Fit: Weak/ })
      .click();
    await expect(page.getByRole('row')).toHaveCount(4);

    // The word leads to its quotes, by the default resume where the job names none.
    await jobRow(page, 'Welder').getByRole('link', { name: 'Weak: fit of Welder' }).click();
    await expect(page).toHaveURL(/part=fit&resume=1$/);
    await expect(verdict(page)).toContainText('Weak');
  });

  await part('search says how well the default resume fits once that is wanted, and why', async () => {
    await person.signIn();
    const { page } = person;
    const search = new SearchPage(page);
    await page.goto('/resumes');
    await expect(page.getByRole('heading', { level: 1, name: 'Resumes' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await keepResume(page, 1, 'Analyst', ['SAS', 'Tableau', 'Python']);
    await page.goto('/jobs/search');
    await search.searchFor('data analyst');
    await expect(search.posting.getByText(/^Fit: /)).toHaveCount(0);
    await search.posting.getByRole('button', { name: 'See how Analyst fits' }).click();
    const why = page.getByRole('dialog', { name: 'Fit' });
    await expect(why.getByRole('region', { name: 'Must have' })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await why.getByLabel('Show the fit of my default resume in search results').check();
    await page.keyboard.press('Escape');
    await expect(search.posting.getByText(/^Fit: /)).toBeVisible();
    const words = search.list.getByText(/^(?:Weak|Fair|Good|Strong|Great) fit$/);
    await expect(words.first()).toBeVisible();
    await expect.poll(() => words.count()).toBeGreaterThan(3);
    await search.posting.getByRole('button', { name: 'Why this fit' }).click();
    await expect(why).toBeVisible();
    await why.getByLabel('Show the fit of my default resume in search results').uncheck();
    await page.keyboard.press('Escape');
    await expect(words).toHaveCount(0);
  });
});
