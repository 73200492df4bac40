import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CsvReader, type CsvRow, type Separator } from './csv-reader.ts';

function read(pieces: readonly string[], separator: Separator = ','): CsvRow[] {
  const reader = new CsvReader(separator);
  return [...pieces.flatMap((piece) => reader.add(piece)), ...reader.end()];
}
const cellsOf = (rows: readonly CsvRow[]) => rows.map(({ cells }) => cells);

describe('the CSV reader', () => {
  it.each<[string, string, string[][]]>([
    [
      'ends a row at every kind of line end',
      'a,b\r\n1,2\n3,4\r5,6',
      [
        ['a', 'b'],
        ['1', '2'],
        ['3', '4'],
        ['5', '6'],
      ],
    ],
    [
      'keeps mixed line ends inside quotes',
      '"a\r\nb\rc\nd",1\r\n2,3',
      [
        ['a\r\nb\rc\nd', '1'],
        ['2', '3'],
      ],
    ],
    [
      'leaves out a byte order mark before a quote',
      '\ufeff"a","b"\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['keeps a byte order mark inside', 'a,\ufeffb\n', [['a', '\ufeffb']]],
    [
      'keeps zero characters',
      'a,\u0000b\n"\u0000",c',
      [
        ['a', '\u0000b'],
        ['\u0000', 'c'],
      ],
    ],
    [
      'keeps a quote inside a line',
      '"Welder "B" class",Iron\n1,2',
      [
        ['Welder "B" class', 'Iron'],
        ['1', '2'],
      ],
    ],
    [
      'allows blanks after a closing quote',
      '"a" ,"b"\t\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'reads a cell of two quotes as empty',
      '"",""\n"""",a',
      [
        ['', ''],
        ['"', 'a'],
      ],
    ],
    [
      'gives an empty cell after a last separator',
      'a,\n"b",',
      [
        ['a', ''],
        ['b', ''],
      ],
    ],
    ['gives blank lines', 'a\n\n\r\n\rb\n', [['a'], [''], [''], [''], ['b']]],
    [
      'reads a quote that is never closed as a sign',
      'a\n"open,3\n4,5\n',
      [['a'], ['"open', '3'], ['4', '5']],
    ],
    [
      'reads what follows an early quote where no other closes',
      '"x"y,3\n"z"w,"5"v',
      [
        ['xy', '3'],
        ['zw', '5v'],
      ],
    ],
    ['reads nothing out of nothing', '', []],
  ])('%s', (_title, text, rows) => {
    expect(cellsOf(read([text]))).toEqual(rows);
  });

  it('leaves out a first line that names the separator', () => {
    expect(cellsOf(read(['\ufeffsep=;\r\na;b\r\nsep=;\r\n'], ';'))).toEqual([
      ['a', 'b'],
      ['sep=', ''],
    ]);
  });

  it('names rows whose quotes are wrong', () => {
    expect(read(['a,b\n"x "y" z",1\n"q\n"r" s\nt",2\n"open,3\n4,5']).map(({ problem }) => problem)).toEqual([
      null,
      'stray-quote',
      'stray-quote',
      'open-quote',
      null,
    ]);
  });

  const text = fc
    .array(
      fc.constantFrom(
        '"',
        '""',
        ',',
        ';',
        '\r',
        '\n',
        '\r\n',
        ' ',
        '\t',
        'a',
        'é',
        '\ufeff',
        '\u0000',
        'sep=;',
      ),
      {
        maxLength: 40,
      },
    )
    .map((signs) => signs.join(''));

  it('reads the same rows however the text is cut into pieces', () => {
    fc.assert(
      fc.property(
        text,
        fc.array(fc.nat(40), { maxLength: 6 }),
        fc.constantFrom(',', ';', '\t'),
        (whole, cuts, separator) => {
          const places = [0, ...cuts.sort((a, b) => a - b), whole.length];
          const pieces = places.slice(1).map((place, at) => whole.slice(places[at], place));
          expect(read(pieces, separator)).toEqual(read([whole], separator));
          expect(read([...whole], separator)).toEqual(read([whole], separator));
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('reads back every table that is written with quotes', () => {
    fc.assert(
      fc.property(fc.array(fc.array(text, { minLength: 2, maxLength: 4 }), { minLength: 1 }), (table) => {
        const written = table
          .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
          .join('\r\n');
        const rows = read([written]);
        expect(cellsOf(rows)).toEqual(table);
        expect(rows.every(({ problem }) => problem === null)).toBe(true);
      }),
    );
  });

  it('holds the incomplete row alone, and says how much that is', () => {
    const reader = new CsvReader(',');
    for (let piece = 0; piece < 100; piece += 1) reader.add('a,b\n'.repeat(1000));
    expect(reader.held).toBe(0);
    reader.add('a,"b');
    for (let piece = 0; piece < 100; piece += 1) reader.add('x'.repeat(1000));
    expect(reader.held).toBeGreaterThan(100_000);
    expect(cellsOf(reader.add('"\n'))).toEqual([['a', `b${'x'.repeat(100_000)}`]]);
    expect(reader.held).toBe(0);
  });

  it.each([
    ['quotes that never close', '"a"b,'.repeat(100_000)],
    ['quotes and blanks', '" '.repeat(250_000)],
    ['doubled quotes', '"'.repeat(500_001)],
    ['returns alone', '\r'.repeat(500_000)],
    ['one line', 'a'.repeat(500_000)],
  ])('reads half a megabyte of %s in pieces in less than four seconds', (_title, hostile) => {
    const begin = performance.now();
    const pieces = Array.from({ length: Math.ceil(hostile.length / 4096) }, (_, at) =>
      hostile.slice(at * 4096, (at + 1) * 4096),
    );
    expect(read(pieces).length).toBeGreaterThan(0);
    expect(performance.now() - begin).toBeLessThan(4000);
  });
});
