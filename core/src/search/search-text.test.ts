import { expect, test } from 'vitest';
import { decodeLine } from '../text/html-entities.ts';
import { searchKey, searchWords } from './search-text.ts';

test.each([
  ['Senior C++ Engineer', 'senior cplusplus engineer'],
  ['c++11 / C', 'cplusplus 11 c'],
  ['C#, F# and .NET', 'csharp fsharp and dotnet'],
  ['ASP.NET developer', 'asp dotnet developer'],
  ['R&D Lead', 'rnd lead'],
  ['R & D Lead', 'rnd lead'],
  ['Q&A; P&L', 'qna pnl'],
  ['AT&T sales & marketing', 'at t sales marketing'],
  ['Node.js', 'node js'],
  ['NodeJS', 'node js'],
  ['React.js developer', 'react js developer'],
  ['U.S. Army R.N.', 'us army rn'],
  ['Ph.D. scientist', 'phd scientist'],
  ['401(k) plan', '401k plan'],
  ["driver's licence", 'drivers licence'],
  ['Front-End / frontend', 'front end front end'],
  ['Healthcare assistant', 'health care assistant'],
  ['MÜNCHEN Straße Łódź Ångström', 'munchen strasse lodz angstrom'],
  ['café résumé', 'cafe resume'],
  ['IT Manager (m/f/d)', 'it manager m f d'],
  ['東京で働く', '東 京 て 働 く'],
  ['مهندس برمجيات', 'مهندس برمجيات'],
])('%s', (text, key) => expect(searchKey(text)).toBe(key));

test('has no word for what cannot be searched', () => {
  for (const text of ['', '   ', '%', ':*&|!', "''\"", '\0', '🙂🙂', '()<->', '\ud800', '___'])
    expect(searchWords(text)).toEqual([]);
});

test('keeps the words around a NUL, a lone surrogate and an emoji', () => {
  expect(searchWords('nurse\0practitioner\ud800 icu🙂night')).toEqual([
    'nurse',
    'practitioner',
    'icu',
    'night',
  ]);
});

test('is the same when folded again', () => {
  for (const text of ['C++ & R&D at Node.js GmbH', 'U.S. healthcare .NET', '401(k) São Paulo'])
    expect(searchKey(searchKey(text))).toBe(searchKey(text));
});

test('cuts endless words to what the database takes', () => {
  const words = searchWords('x'.repeat(10_000));
  expect(words).toHaveLength(100);
  expect(Math.max(...words.map((word) => word.length))).toBe(100);
});

test('a title that a feed wrote with entities has the words that are typed for it', () => {
  for (const title of ['R&amp;D Engineer', 'R&#38;D Engineer', 'R&amp;amp;D Engineer'])
    expect(searchWords(decodeLine(title))).toEqual(searchWords('R&D Engineer'));
});
