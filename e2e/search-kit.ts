import { expect, type Page } from '@playwright/test';
import { violationsOf } from './a11y-kit.ts';
import { holdRoute } from './delayed-route.ts';

/** Locators of the job search, by accessible names. */
export class SearchPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get term() {
    return this.page.getByRole('combobox', { name: 'Job title, skill or company' });
  }
  get place() {
    return this.page.getByRole('combobox', { name: 'City, state, country or Remote' });
  }
  get distance() {
    return this.page.getByRole('combobox', { name: 'Distance' });
  }
  get rows() {
    return this.lines.and(this.page.locator('[data-row]:not([data-fold])'));
  }
  /** Everything in the list: rows, expanders and dividers. */
  get lines() {
    return this.page.getByRole('list', { name: 'Job postings' }).getByRole('listitem');
  }
  get understood() {
    return this.page.getByRole('group', { name: 'Understood as' });
  }
  get list() {
    return this.page.getByRole('region', { name: 'Job postings' });
  }
  get count() {
    return this.list.getByRole('status').first();
  }
  get posting() {
    return this.page.getByRole('region', { name: 'Posting', exact: true });
  }
  get title() {
    return this.posting.getByRole('heading', { level: 2 });
  }

  /** Types a term and searches; resolves when its first row is there. */
  async searchFor(term: string): Promise<void> {
    await this.term.fill(term);
    await this.page.getByRole('button', { name: 'Search jobs' }).click();
    await this.answered(`term=${encodeURIComponent(term).replaceAll('%20', '+')}`);
  }

  /**
   * Waits until the rows belong to the search whose address contains this. The address is not enough: for a moment the
   * rows of the previous search are still shown.
   */
  async answered(part: string): Promise<void> {
    await expect(this.page).toHaveURL((url) => url.search.includes(part));
    await expect(this.rows.first().getByRole('link').first()).toHaveAttribute(
      'href',
      new RegExp(part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')),
    );
    await expect(this.count).toContainText('Results returned');
    await expect(this.rows.first()).toBeVisible();
  }

  /** The number of jobs in the head of the list: those that are all that was asked, and those that come close. */
  async total(): Promise<number> {
    return (await this.counts()).reduce((sum, count) => sum + count, 0);
  }

  /** The number of jobs in the head of the list that are all that was asked. */
  async answering(): Promise<number> {
    return (await this.counts())[0] ?? 0;
  }

  private async counts(): Promise<number[]> {
    await expect(this.count).toContainText('Results returned');
    const text = (await this.count.textContent()) ?? '';
    return [...text.matchAll(/([\d,]+)\+? (?:jobs?|more)/g)].map(([, count = '']) =>
      Number(count.replaceAll(',', '')),
    );
  }

  /** No WCAG 2.2 A or AA finding on what is shown now. */
  async expectNoAxeFindings(): Promise<void> {
    expect(await violationsOf(this.page)).toEqual([]);
  }
}

/** Delays the responses of the search until `release` is called. */
export async function holdSearches(page: Page): Promise<{ release: () => Promise<void> }> {
  const open = await holdRoute(page, '**/api/jobs/search');
  return {
    release: async () => {
      open();
      await page.unroute('**/api/jobs/search');
    },
  };
}
