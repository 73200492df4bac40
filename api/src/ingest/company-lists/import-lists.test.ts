import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportEvent } from '../../modules/import/events.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { openTestCompanies, takePostings } from '../../testing/test-companies.ts';
import { importCompanyLists } from './import-lists.ts';

const now = new Date('2026-11-20T12:00:00Z');
let server: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'company-lists-'));
  server = await openTestCompanies({ now: () => now });
  await takePostings(
    server,
    [
      { externalId: '1', companyName: 'The Home Depot' },
      {
        externalId: '2',
        companyName: 'Blue Fern',
        url: 'https://jobs.bluefern.com/2',
        locations: ['Austin, TX'],
      },
      {
        externalId: '3',
        companyName: 'Scout',
        url: 'https://scout.example.net/3',
        locations: ['Berlin, Germany'],
      },
    ],
    now,
  );
}, 60_000);
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const spHead = 'Symbol,Security,GICS Sector,GICS Sub-Industry,Headquarters Location,Date added,CIK,Founded';
const ycHead =
  'id,name,slug,yc_url,website,one_liner,batch,status,stage,team_size,isHiring,all_locations,regions,industry,subindustry,industries,tags';

async function take(files: Record<string, string>): Promise<ImportEvent[]> {
  const paths: string[] = [];
  for (const [name, text] of Object.entries(files)) {
    paths.push(join(folder, name));
    await writeFile(join(folder, name), text);
  }
  const { db, geocoder } = server.deps;
  const events: ImportEvent[] = [];
  const run = importCompanyLists({ db, geocoder, now: () => now });
  await run(
    { files: paths, format: 'companies' },
    { signal: new AbortController().signal, tell: (event) => events.push(event) },
  );
  return events;
}
const told = (events: readonly ImportEvent[]) =>
  events.flatMap((event) => ('text' in event ? [event.text] : 'message' in event ? [event.message] : []));
const search = async (body: object) =>
  (await server.app.inject({ method: 'POST', url: '/api/company/groups', payload: body })).json().data
    .results;

test('three lists: joined by name and what speaks for it, refused by row, their facts are categories', async () => {
  const events = await take({
    'sp.csv': `${spHead}\nHD,Home Depot (The),Consumer Discretionary,Home Improvement Retail,"Atlanta, Georgia",,,\nGOOGL,Alphabet Inc. (Class A),Communication Services,Media,"Mountain View, California",,,\nGOOG,Alphabet Inc. (Class C),Communication Services,Media,"Mountain View, California",,,\n,Nameless Symbol,Energy,Oil,,,,\n`,
    'yc.csv': `${ycHead}\n1,Blue Fern,blue-fern,https://www.ycombinator.com/companies/blue-fern,https://bluefern.com,Care at home,W20,Active,,30,True,"Austin, TX, USA",Remote,Healthcare,,Healthcare; Home Care,\n2,Scout,scout,https://www.ycombinator.com/companies/scout,https://scout.com,Finds things,W20,Inactive,,2,False,"Austin, TX, USA",,B2B,,B2B,\n3,Scout,scout-2,https://www.ycombinator.com/companies/scout-2,javascript:alert(1),Other things,W22,Active,,9,False,"New York, NY, USA",,Fintech,,Fintech,\n`,
    'remote.json': JSON.stringify([
      {
        title: 'Blue Fern',
        slug: 'blue-fern',
        website: 'https://www.bluefern.com/',
        careers_url: 'https://www.bluefern.com/jobs',
        remote_policy: 'fully-remote',
        body: '## Company blurb\n\nWe *care* at [home](https://bluefern.com).\n\n## Region\n\nUS',
      },
      { slug: 'nameless', remote_policy: 'hybrid', title: '' },
    ]),
  });
  expect(told(events)).toEqual([
    expect.stringContaining(
      '4 rows of S&P 500 read: 2 joined employers that were known here, 1 are new, 0 were listed before, 1 refused.\n    row 5: no symbol',
    ),
    expect.stringContaining(
      '3 rows of Y Combinator read: 1 joined employers that were known here, 2 are new',
    ),
    expect.stringContaining(
      '2 rows of Remote in Tech read: 1 joined employers that were known here, 0 are new, 0 were listed before, 1 refused.',
    ),
    expect.stringMatching(/^Done\. The directory holds 6 employers/),
  ]);
  const [fern] = await search({ searchTerm: 'blue fern' });
  expect(fern).toMatchObject({
    url: 'https://www.bluefern.com/',
    jobPostingsUrl: 'https://www.bluefern.com/jobs',
    description: 'Care at home',
    summary: 'We care at home.',
    openCount: 1,
    categories: expect.arrayContaining([
      'Hiring now',
      'Y Combinator',
      'Healthcare',
      'Remote-friendly',
      'Fully remote',
    ]),
  });
  expect(fern.links.map(({ kind }: { kind: string }) => kind)).toEqual(['site', 'postings', 'list', 'list']);
  const remote = { location: 'Remote', enableGroupSearch: false };
  expect(new Set((await search(remote)).map(({ group }: { group: string }) => group))).toEqual(
    new Set(['blue fern']),
  );
  expect(await search({ ...remote, bbox: { west: 0, south: 40, east: 20, north: 60 } })).toEqual([]);
  const [depot] = await search({ searchTerm: 'home depot', categories: ['S&P 500'] });
  expect(depot).toMatchObject({ groupName: 'The Home Depot', openCount: 1, locationCount: 2 });
});

test('employers of one name in different trades stay apart, each told by its site or trade', async () => {
  const scouts = await search({ searchTerm: 'scout', sort: 'name' });
  expect(
    scouts.map(({ groupName, openCount, url }: Record<string, string>) => [groupName, openCount, url]),
  ).toEqual([
    ['Scout', 1, ''],
    ['Scout (Fintech)', 0, ''],
    ['Scout (scout.com)', 0, ''],
  ]);
});

test('a company that its list calls over says so, and its site, which may be somebody else’s now, is not shown', async () => {
  const [over] = await search({ group: 'scout (scout.com)' });
  expect([over.categories[0], over.url, over.links.map(({ kind }: { kind: string }) => kind)]).toEqual([
    'No longer active',
    '',
    ['list'],
  ]);
  const [alive] = await search({ group: 'scout (fintech)' });
  expect(alive.categories).not.toContain('No longer active');
});

test('taken again it adds nothing, and what left the list loses what the list said', async () => {
  const again = `${spHead}\nHD,Home Depot (The),Consumer Discretionary,Home Improvement Retail,"Atlanta, Georgia",,,\n`;
  const events = await take({ 'sp.csv': again });
  expect(told(events)[0]).toContain(
    '0 joined employers that were known here, 0 are new, 1 were listed before, 0 refused.\n  2 are not in the list any more.',
  );
  expect(await search({ searchTerm: 'alphabet' })).toEqual([]);
});

test('postings that come after a list join its employer', async () => {
  await take({ 'sp.csv': `${spHead}\nMMM,3M,Industrials,Conglomerates,"Saint Paul, Minnesota",,,\n` });
  await takePostings(server, [{ externalId: '9', companyName: '3M Company' }], now);
  expect(await search({ searchTerm: '3m' })).toEqual([
    expect.objectContaining({ groupName: '3M', openCount: 1 }),
  ]);
});

test('postings under another name of an employer leave its own postings where they are', async () => {
  await take({
    'sp.csv': `${spHead}\nHD,Home Depot (The),Consumer Discretionary,Home Improvement Retail,"Atlanta, Georgia",,,\n`,
  });
  await takePostings(server, [{ externalId: '10', companyName: 'Home Depot (The)' }], now);
  const [depot] = await search({ group: 'the home depot', sort: 'hiring' });
  expect(depot.openCount).toBe(1);
});

test.each([
  ['nothing.csv', 'a,b\n1,2\n', 'This is no list that is known here'],
  ['broken.json', '[{"title": ', 'The file is no JSON'],
  ['record.json', '{"title": "Acme"}', 'A list of companies is expected'],
])('%s is told and nothing is written', async (name, text, message) => {
  const events = await take({ [name]: text });
  expect(events).toEqual([{ kind: 'failed', message: expect.stringContaining(message), written: false }]);
});
