import { expect, test } from 'vitest';
import { conflictingFields } from './use-field-conflicts.ts';

const since = { notes: 'Old', place: '', people: ['a'] };

test.each([
  ['both changed it', { notes: 'Mine' }, { notes: 'Theirs' }, ['notes']],
  ['both changed a list', { people: ['b'] }, { people: ['c'] }, ['people']],
  ['only the person changed it', { notes: 'Mine' }, {}, []],
  ['only the other tab changed it', {}, { notes: 'Theirs' }, []],
  ['both changed it to the same', { people: ['b'] }, { people: ['b'] }, []],
  ['each changed another one', { notes: 'Mine' }, { place: 'Theirs' }, []],
])('a field clashes when two changed it to something else: %s', (_, mine, theirs, fields) => {
  expect(conflictingFields({ ...since, ...mine }, { ...since, ...theirs }, since)).toEqual(fields);
});
