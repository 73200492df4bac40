import { expect, type Locator, type Page } from '@playwright/test';

/** The field for the next question. */
export function questionField(page: Page): Locator {
  return page.getByRole('textbox', { name: /^Ask about your search/ });
}

/** Asks and waits until the question is in the conversation. */
export async function ask(page: Page, question: string): Promise<void> {
  await questionField(page).fill(question);
  await page.getByRole('button', { name: 'Send the question' }).click();
  await expect(said(page).getByText(question, { exact: true })).toBeVisible();
}

/** All that was said in the open conversation. */
export function said(page: Page): Locator {
  return page.getByRole('feed', { name: 'Messages' });
}
