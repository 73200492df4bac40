import { appendFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test, watch } from './fixtures.ts';
import { addJob, jobRow, loadExampleJobs } from './jobs-kit.ts';
import { clicksFrom, linkedShapes, unknownShapes } from './links-kit.ts';
import { allRows } from './own-data-kit.ts';
import { newAddress, Person } from './person.ts';
import { inPseudo, Shown, speakPseudo, untranslated } from './pseudo-kit.ts';
import { openScreens, ownScreens, type Screen } from './screen-list.ts';
import { axeFaults, expectWayToContent, misfitsIn, openScreen, switchTheme } from './sweep-kit.ts';
import { isEnglishOnly } from './untranslated.data.ts';

const letters = 'W'.repeat(200);
const faces = '🦊'.repeat(200);

const maxClicks = 4;

/** Addresses that a signed-in person comes to otherwise: by signing out, by the palette, or by a wrong address. */
const notByLinks = ['/', '/auth', '/resume/review', '*'];
/** Shapes that are in the specification for links from elsewhere; they show the same screen as a search does. */
const fromElsewhere = [
  '/jobs/search/{state}/{city}',
  '/jobs/searchterm/{term}',
  '/jobs/searchtermlocation/{state}/{city}/{term}',
  '/jobs/submissions/{method?}',
  '/jobs/map/search/{state}/{city}',
  // In the menu of operators alone (moderation.spec.ts).
  '/operator',
  // Linked for who has saved a city.
  '/city/{group}/{internalId}',
  // Linked where this server takes payments (subscription.spec.ts), or come to from Polar.
  '/subscribe/polar',
  '/subscribe/pay/{planId}',
  '/subscribe/cancel',
  '/subscription/complete',
  '/subscription/complete/{checkoutId?}',
  // Linked from an interview that is over.
  '/interview/debrief/{internalId}',
];

/** Router paths that `npm test -- --changed` chose; all screens where none are named. */
const chosen = process.env.E2E_SCREENS && (JSON.parse(process.env.E2E_SCREENS) as string[]);

function isChosen({ path, example }: Screen): boolean {
  if (!chosen || path === '*') return true;
  const names = example.split('/');
  return chosen.some((one) => {
    const parts = one.split('/');
    if (names.length > parts.length) return false;
    return parts.every((part, at) =>
      part.startsWith(':') ? names[at] !== undefined || part.endsWith('?') : part === names[at],
    );
  });
}

/** Screens that axe looks at from right to left too: a table, a form, a calendar, settings, the way in. */
const turned = ['/jobs/list', '/job/edit/{internalId}', '/interviews', '/settings', '/auth'];

// One browser for all screens of a kind: to sign in and to load the example data for each would take longer than to look.
let context: BrowserContext;
let page: Page;
let watched: ReturnType<typeof watch>;
const links = new Map<string, string[]>();
const shown = new Shown();
/** Answers of the server whose bodies are still being read. */
const arriving = new Set<Promise<void>>();

/** Keeps what the server answers: screens may show it as it is. */
function keepAnswers(of: Page): void {
  of.on('response', (response) => {
    if (!/\/api\//.test(response.url())) return;
    const read = response
      .json()
      .then((body) => shown.add(body))
      .catch(() => undefined)
      .finally(() => arriving.delete(read));
    arriving.add(read);
  });
}

/** Texts of the open screen that are neither of the catalog nor data. UNTRANSLATED=file lists them there in place of failing. */
async function englishTexts({ path }: Screen): Promise<string[]> {
  await Promise.all(arriving);
  const texts = (await untranslated(page, shown)).filter((text) => !isEnglishOnly(path, text));
  if (!process.env.UNTRANSLATED) return texts.map((text) => `not of the catalog: ${text}`);
  appendFileSync(process.env.UNTRANSLATED, `${JSON.stringify([path, texts])}\n`);
  return [];
}

/** What is wrong with a screen, one line each; throws where it has no title or heading. */
async function faultsOf(screen: Screen): Promise<string[]> {
  await openScreen(page, screen, [1280, 800]);
  links.set(screen.path, await linkedShapes(page));
  const strange = unknownShapes(links.get(screen.path) ?? []);
  await expectWayToContent(page, inPseudo('Skip to the content'));
  const faults = [
    ...strange.map((shape) => `links to an address that is no screen: ${shape}`),
    ...(await englishTexts(screen)),
    ...(await axeFaults(page, 'wide and light')),
    ...(await misfitsIn(page, [1280, 800])),
    ...(await misfitsIn(page, [1280, 800], 'rtl')),
    ...(turned.includes(screen.path) ? await axeFaults(page, 'right to left') : []),
  ];
  await switchTheme(page, 'dark');
  faults.push(...(await misfitsIn(page, [390, 844])), ...(await axeFaults(page, 'narrow and dark')));
  await switchTheme(page, 'light');
  faults.push(...(await misfitsIn(page, [320, 640])), ...(await misfitsIn(page, [390, 640], 'rtl')));
  return faults;
}

/** Screens of one subject are one test: what a screen of it shows touches the others too. */
const areas: readonly (readonly [name: string, path: RegExp])[] = [
  ['jobs', /^\/jobs?(?:\/|$)/],
  ['companies', /^\/compan(?:y|ies)(?:\/|$)/],
  ['interviews', /^\/interviews?(?:\/|$)/],
  ['places', /^\/(?:places?|location)(?:\/|$)/],
];

function areaOf({ path }: Screen): string {
  return areas.find(([, form]) => form.test(path))?.[0] ?? 'others';
}

for (const [kind, screens] of [
  ['open', openScreens],
  ['own', ownScreens],
] as const)
  test.describe(`${kind} screens`, () => {
    test.beforeAll(async ({ browser, host }) => {
      context = await browser.newContext({ baseURL: host.server.url, serviceWorkers: 'block' });
      page = await context.newPage();
      watched = watch(page);
      keepAnswers(page);
      await page.goto('/');
      shown.add('Foothold');
      if (kind === 'own') {
        const address = newAddress();
        await new Person(page, host.server).signIn(address);
        await loadExampleJobs(page);
        shown.add(address, await allRows(page));
      }
      await speakPseudo(page);
      await page.reload();
    });
    test.afterAll(() => context.close());

    for (const [area, ones] of Map.groupBy(screens.filter(isChosen), areaOf))
      test(`${area}: each screen has a title, one h1, a way to its content by keyboard, texts of the catalog alone; it fits, mirrors and pleases axe in both themes`, async () => {
        test.setTimeout(60_000 + 30_000 * ones.length);
        const faults: string[] = [];
        // One broken screen does not hide the others.
        for (const screen of ones)
          await test.step(screen.path, async () => {
            const found = await faultsOf(screen).catch((error: Error) => [error.message]);
            faults.push(
              ...[...found, ...watched.problems.splice(0)].map((fault) => `${screen.path} ${fault}`),
            );
          });
        expect(faults).toEqual([]);
      });

    if (kind === 'own' && !chosen)
      test('visible links lead from /work to every screen in at most four clicks', async () => {
        test.setTimeout(240_000);
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.goto('/work');
        await page.getByRole('button', { name: inPseudo('Open the menu') }).click();
        await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
        const menu = await linkedShapes(page);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
        // What everybody may open shows more to who has signed in; others are missing where a test before failed.
        const open = openScreens.filter(({ path }) => !notByLinks.includes(path));
        for (const screen of [...open, ...ownScreens.filter(({ path }) => !links.has(path))]) {
          await openScreen(page, screen, [1280, 800]);
          links.set(screen.path, await linkedShapes(page));
          expect(await misfitsIn(page, [1280, 800])).toEqual([]);
        }
        const all = new Map([...links, ['/work', [...(links.get('/work') ?? []), 'menu']], ['menu', menu]]);
        // One click opens the menu, the next one leads on.
        const clicks = clicksFrom('/work', all);
        const isNear = (shape: string) => (clicks.get(shape) ?? Number.POSITIVE_INFINITY) <= maxClicks;
        const wanted = [...openScreens, ...ownScreens]
          .map(({ path }) => path)
          .filter((path) => !notByLinks.includes(path) && !fromElsewhere.includes(path));
        expect(wanted.filter((path) => !isNear(path) && !isNear(path.replace(/\/\{\w+\?\}$/, '')))).toEqual(
          [],
        );
        expect(unknownShapes(menu)).toEqual([]);
      });
  });

test('names of 200 letters and of 200 signs fit', async ({ person }) => {
  const { page } = person;
  await person.signIn(newAddress());
  const editors: Screen[] = [];
  for (const name of [letters, faces]) {
    const address = await addJob(page, { 'Job title': name, Company: name });
    editors.push({ path: `/job/edit of ${name.slice(0, 2)}`, example: new URL(address).pathname });
  }
  await page.goto('/profile');
  const own = page.getByRole('textbox', { name: 'Name' });
  // The field takes as many of them as an account holds.
  await own.fill(faces);
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('Name saved.')).toBeVisible();
  const screens: Screen[] = [
    ...editors,
    ...['/profile', '/jobs/list', '/jobs/applications', '/work', '/settings'].map((path) => ({
      path,
      example: path,
    })),
  ];
  for (const screen of screens) {
    await openScreen(page, screen, [1280, 640]);
    for (const width of [1280, 390, 280])
      expect(await misfitsIn(page, [width, 640]), screen.path).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/jobs/list');
  await expect(jobRow(page, letters)).toBeVisible();
});
