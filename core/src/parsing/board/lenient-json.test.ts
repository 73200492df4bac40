import { describe, expect, it } from 'vitest';
import { lenientJson } from './lenient-json.ts';

const values = (text: string) => lenientJson(text).map((read) => ('value' in read ? read.value : 'refused'));

describe('JSON as pages break it', () => {
  it.each([
    ['strict JSON', '{"a": [1, "b"], "c": null}', [{ a: [1, 'b'], c: null }]],
    ['line ends in texts', '{"a":"One\nTwo\r\n\tThree"}', [{ a: 'One\nTwo\n\tThree' }]],
    ['other control characters', '{"a":"One\u0001Two\u000bThree"}', [{ a: 'One Two Three' }]],
    ['a comma too many', '{"a":[1,2,],"b":{"c":1,},}', [{ a: [1, 2], b: { c: 1 } }]],
    ['two commas', '{"a":1,,"b":2}', [{ a: 1, b: 2 }]],
    ["\\'", String.raw`{"a":"men\'s"}`, [{ a: "men's" }]],
    ['escapes of scripts', String.raw`{"a":"R\&D \- \x41 \u00e9 \\ \" \/"}`, [{ a: 'R&D - A é \\ " /' }]],
    ['CDATA in comments with blanks', '/* <![CDATA[ */\n{"a":1}\n/* ]]> */', [{ a: 1 }]],
    ['a path', String.raw`{"a":"C:\work \d"}`, [{ a: String.raw`C:\work \d` }]],
    ['a line that goes on', '{"a":"One \\\ntwo"}', [{ a: 'One two' }]],
    ['two objects', '{"a":1}{"b":2}', [{ a: 1 }, { b: 2 }]],
    ['two objects with a comma between', '{"a":1},\n{"b":2};', [{ a: 1 }, { b: 2 }]],
    ['a comment of a line', '{"a":1, // one\n"b":2}', [{ a: 1, b: 2 }]],
    ['a comment of several lines', '/* the job\n{ */{"a":/* one */1}', [{ a: 1 }]],
    ['an HTML comment around it', '<!-- {"a":1} -->', [{ a: 1 }]],
    ['an HTML comment before it', '<!-- the job -->{"a":1}', [{ a: 1 }]],
    ['CDATA', '<![CDATA[{"a":1}]]>', [{ a: 1 }]],
    ['CDATA in comments', '//<![CDATA[\n{"a":1}\n//]]>', [{ a: 1 }]],
    ['CDATA in comments of one line', '/*<![CDATA[*/{"a":1}/*]]>*/', [{ a: 1 }]],
    ['CDATA on its line', '//<![CDATA[ {"a":[[1]]}\n//]]>', [{ a: [[1]] }]],
    ['single quotes', `{'a':'say "hi"'}`, [{ a: 'say "hi"' }]],
    ['names without quotes', '{a:1, $b:[true]}', [{ a: 1, $b: [true] }]],
    ['quotes inside of a text', '{"a":"the "best" job","b":1}', [{ a: 'the "best" job', b: 1 }]],
    ['values of other languages', '{"a":undefined,"b":None,"c":True}', [{ a: null, b: null, c: true }]],
    ['a byte order mark', '\ufeff{"a":1,}', [{ a: 1 }]],
    [
      'comments inside of texts',
      '{"a":"http://x /* y */ <!-- z -->",}',
      [{ a: 'http://x /* y */ <!-- z -->' }],
    ],
  ])('%s', (_, text, read) => {
    expect(values(text)).toEqual(read);
  });

  it('gives a reason for what is cut off or is no JSON, and keeps what is', () => {
    for (const text of ['{"a": }', '{"a":"b', '{"a":[1,2', 'Hello', '{"a":1]', '{"a":1} x', '{} /* x', ''])
      expect(
        lenientJson(text).some((read) => 'reason' in read),
        text,
      ).toBe(true);
    expect(values('{"a":1,}{"b": }')).toEqual([{ a: 1 }, 'refused']);
  });
});

describe('texts of a megabyte', { timeout: 60_000 }, () => {
  const long = (piece: string) => piece.repeat(Math.ceil(1_000_000 / piece.length));
  it.each([
    '<!-- ',
    '"',
    "'",
    '\\',
    '[',
    '{',
    ',',
    '//',
    '/*',
    '"a":',
    '" ',
    '{"a":"b" ',
    'x',
    ']]>',
    '-->',
    '{}',
  ])('%j again and again is read or refused', (piece) => {
    expect(lenientJson(`{"a":1,}${long(piece)}`).length).toBeGreaterThan(0);
  });
});
