import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { closeToast, dayFromToday, jobRow, seedJob } from './jobs-kit.ts';
import { SearchPage } from './search-kit.ts';

const table = readFileSync(new URL('../docs/TRACKING.md', import.meta.url), 'utf8');

/** What docs/TRACKING.md says of an act, in its last column, as it is counted here. */
function stated(act: string): string {
  const row = table.split('\n').find((line) => line.startsWith(`| ${act} |`)) ?? '';
  const said = row.split('|').at(-2) ?? '';
  return (/\d press(?:es)?(?:, \d fields?)?/.exec(said) ?? ['nothing'])[0];
}

/** Counts what a person does: a press is a click or a key that chooses, a field is something typed or pasted. */
class Hand {
  #presses = 0;
  #fields = 0;

  async press(on: Locator): Promise<void> {
    this.#presses += 1;
    await on.click();
  }
  async key(page: Page, name: string): Promise<void> {
    this.#presses += 1;
    await page.keyboard.press(name);
  }
  async fill(on: Locator, text: string): Promise<void> {
    this.#fields += 1;
    await on.fill(text);
  }
  get count(): string {
    const fields = this.#fields === 0 ? '' : `, ${this.#fields} ${this.#fields === 1 ? 'field' : 'fields'}`;
    return `${this.#presses} ${this.#presses === 1 ? 'press' : 'presses'}${fields}`;
  }
}

async function act(name: string, work: (hand: Hand) => Promise<void>): Promise<void> {
  await test.step(name, async () => {
    const hand = new Hand();
    await work(hand);
    expect(hand.count, name).toBe(stated(name));
  });
}

const rejected = 'Rejected Before Interview';
const status = (page: Page, title: string) =>
  jobRow(page, title).getByRole('button', { name: /^Application Not Started/ });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Move to…' });
const option = (page: Page, name: string) => page.getByRole('option', { name });

test('common acts take as many presses as docs/TRACKING.md says', async ({ person, part }) => {
  await part('common acts take as many presses as docs/TRACKING.md says: in the list', async () => {
    const { page } = person;
    await person.signIn();
    const titles = ['Applied', 'Today', 'Dated', 'Worded', 'Mailed', 'Invited'];
    for (const title of titles)
      await seedJob(page, { 'Job title': `${title} cook`, Company: `${title} Foods` });
    await page.goto('/jobs/list');
    const day = await dayFromToday(page, -3);

    await act('note an application, in the list', async (hand) => {
      await hand.press(page.getByRole('button', { name: 'I applied: Applied cook' }));
      await expect(jobRow(page, 'Applied cook')).toContainText('Application Submitted');
    });
    await closeToast(page, /Moved to/);
    await act('a rejection of today', async (hand) => {
      await hand.press(status(page, 'Today cook'));
      await hand.press(option(page, rejected));
      await expect(jobRow(page, 'Today cook')).toContainText(rejected);
    });
    await act('the day was forgotten: set it right afterwards', async (hand) => {
      const toast = page.getByRole('status').filter({ hasText: `Moved to ${rejected}` });
      await hand.press(toast.getByRole('button', { name: 'Change date' }));
      const dialog = page.getByRole('dialog', { name: 'When did it happen?' });
      await hand.fill(dialog.getByLabel(`Date of ${rejected}`), day);
      await hand.press(dialog.getByRole('button', { name: 'Save date' }));
      await expect(dialog).toBeHidden();
    });
    await act('a rejection of another day', async (hand) => {
      await hand.press(status(page, 'Dated cook'));
      await hand.press(menu(page).getByRole('button', { name: 'Change date' }));
      await hand.fill(page.getByLabel('Date it happened'), day);
      await hand.press(option(page, rejected));
      await expect(jobRow(page, 'Dated cook')).toContainText(rejected);
    });
    await act('a rejection of another day with its words', async (hand) => {
      await hand.press(status(page, 'Worded cook'));
      await hand.press(menu(page).getByRole('button', { name: 'Change date' }));
      await hand.fill(page.getByLabel('Date it happened'), day);
      await hand.press(page.getByRole('button', { name: 'Add a note' }));
      await hand.fill(page.getByRole('textbox', { name: /note/i }), 'We went with somebody else.');
      await hand.press(option(page, rejected));
      await expect(jobRow(page, 'Worded cook')).toContainText(rejected);
    });
    await act('an invitation to an interview', async (hand) => {
      await hand.press(status(page, 'Invited cook'));
      await hand.press(option(page, 'Interview Requested'));
      await expect(jobRow(page, 'Invited cook')).toContainText('Interview Requested');
    });
    await act('somebody calls: find their job by name or number', async (hand) => {
      await hand.key(page, 'Control+k');
      await hand.fill(page.getByRole('combobox', { name: /^Jump to/ }), 'Mailed Foods');
      await expect(page.getByRole('option', { name: /Mailed cook/ }).first()).toBeVisible();
    });
    await page.keyboard.press('Escape');
    await act('the same from the e-mail itself', async (hand) => {
      await hand.press(jobRow(page, 'Mailed cook').getByRole('link', { name: 'Mailed cook' }));
      await hand.press(page.getByRole('link', { name: 'Paste an e-mail' }));
      await hand.fill(
        page.getByLabel('E-mail from an employer'),
        'Subject: Mailed cook at Mailed Foods\n\nWe have decided to move forward with other candidates.',
      );
      await hand.press(page.getByRole('button', { name: `Yes, move to ${rejected}` }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mailed cook');
    });
  });

  await part(
    'common acts take as many presses as docs/TRACKING.md says: in search and on /work',
    async () => {
      const { page } = person;
      await person.signIn();
      await page.goto('/work');
      await page.getByRole('button', { name: 'Load example data' }).click();
      const followUp = page
        .getByRole('listitem')
        .filter({ hasText: 'Follow up with Fernhill Library District' });
      await act('note a follow-up, on /work', async (hand) => {
        await hand.press(
          followUp.getByRole('button', { name: 'Followed up with Fernhill Library District' }),
        );
        await expect(followUp).toHaveCount(0);
      });

      const search = new SearchPage(page);
      await page.goto('/jobs/search?term=nurse');
      await search.rows.nth(1).click();
      await act('save a posting, in search', async (hand) => {
        await hand.press(search.posting.getByRole('button', { name: 'Save job' }));
        await expect(page.getByText('Job saved.')).toBeVisible();
      });
      await act('note an application right after saving, in search', async (hand) => {
        await hand.press(search.posting.getByRole('button', { name: 'I applied' }));
        await expect(search.rows.nth(1).getByText('Applied', { exact: true })).toBeVisible();
      });
    },
  );
});
