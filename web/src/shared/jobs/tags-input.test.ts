import { expect, test } from 'vitest';
import { accents } from '../../ui/tokens.ts';
import { tagAccent } from './tag-accent.ts';
import { entryOf, suggestions } from './tags-input.tsx';

const tag = (name: string, count = 1) => ({ key: name.toLowerCase(), name, count, color: '' });
const known = [tag('Remote', 2), tag('remote first', 9), tag('Not remote', 20), tag('Dream job')];
const offered = (typed: string, chips: string[] = []) =>
  suggestions(known, chips, typed).map(({ name }) => name);

test('tags of other jobs are offered by what is typed, those that begin with it first', () => {
  expect(offered('rem')).toEqual(['remote first', 'Remote', 'Not remote']);
  expect(offered('REMOTE')).toEqual(['remote first', 'Not remote']);
  expect(offered('rem', ['REMOTE'])).toEqual(['remote first', 'Not remote']);
  expect([offered(' '), offered('x'), suggestions(undefined, [], 'rem')]).toEqual([[], [], []]);
});

test('what is being typed stays as long as the tags are those it makes; a tag stored in two spellings is one chip', () => {
  const entry = { chips: ['Remote'], typed: 'vi' };
  expect(entryOf(['Remote', 'vi'], entry)).toBe(entry);
  expect(entryOf(['Remote'], entry)).toEqual({ chips: ['Remote'], typed: '' });
  const stored = ['Remote', 'REMOTE', ' night  shift ', ''];
  const read = entryOf(stored, { chips: [], typed: '' });
  expect(read).toEqual({ chips: ['Remote', 'night shift'], typed: '' });
  expect(entryOf(stored, read)).toBe(read);
});

test('a tag has the color that was chosen, else always the same one by its name', () => {
  expect(tagAccent('Remote', new Map([['remote', 'teal']]))).toBe('teal');
  expect(tagAccent('Remote', new Map([['remote', 'no color']]))).toBe(tagAccent('REMOTE', undefined));
  const all = Array.from({ length: 300 }, (_, at) => tagAccent(`tag ${at}`, undefined));
  expect(new Set(all)).toEqual(new Set(Object.keys(accents)));
});
