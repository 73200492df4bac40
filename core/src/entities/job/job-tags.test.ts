import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spelledAs, tagKey, tagProblem, tagsIn, withoutTags, withTags } from './job-tags.ts';

describe('tags of a job', () => {
  it.each<[string, string[]]>([
    ['', []],
    [' , ;; ', []],
    ['remote, Dream  job;visa', ['remote', 'Dream job', 'visa']],
    ['Remote, REMOTE, remote ', ['Remote']],
    ['Straße, STRASSE', ['Straße', 'STRASSE']],
    ['🔥, 🔥', ['🔥']],
    ['é, e\u0301', ['é']],
    ['__proto__, constructor', ['__proto__', 'constructor']],
  ])('%j are %j', (text, tags) => {
    expect(tagsIn(text)).toEqual(tags);
  });

  it('keep the spelling that was first, whatever comes later', () => {
    expect(withTags(['Remote'], ['REMOTE', 'visa'])).toEqual(['Remote', 'visa']);
    expect(withoutTags(['Remote', 'visa'], ['remote', 'none'])).toEqual(['visa']);
    expect(spelledAs(['REMOTE', 'new'], new Map([['remote', 'Remote']]))).toEqual(['Remote', 'new']);
  });

  it('have a length and a number', () => {
    expect(tagProblem(['a'.repeat(60)])).toBeNull();
    expect(tagProblem(['👩‍⚕️'.repeat(10)])).toBeNull();
    expect(tagProblem(['a'.repeat(200)])).toBe('too-long');
    expect(tagProblem(Array.from({ length: 31 }, (_, at) => `${at}`))).toBe('too-many');
  });

  it('are each there once, and adding them twice adds nothing', () => {
    const names = fc.array(fc.string({ unit: 'grapheme', maxLength: 12 }));
    fc.assert(
      fc.property(names, names, (some, more) => {
        const tags = withTags(withTags([], some), more);
        expect(new Set(tags.map(tagKey)).size).toBe(tags.length);
        expect(withTags(tags, more)).toEqual(tags);
        expect(withoutTags(tags, tags)).toEqual([]);
      }),
    );
  });
});
