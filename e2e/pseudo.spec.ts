import { appendFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { loadExampleJobs } from './jobs-kit.ts';
import { allRows } from './own-data-kit.ts';
import { newAddress, Person } from './person.ts';
import { Shown, speakPseudo, untranslated } from './pseudo-kit.ts';
import { openScreens, ownScreens, type Screen } from './screen-list.ts';
import { axeFaults, misfitsIn } from './sweep-kit.ts';
import { isEnglishOnly } from './untranslated.data.ts';

/** Screens that axe looks at from right to left: a table, a form, a calendar, settings, the way in. */
const lookedAt = ['/jobs/list', '/job/edit/{internalId}', '/interviews', '/settings', '/auth'];

let context: BrowserContext;
let page: Page;
const shown = new Shown();
/** Answers of the server whose bodies are still being read. */
const arriving = new Set<Promise<void>>();

async function open({ example }: Screen): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(example);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  await page.waitForLoadState('networkidle');
}

for (const [kind, screens] of [
  ['open', openScreens],
  ['own', ownScreens],
] as const)
  test.describe(`${kind} screens`, () => {
    test.beforeAll(async ({ browser, host }) => {
      context = await browser.newContext({ baseURL: host.server.url, serviceWorkers: 'block' });
      page = await context.newPage();
      page.on('response', (response) => {
        if (!/\/api\//.test(response.url())) return;
        const read = response
          .json()
          .then((body) => shown.add(body))
          .catch(() => undefined)
          .finally(() => arriving.delete(read));
        arriving.add(read);
      });
      await page.goto('/');
      shown.add('Foothold');
      if (kind === 'own') {
        const address = newAddress();
        await new Person(page, host.server).signIn(address);
        shown.add(address);
        await loadExampleJobs(page);
        shown.add(await allRows(page));
      }
      await speakPseudo(page);
    });
    test.afterAll(() => context.close());

    for (const screen of screens)
      test(`${screen.path} says nothing but texts of the catalog and data, and fits from right to left`, async () => {
        await open(screen);
        await Promise.all(arriving);
        const texts = (await untranslated(page, shown)).filter((text) => !isEnglishOnly(screen.path, text));
        const faults = [
          ...(await misfitsIn(page, [1280, 800], 'rtl')),
          ...(lookedAt.includes(screen.path) ? await axeFaults(page, 'right to left') : []),
          ...(await misfitsIn(page, [390, 844], 'rtl')),
        ];
        // UNTRANSLATED=file lists all of it there, a line for each screen, in place of failing.
        if (!process.env.UNTRANSLATED) expect([...texts, ...faults]).toEqual([]);
        else appendFileSync(process.env.UNTRANSLATED, `${JSON.stringify([screen.path, texts, faults])}\n`);
      });
  });
