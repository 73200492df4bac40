import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test, watch } from './fixtures.ts';
import { Person } from './person.ts';
import { SearchPage } from './search-kit.ts';
import { runCommand, Server } from './server.ts';

const row = (id: string, name: string) => ({
  id,
  name,
  company: { name: 'Buckeye Works', identifier: 'buckeye' },
  location: { city: 'Columbus', region: 'OH', country: 'us' },
});
const rows = [row('1', 'Kiln Keeper'), row('2', 'Kiln Loader'), row('3', 'Kiln Painter')];

/** A board in the form of SmartRecruiters on this machine: its list has no texts; `answer` says what of each posting. */
async function openBoard() {
  const board = {
    asked: [] as string[],
    answer: (_id: string, _response: ServerResponse): void | Promise<void> => undefined,
  };
  const server = createServer((request, response) => {
    const id = /postings\/(\w+)$/.exec(request.url ?? '')?.[1];
    if (id !== undefined) {
      board.asked.push(id);
      return void board.answer(id, response);
    }
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ content: rows, totalFound: rows.length, offset: 0, limit: 100 }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    return new Promise((done) => server.close(done));
  };
  return { base: `http://127.0.0.1:${port}`, board, close };
}

/** What the server says of postings, as if nobody had seen one for long. */
async function unseen(page: Page, title: string): Promise<void> {
  const since = new Date(Date.now() - 120 * 86_400_000).toISOString();
  type Posting = { jobTitle: string; isOld: boolean; unseenSince?: string };
  const aged = (posting: Posting) =>
    posting.jobTitle === title ? { ...posting, isOld: true, unseenSince: since } : posting;
  await page.route(/\/api\/jobs\/(?:search|\d+)$/, async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = await response.json();
    const known = data.results ? { ...data, results: data.results.map(aged) } : aged(data);
    await route.fulfill({ response, json: { ...rest, data: known } });
  });
}

test('opening a posting shows what is known at once, then the text and the word of its source', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const { base, board, close } = await openBoard();
  const server = await Server.start({
    SMARTRECRUITERS_BASE_URL: base,
    POSTING_SOURCES: 'smartrecruiters:buckeye',
  });
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  const { problems } = watch(page);
  const search = new SearchPage(page);
  const open = (name: string) => search.rows.filter({ hasText: name }).getByRole('link').first().click();
  try {
    const names = ['refresh', 'smartrecruiters:buckeye'];
    const { code, output } = await runCommand(server, 'api/src/cli/postings-command.ts', names);
    expect(code, output).toBe(0);
    await new Person(page, server).signIn();
    expect(board.asked).toEqual([]);
    // The answer is held back: the screen does not wait for it.
    const held = Promise.withResolvers<void>();
    board.answer = async (id, response) => {
      if (id !== '1') return void response.writeHead(id === '2' ? 404 : 500).end();
      await held.promise;
      response.writeHead(200, { 'content-type': 'application/json' });
      const sections = {
        jobDescription: { title: 'The work', text: '<p>You watch the fire all night.</p>' },
      };
      response.end(JSON.stringify({ ...rows[0], jobAd: { sections } }));
    };
    await page.goto('/jobs/search?term=kiln');
    await expect(search.rows).toHaveCount(3);
    await open('Kiln Keeper');
    await expect(search.title).toHaveText('Kiln Keeper');
    await expect(search.posting).toContainText('The text of this posting is loading.');
    held.resolve();
    await expect(search.posting).toContainText('You watch the fire all night.');

    await open('Kiln Loader');
    await expect(search.posting).toContainText(
      'Its source was just checked and no longer lists this posting.',
    );

    // A source that has trouble takes nothing away, and is not complained about.
    await open('Kiln Painter');
    await expect(search.posting).toContainText('This posting has no text.');
    await expect(search.posting.getByRole('alert')).toHaveCount(0);
    await open('Kiln Keeper');
    await expect(search.posting).toContainText('You watch the fire all night.');
    await search.expectNoAxeFindings();
    // Each once, the one that the screen opened by itself too.
    expect(board.asked.toSorted()).toEqual(['1', '2', '3']);
    expect(problems, 'nothing may go wrong unannounced').toEqual([]);
  } finally {
    await context.close();
    await server.dispose();
    await close();
  }
});

test('what nobody saw for long says so on its row and in the posting', async ({ page, person }) => {
  await person.signIn();
  const search = new SearchPage(page);
  await page.goto('/jobs/search?term=nurse');
  await expect(search.rows.first()).toBeVisible();
  const title = (await search.rows.first().getByRole('link').first().textContent()) ?? '';
  await unseen(page, title);
  await page.reload();
  const since = new Date(Date.now() - 120 * 86_400_000);
  const words = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...parts, timeZone: 'America/New_York' }).format(since);
  await expect(search.rows.first()).toContainText(`Last seen ${words({ month: 'short', day: 'numeric' })}`);
  await search.rows.first().getByRole('link').first().click();
  await expect(search.posting).toContainText(`Last seen on ${words({ dateStyle: 'long' })}. It may be gone.`);
  await search.expectNoAxeFindings();
});
