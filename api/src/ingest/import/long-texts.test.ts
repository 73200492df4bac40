import { describe, expect, test } from 'vitest';
import { readHackerNews } from '../../sources/hacker-news/format.ts';
import { nycLocation } from '../../sources/nyc-gov/nyc-location.ts';
import { readRemoteOk } from '../../sources/remote-ok/format.ts';
import { detectFormat } from '../read/detect-format.ts';
import { readGeneric } from '../read/format-generic.ts';

const now = Date.UTC(2026, 10, 25);

/** A megabyte of what an expression reads again from every place it may begin at. */
const long = (piece: string) => piece.repeat(Math.ceil(1_000_000 / piece.length));
const head = (text: string) => new TextEncoder().encode(text);

describe('texts of a megabyte', { timeout: 60_000 }, () => {
  test('a location of New York City is read as far as an address goes', () => {
    expect(nycLocation(`350 Jay St, Brooklyn Ny${long(' ,')}`)).toMatch(/, Brooklyn, NY$/);
    expect(nycLocation(long('n.y. '))).toHaveLength(500);
  });

  test.each([
    ['company', { text: `Acme ${long('(https://')} | Cook | Austin, TX`, id: '1' }],
    ['line', { text: `Acme${long(' ')}x`, id: '1' }],
  ])('a comment with a long %s is refused with its reason', (_what, record) => {
    expect(readHackerNews(record, { now })).toEqual({ reason: expect.any(String) });
  });

  test('blanks around a place of Remote OK are cut', () => {
    const record = { id: '1', position: 'Cook', company: 'Acme', location: `a${long(', ')}b` };
    expect(readRemoteOk(record, { now })).toMatchObject({ ok: { title: 'Cook' } });
  });

  test('blanks in a title are read once', () => {
    const read = readGeneric({ title: `Cook${long(' ')}x`, company: 'Acme' }, { now });
    expect(read).toMatchObject({ ok: { title: 'Cook x' } });
  });

  test.each([
    ['types without an end', long('"@type":[')],
    ['keys without an end', long('"\\')],
    ['blanks behind a key', `{"a"${long(' ')}`],
  ])('a file of %s is refused', (_what, text) => {
    expect(() => detectFormat('jobs.json', head(text))).toThrow('jobs.json');
  });

  test.each([
    '{"@type":"JobPosting"}',
    '{"@type": ["Thing", "JobPosting"]}',
    '{"@type":"https://schema.org/JobPosting"}',
  ])('%s is structured data', (text) => {
    expect(detectFormat('jobs.json', head(text)).name).toBe('json-ld');
  });
});
