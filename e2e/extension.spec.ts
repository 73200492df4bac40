import { existsSync, readFileSync } from 'node:fs';
import { realFile } from '@foothold/core/test-data/real-files.ts';
import type { Page } from '@playwright/test';
import { ExtendedBrowser, SavedPages, testedExtension, wholeChromium } from './extension-kit.ts';
import { form, posting } from './extension-pages.data.ts';
import { expect, test } from './fixtures.ts';
import { addJob } from './jobs-kit.ts';
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

test.beforeAll(async () => {
  [extension, server] = await Promise.all([testedExtension(), Server.start(), pages.open()]);
});
test.afterAll(async () => {
  await Promise.all([server.dispose(), pages.close()]);
  extension.remove();
});
test.beforeEach(async () => {
  browser = await ExtendedBrowser.open(extension.folder, server.url);
});
test.afterEach(() => browser.close());

async function open(path: string, html: string): Promise<Page> {
  pages.pages[path] = html;
  const page = await browser.context.newPage();
  await page.goto(`${pages.url}${path}`);
  return page;
}

/** A tab of Foothold with somebody signed in. */
async function foothold(email?: string): Promise<{ page: Page; person: Person; email: string }> {
  const page = await browser.context.newPage();
  const person = new Person(page, server);
  const address = await person.signInByLink(email);
  return { page, person, email: address };
}

const save = (popup: Page) => popup.getByRole('button', { name: 'Save to Foothold' });
const keep = (popup: Page) => popup.getByRole('button', { name: 'Keep posting' });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const kept = (popup: Page, name: string) => popup.getByRole('tab', { name, exact: true });

async function allow(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Allow', exact: true }).click();
}

test('a posting is read, set right and saved in the open tab, which asks once; then it says that it is there', async () => {
  const { page, email } = await foothold();
  await browser.connect(server.url);
  const job = await open('/cook', posting());
  const popup = await browser.press(job);
  await expect(field(popup, 'Job title')).toHaveValue('Line Cook');
  await expect(field(popup, 'Company')).toHaveValue('Blue Fern Kitchens');
  await expect(field(popup, 'Location')).toHaveValue('Austin, TX, US');
  await expect(popup.getByText('You run the line on busy evenings.')).toBeVisible();
  await expect(popup.getByText('will ask once')).toBeVisible();
  await field(popup, 'Pay').fill('$24 an hour');
  await save(popup).click();

  const question = page.getByRole('dialog', { name: 'Allow the Foothold extension?' });
  await expect(question).toContainText(email);
  await allow(page);
  await expect(field(page, 'Job title')).toHaveValue('Line Cook');
  await expect(field(page, 'Pay')).toHaveValue('$24 an hour');
  await expect(field(page, 'City')).toHaveValue('Austin');
  await expect(field(page, 'Posting link')).toHaveValue(job.url());
  await expect(page.getByText('From your corrections: Pay.')).toBeVisible();
  await expect(popup.getByText('The form is open in Foothold.')).toBeVisible();
  await expect(kept(popup, 'Kept (1)')).toBeVisible();
  await page.getByRole('button', { name: /^Save job/ }).click();
  await expect(page.getByText('Job saved.')).toBeVisible();
  await expect(kept(popup, 'Kept')).toBeVisible();
  await popup.close();

  const again = await browser.press(job);
  await expect(again.getByText(`Goes to Foothold, ${email}`)).toBeVisible();
  await expect(again.getByText(/^Already in your jobs, saved /)).toBeVisible();

  await page.goto('/settings');
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('Not allowed in this browser.')).toBeVisible();
  await again.reload();
  await expect(again.getByText('will ask once')).toBeVisible();
});

test('without a tab a posting is kept and offered in the next one; a form that is not saved is left alone', async () => {
  await browser.connect(server.url);
  const job = await open('/cook', posting());
  const popup = await browser.press(job);
  await expect(popup.getByText('The posting is kept and offered when one is.')).toBeVisible();
  await keep(popup).click();
  await expect(popup.getByText('Kept in this browser.')).toBeVisible();

  const { page } = await foothold();
  const bar = page.getByRole('region', { name: 'Foothold extension' });
  await expect(bar).toContainText('The extension kept 1 posting for you.');
  await bar.getByRole('button', { name: 'Add it now' }).click();
  await allow(page);
  await expect(field(page, 'Job title')).toHaveValue('Line Cook');

  const second = await browser.press(await open('/baker', posting({ title: 'Baker' })));
  await save(second).click();
  await expect(second.getByText('has a form that is not saved')).toBeVisible();
  await expect(field(page, 'Job title')).toHaveValue('Line Cook');
  await page.bringToFront();
  await page.getByRole('button', { name: /^Save job/ }).click();
  await expect(bar).toContainText('The extension kept 1 posting for you.');
  await bar.getByRole('button', { name: 'Later' }).click();
  await expect(bar).toHaveCount(0);

  await second.getByRole('tab', { name: 'Kept (1)' }).click();
  await second.getByRole('button', { name: 'Remove: Baker · Blue Fern Kitchens · Austin, TX, US' }).click();
  await expect(second.getByText('No posting is kept.')).toBeVisible();
});

test('a signed-out tab and another account get nothing, and the posting is kept', async () => {
  const { page, person, email } = await foothold();
  await browser.connect(server.url);
  const job = await open('/cook', posting());
  const first = await browser.press(job);
  await save(first).click();
  await allow(page);
  await expect(field(page, 'Job title')).toHaveValue('Line Cook');
  await page.getByRole('button', { name: /^Save job/ }).click();
  await expect(page.getByText('Job saved.')).toBeVisible();
  await first.close();

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  const popup = await browser.press(job);
  await expect(popup.getByText('is signed out. The posting is kept')).toBeVisible();
  await keep(popup).click();
  await expect(kept(popup, 'Kept (1)')).toBeVisible();

  await person.signInByLink();
  await popup.reload();
  await expect(popup.getByText(`Your postings go to ${email}, so this one is kept.`)).toBeVisible();
  await popup.getByRole('tab', { name: 'Kept (1)' }).click();
  await popup.getByRole('button', { name: /^Hand over: Line Cook/ }).click();
  await expect(popup.getByRole('listitem').getByText(`Your postings go to ${email}`)).toBeVisible();
  await expect(page).toHaveURL(/\/work$/);

  await popup.getByRole('tab', { name: 'Posting', exact: true }).click();
  await popup.getByRole('button', { name: 'Use the account of the tab from now on' }).click();
  await expect(popup.getByText('will ask once')).toBeVisible();
});

test('a page without a posting says so, and what is typed by hand is kept; several postings are offered', async () => {
  const page = await open('/hello', '<!doctype html><title>Hello</title><p>Good morning.</p>');
  const popup = await browser.press(page);
  await expect(popup.getByText('No posting could be read on this page.')).toBeVisible();
  await expect(popup.getByText('Not connected yet.')).toBeVisible();
  await keep(popup).click();
  await expect(popup.getByText('Add a job title')).toBeVisible();
  await field(popup, 'Job title').fill('Cook');
  await keep(popup).click();
  await expect(kept(popup, 'Kept (1)')).toBeVisible();
  await popup.close();

  const file = realFile('jsonld/schemaorg_jobposting_examples.html');
  const own = `${posting()}${posting({ title: 'Baker' })}`;
  const many = await open('/many', existsSync(file) ? readFileSync(file, 'utf8') : own);
  const choice = await browser.press(many);
  const choices = choice.getByRole('list', { name: 'This page has several postings.' }).getByRole('button');
  const name = (await choices.first().textContent()) ?? '';
  await choices.first().click();
  await expect(field(choice, 'Job title')).not.toHaveValue('');
  expect(name).toContain(await field(choice, 'Job title').inputValue());
});

test('a page that was not pressed on is closed to the extension, and no message of a page reaches it', async () => {
  await browser.connect(server.url);
  const { page } = await foothold();
  const quiet = await open('/quiet', posting());
  const popup = await browser.popup(quiet);
  await expect(popup.getByText('The browser lets no extension read this page.')).toBeVisible();
  const answers = await quiet.evaluate(async () => {
    const channel = new MessageChannel();
    const heard: unknown[] = [];
    channel.port1.onmessage = ({ data }) => heard.push(data);
    for (const to of ['foothold-extension', 'foothold'])
      window.postMessage({ to, kind: 'hand-over', ask: { kind: 'contact' } }, '*', []);
    window.postMessage({ to: 'foothold-extension', version: 1 }, '*', [channel.port2]);
    await new Promise((done) => setTimeout(done, 300));
    return [heard.length, Object.keys(globalThis).filter((name) => name.startsWith('foothold'))];
  });
  expect(answers).toEqual([0, []]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a form is filled field by field from the default resume, on a press, and is never submitted', async () => {
  const { page } = await foothold();
  await browser.connect(server.url);
  await page.goto('/resume/add');
  await page.getByLabel('Name of the resume').fill('Nurse');
  await page.getByRole('button', { name: 'Start writing' }).click();
  await expect(page).toHaveURL(/\/resume\/edit\/\d+$/);
  for (const [label, value] of Object.entries(contact))
    await page.getByRole('textbox', { name: label, exact: true }).fill(value);
  await expectSaved(page);
  await page.goto('/work');

  const site = await open('/apply', form);
  const popup = await browser.press(site);
  await popup.getByRole('tab', { name: 'Fill a form' }).click();
  await popup.getByRole('button', { name: 'Get contact details from Foothold' }).click();
  await allow(page);
  const question = page.getByRole('dialog', { name: 'Share your contact details with the extension?' });
  await expect(question).toContainText('Lindqvist');
  await question.getByRole('button', { name: 'Share' }).click();

  const rows = popup.getByRole('list', { name: 'Fill a form' }).getByRole('listitem');
  await expect(rows).toHaveCount(6);
  await expect(rows.nth(0)).toContainText('First name: Maya');
  await expect(rows.nth(0)).toContainText('“Vorname *”');
  await expect(rows.nth(1)).toContainText('holds “Muster”');
  const values = () =>
    site.evaluate(() => {
      const all = [
        ...document.querySelectorAll<HTMLInputElement>('#form input, #form select, #form textarea'),
      ];
      const shadow = document.querySelector('x-field')?.shadowRoot?.querySelector('input')?.value;
      return [...all.filter(({ type }) => type !== 'file').map(({ value }) => value), shadow ?? ''];
    });
  expect(await values()).toEqual(['', 'Muster', '', '', '', '', '', '', '', '']);

  await popup.getByRole('button', { name: 'Fill First name: Maya' }).click();
  await expect(rows.nth(0)).toContainText('Filled.');
  expect((await values())[0]).toBe('Maya');
  await popup.getByRole('button', { name: 'Fill 5 empty fields' }).click();
  await expect(rows.getByText('Filled.')).toHaveCount(5);
  expect(await values()).toEqual([
    ...['Maya', 'Muster', 'maya@example.com', '+1 614 555 0142', 'US', '', '', '', '', 'Columbus'],
  ]);
  expect(await site.evaluate('[state, submits]')).toEqual(['maya@example.com', 0]);

  await popup.getByRole('button', { name: 'Forget them now' }).click();
  await expect(popup.getByRole('button', { name: 'Get contact details from Foothold' })).toBeVisible();
});

const contact = {
  Name: 'Maya Lindqvist',
  'E-mail': 'maya@example.com',
  Phone: '+1 614 555 0142',
  Location: 'Columbus, OH',
};

test('a connected tab that is closed loses nothing that was handed over and not saved', async () => {
  const { page } = await foothold();
  await browser.connect(server.url);
  await addJob(page, { 'Job title': 'Cook', Company: 'Elsewhere' });
  const popup = await browser.press(await open('/cook', posting()));
  await save(popup).click();
  await allow(page);
  await expect(field(page, 'Job title')).toHaveValue('Line Cook');
  await page.close({ runBeforeUnload: false });
  await expect(kept(popup, 'Kept (1)')).toBeVisible();
});
