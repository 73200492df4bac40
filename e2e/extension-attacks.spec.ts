import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { brokenPage, hugePage, otherExtension, trapForm } from './extension-attacks.data.ts';
import { ExtendedBrowser, SavedPages, testedExtension, wholeChromium } from './extension-kit.ts';
import { posting } from './extension-pages.data.ts';
import { expect, test } from './fixtures.ts';
import { Person } from './person.ts';
import { expectSaved } from './resumes-kit.ts';
import { Server } from './server.ts';

test.skip(
  wholeChromium() === '' && process.env.EXTENSION_CHROMIUM === undefined,
  'Extensions need the whole Chromium (package chromium); set EXTENSION_CHROMIUM to its program.',
);

const pages = new SavedPages();
let server: Server;
let extension: Awaited<ReturnType<typeof testedExtension>>;
let browser: ExtendedBrowser;
const other = mkdtempSync(join(tmpdir(), 'foothold-other-extension-'));

test.beforeAll(async () => {
  for (const [name, text] of Object.entries(otherExtension)) writeFileSync(join(other, name), text);
  [extension, server] = await Promise.all([testedExtension(), Server.start(), pages.open()]);
});
test.afterAll(async () => {
  await Promise.all([server.dispose(), pages.close()]);
  extension.remove();
  rmSync(other, { recursive: true, force: true });
});
test.beforeEach(async () => {
  browser = await ExtendedBrowser.open(extension.folder, server.url, [other]);
});
test.afterEach(() => browser.close());

async function open(path: string, html: string): Promise<Page> {
  pages.pages[path] = html;
  const page = await browser.context.newPage();
  await page.goto(`${pages.url}${path}`);
  return page;
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('a page that breaks prototypes, names its fields like properties and floods with messages is read as it is', async () => {
  const popup = await browser.press(await open('/broken', brokenPage));
  await expect(field(popup, 'Job title')).toHaveValue('Line Cook');
  await expect(field(popup, 'Company')).toHaveValue('Blue Fern Kitchens');
  await expect(popup.getByText('You run the line on busy evenings.')).toBeVisible();
});

test('markup, addresses that run something and endless nesting are a text of bounded length, and run nowhere', async () => {
  const page = await open('/huge', hugePage);
  const popup = await browser.press(page);
  await expect(field(popup, 'Job title')).toHaveValue(/^(?:<img|T|Huge)/, { timeout: 30_000 });
  expect((await field(popup, 'Job title').inputValue()).length).toBeLessThanOrEqual(500);
  await expect(popup).toHaveTitle(/^(?!run)/);
  expect(await popup.locator('img, iframe, a[href^="javascript"]').count()).toBe(0);
  expect(await popup.locator('#view').isVisible()).toBe(true);
});

test('what the page changes after it was read changes nothing of what is shown and kept', async () => {
  const page = await open('/changing', posting());
  const popup = await browser.press(page);
  await expect(field(popup, 'Job title')).toHaveValue('Line Cook');
  await page.evaluate(() => {
    document.body.innerHTML = '<h1>Another job</h1>';
    history.replaceState(null, '', '/elsewhere');
  });
  await popup.getByRole('button', { name: 'Keep posting' }).click();
  await popup.getByRole('tab', { name: 'Kept (1)' }).click();
  await expect(popup.getByText('Line Cook', { exact: false }).first()).toBeVisible();
  await expect(popup.getByText('Another job')).toHaveCount(0);
});

test('fields that nobody sees are not offered, and one that is hidden or turned into another kind is not filled', async () => {
  const home = await browser.context.newPage();
  await new Person(home, server).signInByLink();
  await browser.connect(server.url);
  await home.goto('/resume/add');
  await home.getByRole('button', { name: 'Start writing' }).click();
  await expect(home).toHaveURL(/\/resume\/edit\/\d+$/);
  for (const [label, value] of [
    ['Name', 'Maya Lindqvist'],
    ['E-mail', 'maya@example.com'],
    ['Phone', '+1 614 555 0142'],
    ['Location', 'Columbus, OH'],
  ] as const)
    await home.getByRole('textbox', { name: label, exact: true }).fill(value);
  await expectSaved(home);
  await home.goto('/work');

  const site = await open('/trap', trapForm);
  const popup = await browser.press(site);
  await popup.getByRole('tab', { name: 'Fill a form' }).click();
  await popup.getByRole('button', { name: 'Get contact details from Foothold' }).click();
  await home.getByRole('button', { name: 'Allow', exact: true }).click();
  await home.getByRole('dialog').getByRole('button', { name: 'Share' }).click();
  const rows = popup.getByRole('list', { name: 'Fill a form' }).getByRole('listitem');
  await expect(rows).toHaveCount(4);
  await expect(rows.filter({ hasText: 'Lindqvist' })).toHaveCount(0);

  await site.evaluate(() => {
    document.getElementById('mail')?.setAttribute('type', 'password');
    document.getElementById('phone')?.setAttribute('style', 'opacity:0');
  });
  await popup.getByRole('button', { name: /^Fill 4 empty fields/ }).click();
  await expect(rows.getByText('Filled.')).toHaveCount(2);
  const values = await site.evaluate(() =>
    Object.fromEntries([...document.querySelectorAll('input')].map(({ id, value }) => [id, value])),
  );
  expect(values).toEqual({
    ...{ first: 'Maya', city: 'Columbus', mail: '', phone: '' },
    ...{ pale: '', clipped: '', outside: '', left: '', small: '', hidden: '' },
  });
});

test('another extension gets no answer, no page and no file of this one; in a page it shows one question, three times at most', async () => {
  expect(await browser.callFrom('Other')).toEqual([
    ...Array(5).fill('nobody listens'),
    ...Array(4).fill('refused'),
  ]);
  // A page cannot put the popup into a frame of its own, to have it pressed unseen.
  const framing = await open(
    '/frame',
    `<!doctype html><iframe src="${browser.address('popup.html')}"></iframe>`,
  );
  const inside = framing.frames().find((frame) => frame !== framing.mainFrame());
  expect(
    await inside
      ?.locator('#view')
      .count()
      .catch(() => 0),
  ).toBe(0);

  const page = await browser.context.newPage();
  await new Person(page, server).signInByLink();
  const flood = () => page.evaluate(() => window.postMessage('other-flood', location.origin));
  const question = page.getByRole('dialog');
  for (let round = 1; round <= 3; round += 1) {
    await flood();
    await expect(question).toHaveCount(1);
    await question.getByRole('button', { name: 'Not now' }).click();
    await expect(question).toHaveCount(0);
  }
  await flood();
  await expect
    .poll(() => page.evaluate(() => JSON.parse(document.documentElement.dataset.other ?? '[]').length))
    .toBeGreaterThan(150);
  await expect(question).toHaveCount(0);
  const heard = await page.evaluate(() => document.documentElement.dataset.other ?? '');
  expect(heard).not.toContain('@example.com');
  expect(heard).not.toMatch(/"kind":"(?:contact|opened)"/);
  await expect(page).toHaveURL(/\/work$/);
});
