import { describe, expect, it } from 'vitest';
import { authPath, clockTime, readAuthAddress, shortLink } from './auth-address.ts';

const token = 'aB3_-9xYz'.repeat(5).slice(0, 43);
const read = (query: string) => readAuthAddress(new URLSearchParams(query));

describe('readAuthAddress', () => {
  it('asks where there is no token, and goes on to a page of this site only', () => {
    expect(read('')).toEqual({ kind: 'ask', next: '/work' });
    expect(read('next=%2Fjobs%2Flist%3Fstatus%3Darchived')).toEqual({
      kind: 'ask',
      next: '/jobs/list?status=archived',
    });
    expect(read('next=https%3A%2F%2Fevil.example')).toEqual({ kind: 'ask', next: '/work' });
    expect(read('next=%2F%2Fevil.example')).toEqual({ kind: 'ask', next: '/work' });
  });

  it('follows a whole token, also one that a mail program broke or ended a sentence with', () => {
    expect(read(`token=${token}&next=%2Fjobs%2Flist`)).toEqual({ kind: 'follow', token, next: '/jobs/list' });
    expect(read(`token=${token.slice(0, 20)}%0D%0A+${token.slice(20)}.`)).toMatchObject({
      kind: 'follow',
      token,
    });
  });

  it('refuses a token of a megabyte of signs that end a sentence', () => {
    expect(read(`token=${'.'.repeat(1_000_000)}x`)).toEqual({ kind: 'malformed', next: '/work' });
  });

  it('reads a change of address and the way back from Google', () => {
    expect(read(`emailChange=${token}.`)).toEqual({ kind: 'confirm-email', token, next: '/work' });
    expect(read('google=done&way=popup&next=%2Fjobs%2Flist')).toEqual({
      kind: 'google',
      code: 'done',
      way: 'popup',
      next: '/jobs/list',
    });
    expect(read('google=user-mismatch&way=x&next=https%3A%2F%2Fevil.example')).toEqual({
      kind: 'google',
      code: 'user-mismatch',
      way: 'tab',
      next: '/work',
    });
  });

  it.each(['token=', 'token=short', `token=${token}x`, `token=${token.slice(0, 42)}%00`])(
    'says malformed for %s',
    (query) => expect(read(query).kind).toBe('malformed'),
  );
});

describe('small texts', () => {
  it('builds the page to sign in at', () => {
    expect(authPath('/work')).toBe('/auth');
    expect(authPath('/jobs/list?a=1&b=2')).toBe('/auth?next=%2Fjobs%2Flist%3Fa%3D1%26b%3D2');
  });

  it('shortens a link in its middle', () => {
    expect(shortLink(`http://localhost:3000/auth?token=${token}&next=%2Fjobs`)).toBe(
      `localhost:3000/auth?token=${token.slice(0, 6)}…${token.slice(-4)}`,
    );
    expect(shortLink('https://example.org/')).toBe('example.org/');
  });

  it.each([
    [0, '0:00'],
    [24, '0:24'],
    [84, '1:24'],
    [600, '10:00'],
  ])('%i s is %s', (seconds, text) => expect(clockTime(seconds)).toBe(text));
});
