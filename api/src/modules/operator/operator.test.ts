import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { OperatorError } from '../../cli/operator/operator-action.ts';
import { operatorActions } from '../../cli/operator/operator-actions.ts';
import { checkLogs } from '../../db/log-chain-check.ts';
import { TestBrowser } from '../../testing/auth-test-kit.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { openTestCompanies, takePostings } from '../../testing/test-companies.ts';
import { type Member, member } from '../../testing/test-member.ts';

const start = new Date('2026-11-01T12:00:00Z');
let at = start;
let turns = 0;
let server: TestApp;
let olga: Member;
let mallory: Member;
beforeAll(async () => {
  server = await openTestCompanies({ now: () => at });
}, 120_000);
afterAll(() => server.close());
beforeEach(async () => {
  turns += 1;
  at = new Date(start.getTime() + turns * 30 * 86_400_000);
  olga = await member(server, `olga.${turns}@example.com`);
  mallory = await member(server, `mallory.${turns}@example.com`);
});

const command = (name: string, ...args: string[]) =>
  operatorActions
    .find((one) => one.name === name)
    ?.run({ db: server.deps.db, now: () => at, secret: server.deps.secret, args });
const decide = (action: string, subject: string | number, reason = 'It is so.') =>
  olga.call('POST', '/operator/decisions', { action, subject: String(subject), reason });
const get = async (id: number) => (await server.app.inject(`/api/company/${id}`)).json().data;
async function employer(name: string): Promise<number> {
  await takePostings(server, [{ externalId: name, companyName: name }], at);
  const found = await server.app.inject({
    method: 'POST',
    url: '/api/company/groups',
    payload: { searchTerm: name },
  });
  return found.json().data.results[0].id;
}
async function proposed(name: string, fields: object): Promise<{ id: number; proposal: number }> {
  const id = await employer(`${name} ${turns}`);
  await mallory.call('POST', `/company/${id}`, fields);
  const { proposals } = await get(id);
  return { id, proposal: proposals[0].id };
}
const logged = async () => (await olga.call('GET', '/operator/log')).json().data.entries;

describe('appointing', () => {
  test('only the command does it; who is none gets 403, and so does who is dismissed', async () => {
    expect((await olga.call('GET', '/operator/queue')).statusCode).toBe(403);
    expect((await decide('close', mallory.id)).statusCode).toBe(403);
    expect(await command('appoint', olga.email)).toEqual([`${olga.email} is an operator now.`]);
    expect(await command('list')).toContainEqual(expect.stringContaining(`${olga.email}  since `));
    expect((await olga.call('GET', '/operator/self')).json().data).toEqual({ isOperator: true });
    expect((await olga.call('GET', '/operator/queue')).statusCode).toBe(200);
    await command('dismiss', olga.email);
    expect((await olga.call('GET', '/operator/queue')).statusCode).toBe(403);
    await expect(command('appoint', 'nobody@example.com')).rejects.toThrow(OperatorError);
  });
});

describe('an operator', () => {
  beforeEach(async () => {
    await command('appoint', olga.email);
  });

  test('sees what is proposed and disputed without an address, accepts a value, reverts it, and each is noted', async () => {
    const { id, proposal } = await proposed('Bay Works', { url: 'https://bay.example.org' });
    const tom = await member(server, `tom.${turns}@example.com`);
    await tom.call('POST', `/company/${id}/dispute`, {
      field: 'url',
      proposalId: proposal,
      reason: 'fraud',
      words: 'Asks for money',
    });
    const queue = await olga.call('GET', '/operator/queue');
    expect(queue.json().data.items[0]).toMatchObject({
      ...{ companyId: id, field: 'url', known: '' },
      proposals: [
        {
          id: proposal,
          words: 'https://bay.example.org',
          account: { id: mallory.id, contributions: 1, isClosed: false },
        },
      ],
      disputes: [{ reason: 'fraud', words: 'Asks for money', proposalId: proposal }],
    });
    expect(queue.body).not.toContain('@example.com');
    expect((await decide('accept', proposal)).json().data).toEqual({
      success: true,
      takenOff: 0,
      undo: 'restore',
    });
    const shown = await get(id);
    expect([shown.url, shown.proposals]).toEqual(['https://bay.example.org', []]);
    expect(shown.standings).toContainEqual({ field: 'url', source: 'operator', isDisputed: false });
    expect((await decide('accept', proposal)).statusCode).toBe(409);
    expect((await decide('revert', proposal, 'It is not.')).json().data.undo).toBe('accept');
    expect((await get(id)).url).toBe('');
    expect((await decide('restore', proposal)).statusCode).toBe(200);
    expect((await get(id)).proposals).toHaveLength(1);
    expect(
      (await logged())
        .slice(0, 3)
        .map((one: { action: string; reason: string; subject: string }) => [
          one.action,
          one.reason,
          one.subject,
        ]),
    ).toEqual([
      ['restore', 'It is so.', String(proposal)],
      ['revert', 'It is not.', String(proposal)],
      ['accept', 'It is so.', String(proposal)],
    ]);
  });

  test('reverts all of an account, also what is shown by now', async () => {
    const first = await proposed('Cove Works', { url: 'https://cove.example.org' });
    await decide('accept', first.proposal);
    const second = await proposed('Reef Works', { jobPostingsUrl: 'https://reef.example.org' });
    const added = (await mallory.call('POST', '/company', { companyName: `Shoal Works ${turns}` })).json()
      .data;
    expect((await decide('revert-all', mallory.id)).json().data.takenOff).toBe(3);
    expect((await get(first.id)).url).toBe('');
    expect((await get(second.id)).proposals).toEqual([]);
    expect((await server.app.inject(`/api/company/${added.id}`)).statusCode).toBe(404);
  });

  test('closes an account: signed out, refused at the door, its proposals gone; and opens it again', async () => {
    const { id } = await proposed('Gulf Works', { url: 'https://gulf.example.org' });
    const token = await mallory.browser.bearer();
    expect((await decide('close', mallory.id)).json().data).toMatchObject({ undo: 'reopen', takenOff: 1 });
    expect((await get(id)).proposals).toEqual([]);
    const call = await server.app.inject({
      url: '/api/user/sessions',
      headers: { host: 'localhost:3000', authorization: `Bearer ${token}` },
    });
    expect(call.statusCode).toBe(401);
    const browser = new TestBrowser(server);
    await browser.ask(mallory.email);
    const refused = await browser.follow(browser.tokenOf(mallory.email));
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      expect.stringContaining('was closed'),
    ]);
    await decide('reopen', mallory.id);
    await expect(member(server, mallory.email)).resolves.toMatchObject({ id: mallory.id });
    await command('appoint', mallory.email);
    expect((await decide('close', mallory.id)).statusCode).toBe(409);
  });

  test('keeps a value that is disputed; what does not exist is not found', async () => {
    const id = await employer(`Sound Works ${turns}`);
    await mallory.call('POST', `/company/${id}/dispute`, { field: 'companyName', reason: 'offensive' });
    const { items } = (await olga.call('GET', '/operator/queue')).json().data;
    const item = items.find(({ companyId }: { companyId: number }) => companyId === id);
    expect((await decide('keep', item.disputes[0].id)).statusCode).toBe(200);
    expect((await get(id)).standings[0]).toMatchObject({ isDisputed: false });
    for (const action of ['accept', 'revert', 'keep', 'close'])
      expect((await decide(action, '999999')).statusCode).toBe(404);
    expect((await decide('revert', 'x', '')).statusCode).toBe(400);
  });

  test('cannot change the log, nor can the server', async () => {
    await decide('close', mallory.id);
    for (const sql of [
      "UPDATE operator_log SET reason = ''",
      'DELETE FROM operator_log',
      'TRUNCATE operator_log',
    ])
      await expect(server.deps.db.query(sql)).rejects.toThrow(/only appended to/);
  });

  test('shows what somebody with the database altered past that', async () => {
    await decide('close', mallory.id);
    const { db, secret } = server.deps;
    const problems = async () => (await checkLogs(db, { secret })).flatMap((check) => check.problems);
    expect(await problems()).toEqual([]);
    await db.exec('ALTER TABLE operator_log DISABLE TRIGGER operator_log_stays');
    const reason = 'UPDATE operator_log SET reason = $1 WHERE id = (SELECT max(id) FROM operator_log)';
    await db.query(reason, ['Nothing to see.']);
    expect(await problems()).toEqual([expect.stringMatching(/^Entries were changed by somebody else/)]);
    await db.query(reason, ['It is so.']);
    expect(await problems()).toEqual([]);
    await db.exec('ALTER TABLE operator_log ENABLE TRIGGER operator_log_stays');
  });
});

test('the commands say what they did, also of hostile words', async () => {
  const { proposal } = await proposed('Strait Works', { description: 'Best\u001b[2J place' });
  expect((await command('queue'))?.join('\n')).toContain(`value ${proposal}  proposed`);
  expect(await command('accept', String(proposal), 'fine')).toEqual([
    expect.stringContaining('Accepted: Strait Works'),
  ]);
  expect(await command('revert', String(proposal))).toHaveLength(1);
  await expect(command('revert', String(proposal))).rejects.toThrow(/nothing to revert/);
  expect((await command('close', mallory.email, 'spam'))?.[0]).toMatch(/^Closed/);
  expect((await command('reopen', mallory.id))?.[0]).toMatch(/^Open again/);
  expect((await command('log'))?.at(-2)).toMatch(/this machine {2}close .*“spam”$/);
});
