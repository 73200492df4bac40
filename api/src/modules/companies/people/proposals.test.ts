import { trustLimits } from '@foothold/core/entities/company/directory-trust.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/test-app.ts';
import { openTestCompanies, takePostings } from '../../../testing/test-companies.ts';
import { type Member, member } from '../../../testing/test-member.ts';
import { keepEmployers } from '../keep-employers.ts';
import { settleProposals } from './disputes.ts';

const dayMs = 86_400_000;
const start = new Date('2026-11-01T12:00:00Z');
let at = start;
let server: TestApp;
let maya: Member;
let tom: Member;
let turns = 0;
beforeAll(async () => {
  server = await openTestCompanies({ now: () => at });
}, 120_000);
afterAll(() => server.close());
beforeEach(async () => {
  turns += 1;
  await server.deps.db.exec('DELETE FROM employer_proposal');
  at = new Date(start.getTime() + turns * 40 * dayMs);
  maya = await person('maya', 30);
  tom = await person('tom', 30);
});

/** A signed-in person whose account is so many days old. */
async function person(name: string, days: number): Promise<Member> {
  const one = await member(server, `${name}.${turns}@example.com`);
  await one.call('POST', `/user/update/${one.id}`, { name });
  await server.deps.db.query('UPDATE users SET created_at = $2::timestamptz WHERE id = $1', [
    one.id,
    new Date(at.getTime() - days * dayMs).toISOString(),
  ]);
  return one;
}
/** The same call from another network. */
async function from(network: string, one: Member, path: string, payload?: object) {
  return server.app.inject({
    method: 'POST',
    url: `/api${path}`,
    remoteAddress: network,
    ...(payload && { payload }),
    headers: {
      host: 'localhost:3000',
      origin: 'http://localhost:3000',
      'sec-fetch-site': 'same-origin',
      authorization: `Bearer ${await one.browser.bearer()}`,
    },
  });
}
async function later(hours: number): Promise<void> {
  at = new Date(at.getTime() + hours * 3_600_000);
}
const get = async (id: number) => (await server.app.inject(`/api/company/${id}`)).json().data;
const find = async (payload: object) =>
  (await server.app.inject({ method: 'POST', url: '/api/company/groups', payload })).json().data.results;
/** An employer with postings that nobody owns. */
async function employer(name: string): Promise<number> {
  await takePostings(server, [{ externalId: name, companyName: name }], at);
  const [row] = await find({ searchTerm: name });
  return row.id;
}
const phish = {
  url: 'https://harbor-jobs.example.net',
  jobPostingsUrl: 'https://harbor-jobs.example.net/apply',
};

describe('a stranger and an employer with postings', () => {
  test('what they write stands beside it as text, moves nothing of the row, and the next person can say otherwise', async () => {
    const id = await employer(`Harbor Foods ${turns}`);
    const mallory = await person('mallory', 0);
    const wrote = await mallory.call('POST', `/company/${id}`, { ...phish, companyName: 'Zanzibar Meals' });
    expect(wrote.json().data).toMatchObject({
      success: true,
      proposed: ['companyName', 'url', 'jobPostingsUrl'],
    });
    const shown = await get(id);
    expect(shown).toMatchObject({
      companyName: `Harbor Foods ${turns}`,
      url: '',
      jobPostingsUrl: '',
      links: [],
    });
    expect(shown.proposals).toHaveLength(3);
    expect(shown.proposals.find(({ field }: { field: string }) => field === 'url')).toMatchObject({
      words: phish.url,
      name: 'mallory',
      isText: true,
      agreements: 0,
    });
    const [listed] = await find({ searchTerm: `Harbor Foods ${turns}` });
    expect(JSON.stringify(listed)).not.toContain('harbor-jobs');
    expect(await find({ searchTerm: 'Zanzibar Meals' })).toEqual([]);
    const right = await tom.call('POST', `/company/${id}`, { url: 'https://harborfoods.org' });
    expect(right.statusCode).toBe(200);
    expect(
      (await get(id)).proposals.map(({ words, isText }: { words: string; isText: boolean }) => [
        words,
        isText,
      ]),
    ).toContainEqual(['https://harborfoods.org', false]);
    await mallory.call('DELETE', `/user/${mallory.id}`);
    expect(JSON.stringify(await get(id))).not.toContain('harbor-jobs');
  });

  test('a location added to it is found by no search, and its site is not the employer’s', async () => {
    const name = `Pier Works ${turns}`;
    const id = await employer(name);
    const before = await get(id);
    const mallory = await person('mallory', 20);
    const added = (
      await mallory.call('POST', '/company', {
        companyName: name,
        city: 'Dayton',
        state: 'OH',
        country: 'US',
        ...phish,
      })
    ).json().data;
    expect(added).toMatchObject({ group: before.group, isWaiting: true, url: '' });
    expect(added.proposals.map(({ field }: { field: string }) => field).sort()).toEqual([
      'jobPostingsUrl',
      'place',
      'url',
    ]);
    expect(await find({ searchTerm: name })).toEqual([
      expect.objectContaining({ id, locationCount: before.locationCount, url: '', links: [] }),
    ]);
    expect(await find({ searchTerm: name, location: 'Dayton, OH', distance: 10 })).toEqual([]);
    expect(await find({ searchTerm: name, enableGroupSearch: false })).toHaveLength(1);
    // Its own page has it for others to agree with.
    expect(await find({ group: before.group })).toHaveLength(2);
    expect((await maya.call('DELETE', `/company/${added.id}`)).statusCode).toBe(403);
    expect((await mallory.call('DELETE', `/company/${added.id}`)).statusCode).toBe(200);
    expect(await find({ group: before.group })).toHaveLength(1);
  });

  test('a company that somebody added alone is nobody’s once postings of it come', async () => {
    const name = `Lone Works ${turns}`;
    const mallory = await person('mallory', 0);
    const { id } = (await mallory.call('POST', '/company', { companyName: name, ...phish })).json().data;
    expect((await get(id)).links).toEqual([
      { kind: 'site', url: phish.url, isUnconfirmed: true, isText: true },
      { kind: 'postings', url: phish.jobPostingsUrl, isUnconfirmed: true, isText: true },
    ]);
    await takePostings(server, [{ externalId: name, companyName: name }], at);
    await keepEmployers(server.deps.db, at);
    const [row] = await find({ searchTerm: name });
    expect(row).toMatchObject({ url: '', links: [], openCount: 1 });
    const again = await mallory.call('POST', `/company/${id}`, { description: 'Call 555' });
    expect(again.json().data.proposed).toEqual(['description']);
  });
});

describe('who confirms a value', () => {
  const propose = async (id: number, by: Member, network: string) => {
    await from(network, by, `/company/${id}`, { url: 'https://bayline.org' });
    const { proposals } = await get(id);
    return proposals.find(({ words }: { words: string }) => words === 'https://bayline.org').id as number;
  };
  const urlOf = async (id: number) => (await get(id)).url;

  test('a second person of another network, once it was there for two days', async () => {
    const id = await employer(`Bayline ${turns}`);
    const proposal = await propose(id, maya, '192.0.2.1');
    expect((await from('192.0.2.1', maya, `/company/proposals/${proposal}/agree`)).statusCode).toBe(409);
    const agreed = await from('198.51.100.1', tom, `/company/proposals/${proposal}/agree`);
    expect(agreed.json().data).toEqual({ success: true, isKnown: false });
    expect(await urlOf(id)).toBe('');
    await later(trustLimits.openHours + 1);
    expect(await settleProposals(server.deps.db, at)).toBe(1);
    const read = await get(id);
    expect(read.url).toBe('https://bayline.org');
    expect(read.links).toEqual([
      { kind: 'site', url: 'https://bayline.org', isUnconfirmed: false, isText: false },
    ]);
    expect(read.standings).toContainEqual({ field: 'url', source: 'people', isDisputed: false });
    const back = (await maya.call('GET', '/company/contributions')).json().data.results[0];
    expect(back).toMatchObject({ state: 'known', canTakeBack: false });
    // A fact stays without a name.
    await maya.browser.signIn(maya.email);
    expect((await maya.call('DELETE', `/user/${maya.id}`)).statusCode).toBe(200);
    expect(await urlOf(id)).toBe('https://bayline.org');
    expect((await get(id)).sources.map(({ name }: { name: string }) => name)).toEqual(['', '']);
  });

  test('who proposes the same value agrees', async () => {
    const id = await employer(`Bayline ${turns}`);
    await propose(id, maya, '192.0.2.1');
    await later(trustLimits.openHours + 1);
    const same = await from('198.51.100.1', tom, `/company/${id}`, { url: 'http://BAYLINE.org/' });
    expect(same.json().data.proposed).toEqual([]);
    expect(await urlOf(id)).toBe('https://bayline.org');
  });

  test.each([
    ['of the same network', 30, '192.0.2.77'],
    ['two new accounts', 1, '198.51.100.1'],
  ])('nobody: %s', async (_why, days, network) => {
    const id = await employer(`Bayline ${turns}`);
    const first = await person('one', days);
    const second = await person('two', days);
    const proposal = await propose(id, first, '192.0.2.1');
    await later(trustLimits.openHours + 1);
    const agreed = await from(network, second, `/company/proposals/${proposal}/agree`);
    expect(agreed.json().data).toEqual({ success: true, isKnown: false });
    expect(await settleProposals(server.deps.db, at)).toBe(0);
    expect(await urlOf(id)).toBe('');
  });

  test('a dispute stops it, of an account that is not new', async () => {
    const id = await employer(`Bayline ${turns}`);
    const proposal = await propose(id, maya, '192.0.2.1');
    await from('198.51.100.1', tom, `/company/proposals/${proposal}/agree`);
    const ann = await person('ann', 30);
    const dispute = {
      field: 'url',
      proposalId: proposal,
      reason: 'fraud',
      words: 'It asks for card numbers.',
    };
    const better = { url: 'https://bayline.example.org' };
    const said = await ann.call('POST', `/company/${id}/dispute`, { ...dispute, better });
    expect(said.json().data).toMatchObject({ success: true, changeId: expect.any(Number) });
    await later(trustLimits.openHours + 1);
    expect(await settleProposals(server.deps.db, at)).toBe(0);
    const read = await get(id);
    expect(read.proposals).toEqual([
      expect.objectContaining({ words: better.url, isDisputed: false }),
      expect.objectContaining({ id: proposal, isDisputed: true, isText: true }),
    ]);
    expect(JSON.stringify(read)).not.toContain('card numbers');
  });
});

describe('disputes', () => {
  test('a value people agreed on is shown as text while somebody disputes it', async () => {
    const id = await employer(`Quay ${turns}`);
    await from('192.0.2.1', maya, `/company/${id}`, { url: 'https://quay.org' });
    const [{ id: proposal }] = (await get(id)).proposals;
    await later(trustLimits.openHours + 1);
    await from('198.51.100.1', tom, `/company/proposals/${proposal}/agree`);
    const fresh = await person('fresh', 1);
    await fresh.call('POST', `/company/${id}/dispute`, { field: 'url', reason: 'broken' });
    expect((await get(id)).links[0]).toMatchObject({ isText: false });
    const ann = await person('ann', 30);
    await ann.call('POST', `/company/${id}/dispute`, { field: 'url', reason: 'other-company' });
    const read = await get(id);
    expect(read.links[0]).toMatchObject({ url: 'https://quay.org', isText: true });
    expect(read.standings).toContainEqual({ field: 'url', source: 'people', isDisputed: true });
  });

  test.each([
    [{ field: 'url', reason: 'because' }, 400],
    [{ field: 'summary', reason: 'other' }, 400],
    [{ field: 'url', reason: 'other', words: 'x'.repeat(501) }, 400],
    [{ field: 'url', reason: 'other', proposalId: 999_999 }, 404],
  ])('%j is refused: %i', async (body, status) => {
    const id = await employer(`Quay ${turns}`);
    expect((await maya.call('POST', `/company/${id}/dispute`, body)).statusCode).toBe(status);
  });

  test('twenty a day, then it says how long to wait', async () => {
    const id = await employer(`Quay ${turns}`);
    for (let n = 0; n < trustLimits.disputesADay; n += 1)
      expect(
        (await maya.call('POST', `/company/${id}/dispute`, { field: 'place', reason: 'other' })).statusCode,
      ).toBe(200);
    const more = await maya.call('POST', `/company/${id}/dispute`, { field: 'place', reason: 'other' });
    expect([more.statusCode, Number(more.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
    const kept = await server.deps.db.query(
      'SELECT id FROM employer_dispute WHERE user_id = $1 AND settled_at IS NULL',
      [maya.id],
    );
    expect(kept).toHaveLength(1);
  });
});

test('taking one’s own proposal back: it goes, but not from who agreed with it', async () => {
  const id = await employer(`Dock ${turns}`);
  const first = (await maya.call('POST', `/company/${id}`, { url: 'https://dock.org' })).json().data;
  const second = (await maya.call('POST', `/company/${id}`, { description: 'Builds docks' })).json().data;
  const [, { id: proposal }] = (await get(id)).proposals;
  await tom.call('POST', `/company/proposals/${proposal}/agree`);
  for (const { changeId } of [first, second])
    expect((await maya.call('DELETE', `/company/contributions/${changeId}`)).statusCode).toBe(200);
  expect((await get(id)).proposals).toEqual([
    expect.objectContaining({ words: 'https://dock.org', name: 'tom', agreements: 0 }),
  ]);
});
