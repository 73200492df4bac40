import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addCompany } from './company-kit.ts';
import { expect, test, watch } from './fixtures.ts';
import { storedRows } from './own-data-kit.ts';
import { Person } from './person.ts';
import { Server } from './server.ts';
import { axeFaults } from './sweep-kit.ts';

test.describe.configure({ timeout: 120_000 });

/** Wikidata and Wikipedia on this machine, which answer what a test says. */
async function openWiki() {
  let answer: { type: string; body: string; status?: number } = { type: 'text/html', body: '' };
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(answer.status ?? 200, { 'content-type': answer.type });
    response.end(answer.body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    base: `http://127.0.0.1:${port}`,
    asked,
    answers: (next: typeof answer) => {
      answer = next;
    },
    close: () => new Promise((done) => server.close(done)),
  };
}

const statement = (value: unknown) => [{ mainsnak: { snaktype: 'value', datavalue: { value } } }];
const entry = (description: string, year: string) => ({
  labels: { en: { value: 'Quince Works' } },
  descriptions: { en: { value: description } },
  claims: {
    P571: statement({ time: `+${year}-00-00T00:00:00Z`, precision: 9 }),
    P1128: statement({ amount: '+64', unit: '1' }),
  },
});
const twoEntries = {
  search: [{ id: 'Q7' }, { id: 'Q8' }],
  entities: { Q7: entry('bakery in Ohio', '1948'), Q8: entry('foundry in Wales', '1871') },
};

test('research works without a network, keeps answers, and looks up only when pressed', async ({
  browser,
}) => {
  const wiki = await openWiki();
  const server = await Server.start({ WIKIDATA_BASE_URL: wiki.base, WIKIPEDIA_BASE_URL: wiki.base });
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' });
  const page = await context.newPage();
  const { problems, expectRefusal, unplug } = watch(page);
  try {
    await new Person(page, server).signIn();
    await addCompany(page, 'Quince Works');
    await addCompany(page, 'Nobody Knows');
    const [company, unknown] = await storedRows(page, 'companies');

    // Nothing found is no failure.
    await page.goto(`/company/research/${unknown?.internalId}`);
    await expect(page.getByRole('button', { name: 'Look it up' })).toBeVisible();
    expect(wiki.asked).toEqual([]);
    wiki.answers({ type: 'application/json', body: '{"search":[],"entities":{}}' });
    await page.getByRole('button', { name: 'Look it up' }).click();
    await expect(page.getByText('Neither has an entry for this company.')).toBeVisible();

    wiki.answers({ type: 'text/html', body: '<p>Busy</p>' });
    await page.goto(`/company/research/${company?.internalId}`);
    await expect(page.getByText('None of their postings has been read here yet.')).toBeVisible();
    await expect(page.getByText('You have no job there yet.')).toBeVisible();

    // Bad answers are words, and nothing typed is lost.
    await page.getByLabel('What do they do, and for whom?').fill('Pies for schools.');
    expectRefusal('/api/company/lookup', 502);
    await page.getByRole('button', { name: 'Look it up' }).click();
    await expect(page.getByText('It could not be looked up')).toBeVisible();
    wiki.answers({ type: 'text/plain', body: '', status: 429 });
    await page.getByRole('button', { name: 'Retry looking up' }).click();
    await expect(page.getByText('answers no more questions for the moment')).toBeVisible();
    await expect(page.getByLabel('What do they do, and for whom?')).toHaveValue('Pies for schools.');

    // Of two entries of the name the person says which one is meant; then each fact has its source.
    wiki.answers({ type: 'application/json', body: JSON.stringify(twoEntries) });
    await page.getByRole('button', { name: 'Retry looking up' }).click();
    await expect(page.getByText('No entry is certain to be this company.')).toBeVisible();
    const others = page.getByRole('list', { name: 'Other entries' }).getByRole('listitem');
    await others.filter({ hasText: 'bakery in Ohio' }).getByRole('button').click();
    const found = page.getByRole('region', { name: /^From Wikidata and Wikipedia/ });
    await expect(found.locator('dt', { hasText: 'Founded' })).toBeVisible();
    await expect(found).toContainText('1948');
    await expect(found.getByRole('link', { name: /^Wikidata, asked / }).first()).toHaveAttribute(
      'href',
      'https://www.wikidata.org/wiki/Q7',
    );
    // A wrong choice is no dead end.
    await found.getByRole('button', { name: 'Choose another entry' }).click();
    await expect(others).toHaveCount(2);
    await others.filter({ hasText: 'bakery in Ohio' }).getByRole('button').click();
    await expect(found).toContainText('1948');
    expect(await axeFaults(page, 'research')).toEqual([]);

    // The rest needs no network.
    await unplug();
    await page.getByLabel('What will you ask them?').fill('Who bakes at night?');
    await page.getByRole('button', { name: /^Save answers/ }).click();
    await expect(page.getByText('Answers saved.')).toBeVisible();
    await expect(page.getByText('2 of 8 answered')).toBeVisible();
    await page.getByLabel('Your own question').fill('How is parking?');
    await page.getByRole('button', { name: 'Add question' }).click();
    await expect(page.getByRole('textbox', { name: 'How is parking?' })).toBeVisible();
    const stored = await storedRows(page, 'companies');
    expect(stored.slice(0, 1).map(({ research }) => research)).toMatchObject([
      [{ answer: 'Pies for schools.' }, { answer: 'Who bakes at night?' }, { question: 'How is parking?' }],
    ]);
    expect(problems).toEqual([]);
  } finally {
    await context.close();
    await server.dispose();
    await wiki.close();
  }
});
