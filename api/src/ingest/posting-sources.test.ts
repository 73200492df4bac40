import { describe, expect, it } from 'vitest';
import { ConfigurationError, readEnv } from '../config/env.ts';
import { OutboundError } from '../providers/outbound/port.ts';
import {
  configuredTargets,
  postingSources,
  SourceNameError,
  targetLabel,
  targetsOf,
} from './posting-sources.ts';

const env = readEnv({});
const sources = postingSources(env, { now: () => new Date(), version: 'test' });
const named = (...texts: string[]) =>
  targetsOf(texts, sources).map((target) => [targetLabel(target), target.board.company]);

describe('names of lists', () => {
  it('a feed, a board with and without the name of its employer', () => {
    expect(
      named('remotive', ' Greenhouse:anthropic ', 'lever:copper-kettle', 'ashby:fernbio=Fern Bio: Labs'),
    ).toEqual([
      ['Remotive', ''],
      ['Greenhouse anthropic', 'Anthropic'],
      ['Lever copper-kettle', 'Copper Kettle'],
      ['Ashby fernbio', 'Fern Bio: Labs'],
    ]);
  });
  it('a bare source with boards is the boards known to begin with; each list once', () => {
    const boards = named('greenhouse', 'greenhouse:gitlab', 'greenhouse:GITLAB');
    expect(boards.length).toBeGreaterThan(5);
    expect(boards.filter(([label]) => label?.toLowerCase() === 'greenhouse gitlab')).toHaveLength(1);
  });
  it.each([
    ['monster', /no posting source monster; there are: greenhouse, lever, /],
    ['remotive:x', /Remotive is one list: name it remotive/],
    ['greenhouse:', /names no board of Greenhouse: write greenhouse:BOARD/],
    ['greenhouse:a/../b', /names no board/],
    ['greenhouse=Acme', /names no board/],
    [':x', /no posting source :x/],
    ['usajobs', /no posting source usajobs/],
    ['adzuna:us', /no posting source adzuna/],
    ['greenhouse:%2e%2e', /names no board/],
    ['greenhouse:acme@evil.example', /names no board/],
  ])('%s is told', (text, message) => {
    expect(() => named(text)).toThrow(SourceNameError);
    expect(() => named(text)).toThrow(message);
  });
  it('Adzuna is there with its keys; its boards are the countries that it has', () => {
    const keyed = postingSources(readEnv({ ADZUNA_APP_ID: 'a', ADZUNA_APP_KEY: 'k' }), {
      now: () => new Date(),
      version: 'test',
    });
    const targets = targetsOf(['adzuna', 'adzuna:GB=Whoever', 'adzuna:us'], keyed);
    expect(targets.map((target) => [targetLabel(target), target.board.company])).toEqual([
      ['Adzuna us', 'United States'],
      ['Adzuna gb', 'United Kingdom'],
    ]);
    expect(() => targetsOf(['adzuna:constructor'], keyed)).toThrow(
      'Adzuna has no board constructor; it has: gb, us,',
    );
  });
  it('USAJOBS is there with its key', () => {
    const keyed = postingSources(readEnv({ USAJOBS_EMAIL: 'a@b.co', USAJOBS_KEY: 'k' }), {
      now: () => new Date(),
      version: 'test',
    });
    expect(keyed.map(({ name }) => name)).toContain('usajobs');
  });
});

describe('POSTING_SOURCES', () => {
  it.each([undefined, '', 'none', ' None ', ','])('%j calls nobody', (POSTING_SOURCES) => {
    expect(configuredTargets(readEnv({ ...(POSTING_SOURCES && { POSTING_SOURCES }) }), sources)).toEqual([]);
  });
  it('lists by commas', () => {
    const given = readEnv({ POSTING_SOURCES: 'remotive, lever:acme=Acme Inc.' });
    expect(configuredTargets(given, sources)).toHaveLength(2);
  });
  it('a wrong name stops the start in words', () => {
    const given = readEnv({ POSTING_SOURCES: 'remotve' });
    expect(() => configuredTargets(given, sources)).toThrow(ConfigurationError);
    expect(() => configuredTargets(given, sources)).toThrow(
      /POSTING_SOURCES: There is no posting source remotve/,
    );
  });
  it('addresses must be safe; Recruitee takes the board into its host', () => {
    expect(() => readEnv({ LEVER_BASE_URL: 'http://lever.example' })).toThrow(/LEVER_BASE_URL/);
    expect(() => readEnv({ RECRUITEE_BASE_URL: 'https://recruitee.com' })).toThrow(/with \{company\} in it/);
    expect(() => readEnv({ USAJOBS_KEY: 'k' })).toThrow(/belong together/);
    expect(() => readEnv({ ADZUNA_APP_ID: 'k' })).toThrow(/ADZUNA_APP_KEY belong together/);
    expect(
      readEnv({ RECRUITEE_BASE_URL: 'http://127.0.0.1:1/{company}' }).sources.RECRUITEE_BASE_URL,
    ).toContain('{company}');
  });
});

it('a single posting is asked for through the guard alone, of every source that answers one', async () => {
  const urls: string[] = [];
  const guarded = postingSources(env, {
    now: () => new Date(),
    version: 'test',
    outbound: async (url) => {
      urls.push(url);
      throw new OutboundError('unreachable');
    },
  }).filter(({ ask }) => ask !== undefined);
  expect(guarded.map(({ name }) => name).toSorted()).toEqual([
    'greenhouse',
    'lever',
    'recruitee',
    'smartrecruiters',
    'themuse',
  ]);
  for (const { name, ask } of guarded) {
    urls.length = 0;
    const signal = AbortSignal.timeout(5000);
    const answer = await ask?.({ token: 'elm', company: 'Elm' }, '1', { signal });
    expect([name, answer?.kind, urls.length]).toEqual([name, 'problem', 1]);
    expect(new URL(urls[0] ?? '').protocol).toBe('https:');
  }
});
