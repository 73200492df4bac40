import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { creditOf } from '@foothold/core/entities/posting/posting-source.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readPosting } from '../ingest/read/formats.ts';
import type { SourceAnswer } from '../providers/posting-sources/port.ts';
import { dialects, type FakeSource, openFakeSource, readerOf, sendJson, serving } from './source-test-kit.ts';

let fake: FakeSource;
beforeAll(async () => {
  fake = await openFakeSource();
});
beforeEach(() => {
  fake.requests.length = 0;
});
afterAll(() => fake.close());

const board = { token: 'acme', company: 'Acme' };
const now = Date.parse('2026-08-22T12:00:00Z');
const signal = new AbortController().signal;
const ids = (answer: SourceAnswer) => (answer.kind === 'list' ? answer.rows.map(({ id }) => id) : []);
const problem = (answer: SourceAnswer) => (answer.kind === 'problem' ? answer.problem : null);

describe.each(Object.entries(dialects))('%s', (name, dialect) => {
  const read = (over: Parameters<typeof readerOf>[2] = {}) => {
    const { source, waits } = readerOf(dialect, fake, over);
    return { source, waits, answer: source.read(board, { signal }) };
  };
  const isPaged = dialect.pageSize !== null;

  it('says what it is', () => {
    const { source } = readerOf(dialect, fake);
    expect(source.name).toBe(name);
    expect(source.label).not.toBe('');
    expect(new URL(source.terms).protocol).toBe('https:');
    expect(source.pauseMinutes).toBeGreaterThanOrEqual(10);
    const credit = creditOf({ source: name, url: 'https://example.com/job' });
    expect(credit !== null).toBe(source.attribution !== '');
  });

  it('reads every row to the last page, once, with who asks in every request', async () => {
    const total = (dialect.pageSize ?? 100) * 2 + 7;
    fake.answer = serving(dialect, total);
    const answer = await read().answer;
    expect(answer).toMatchObject({ kind: 'list', problem: null });
    expect(ids(answer)).toHaveLength(total);
    expect(new Set(ids(answer)).size).toBe(total);
    const agents = fake.requests.map(({ headers }) => headers['user-agent']);
    expect(
      agents.every(
        (agent) => agent === (name === 'usajobs' ? 'a@b.co' : 'Foothold/test (support@example.com)'),
      ),
    ).toBe(true);
  });

  it('hands over rows that the format of its name reads', async () => {
    fake.answer = serving(dialect, 3);
    const answer = await read().answer;
    const rows = answer.kind === 'list' ? answer.rows : [];
    const results = rows.map(({ record }) => readPosting(name, record, { now, company: board.company }));
    expect(results.map((result) => ('ok' in result ? result.ok.source : result.reason))).toEqual(
      Array(3).fill(name),
    );
  });

  it('an empty list is a list', async () => {
    fake.answer = serving(dialect, 0);
    expect(await read().answer).toMatchObject({ kind: 'list', rows: [], problem: null });
  });

  it('a broken row takes nothing from the others', async () => {
    fake.answer = serving(dialect, 20, { isBroken: (n) => n % 10 === 0 });
    const found = ids(await read().answer);
    expect(found).toHaveLength(20);
    expect(found.filter((id) => id === '')).toHaveLength(2);
  });

  it('asks only for what is new where the whole list is one answer', async () => {
    const marks = { etag: '"v1"', 'last-modified': 'Sat, 22 Aug 2099 10:00:00 GMT' };
    const list = serving(dialect, 2, { headers: marks });
    fake.answer = (request, response, url) =>
      request.headers['if-none-match'] === '"v1"'
        ? response.writeHead(304).end()
        : list(request, response, url);
    const first = await read().answer;
    expect(first).toMatchObject({
      kind: 'list',
      validators: isPaged ? { etag: '', modified: '' } : { etag: '"v1"', modified: marks['last-modified'] },
    });
    const validators = first.kind === 'list' ? first.validators : { etag: '', modified: '' };
    const again = await readerOf(dialect, fake).source.read(board, { signal, validators });
    expect(again.kind).toBe(isPaged ? 'list' : 'unchanged');
  });

  it('waits where it is told to for a short while, and says until when for a long one', async () => {
    const list = serving(dialect, 1);
    let limits = 1;
    fake.answer = (request, response, url) => {
      limits -= 1;
      if (limits < 0) list(request, response, url);
      else response.writeHead(429, { 'retry-after': '7' }).end();
    };
    const short = read();
    expect(ids(await short.answer)).toHaveLength(1);
    expect(short.waits).toEqual([7000]);
    fake.answer = (_request, response) => void response.writeHead(429, { 'retry-after': '3600' }).end();
    const long = read();
    expect(problem(await long.answer)).toMatchObject({ kind: 'limited', retryAt: now + 3_600_000 });
    expect(long.waits).toEqual([]);
  });

  it('tries again after a fault of the server, later each time, and gives up after three', async () => {
    const list = serving(dialect, 1);
    let faults = 2;
    fake.answer = (request, response, url) => {
      faults -= 1;
      if (faults < 0) list(request, response, url);
      else response.writeHead(502).end('<html>');
    };
    const short = read();
    expect(ids(await short.answer)).toHaveLength(1);
    expect(short.waits).toEqual([1000, 4000]);
    fake.requests.length = 0;
    fake.answer = (_request, response) => void response.writeHead(500).end();
    expect(problem(await read().answer)).toMatchObject({
      kind: 'unreachable',
      text: expect.stringContaining('500'),
    });
    expect(fake.requests).toHaveLength(3);
  });

  it.each([
    ['a web page', '<!doctype html><p>Just a moment', /web page instead of data/],
    ['data that is cut off', '{"jobs":[{"id":1,"title":"Nur', /cut off or damaged/],
    ['nothing', '', /no data/],
    ['data of another shape', '{"message":"hello"}', /without a list/],
    ['a list of another thing', '{"jobs":7,"data":7,"content":7,"offers":7,"hits":7}', /without a list/],
    ['null', 'null', /without a list/],
  ])('names %s and does not throw', async (_name, body, words) => {
    fake.answer = (_request, response) => void response.writeHead(200).end(body);
    expect(problem(await read().answer)).toMatchObject({
      kind: 'broken',
      text: expect.stringMatching(words),
    });
  });

  it('stops reading an answer without an end', async () => {
    let isClosed = false;
    fake.answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const piece = Buffer.alloc(65_536, ' ');
      const more = () => {
        while (!isClosed && response.write(piece));
      };
      response.on('drain', more).on('close', () => {
        isClosed = true;
      });
      more();
    };
    const answer = await read({ maxBytes: 1_000_000 }).answer;
    expect(problem(answer)).toMatchObject({ kind: 'broken', text: 'answered more than 1 MB' });
    await expect.poll(() => isClosed).toBe(true);
  });

  it('does not wait for an answer that drips, nor for one that never comes', async () => {
    let drip: NodeJS.Timeout | undefined;
    fake.answer = (_request, response) => {
      response.writeHead(200);
      drip = setInterval(() => response.write(' '), 20);
    };
    const late = { kind: 'unreachable', text: expect.stringContaining('within 0.15 seconds') };
    expect(problem(await read({ timeout: 150 }).answer)).toMatchObject(late);
    clearInterval(drip);
    fake.answer = () => undefined;
    expect(problem(await read({ timeout: 150 }).answer)).toMatchObject(late);
  });

  it.each([404, 410])('a board that is not there (%i) is gone', async (status) => {
    fake.answer = (_request, response) => void response.writeHead(status).end('{"error":"no"}');
    expect(problem(await read().answer)).toMatchObject({
      kind: 'gone',
      text: expect.stringContaining(`${status}`),
    });
    expect(fake.requests).toHaveLength(1);
  });

  it.each([401, 403])('a refusal (%i) is one, and is not tried again', async (status) => {
    fake.answer = (_request, response) => void response.writeHead(status).end();
    expect(problem(await read().answer)).toMatchObject({ kind: 'refused' });
    expect(fake.requests).toHaveLength(1);
  });

  it('follows a renamed board on its own site', async () => {
    const list = serving(dialect, 2);
    fake.answer = (request, response, url) => {
      if (url.searchParams.has('moved')) return list(request, response, url);
      url.searchParams.set('moved', '1');
      return response.writeHead(301, { location: url.pathname + url.search }).end();
    };
    expect(ids(await read().answer)).toHaveLength(2);
  });

  it('does not follow to another server, this machine least of all', async () => {
    let asked = 0;
    const inside = createServer((_request, response) => {
      asked += 1;
      sendJson(response, []);
    });
    inside.listen(0, '127.0.0.1');
    await once(inside, 'listening');
    const { port } = inside.address() as AddressInfo;
    for (const location of [
      `http://127.0.0.1:${port}/`,
      'http://localhost:80/',
      'ftp://x.example/',
      'http://',
    ]) {
      fake.answer = (_request, response) => void response.writeHead(302, { location }).end();
      expect(problem(await read().answer), location).toMatchObject({ kind: 'gone' });
    }
    expect(asked).toBe(0);
    inside.close();
    fake.answer = (request, response) => void response.writeHead(307, { location: request.url }).end();
    expect(problem(await read().answer)).toMatchObject({ text: 'sent us on in a circle' });
  });

  it('a server that does not answer at all is told with its reason', async () => {
    const { source, waits } = readerOf(dialect, { base: 'http://127.0.0.1:1' });
    expect(problem(await source.read(board, { signal }))).toMatchObject({ kind: 'unreachable' });
    expect(waits).toEqual([1000, 4000]);
  });

  it('stops at once when it is stopped', async () => {
    const stop = new AbortController();
    fake.answer = () => stop.abort();
    const answer = await readerOf(dialect, fake).source.read(board, { signal: stop.signal });
    expect(problem(answer)).toMatchObject({ text: expect.stringContaining('stopped') });
  });

  if (isPaged)
    it('keeps what was read before a page fails, and does not call it complete', async () => {
      const list = serving(dialect, 1200);
      fake.answer = (request, response, url) =>
        (dialect.from?.(url) ?? 0) > 0 ? response.writeHead(404).end() : list(request, response, url);
      const answer = await read().answer;
      expect(answer).toMatchObject({ kind: 'list', isComplete: false, problem: { kind: 'gone' } });
      expect(ids(answer)).toHaveLength(dialect.pageSize ?? 0);
    });

  if (isPaged)
    it('ends where a server answers the same page for ever', async () => {
      const rows = Array.from({ length: dialect.pageSize ?? 0 }, (_, index) => dialect.row(index + 1));
      fake.answer = (_request, response) => sendJson(response, dialect.list(rows, { from: 0, total: 1e6 }));
      expect(ids(await read().answer)).toHaveLength(rows.length);
      expect(fake.requests).toHaveLength(2);
    });
});

describe('a large feed', () => {
  it('of 100,000 rows with every tenth broken gives 90,000 postings and the rest by row', async () => {
    const dialect = dialects.remotive;
    if (!dialect) throw new Error('no dialect');
    fake.answer = serving(dialect, 100_000, { isBroken: (n) => n % 10 === 0 });
    const answer = await readerOf(dialect, fake).source.read(board, { signal });
    const rows = answer.kind === 'list' ? answer.rows : [];
    const good = rows.filter(({ record }) => 'ok' in readPosting('remotive', record, { now }));
    expect([rows.length, good.length]).toEqual([100_000, 90_000]);
    expect(rows[9]?.id).toBe('');
  });

  it('of 50 MB is not read', async () => {
    const dialect = dialects.greenhouse;
    if (!dialect) throw new Error('no dialect');
    const body = Buffer.alloc(50_000_000, ' ');
    fake.answer = (_request, response) => void response.writeHead(200).end(body);
    const answer = await readerOf(dialect, fake).source.read(board, { signal });
    expect(problem(answer)).toMatchObject({ kind: 'broken', text: 'answered more than 40 MB' });
  });
});
