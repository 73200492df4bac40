import { test as base, expect, type Page, type Request } from '@playwright/test';
import { type Part, partsOn } from './part-kit.ts';
import { Person } from './person.ts';
import { Server } from './server.ts';

type Fixtures = {
  /** A signed-out person in front of the built product. */
  person: Person;
  /** Announces an answer ≥ 400 that the test provokes on purpose; without it, any such answer fails the test. */
  expectRefusal: (path: string | RegExp, status: number) => void;
  /** Does a part of the test as in a new browser; what goes wrong in it is judged at its end. */
  part: Part;
  /** Cuts the network, once the page has the answers to all that it asked: nothing breaks off on the way. */
  unplug: () => Promise<void>;
};

/** Everything of a page that must not happen unannounced: console errors, page errors, refusals, failed requests. */
export function watch(page: Page): {
  problems: string[];
  expectRefusal: Fixtures['expectRefusal'];
  unplug: Fixtures['unplug'];
  /** From here on nothing is announced. */
  forgetRefusals: () => void;
} {
  const problems: string[] = [];
  const open = new Set<Request>();
  let lastChange = Date.now();
  const note = (change: () => void) => {
    change();
    lastChange = Date.now();
  };
  page.on('request', (request) => note(() => open.add(request)));
  page.on('requestfinished', (request) => note(() => open.delete(request)));
  const announced: { path: string | RegExp; status: number }[] = [];
  const isAnnounced = (url: string, status: number) =>
    announced.some((one) => one.status === status && new URL(url).pathname.match(one.path) !== null);
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    // Chromium writes a line of its own for each refusal; the response listener judges those.
    if (/Failed to load resource/.test(message.text())) return;
    problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400 && !isAnnounced(response.url(), response.status()))
      problems.push(`${response.status()} ${response.request().method()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    note(() => open.delete(request));
    // A search that a newer one replaced, and what was under way at a reload, are cancelled by intent.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
    if (announced.some((one) => one.status === 0 && new URL(request.url()).pathname.match(one.path))) return;
    problems.push(`failed: ${request.url()} ${request.failure()?.errorText}`);
  });
  return {
    problems,
    expectRefusal: (path, status) => announced.push({ path, status }),
    forgetRefusals: () => announced.splice(0),
    async unplug() {
      // What a page that is gone had asked for is told to nobody.
      const calm = () => Date.now() - lastChange > (open.size === 0 ? 500 : 3000);
      await expect.poll(calm).toBe(true);
      await page.context().setOffline(true);
    },
  };
}

/** Sign-ins after which a worker's server makes room for a new one: the product takes 20 from one network in ten minutes. */
const signInsOfOneServer = 15;

type Worker = { host: { server: Server } };

export const test = base.extend<Fixtures & { server: Server; watched: ReturnType<typeof watch> }, Worker>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from this pattern.
    async ({}, use) => {
      const host = { server: await Server.start() };
      await use(host);
      await host.server.dispose();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  server: [
    async ({ host }, use) => {
      if (host.server.signIns >= signInsOfOneServer) {
        await host.server.dispose();
        host.server = await Server.start();
      }
      await use(host.server);
    },
    { timeout: 60_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  watched: async ({ page }, use) => {
    const watched = watch(page);
    await use(watched);
    // What a test answers in the server's place may still be under way as the page goes; nobody waits for it anymore.
    const problems = [...watched.problems];
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(problems, 'nothing may go wrong unannounced').toEqual([]);
  },
  expectRefusal: async ({ watched }, use) => use(watched.expectRefusal),
  unplug: async ({ watched }, use) => use(watched.unplug),
  part: async ({ page, watched }, use) => use(partsOn(page, watched)),
  person: async ({ page, server, watched }, use) => {
    void watched;
    await use(new Person(page, server));
  },
});
export { expect };
