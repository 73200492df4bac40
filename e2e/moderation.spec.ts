import { plainMaps } from './company-kit.ts';
import { expect, test } from './fixtures.ts';
import { newAddress, Person } from './person.ts';
import { runCommand } from './server.ts';
import { axeFaults } from './sweep-kit.ts';

// Without a graphics card each map is drawn by the processor; here they are plain drawings.
test.describe.configure({ timeout: 180_000 });
test.beforeEach(async ({ page }) => plainMaps(page));

test('a value that one person gives stands beside the shown one, is withdrawn, disputed by others, and decided by an operator', async ({
  page,
  person,
  host,
  browser,
}) => {
  await person.signIn(newAddress());
  await page.goto('/companies/group/list');
  const list = page.getByRole('list', { name: 'Employers', exact: true }).locator('[data-row]');
  const name = (await list.first().getByRole('link').first().textContent()) ?? '';
  await list.first().getByRole('link').first().click();
  await page.getByRole('link', { name: 'Correct this' }).click();
  await page.getByLabel('Website').fill('https://not-the-employer.example');
  await page.getByRole('button', { name: 'Share this change' }).click();
  await expect(page.getByText('It stands beside the shown value').first()).toBeVisible();
  const detail = page.getByRole('region', { name: 'Details' });
  await expect(detail.getByText('https://not-the-employer.example')).toBeVisible();
  // Of a new account it is no link.
  await expect(page.getByRole('link', { name: 'https://not-the-employer.example' })).toHaveCount(0);
  await expect(detail.getByRole('button', { name: /^Withdraw Website/ })).toBeVisible();
  expect(await axeFaults(page, 'proposed')).toEqual([]);
  const address = page.url();

  // Somebody else disputes it, and says what is right.
  const operator = newAddress();
  const context = await browser.newContext({ baseURL: host.server.url, serviceWorkers: 'block' });
  const other = await context.newPage();
  await plainMaps(other);
  await other.goto('/');
  const ada = new Person(other, host.server);
  await ada.signIn(operator);
  await other.goto(address);
  await other.getByRole('button', { name: /^It is wrong: Website/ }).click();
  const dialog = other.getByRole('dialog', { name: 'Say what is wrong' });
  await dialog.getByLabel('It looks like fraud').check();
  await dialog.getByLabel('More about it, if you like').fill('Asks for a card number.');
  await dialog.getByLabel('What would be right, if you know it').fill('https://the-employer.example');
  expect(await axeFaults(other, 'dispute')).toEqual([]);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(other.getByText('Noted, and your value stands beside it.').first()).toBeVisible();
  await expect(other.getByText('Disputed', { exact: true })).toBeVisible();

  // The page of operators is nobody's else.
  await other.goto('/operator');
  await expect(other.getByRole('heading', { level: 1, name: 'There is no page here' })).toBeVisible();
  const appointed = await runCommand(host.server, 'api/src/cli/operator-command.ts', ['appoint', operator]);
  expect(appointed.output).toContain(`${operator} is an operator now.`);
  await other.reload();
  await expect(other.getByRole('heading', { level: 1, name: 'Operator' })).toBeVisible();
  await expect(other.locator('[data-row]').first()).toContainText(name);
  const queued = other.getByRole('region', { name: 'Details' });
  await expect(queued).toContainText('Asks for a card number.');
  expect(await axeFaults(other, 'operator')).toEqual([]);
  await queued
    .getByRole('listitem')
    .filter({ hasText: 'not-the-employer' })
    .getByRole('button', { name: 'Revert', exact: true })
    .click();
  const ask = other.getByRole('dialog', { name: 'Revert' });
  await ask.getByLabel('Reason').fill('Phishing');
  await ask.getByRole('button', { name: 'Revert' }).click();
  await expect(other.getByText('Done.').first()).toBeVisible();
  await expect(queued.getByText('not-the-employer')).toHaveCount(0);
  await other.getByRole('link', { name: 'Log' }).click();
  await expect(other.getByRole('listitem').first()).toContainText('Phishing');
  await context.close();

  await page.reload();
  await expect(detail.getByText('https://the-employer.example')).toBeVisible();
  await expect(detail.getByText('https://not-the-employer.example')).toHaveCount(0);
});
