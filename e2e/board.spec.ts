import type { Locator, Page } from '@playwright/test';
import { violationsOf } from './a11y-kit.ts';
import { expect, test } from './fixtures.ts';
import { chooseStatus, loadExampleJobs, seedExampleJobs, seedJob, undo } from './jobs-kit.ts';

/** A column of the board, or a folded line, by its status. */
const column = (page: Page, status: string) => page.getByRole('region', { name: status, exact: true });
const card = (page: Page, title: string) =>
  page.locator('[data-card]').filter({ has: page.getByRole('link', { name: title, exact: true }) });
const line = (page: Page, status: string) =>
  page.getByRole('region', { name: 'Complete', exact: true }).getByRole('button', { name: status });

async function openBoard(page: Page): Promise<void> {
  await page.goto('/jobs/list?view=board');
  await expect(page.getByRole('group', { name: 'Board' })).toBeVisible();
  await expect(page.locator('[data-card]').first()).toBeVisible();
}

/** Drags by mouse: down, past the first pixels, over the target, up. */
async function drag(page: Page, what: Locator, to: Locator): Promise<void> {
  // Where it comes to rest: the drag before this one may still be moving the cards.
  await what.hover({ position: { x: 60, y: 20 } });
  const from = await what.boundingBox();
  const target = await to.boundingBox();
  if (!from || !target) throw new Error('Both have to be in sight.');
  await page.mouse.down();
  await page.mouse.move(from.x + 72, from.y + 24);
  await page.mouse.move(target.x + target.width / 2, target.y + 16, { steps: 6 });
  await page.mouse.move(target.x + target.width / 2, target.y + 18);
  await expect(page.locator('[data-over]')).toHaveCount(1);
  await page.mouse.up();
}

test('the board by keys, by mouse and on a phone', async ({ person, part }) => {
  await part('by keys alone: choose the board, walk, move, undo, drag, tick', async () => {
    await person.signIn();
    const { page } = person;
    for (const title of ['Third', 'Second', 'First'])
      await seedJob(page, { 'Job title': title, Company: 'Acme' });
    await page.goto('/jobs/list');
    await page.getByRole('button', { name: 'Board' }).press('Enter');
    await expect(page).toHaveURL(/view=board/);
    const link = (title: string) => page.getByRole('link', { name: title, exact: true });
    await expect(link('Third')).toBeVisible();

    await page.keyboard.press('j');
    await expect(link('First')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(link('Second')).toBeFocused();
    await page.keyboard.press('End');
    await expect(link('Third')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(link('Second')).toBeFocused();

    await page.keyboard.press('m');
    await expect(page.getByRole('combobox', { name: 'Move to…' })).toBeFocused();
    await page.keyboard.type('interview req');
    await page.keyboard.press('Enter');
    await expect(column(page, 'Interview Requested').getByRole('listitem')).toHaveCount(1);
    // Gone from where it was, so that it is the moved card that has the focus.
    await expect(column(page, 'Application Not Started').getByRole('listitem')).toHaveCount(2);
    await expect(link('Second')).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('ArrowLeft');
    await expect(link('First')).toBeFocused();
    await undo(page, 'Moved to Interview Requested.');
    await expect(column(page, 'Application Not Started').getByRole('listitem')).toHaveCount(3);
    await expect(column(page, 'Interview Requested').getByRole('listitem')).toHaveCount(0);

    // Into a folded line the card is gone from sight: the focus goes on to the next one.
    await link('First').focus();
    await page.keyboard.press('d');
    await expect(page.getByText('Picked up First.')).toBeAttached();
    for (let at = 0; at < 7; at += 1) await page.keyboard.press('ArrowRight');
    await expect(page.getByText('Over Offer Accepted.')).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(column(page, 'Application Not Started').getByRole('listitem')).toHaveCount(3);
    await expect(link('First')).toBeFocused();
    await page.keyboard.press('d');
    await expect(page.getByText('Picked up First.')).toBeAttached();
    for (let at = 0; at < 8; at += 1) await page.keyboard.press('ArrowRight');
    await expect(page.getByText('Over Offer Rejected.')).toBeAttached();
    await page.keyboard.press('Enter');
    await expect(line(page, 'Offer Rejected')).toContainText('1');
    await expect(page.locator('a:focus')).toHaveText(/^(Second|Third)$/);

    await page.keyboard.press(' ');
    await expect(page.getByRole('toolbar', { name: 'Selected jobs' })).toContainText('1 selected');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('toolbar', { name: 'Selected jobs' })).toHaveCount(0);
    const title = (await page.locator('a:focus').textContent()) ?? '';
    expect(title).not.toBe('');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });

  await part(
    'by mouse: to a column, to a line, several at once; the counts follow and a reload keeps them',
    async () => {
      await person.signIn();
      const { page } = person;
      await seedExampleJobs(page);
      await openBoard(page);
      const toApply = column(page, 'Application Not Started');
      const begun = column(page, 'Application In-Progress');
      await expect(toApply.getByRole('listitem')).toHaveCount(5);
      await expect(begun.getByRole('listitem')).toHaveCount(2);

      await drag(page, card(page, 'Ridership Planner'), begun);
      await expect(begun.getByRole('listitem')).toHaveCount(3);
      await expect(toApply.getByRole('listitem')).toHaveCount(4);
      await expect(page.getByText('Moved to Application In-Progress.')).toBeVisible();

      const archived = line(page, 'Archived');
      await expect(archived).toContainText('2');
      await drag(page, card(page, 'Survey Operations Manager'), archived);
      await expect(archived).toContainText('3');
      await expect(toApply.getByRole('listitem')).toHaveCount(3);

      const submitted = column(page, 'Application Submitted');
      await expect(submitted.getByRole('listitem')).toHaveCount(6);
      for (const title of ['Research Data Assistant', 'Patient Access Analyst'])
        await page.getByRole('checkbox', { name: `Select ${title}` }).check();
      await expect(page.getByRole('toolbar', { name: 'Selected jobs' })).toContainText('2 selected');
      await drag(page, card(page, 'Research Data Assistant'), submitted);
      await expect(toApply.getByRole('listitem')).toHaveCount(1);
      await expect(page.getByText('2 jobs moved to Application Submitted.')).toBeVisible();
      await expect(page.getByRole('toolbar', { name: 'Selected jobs' })).toHaveCount(0);
      await undo(page, '2 jobs moved to Application Submitted.');
      await expect(toApply.getByRole('listitem')).toHaveCount(3);

      // Let go where it was: nothing moved, nothing opened.
      await drag(page, card(page, 'Patient Access Analyst'), toApply);
      await expect(page.getByRole('group', { name: 'Board' })).toBeVisible();
      await expect(toApply.getByRole('listitem')).toHaveCount(3);

      await page.reload();
      await expect(begun.getByRole('listitem')).toHaveCount(3);
      await expect(line(page, 'Archived')).toContainText('3');
      await line(page, 'Archived').click();
      await expect(column(page, 'Archived').getByRole('listitem')).toHaveCount(3);
      await expect(card(page, 'Survey Operations Manager')).toBeVisible();
      await page.getByRole('button', { name: 'Collapse Complete' }).click();

      // The same filter as the table's; and the choice is kept without the address.
      await page.getByRole('searchbox', { name: 'Search your jobs' }).fill('ridership');
      await expect(page.locator('[data-card]')).toHaveCount(1);
      await expect(page.getByText('1 of 30')).toBeVisible();
      const board = page.getByRole('group', { name: 'Board' });
      const table = page.getByRole('table', { name: 'Jobs' });
      await page.getByRole('button', { name: 'Table' }).click();
      await expect(table).toBeVisible();
      await page.getByRole('button', { name: 'Board' }).click();
      await expect(board).toBeVisible();
      await page.goto('/jobs/list');
      await expect(board).toBeVisible();
      await page.getByRole('button', { name: 'Table' }).click();
      await expect(table).toBeVisible();
      await page.goBack();
      await expect(board).toBeVisible();
    },
  );

  await part(
    'on a phone: groups, folded statuses, a sheet to move; and no accessibility violation anywhere',
    async () => {
      await person.signIn();
      const { page } = person;
      await loadExampleJobs(page);
      const check = async (what: string) => expect(await violationsOf(page), what).toEqual([]);
      await openBoard(page);
      await page
        .getByRole('checkbox', { name: /^Select / })
        .first()
        .check();
      await check('board on desktop');
      await page.getByRole('button', { name: 'Expand Complete' }).click();
      await expect(column(page, 'Archived').getByRole('listitem')).toHaveCount(2);
      await check('board unfolded');

      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/jobs/list?view=board');
      const begun = page.getByRole('list', { name: /^Application In-Progress/ });
      await expect(begun.getByRole('listitem')).toHaveCount(2);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      const move = page.getByRole('button', { name: 'Move Inventory Planner' });
      const part = page.getByRole('group', { name: 'Part of the board' });
      for (const target of [move, part, page.getByRole('button', { name: /^Application Submitted/ })])
        expect((await target.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44);
      await page.evaluate(() => localStorage.setItem('theme', 'dark'));
      await page.reload();
      await expect(begun.getByRole('listitem')).toHaveCount(2);
      await check('board on a phone, dark');
      await move.click();
      const sheet = page.getByRole('dialog', { name: 'Move to…' });
      await expect(sheet).toContainText('Inventory Planner');
      await expect(sheet.getByRole('option', { name: /^Application In-Progress/ })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await check('sheet');
      await chooseStatus(page, 'Offer Accepted');
      await expect(begun.getByRole('listitem')).toHaveCount(1);
      await page.getByRole('button', { name: /^Complete 14/ }).click();
      await expect(page.getByRole('link', { name: 'Inventory Planner' })).toBeVisible();
      await page.getByRole('button', { name: /^Offer Accepted 1/ }).click();
      await expect(page.getByRole('link', { name: 'Inventory Planner' })).toBeHidden();
    },
  );
});
