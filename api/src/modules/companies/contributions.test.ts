import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { openTestCompanies, takePostings } from '../../testing/test-companies.ts';
import { type Member, member } from '../../testing/test-member.ts';
import { keepEmployers } from './keep-employers.ts';

const start = new Date('2026-11-20T12:00:00Z');
let at = start;
let server: TestApp;
let maya: Member;
let tom: Member;
beforeAll(async () => {
  server = await openTestCompanies({ now: () => at });
  maya = await member(server, 'maya@example.com');
  tom = await member(server, 'tom@example.com');
  await maya.call('POST', `/user/update/${maya.id}`, { name: 'Maya' });
}, 120_000);
afterAll(() => server.close());
beforeEach(() => {
  at = new Date(at.getTime() + 3_600_000);
});

const add = async (body: object, by = maya) => (await by.call('POST', '/company', body)).json().data;
const get = async (id: number) => server.app.inject(`/api/company/${id}`);
const groupRows = async (group: string) =>
  (await server.app.inject({ method: 'POST', url: '/api/company/groups', payload: { group } })).json().data
    .results;
const contributions = async (by = maya) =>
  (await by.call('GET', '/company/contributions')).json().data.results;

describe('adding', () => {
  test('the row says who and when, has its group in lower case and the point of its city', async () => {
    const made = await add({
      companyName: 'Blue Fern Clinic',
      city: 'Columbus',
      state: 'OH',
      country: 'US',
      url: 'https://bluefern.org',
      categories: ['Hospitals'],
    });
    expect(made).toMatchObject({
      success: true,
      group: 'blue fern clinic',
      groupName: 'Blue Fern Clinic',
      city: 'Columbus',
    });
    expect(made.lat).toBeCloseTo(39.96, 1);
    const read = (await get(made.id)).json().data;
    expect(read.sources).toEqual([{ kind: 'person', name: 'Maya', at: at.toISOString() }]);
    expect(read.categories).toEqual(['Hospitals']);
  });

  test('another location joins its employer; another site of the same name is another employer', async () => {
    const first = await add({
      companyName: 'Delta',
      url: 'https://www.delta.com',
      city: 'Atlanta',
      state: 'GA',
    });
    const second = await add({
      companyName: 'Delta, Inc.',
      url: 'https://delta.com/jobs',
      city: 'Austin',
      state: 'TX',
    });
    const faucets = await add({
      companyName: 'Delta',
      url: 'https://deltafaucet.com',
      city: 'Dayton',
      state: 'OH',
    });
    expect([second.group, second.locationCount]).toEqual([first.group, 2]);
    expect(faucets.groupName).toBe('Delta (deltafaucet.com)');
    expect(await groupRows('delta')).toHaveLength(2);
    expect(await groupRows('delta (deltafaucet.com)')).toHaveLength(1);
  });

  test.each([
    [{ companyName: '' }, 'companyName'],
    [{ companyName: 'Acme', url: 'javascript:alert(1)' }, 'url'],
    [{ companyName: 'Acme', url: 'https://maya:secret@example.org' }, 'url'],
    [{ companyName: 'Acme', notes: 'my notes' }, 'notes'],
    [{ companyName: 'Acme', summary: 'mine' }, 'summary'],
    [{ companyName: 'Acme', contactInfo: 'Ann' }, 'contactInfo'],
    [{ companyName: 'x'.repeat(301) }, 'companyName'],
    [{ companyName: 'Acme\0' }, 'companyName'],
    [{ companyName: 'Acme', latitude: 91 }, 'latitude'],
  ])('%j is refused by its field', async (body, field) => {
    const answer = await maya.call('POST', '/company', body);
    expect([answer.statusCode, answer.json().field]).toEqual([400, field]);
  });
});

describe('changing and removing', () => {
  test('only what is sent changes; a row changed under an open form is not overwritten', async () => {
    const { id, updatedAt } = await add({ companyName: 'Form Works', address: '1 Main St' });
    at = new Date(at.getTime() + 60_000);
    const first = await maya.call('POST', `/company/${id}`, { address: '2 Main St', updatedAt });
    expect(first.json().data).toMatchObject({ success: true });
    const late = await maya.call('POST', `/company/${id}`, { address: '3 Main St', updatedAt });
    expect([late.statusCode, late.json().code]).toEqual([409, 'conflict']);
    expect((await get(id)).json().data).toMatchObject({ address: '2 Main St', companyName: 'Form Works' });
    expect((await maya.call('POST', `/company/${id}`, {})).statusCode).toBe(400);
    const same = { groupName: 'FORM works', group: 'form works', address: '4 Main St' };
    expect((await maya.call('POST', `/company/${id}`, same)).statusCode).toBe(200);
    const moved = await maya.call('POST', `/company/${id}`, {
      groupName: 'Other Works',
      address: '5 Main St',
    });
    expect([moved.statusCode, moved.json().field]).toEqual([400, 'groupName']);
  });

  test('“Hiring now” follows from postings: written by a person it goes, so that it ends with the last posting', async () => {
    const closes = at.getTime() + 3_600_000;
    await takePostings(server, [{ externalId: 'p3', companyName: 'Brief Works', closedAt: closes }], at);
    const [row] = await groupRows('brief works');
    const categories = ['hiring now', 'Hiring now', 'Bridges'];
    await maya.call('POST', `/company/${row.id}`, { categories });
    const open = (await get(row.id)).json().data;
    expect([open.proposals[0].words, open.categories]).toEqual(['Bridges', ['Hiring now']]);
    at = new Date(closes + 1000);
    await keepEmployers(server.deps.db, at);
    expect((await get(row.id)).json().data.categories).toEqual([]);
    const added = await add({ companyName: 'Never Hires', categories });
    expect(added.categories).toEqual(['Bridges']);
  });

  test('the row of somebody else, a foreign number, and a row of postings that a person cannot remove', async () => {
    const { id } = await add({ companyName: 'Mine Alone' });
    const beside = await tom.call('POST', `/company/${id}`, { address: 'x' });
    expect([beside.statusCode, beside.json().data.proposed]).toEqual([200, ['place']]);
    expect((await get(id)).json().data).toMatchObject({ address: '', proposals: [{ words: 'x' }] });
    const kept = await tom.call('DELETE', `/company/${id}`);
    expect([kept.statusCode, kept.json().message]).toEqual([403, expect.stringContaining('You can dispute')]);
    const gone = await maya.call('POST', '/company/999999', { address: 'x' });
    expect([gone.statusCode, gone.json().code]).toEqual([404, 'company-not-found']);
    expect((await get(999_999)).json()).toMatchObject({ code: 'company-not-found' });
    await takePostings(server, [{ externalId: 'p1', companyName: 'Posted Works' }], at);
    const [row] = await groupRows('posted works');
    expect((await maya.call('DELETE', `/company/${row.id}`)).statusCode).toBe(403);
    expect((await maya.call('POST', `/company/${row.id}`, { address: '9 Oak St' })).statusCode).toBe(200);
    expect((await tom.call('POST', `/company/${row.id}`, { address: 'x' })).statusCode).toBe(200);
    await keepEmployers(server.deps.db, at);
    const read = (await get(row.id)).json().data;
    expect(read).toMatchObject({ address: '', openHere: 1 });
    expect(read.proposals.map(({ words }: { words: string }) => words)).toEqual([
      'x, Columbus, OH, US',
      '9 Oak St, Columbus, OH, US',
    ]);
  });

  test('removing takes the employer along when nobody else knows it', async () => {
    const { id } = await add({ companyName: 'Short Lived' });
    expect((await maya.call('DELETE', `/company/${id}`)).json().data.success).toBe(true);
    expect((await get(id)).statusCode).toBe(404);
    expect(await groupRows('short lived')).toEqual([]);
  });
});

describe('taking back', () => {
  test('an addition goes, a change is undone, a removed row is there again under its number', async () => {
    const added = await add({ companyName: 'Back Works', address: '1 Main St' });
    const changed = (await maya.call('POST', `/company/${added.id}`, { address: '2 Main St' })).json().data;
    const early = await maya.call('DELETE', `/company/contributions/${added.changeId}`);
    expect([early.statusCode, early.json().message]).toEqual([409, expect.stringContaining('newer change')]);
    await maya.call('DELETE', `/company/contributions/${changed.changeId}`);
    expect((await get(added.id)).json().data.address).toBe('1 Main St');
    const removed = (await maya.call('DELETE', `/company/${added.id}`)).json().data;
    expect((await maya.call('DELETE', `/company/contributions/${removed.changeId}`)).statusCode).toBe(200);
    expect((await get(added.id)).json().data).toMatchObject({
      address: '1 Main St',
      groupName: 'Back Works',
    });
    expect((await maya.call('DELETE', `/company/contributions/${added.changeId}`)).statusCode).toBe(200);
    expect((await get(added.id)).statusCode).toBe(404);
    const again = await maya.call('DELETE', `/company/contributions/${added.changeId}`);
    expect([again.statusCode, again.json().message]).toEqual([409, 'This was taken back already.']);
  });

  test('a row of postings is as it was, and nobody’s again', async () => {
    await takePostings(server, [{ externalId: 'p2', companyName: 'Posted Twice' }], at);
    const [row] = await groupRows('posted twice');
    const { changeId } = (await maya.call('POST', `/company/${row.id}`, { address: '9 Oak St' })).json().data;
    await maya.call('DELETE', `/company/contributions/${changeId}`);
    const read = (await get(row.id)).json().data;
    expect([read.address, read.sources.map(({ kind }: { kind: string }) => kind)]).toEqual([
      '',
      ['postings'],
    ]);
    expect((await tom.call('POST', `/company/${row.id}`, { address: '1 Elm St' })).statusCode).toBe(200);
  });

  test('another name of an employer goes with the row that said it, and comes back with it', async () => {
    const found = async (searchTerm: string) =>
      (await server.app.inject({ method: 'POST', url: '/api/company/groups', payload: { searchTerm } }))
        .json()
        .data.results.map(({ groupName }: { groupName: string }) => groupName);
    await add({ companyName: 'Harbor Foods' }, tom);
    const alias = { groupName: 'Harbor Foods', companyName: 'Quayside Kitchens' };
    await add(alias, maya);
    expect(await found('quayside')).toEqual([]);
    const first = await add(alias, tom);
    const second = await add(alias, tom);
    await tom.call('DELETE', `/company/contributions/${first.changeId}`);
    expect(await found('quayside')).toEqual(['Harbor Foods']);
    await tom.call('DELETE', `/company/contributions/${second.changeId}`);
    expect(await found('quayside')).toEqual([]);
    const again = await add(alias, tom);
    const removed = (await tom.call('DELETE', `/company/${again.id}`)).json().data;
    expect(await found('quayside')).toEqual([]);
    await tom.call('DELETE', `/company/contributions/${removed.changeId}`);
    expect(await found('quayside')).toEqual(['Harbor Foods']);
    const renamed = { companyName: 'Pier Bakery' };
    const { changeId } = (await tom.call('POST', `/company/${again.id}`, renamed)).json().data;
    expect([await found('quayside'), await found('pier bakery')]).toEqual([[], ['Harbor Foods']]);
    await tom.call('DELETE', `/company/contributions/${changeId}`);
    expect([await found('quayside'), await found('pier bakery')]).toEqual([['Harbor Foods'], []]);
  });

  test('only one’s own, and within 30 days', async () => {
    const { changeId, id } = await add({ companyName: 'Old Works' });
    expect((await tom.call('DELETE', `/company/contributions/${changeId}`)).statusCode).toBe(404);
    const [mine] = await contributions();
    expect(mine).toMatchObject({
      changeId,
      kind: 'added',
      companyId: id,
      canTakeBack: true,
      fields: ['companyName'],
    });
    expect(await contributions(tom)).not.toContainEqual(expect.objectContaining({ changeId }));
    const before = at;
    at = new Date(at.getTime() + 29 * 86_400_000);
    maya = await member(server, 'maya@example.com');
    expect((await contributions())[0]).toMatchObject({ changeId, canTakeBack: true });
    at = new Date(before.getTime() + 31 * 86_400_000);
    maya = await member(server, 'maya@example.com');
    const late = await maya.call('DELETE', `/company/contributions/${changeId}`);
    expect([late.statusCode, late.json().code]).toEqual([409, 'conflict']);
    tom = await member(server, 'tom@example.com');
  });
});

test('ten writes a minute: the next one waits, and says how long', async () => {
  const many = await member(server, 'many@example.com');
  for (let n = 0; n < 10; n += 1)
    expect((await many.call('POST', '/company', { companyName: `Many ${n}` })).statusCode).toBe(200);
  const more = await many.call('POST', '/company', { companyName: 'Many more' });
  expect([more.statusCode, more.headers['retry-after']]).toEqual([429, '60']);
  expect(more.json().message).toMatch(/Try again in 60 seconds/);
});

test('deleting the account takes along what nobody confirmed, and its number from what is kept', async () => {
  const leaving = await member(server, 'leaving@example.com');
  const { id } = await add({ companyName: 'Left Behind' }, leaving);
  await takePostings(server, [{ externalId: 'p9', companyName: 'Stays Here' }], at);
  const [row] = await groupRows('stays here');
  await leaving.call('POST', `/company/${row.id}`, { url: 'https://stays.example.org' });
  expect((await leaving.call('DELETE', `/user/${leaving.id}`)).statusCode).toBe(200);
  expect((await get(id)).statusCode).toBe(404);
  expect((await get(row.id)).json().data).toMatchObject({ url: '', proposals: [] });
  for (const table of ['employer_change', 'employer_proposal'])
    expect(JSON.stringify(await server.deps.db.query(`SELECT * FROM ${table}`))).not.toContain(leaving.id);
});

test('the same key twice adds one row', async () => {
  const token = await tom.browser.bearer();
  const send = () =>
    server.app.inject({
      method: 'POST',
      url: '/api/company',
      payload: { companyName: 'Key Works' },
      headers: { host: 'localhost:3000', authorization: `Bearer ${token}`, 'idempotency-key': 'key-works-1' },
    });
  const [one, two] = [await send(), await send()];
  expect(two.json().data.id).toBe(one.json().data.id);
  expect(await groupRows('key works')).toHaveLength(1);
});
