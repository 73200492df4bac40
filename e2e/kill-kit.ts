import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { KillableBrowser } from './killable-browser.ts';
import { Person } from './person.ts';
import type { Server } from './server.ts';

type Row = Record<string, unknown> & { internalId: number };
type Stored = { jobs: Row[]; jobEvents: Row[]; journal: (Row & { changes: Change[] })[] };
type Change = { table: string; key: number; after?: Row };

/** Shortest and longest time that a browser writes before it is killed, in ms after its first write was seen. */
const moments = { first: 50, last: 1500 };

/**
 * A person saves postings one after the other; the browser is killed at random moments and opened again. Each time all
 * that was seen as saved must be there and whole. Answers how many writes were seen and how many more had just been made.
 */
export async function surviveKills(
  server: Server,
  { kills, executable, tell }: { kills: number; executable: string; tell: (line: string) => void },
): Promise<{ seen: number; justMade: number }> {
  const profile = await mkdtemp(join(tmpdir(), 'foothold-kill-'));
  let browser = await KillableBrowser.open(executable, profile, server.url);
  try {
    await signIn(browser.page, server);
    // The sign-in reaches the disk with an orderly end; own data must not need one.
    await browser.close();
    const seen = new Set<number>();
    let stored: Stored = { jobs: [], jobEvents: [], journal: [] };
    for (let round = 1; round <= kills; round += 1) {
      browser = await KillableBrowser.open(executable, profile, server.url);
      const before = seen.size;
      await saveUntilKilled(browser, server, seen);
      browser = await KillableBrowser.open(executable, profile, server.url);
      await browser.page.goto(`${server.url}/jobs/list`);
      await expect(browser.page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
      stored = await readStored(browser.page);
      expectWhole(stored, seen);
      await expect(browser.page.getByText(`${stored.jobs.length} saved`)).toBeVisible();
      tell(`kill ${round} of ${kills}: ${seen.size - before} writes seen, ${stored.jobs.length} jobs whole`);
      await browser.kill();
    }
    return { seen: seen.size, justMade: stored.jobs.length - seen.size };
  } finally {
    await browser.kill();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** By a mailed link, with whole addresses: a browser that is opened by itself knows no address of the server. */
async function signIn(page: Page, server: Server): Promise<void> {
  const email = `keeper.${Date.now()}@example.com`;
  server.signIns += 1;
  const asked = await page.request.post(`${server.url}/api/auth/sign-in/magic-link`, {
    data: { email, rememberMe: true },
    headers: { origin: server.url },
  });
  expect(asked.ok()).toBe(true);
  const note = JSON.stringify({ email, at: Date.now() });
  await page.evaluate((text) => localStorage.setItem('foothold.asked', text), note);
  await page.goto(await new Person(page, server).mailedLink(email));
  await expect(page).toHaveURL(/\/work$/);
}

/** Saves postings through the screen as fast as it goes; what the screen says is saved is noted as seen. */
async function saveUntilKilled(browser: KillableBrowser, server: Server, seen: Set<number>): Promise<void> {
  const { page } = browser;
  let begun = () => {};
  const first = new Promise<void>((resolve) => {
    begun = resolve;
  });
  await page.exposeFunction('noteSaved', (id: number) => {
    seen.add(id);
    begun();
  });
  await page.goto(`${server.url}/jobs/search?page=${1 + Math.floor(Math.random() * 15)}`);
  await expect(page.getByRole('list', { name: 'Job postings' }).getByRole('listitem').first()).toBeVisible();
  // It ends with the browser.
  const saving = page.evaluate(saveOneByOne).catch(() => undefined);
  await first;
  const { promise, resolve } = Promise.withResolvers<void>();
  setTimeout(resolve, moments.first + Math.random() * (moments.last - moments.first));
  await promise;
  await browser.kill();
  await saving;
}

/** Runs in the page: goes down the list, saves each posting by its button, and tells what the screen then links to. */
async function saveOneByOne(): Promise<void> {
  const { noteSaved } = globalThis as unknown as { noteSaved: (id: number) => Promise<void> };
  const until = async <T>(look: () => T | null | undefined): Promise<T> => {
    for (;;) {
      const found = look();
      if (found) return found;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  };
  const done = new Set<string>();
  const pane = () =>
    document.querySelector('section[aria-label="Posting"], [role="region"][aria-label="Posting"]');
  const link = () => pane()?.querySelector<HTMLAnchorElement>('a[href^="/job/edit/"].MuiButton-contained');
  for (;;) {
    const rows = document.querySelectorAll<HTMLAnchorElement>('ul[aria-label="Job postings"] li a');
    const next = [...rows].find((row) => !done.has(row.href));
    if (!next) {
      document.querySelector<HTMLButtonElement>('button[aria-label="Next page"]')?.click();
      await new Promise((resolve) => requestAnimationFrame(resolve));
      continue;
    }
    done.add(next.href);
    const title = next.textContent ?? '';
    next.click();
    const button = await until(() => {
      const heading = pane()?.querySelector('h2')?.textContent ?? '';
      if (heading === '' || !title.includes(heading)) return null;
      return (
        link() ??
        [...(pane()?.querySelectorAll('button') ?? [])].find((one) => one.textContent?.startsWith('Save job'))
      );
    });
    if (button instanceof HTMLAnchorElement) continue;
    button.click();
    const saved = await until(link);
    void noteSaved(Number(saved.pathname.split('/').at(-1)));
  }
}

/** The rows as the browser holds them, read past the product. */
function readStored(page: Page): Promise<Stored> {
  return page.evaluate(
    () =>
      new Promise<Stored>((resolve, reject) => {
        const opening = indexedDB.open('foothold');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          const names = ['jobs', 'jobEvents', 'journal'] as const;
          const reading = db.transaction([...names]);
          const asked = names.map((name) => [name, reading.objectStore(name).getAll()] as const);
          reading.oncomplete = () => {
            db.close();
            resolve(Object.fromEntries(asked.map(([name, { result }]) => [name, result])) as Stored);
          };
          reading.onerror = () => reject(reading.error);
        };
      }),
  );
}

/** Every write that was seen is there; every job has its history and its journal entry, and the other way round. */
function expectWhole({ jobs, jobEvents, journal }: Stored, seen: ReadonlySet<number>): void {
  const ids = jobs.map(({ internalId }) => internalId);
  expect(
    [...seen].filter((id) => !ids.includes(id)),
    'jobs that were seen as saved and are gone',
  ).toEqual([]);
  expect(new Set(jobEvents.map(({ jobId }) => jobId)), 'jobs that have a history').toEqual(new Set(ids));
  const noted = journal.flatMap(({ changes }) => changes);
  const stored = new Map(
    [
      ...jobs.map((row) => ['jobs', row] as const),
      ...jobEvents.map((row) => ['jobEvents', row] as const),
    ].map(([table, row]) => [`${table} ${row.internalId}`, row]),
  );
  expect(new Set(noted.map(({ table, key }) => `${table} ${key}`)), 'rows the journal tells of').toEqual(
    new Set(stored.keys()),
  );
  for (const { table, key, after } of noted) expect(stored.get(`${table} ${key}`)).toEqual(after);
}
