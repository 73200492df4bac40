import { expect, test } from 'vitest';
import { ownFieldHead, ownFieldNamesIn, ownFieldOfHead } from './own-field-names.ts';

test.each<[string, string | null]>([
  ['Own field 1', 'ownField1'],
  ['own field 2 (Referred by)', 'ownField2'],
  ['Own field 3', null],
  ['Own field 12', null],
  ['My own field 1', null],
])('the head %j means %j', (head, field) => {
  expect(ownFieldOfHead(head)).toBe(field);
});

test('a name goes through the head of a file, also one with brackets', () => {
  for (const name of ['Referred by', 'Pay (net)', 'Größe', '']) {
    const head = ownFieldHead('Own field 1', name);
    expect(ownFieldOfHead(head)).toBe('ownField1');
    expect(ownFieldNamesIn(['Title', head], ['jobTitle', 'ownField1'])).toEqual(
      name === '' ? {} : { ownField1: name },
    );
  }
});

test('a column of another file gives its head as the name, forty letters of it', () => {
  const head = `Referral ${'x'.repeat(60)}`;
  expect(ownFieldNamesIn(['Company', 'Team', head], ['companyName', 'ownField2', 'ownField1'])).toEqual({
    ownField1: head.slice(0, 40),
    ownField2: 'Team',
  });
});
