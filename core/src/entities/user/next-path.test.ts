import { describe, expect, it } from 'vitest';
import { nextPath } from './next-path.ts';

describe('nextPath', () => {
  it.each([
    '/work',
    '/',
    '/jobs/list?status=archived#row-2',
    '/jobs/search/TX/Austin/',
    '/jobs/searchterm/c%2B%2B',
    '/authors',
  ])('goes to %s', (path) => expect(nextPath(path)).toBe(path));

  it.each([
    undefined,
    null,
    7,
    '',
    'work',
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '//evil.example/work',
    '/\t/evil.example',
    '/\n/evil.example',
    '/..//evil.example',
    '/%2e%2e//evil.example',
    '/./work',
    'javascript:alert(1)',
    '/work\u0000',
    '/auth?token=x',
    '/AUTH',
    `/${'a'.repeat(2000)}`,
  ])('stays on the site for %j', (value) => expect(nextPath(value)).toBe('/work'));

  it('takes the fallback it is given', () => expect(nextPath('//evil.example', '')).toBe(''));
});
