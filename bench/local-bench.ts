import { type Browser, chromium, type Page } from '@playwright/test';
import { Person } from '../e2e/person.ts';
import { Server } from '../e2e/server.ts';
import { employerWord, jobRows } from './job-rows.ts';
import { filesBench } from './local-files.ts';
import { median, quantile } from './measure.ts';
import { actAndWait, firstRowAt, goAndWait, noteFirstRow, putRows } from './page-timing.ts';
import { figure, ratio, type Table } from './table.ts';

export type LocalOptions = {
  /** How many jobs, ascending; the first is what the others are compared with. */
  jobs: readonly number[];
  rounds: number;
  now: Date;
  /** Path of Chromium; '' where Playwright finds its own. */
  chromiumPath: string;
};

const chunk = 2000;
const patience = 120_000;
const actions = [
  'load /jobs/list',
  'go to the list',
  'go to the board',
  'go to /work',
  'filter by text',
  'change a status',
  'find in the palette',
  'find in it with a slip',
] as const;
/** Two statuses that no made job has, in turn. */
const statuses = ['Interview Scheduled', 'Interview Requested'] as const;

/** Signs in, again where a busy machine was too slow for a person's patience. */
async function signedIn(person: Person, email: string, tries = 3): Promise<void> {
  await person.page.goto('/auth', { waitUntil: 'networkidle' });
  try {
    await person.signIn(email);
  } catch (cause) {
    if (tries <= 1) throw cause;
    await signedIn(person, email, tries - 1);
  }
}

async function filled(browser: Browser, server: Server, jobs: number, now: Date): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.url,
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
  });
  context.setDefaultTimeout(patience);
  const page = await context.newPage();
  await signedIn(new Person(page, server), `bench.${jobs}@example.com`);
  await page.goto('/jobs/list');
  await page.getByRole('heading', { name: 'No jobs saved yet' }).waitFor();
  await page.goto('/favicon.svg');
  for (let from = 0; from < jobs; from += chunk) {
    const rows = jobRows(from, Math.min(jobs, from + chunk), now);
    await page.evaluate(putRows, {
      jobs: rows.map(({ job }) => job),
      jobEvents: rows.flatMap(({ events }) => events),
    });
  }
  await context.addInitScript(noteFirstRow);
  return page;
}

/** From screen to screen within the page, as a link leads. */
async function walk(page: Page, jobs: number) {
  const saved = { path: '/work', shows: 'a', text: String(jobs) };
  const work = await page.evaluate(goAndWait, saved);
  const list = await page.evaluate(goAndWait, { path: '/jobs/list?view=table', shows: 'tbody tr[data-row]' });
  await page.evaluate(goAndWait, saved);
  const board = await page.evaluate(goAndWait, { path: '/jobs/list?view=board', shows: '[data-card]' });
  return { 'go to /work': work, 'go to the list': list, 'go to the board': board };
}

type Times = Record<(typeof actions)[number], number>;

async function round(page: Page, { at, jobs, now }: { at: number; jobs: number; now: Date }): Promise<Times> {
  await page.goto('/jobs/list?view=table');
  const opened = await page.waitForFunction(firstRowAt);
  const first = page.locator('tbody tr[data-row]').first();
  await first.getByRole('button', { name: /status of/ }).click();
  const next = statuses[at % statuses.length] ?? '';
  await page.getByRole('option', { name: next }).waitFor();
  const changed = await page.evaluate(actAndWait, { act: 'choose', text: next } as const);
  const listed = await page.locator('tbody tr[data-row]').allTextContents();
  const wanted = employerWord(at, now, listed.slice(0, 1));
  const found = await page.evaluate(actAndWait, { act: 'type', text: wanted } as const);
  const jumps: number[] = [];
  for (const isSlip of [false, true]) {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /Jump to/ }).waitFor();
    const offered = await page.getByRole('dialog').getByRole('option').allTextContents();
    const text = employerWord(at + 1, now, offered);
    const typed = isSlip ? swapped(text) : text;
    jumps.push(await page.evaluate(actAndWait, { act: 'jump', text, typed } as const));
    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: /Jump to/ }).waitFor({ state: 'detached' });
  }
  const [jumped = Number.NaN, slipped = Number.NaN] = jumps;
  return {
    ...(await walk(page, jobs)),
    'find in the palette': jumped,
    'find in it with a slip': slipped,
    'load /jobs/list': (await opened.jsonValue()) ?? Number.NaN,
    'filter by text': found,
    'change a status': changed,
  };
}

/** A word with its third and fourth letter swapped. */
const swapped = (word: string) => `${word.slice(0, 2)}${word[3] ?? ''}${word[2] ?? ''}${word.slice(4)}`;

/** Own jobs in Chromium through the built product, several numbers of them in turn; each from the act to the paint; and a backup. */
export async function localBench(
  { jobs, rounds, now, chromiumPath }: LocalOptions,
  tell: (step: string) => void = () => {},
): Promise<Table[]> {
  const server = await Server.start();
  let browser: Browser | undefined;
  try {
    browser = await chromium.launch({
      ...(chromiumPath && { executablePath: chromiumPath }),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-sync', '--no-first-run'],
    });
    const pages: Page[] = [];
    for (const size of jobs) {
      tell(`storing ${size} jobs`);
      pages.push(await filled(browser, server, size, now));
    }
    const samples = jobs.map(() => actions.map((): number[] => []));
    // The first round is not counted: code is compiled and pages of the database are read then.
    for (let at = 0; at <= rounds; at += 1) {
      tell(at === 0 ? 'warming up' : `round ${at} of ${rounds}`);
      const order = at % 2 === 0 ? [...pages.keys()] : [...pages.keys()].reverse();
      for (const which of order) {
        const page = pages[which];
        if (!page) continue;
        await page.bringToFront();
        const times = await round(page, { at, jobs: jobs[which] ?? 0, now });
        if (at === 0) continue;
        for (const [index, action] of actions.entries()) samples[which]?.[index]?.push(times[action]);
      }
    }
    const rows = actions.flatMap((action, index) =>
      jobs.map((size, which) => {
        const own = samples[which]?.[index] ?? [];
        const base = samples[0]?.[index] ?? [];
        return [
          action,
          size.toLocaleString('en-US'),
          figure(median(own)),
          figure(quantile(own, 0.95)),
          ratio(median(own), median(base)),
          ratio(quantile(own, 0.95), quantile(base, 0.95)),
        ];
      }),
    );
    const [least = 0] = jobs;
    const over = `÷ ${least.toLocaleString('en-US')} jobs`;
    const acts = {
      title: `Own jobs in Chromium, ${rounds} rounds, from the act to the paint (typing includes the field's pause of 200 ms)`,
      head: ['act', 'jobs', 'p50 ms', 'p95 ms', `p50 ${over}`, `p95 ${over}`],
      rows,
    };
    return [acts, await filesBench(pages, jobs, tell)];
  } finally {
    await browser?.close();
    await server.dispose();
  }
}
