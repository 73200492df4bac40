import { expect, it } from 'vitest';
import { isBoardToken } from '../providers/posting-sources/port.ts';
import { dialects, readerOf } from './source-test-kit.ts';

it.each([
  ['acme', true],
  ['Acme.Inc-2_b', true],
  ['bücher', true],
  ['', false],
  ['../x', false],
  ['a/b', false],
  ['a?b', false],
  ['..', false],
  ['%2e%2e', false],
  ['a@evil.example', false],
  ['a:80', false],
  ['a#b', false],
  ['a\\b', false],
  ['-a', false],
  ['a b', false],
  ['x'.repeat(101), false],
])('the board name %j may be asked for: %s', (token, is) => {
  expect(isBoardToken(token)).toBe(is);
});

it('every letter and digit that a board name may have leaves host and path of each source as they are', async () => {
  const tokens = ['acme', 'Acme.Inc-2_b', 'bücher', 'a½b', 'aａb', 'a⒈b', 'aⅷb', '北京'].filter(isBoardToken);
  expect(tokens.length).toBeGreaterThan(4);
  for (const [name, dialect] of Object.entries(dialects)) {
    const asked: URL[] = [];
    const base = name === 'recruitee' ? 'https://{company}.vendor.example' : 'https://vendor.example/base';
    const fetch = async (url: URL) => {
      asked.push(url);
      return new Response(JSON.stringify(dialect.list([], { from: 0, total: 0 })));
    };
    const { source } = readerOf({ ...dialect, baseEnd: '' }, { base }, { fetch });
    for (const token of tokens)
      await source.read({ token, company: 'Acme' }, { signal: new AbortController().signal });
    expect(asked.length, name).toBeGreaterThan(0);
    for (const { hostname, pathname, protocol } of asked) {
      expect(protocol).toBe('https:');
      if (name === 'recruitee') expect(hostname).toMatch(/^[a-z0-9-]+\.vendor\.example$/i);
      else expect(hostname + pathname).toMatch(/^vendor\.example\/base\//);
    }
  }
});
