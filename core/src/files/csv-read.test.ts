import { expect, test } from 'vitest';
import { csvRecords, findSeparator } from './csv-read.ts';

const read = (text: string) => [...csvRecords(text, findSeparator(text))];

test.each([
  [
    'a,b\r\n1,2\n3,4\r5,6',
    [
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
      ['5', '6'],
    ],
  ],
  [
    'a,b\n1,"2\nx, ""y"""\n',
    [
      ['a', 'b'],
      ['1', '2\nx, "y"'],
    ],
  ],
  [
    'a,b\n"x"y,3\n4,5',
    [
      ['a', 'b'],
      ['xy', '3'],
      ['4', '5'],
    ],
  ],
  [
    'a,b\n1,2 "said" so\n',
    [
      ['a', 'b'],
      ['1', '2 "said" so'],
    ],
  ],
  [
    'a,b\n"open,3\n4,5\n',
    [
      ['a', 'b'],
      ['"open', '3'],
      ['4', '5'],
    ],
  ],
  [
    'a,b,\n,,\n',
    [
      ['a', 'b', ''],
      ['', '', ''],
    ],
  ],
  ['a,b\n\n1,', [['a', 'b'], [''], ['1', '']]],
  ['', []],
])('%j', (text, rows) => {
  expect([...csvRecords(text, ',')]).toEqual(rows);
});

test('the separator is the one that the rows agree on', () => {
  expect(read('a;b;c\n1,5;2;3\n4,5;5;6').at(1)).toEqual(['1,5', '2', '3']);
  expect(read('a\tb\n1, and 2\tx').at(1)).toEqual(['1, and 2', 'x']);
  expect(read('a|b\n1|2').at(1)).toEqual(['1', '2']);
  expect(read('title,company\n"C#; Java; Go",Acme\n"a;b",c').at(1)).toEqual(['C#; Java; Go', 'Acme']);
  expect(findSeparator('sep=;\r\na,b;c')).toBe(';');
  expect(findSeparator('one\ntwo')).toBe(',');
  const preamble = 'Notes:\n"A text, with commas, that is long"\n\nFirst Name,Last Name,URL\nA,B,C\nD,E,F\n';
  expect(findSeparator(preamble)).toBe(',');
});

test('a cell of 5 MB and a file of one line are read in one pass', () => {
  const long = 'x"y,\n'.repeat(1_000_000);
  const text = `a,b\n"${long.replaceAll('"', '""')}",2\n`;
  expect([...csvRecords(text, ',')].at(1)).toEqual([long, '2']);
});
