import { expect, type Page } from '@playwright/test';

/** Maps as plain drawings, as in a browser without WebGL: without a graphics card each is drawn by the processor. */
export function plainMaps(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      kind: string,
      ...more: unknown[]
    ) {
      return kind.startsWith('webgl') ? null : Reflect.apply(original, this, [kind, ...more]);
    } as typeof original;
  });
}

/** Adds an own company by its form and stands on its page. */
export async function addCompany(page: Page, name: string): Promise<void> {
  await page.goto(`/company/add?name=${encodeURIComponent(name)}`);
  await expect(page.getByLabel('Company', { exact: true })).toHaveValue(name);
  await page.getByRole('button', { name: /^Save company|^Add company/ }).click();
  await expect(page).toHaveURL(/\/company\/(details|edit)\/\d+/);
}
