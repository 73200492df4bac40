import type { Locator, Page } from '@playwright/test';
import { violationsOf } from './a11y-kit.ts';
import { expect, test } from './fixtures.ts';
import { dayFromToday, undo } from './jobs-kit.ts';

/** The example data, loaded on /work. */
async function loadExample(page: Page): Promise<void> {
  await page.goto('/work');
  await expect(page.getByRole('link', { name: 'Import jobs' })).toHaveAttribute('href', '/settings#import');
  await expect(page.getByRole('link', { name: 'Restore a backup' })).toHaveAttribute(
    'href',
    '/settings#backup',
  );
  await page.getByRole('button', { name: 'Load example data' }).click();
  await expect(page.getByRole('heading', { name: 'Where 21 applications went' })).toBeVisible();
}

const card = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

/** What the table behind the diagram says, as `from > to` and how many. */
async function flows(table: Locator): Promise<Map<string, number>> {
  const rows = await table
    .getByRole('row')
    .evaluateAll((all) =>
      all.slice(1).map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent ?? '')),
    );
  return new Map(rows.map(([from = '', to = '', count = '']) => [`${from} > ${to}`, Number(count)]));
}

const sum = (found: Map<string, number>, part: (key: string) => boolean) =>
  [...found].reduce((total, [key, count]) => total + (part(key) ? count : 0), 0);

test('the diagram adds up in its table, leads to the jobs of a node, and follows a back-dated correction', async ({
  person,
}) => {
  const { page } = person;
  await person.signIn();
  await loadExample(page);
  const flow = card(page, /^Where \d+ applications? went$/);
  const table = flow.getByRole('table', { name: 'Where applications went' });
  await flow.getByRole('button', { name: 'Show as table' }).click();
  await expect(table.getByRole('row')).toHaveCount(11);
  const before = await flows(table);
  expect(sum(before, (key) => key.startsWith('Applied >'))).toBe(21);
  for (const node of ['Interview', 'Offer'])
    expect(
      sum(before, (key) => key.endsWith(`> ${node}`)),
      node,
    ).toBe(sum(before, (key) => key.startsWith(`${node} >`)));
  await flow.getByRole('button', { name: 'Show as chart' }).click();
  const nodes = flow.getByRole('list', { name: 'Applications by where they went' });
  await expect(nodes.getByRole('listitem').first()).toHaveText('Applied 21');
  expect(await violationsOf(page)).toEqual([]);

  // Written down today: they had asked for a talk before they said no.
  await nodes.getByRole('link', { name: 'Rejected 3' }).click();
  await expect(page).toHaveURL(/status=rejected-before-interview/);
  const row = page.getByRole('row').filter({ hasText: 'Claims Data Specialist' });
  await row.getByRole('button', { name: /^Rejected Before Interview/ }).click();
  await page.getByRole('button', { name: 'Change date' }).click();
  await page.getByLabel('Date it happened').fill(await dayFromToday(page, -25));
  await page.getByRole('option', { name: 'Interview Requested' }).click();
  await expect(
    page.getByText(/Noted in the history\. The status stays Rejected Before Interview/),
  ).toBeVisible();
  await page.goto('/work');
  await expect(nodes.getByText('Rejected 2', { exact: true })).toBeVisible();
  await expect(nodes.getByText('Interview 8', { exact: true })).toBeVisible();
  await expect(nodes.getByText('Rejected after 3', { exact: true })).toBeVisible();
});

test('today’s follow-ups are ticked and undone, the week opens, kinds of sending are compared', async ({
  person,
}) => {
  const { page } = person;
  await person.signIn();
  await loadExample(page);
  const today = card(page, 'Today');
  const followUp = today
    .getByRole('listitem')
    .filter({ hasText: 'Follow up with Fernhill Library District' });
  await expect(followUp).toContainText('today');
  await followUp.getByRole('button', { name: 'Followed up with Fernhill Library District' }).click();
  await expect(followUp).toHaveCount(0);
  await undo(page, 'Followed up with Fernhill Library District.');
  await expect(followUp).toBeVisible();

  const interview = today.getByRole('listitem').filter({ hasText: 'Video interview, Larkspur' });
  await expect(interview).toHaveCount(0);
  await today.getByRole('button', { name: 'Whole week' }).click();
  await expect(interview).toContainText(/10:00\sAM/);
  await today.getByRole('button', { name: 'Whole week' }).click();
  await expect(interview).toHaveCount(0);

  const rates = card(page, 'Heard back');
  const online = rates.getByRole('row', { name: /^Online/ });
  await expect(online).toContainText('3 of 7');
  await expect(rates.getByRole('row', { name: /^Indeed/ })).toContainText('too few yet to say');
  await rates.getByRole('button', { name: 'Resume' }).click();
  await expect(rates.getByRole('row', { name: /9 of 17/ })).toBeVisible();

  const weeks = card(page, 'Each week');
  await expect(weeks.getByText('Applications 21')).toBeVisible();
  await weeks.getByRole('button', { name: 'Show as table' }).click();
  await expect(weeks.getByRole('table').getByRole('row')).toHaveCount(13);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('list', { name: 'Applications by where they went' })).toHaveCount(0);
  await expect(card(page, 'Where 21 applications went').getByText('Heard back')).toBeVisible();
});

test('the application process explains itself without jobs, and counts the own ones', async ({ person }) => {
  const { page } = person;
  await person.signIn();
  await page.goto('/job/application/process');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The application process');
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(6);
  const sent = card(page, '3. Sent');
  await expect(sent.getByRole('link', { name: 'Application Submitted' })).toContainText('0');
  await expect(page.getByText(/median of the/)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Search jobs' }).last()).toBeVisible();

  await page.goto('/work');
  await loadExample(page);
  await page.getByRole('link', { name: 'What each stage means' }).click();
  await expect(page).toHaveURL(/\/job\/application\/process$/);
  await expect(sent.getByRole('link', { name: /^Application Submitted/ })).toContainText('6');
  await expect(sent).toContainText('typically 8 days, median of the 15 that moved on');
  await sent.getByRole('link', { name: 'LinkedIn 4' }).click();
  await expect(page).toHaveURL(/\/jobs\/submissions\/linked-in$/);
});
