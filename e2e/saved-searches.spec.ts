import type { Browser, Locator, Page } from '@playwright/test';
import { bring, posting } from './bring-postings.ts';
import { expect, test, watch } from './fixtures.ts';
import { undo } from './jobs-kit.ts';
import { Person } from './person.ts';
import { SearchPage } from './search-kit.ts';
import { Server } from './server.ts';

/** A server with postings that are no samples, and somebody who is signed in there. */
async function withWelders(
  browser: Browser,
  use: (
    page: Page,
    search: SearchPage,
    more: { server: Server; unplug: () => Promise<void> },
  ) => Promise<void>,
): Promise<void> {
  // A server of its own, and commands that bring its postings in.
  test.setTimeout(240_000);
  const server = await Server.start();
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  const { problems, unplug } = watch(page);
  try {
    await bring(server, [
      posting('w1', 'Pipe Welder', 'Acme Steel, Inc.'),
      posting('w2', 'Shop Welder', 'Acme Steel'),
      posting('w3', 'Night Welder', 'Buckeye Pipe'),
      posting('n1', 'School Nurse', 'Buckeye Schools'),
    ]);
    await new Person(page, server).signIn();
    await use(page, new SearchPage(page), { server, unplug });
    expect(problems, 'nothing may go wrong unannounced').toEqual([]);
  } finally {
    await context.close();
    await server.dispose();
  }
}

const savedOn = (holder: Page | Locator) =>
  holder.getByRole('list', { name: 'Saved searches' }).getByRole('listitem');

test('a search is saved, says what is new, is looked at, renamed, deleted and brought back', async ({
  browser,
}) => {
  await withWelders(browser, async (page, search, { server, unplug }) => {
    await page.goto('/jobs/search?term=welder&within=50&in=Columbus,+OH');
    await expect(search.rows).toHaveCount(3);
    await search.list.getByRole('button', { name: 'Save search' }).click();
    const name = page.getByRole('dialog', { name: 'Save search' }).getByLabel('Name of the search');
    await expect(name).toHaveValue('welder · Columbus, OH');
    await name.fill('Welding work');
    await name.press('Enter');
    await expect(page.getByText('Search saved.')).toBeVisible();
    await expect(search.list.getByRole('button', { name: 'Save search' })).toHaveCount(0);
    await page.reload();
    await expect(search.list.getByRole('button', { name: 'Welding work' })).toBeVisible();

    await bring(server, [posting('w4', 'Day Welder', 'Buckeye Pipe')]);
    await page.goto('/work');
    await expect(savedOn(page)).toContainText(['Welding workwelder · Columbus, OH · 50 miles1 new']);
    await savedOn(page).getByRole('link').click();
    await expect(search.rows).toHaveCount(4);
    await expect(
      search.rows.filter({ hasText: 'Day Welder' }).getByText('New', { exact: true }),
    ).toBeVisible();
    await expect(search.rows.getByText('New', { exact: true })).toHaveCount(1);
    const menu = page.getByRole('dialog', { name: 'Saved searches' });
    await search.list.getByRole('button', { name: 'Welding work' }).click();
    await expect(savedOn(menu)).toContainText(['Nothing new']);
    await page.goto('/work');
    await expect(savedOn(page)).toContainText(['Nothing new']);

    await page.goto('/jobs/search?term=nurse');
    await expect(search.rows).toHaveCount(1);
    await search.list.getByRole('button', { name: 'Saved searches' }).click();
    await search.expectNoAxeFindings();
    await menu.getByRole('button', { name: 'Rename Welding work' }).click();
    await menu.getByLabel('Name of the search').fill('Welding');
    await menu.getByRole('button', { name: 'Save name' }).click();
    await expect(page.getByText('Saved search renamed.')).toBeVisible();
    await search.list.getByRole('button', { name: 'Saved searches' }).click();
    await menu.getByRole('link', { name: /^Welding/ }).click();
    await expect(search.rows).toHaveCount(4);
    await expect(search.place).toHaveValue('Columbus, OH');
    await expect(search.distance).toHaveValue('50');

    await search.list.getByRole('button', { name: 'Welding' }).click();
    await menu.getByRole('button', { name: 'Delete Welding' }).click();
    await undo(page, 'Saved search deleted.');
    await expect(page.getByText('Undone: Saved search deleted.')).toBeVisible();
    await page.reload();
    await expect(search.list.getByRole('button', { name: 'Welding' })).toBeVisible();

    await page.setViewportSize({ width: 390, height: 844 });
    await search.list.getByRole('button', { name: 'Saved searches' }).click();
    await expect(savedOn(menu)).toHaveCount(1);
    await search.expectNoAxeFindings();
    await unplug();
    await expect(savedOn(menu)).toContainText([/Looked at \w+ \d/]);
  });
});

test('a hidden company is left out of every search until Undo or the settings bring it back', async ({
  browser,
}) => {
  await withWelders(browser, async (page, search) => {
    const hide = async () => {
      await search.rows.filter({ hasText: 'Pipe Welder' }).getByRole('link').first().click();
      await expect(search.title).toHaveText('Pipe Welder');
      await search.posting.getByRole('button', { name: 'More' }).click();
      await page.getByRole('menuitem', { name: 'Hide this company' }).click();
    };
    const leftOut = search.list.getByText('1 hidden company left out');
    await page.goto('/jobs/search?term=welder');
    await expect(search.rows).toHaveCount(3);
    await hide();
    await expect(search.rows).toHaveCount(1);
    await expect(search.rows.filter({ hasText: 'Acme' })).toHaveCount(0);
    await expect(leftOut).toBeVisible();
    await page.goto('/jobs/search?term=&company=buckeye');
    await expect(search.rows).toHaveCount(2);
    await expect(leftOut).toBeVisible();
    await page.goto('/jobs/search?term=&company=acme');
    await expect(search.rows).toHaveCount(2);
    await expect(leftOut).toHaveCount(0);

    await page.goto('/jobs/search?term=welder');
    await expect(search.rows).toHaveCount(1);
    await search.list.getByRole('link', { name: 'Show the list' }).click();
    await expect(page).toHaveURL('/settings#hidden-companies');
    const hidden = page.getByRole('list', { name: 'Hidden companies' }).getByRole('listitem');
    await expect(hidden).toHaveText(['Acme Steel, Inc.Show again']);
    await expect(hidden.first()).toBeInViewport();
    await expect(page.getByText('Company hidden')).toHaveCount(1);
    await search.expectNoAxeFindings();
    await page.getByRole('button', { name: 'Show again: Acme Steel, Inc.' }).click();
    await expect(hidden).toHaveCount(0);

    await page.goto('/jobs/search?term=welder');
    await expect(search.rows).toHaveCount(3);
    await hide();
    await undo(page, 'Acme Steel, Inc. is hidden.');
    await expect(page.getByText('Undone: Company hidden.')).toBeVisible();
    await page.reload();
    await expect(search.rows).toHaveCount(3);
    await expect(leftOut).toHaveCount(0);
  });
});
