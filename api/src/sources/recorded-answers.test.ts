import { existsSync, readFileSync } from 'node:fs';
import { realFile } from '@foothold/core/test-data/real-files.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { standIns } from '../ingest/read/stand-in-files.data.ts';
import { dialects, type FakeSource, openFakeSource, readerOf, sendJson } from './source-test-kit.ts';

let fake: FakeSource;
beforeAll(async () => {
  fake = await openFakeSource();
});
afterAll(() => fake.close());

const signal = new AbortController().signal;
const board = { token: 'acme', company: 'Acme' };

async function idsOf(name: string, body: string, before?: unknown): Promise<string[] | string> {
  const dialect = dialects[name];
  if (!dialect) throw new Error(`no dialect ${name}`);
  fake.answer = (_request, response, url) =>
    dialect.isBefore?.(url)
      ? sendJson(response, before ?? dialect.before)
      : response.writeHead(200).end(body);
  const answer = await readerOf(dialect, fake).source.read(board, { signal });
  if (answer.kind === 'list') return answer.rows.map(({ id }) => id);
  return answer.kind === 'problem' ? answer.problem.text : answer.kind;
}

describe('a whole answer as the service sends it', () => {
  it.each([
    ['greenhouse', ['8101', '8102']],
    ['lever', ['0a1b2c3d-0000-4000-8000-000000000001', '0a1b2c3d-0000-4000-8000-000000000002']],
    // The second one is not listed.
    ['ashby', ['5f000000-0000-4000-8000-000000000001']],
    ['smartrecruiters', ['7001', '7002']],
    ['recruitee', ['901', '902']],
    ['workable', ['AB12CD34EF', 'GH56IJ78KL']],
    ['remotive', ['3001', '3002']],
    // The first element is the legal notice.
    ['remoteok', ['77', '78']],
    ['arbeitnow', ['kellner-berlin-1', 'koch-hamburg-2']],
    // The third comment was deleted.
    ['hackernews', ['5001', '5002']],
    ['usajobs', ['812000001', '812000002']],
  ] as const)('%s', async (name, ids) => {
    expect(await idsOf(name, standIns[name].text)).toEqual(ids);
  });

  it('Hacker News: a month without a thread is told', async () => {
    const hits = [
      { objectID: '1', title: 'Ask HN: Who wants to be hired?' },
      { objectID: 'x', title: '' },
    ];
    expect(await idsOf('hackernews', '{}', { hits })).toBe('answered no thread of this month');
  });
});

const recorded: [string, keyof typeof standIns, string, number][] = [
  ['greenhouse', 'greenhouse', 'greenhouse_anthropic_4jobs.json', 4],
  ['lever', 'lever', 'lever_leverdemo_6jobs.json', 6],
  ['ashby', 'ashby', 'ashby_ramp_6jobs.json', 6],
  ['smartrecruiters', 'smartrecruiters', 'smartrecruiters_ehddd.json', 2],
  ['workable', 'workable', 'workable_ehddd.json', 3],
  ['remotive', 'remotive', 'remotive_5jobs.json', 5],
  ['remoteok', 'remoteok', 'remoteok_5jobs.json', 4],
  ['arbeitnow', 'arbeitnow', 'arbeitnow_5jobs.json', 5],
];

it.each(recorded)(
  'a recorded answer of %s gives each posting with its id',
  async (name, standIn, file, count) => {
    const path = realFile(`ats/${file}`);
    const isReal = existsSync(path);
    const ids = await idsOf(name, isReal ? readFileSync(path, 'utf8') : standIns[standIn].text);
    // biome-ignore lint/suspicious/noConsole: which data it ran on is part of the result
    console.log(`${name}: ${isReal ? file : 'the stand-in'}`);
    expect(Array.isArray(ids) && ids.every((id) => id !== '')).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
    if (isReal) expect(ids).toHaveLength(count);
    else expect(ids.length).toBeGreaterThan(0);
  },
);
