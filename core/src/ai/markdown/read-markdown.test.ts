import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostOf } from './markdown-address.ts';
import { markdownPieces } from './markdown-pieces.ts';
import { type Block, readBlocks } from './read-blocks.ts';
import { type Inline, readInline } from './read-inline.ts';

/** A line as a short text: marks as brackets with their kind. */
function shown(nodes: readonly Inline[]): string {
  return nodes
    .map((node) => {
      if (node.kind === 'text') return node.text;
      if (node.kind === 'code') return `code(${node.text})`;
      if (node.kind === 'break') return '/';
      if (node.kind === 'citation') return `cite(${node.number})`;
      if (node.kind === 'link')
        return `${node.isImage ? 'image' : 'link'}(${shown(node.children)} > ${node.to})`;
      return `${node.kind}(${shown(node.children)})`;
    })
    .join('');
}

describe('a line', () => {
  it.each([
    ['plain words, 3 * 4 = 12 and a_b_c', 'plain words, 3 * 4 = 12 and a_b_c'],
    ['**Marrow Bay**, sent', 'strong(Marrow Bay), sent'],
    ['**a *b***', 'strong(a em(b))'],
    ['***both***', 'strong(em(both))'],
    ['*a **b** c*', 'em(a strong(b) c)'],
    ['__x__ and _y_ and ~~z~~', 'strong(x) and em(y) and strike(z)'],
    ['open **here', 'open **here'],
    ['`a *b*` and ``c ` d``', 'code(a *b*) and code(c ` d)'],
    ['a ` b', 'a ` b'],
    ['\\*not\\* and \\[x]', '*not* and [x]'],
    ['two  \nlines\\\nthree\nfour<br>five', 'two/lines/three\nfour/five'],
    ['no reply. [1] so [12][3]', 'no reply. cite(1) so cite(12)cite(3)'],
    ['[1](https://a.example/)', 'link(1 > https://a.example/)'],
    ['[the *page*](https://a.example/x_(y) "title") end', 'link(the em(page) > https://a.example/x_(y)) end'],
    ['see https://a.example/b?c=d.', 'see link(https://a.example/b?c=d > https://a.example/b?c=d).'],
    [
      '<https://a.example> <mailto:x@y.example>',
      'link(https://a.example > https://a.example/) link(mailto:x@y.example > mailto:x@y.example)',
    ],
    ['![a cat](https://t.example/p.png)', 'image(a cat > https://t.example/p.png)'],
    ['[x](javascript:alert(1)) [y](data:text/html,z) [z](//a.example)', 'x y z'],
    ['[bank](https://bank.example@evil.example/)', 'bank'],
    ['<script>alert(1)</script><img src=x onerror=y>', '<script>alert(1)</script><img src=x onerror=y>'],
    ['R&amp;D &lt;b&gt; &nope;', 'R&D <b> &nope;'],
    ['[not a link] and ] and [', '[not a link] and ] and ['],
  ])('%s', (text, expected) => expect(shown(readInline(text))).toBe(expected));

  it.each([
    ['open **here', 'open strong(here)'],
    ['a `b', 'a code(b)'],
    ['see [the page](https://a.exa', 'see the page'],
    ['a **', 'a **'],
  ])('that is being written: %s', (text, expected) =>
    expect(shown(readInline(text, { isWriting: true }))).toBe(expected),
  );

  it('says whose address a link is', () => {
    expect(hostOf('https://www.bls.gov/ooh/')).toBe('bls.gov');
    expect(hostOf('mailto:x@y.example')).toBe('x@y.example');
  });
});

describe('blocks', () => {
  it.each<[string, Block[]]>([
    [
      '# Title #\ntext\nmore',
      [
        { kind: 'heading', level: 1, text: 'Title' },
        { kind: 'paragraph', text: 'text\nmore' },
      ],
    ],
    [
      '```ts\nconst a = `b`;\n\n# no\n```\nend',
      [
        { kind: 'code', language: 'ts', text: 'const a = `b`;\n\n# no' },
        { kind: 'paragraph', text: 'end' },
      ],
    ],
    ['```\nnot closed', [{ kind: 'code', language: '', text: 'not closed' }]],
    ['---', [{ kind: 'rule' }]],
    [
      'Title\n=====\ntext',
      [
        { kind: 'heading', level: 1, text: 'Title' },
        { kind: 'paragraph', text: 'text' },
      ],
    ],
    ['It was in\n1986. Then more', [{ kind: 'paragraph', text: 'It was in\n1986. Then more' }]],
    [
      'Then:\n1. a',
      [
        { kind: 'paragraph', text: 'Then:' },
        { kind: 'list', start: 1, items: [[{ kind: 'paragraph', text: 'a' }]] },
      ],
    ],
    [
      '> a\n> b\n\nc',
      [
        { kind: 'quote', blocks: [{ kind: 'paragraph', text: 'a\nb' }] },
        { kind: 'paragraph', text: 'c' },
      ],
    ],
    [
      '3. a\n4. b',
      [
        {
          kind: 'list',
          start: 3,
          items: [[{ kind: 'paragraph', text: 'a' }], [{ kind: 'paragraph', text: 'b' }]],
        },
      ],
    ],
    [
      '- a\n  - b\n\n- c\n  more',
      [
        {
          kind: 'list',
          start: null,
          items: [
            [
              { kind: 'paragraph', text: 'a' },
              { kind: 'list', start: null, items: [[{ kind: 'paragraph', text: 'b' }]] },
            ],
            [{ kind: 'paragraph', text: 'c\nmore' }],
          ],
        },
      ],
    ],
    [
      '- a\n\nb',
      [
        { kind: 'list', start: null, items: [[{ kind: 'paragraph', text: 'a' }]] },
        { kind: 'paragraph', text: 'b' },
      ],
    ],
    [
      '| City | Pay |\n|---|--:|\n| Reno | 1\\|2 |\n| Elko |\n\nx',
      [
        {
          kind: 'table',
          align: ['start', 'end'],
          head: ['City', 'Pay'],
          rows: [
            ['Reno', '1|2'],
            ['Elko', ''],
          ],
        },
        { kind: 'paragraph', text: 'x' },
      ],
    ],
    ['a | b\nno table', [{ kind: 'paragraph', text: 'a | b\nno table' }]],
    ['<div onclick="x">y</div>', [{ kind: 'paragraph', text: '<div onclick="x">y</div>' }]],
  ])('%j', (text, expected) => expect(readBlocks(text)).toEqual(expected));
});

describe('pieces', () => {
  it.each([
    ['a\n\nb\n', ['a', 'b']],
    ['```\na\n\nb\n```\n\nc', ['```\na\n\nb\n```', 'c']],
    ['- a\n\n- b\n\n  more\n\nc', ['- a\n\n- b\n\n  more', 'c']],
    ['', []],
    ['\r\n\r\nx', ['x']],
  ])('of %j', (text, expected) => expect(markdownPieces(text)).toEqual(expected));

  it('stay what they were while more arrives, and are read as the whole is', () => {
    const text = 'One.\n\n- a\n- b\n\n```\nx\n\ny\n```\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n> q\n\nEnd.';
    expect(markdownPieces(text).flatMap(readBlocks)).toEqual(readBlocks(text));
    let before: string[] = [];
    for (let end = 1; end <= text.length; end += 1) {
      const pieces = markdownPieces(text.slice(0, end));
      expect(pieces.slice(0, before.length - 1)).toEqual(before.slice(0, -1));
      before = pieces;
    }
  });
});

describe('any text', () => {
  const marks = fc.constantFrom(
    '*',
    '**',
    '_',
    '`',
    '```',
    '[',
    ']',
    '](',
    '(',
    ')',
    '![',
    '<',
    '>',
    '|',
    '-',
    '\n',
    '\n\n',
    '  ',
    '1. ',
    '# ',
    '~~',
    '\\',
    'a',
    'https://a.example',
    '&amp;',
    '[1]',
  );
  it('is read, and loses no word', () => {
    fc.assert(
      fc.property(fc.array(marks, { maxLength: 60 }), (parts) => {
        const text = `${parts.join('')}\n\nlast`;
        const walk = (blocks: readonly Block[]): string =>
          blocks
            .map((block) => {
              if (block.kind === 'quote') return walk(block.blocks);
              if (block.kind === 'list') return block.items.map(walk).join(' ');
              if (block.kind === 'table') return [...block.head, ...block.rows.flat()].join(' ');
              if (block.kind === 'rule') return '';
              return block.kind === 'code' ? block.text : shown(readInline(block.text, { isWriting: true }));
            })
            .join(' ');
        expect(walk(readBlocks(text))).toContain('last');
      }),
      { numRuns: 400 },
    );
  });

  it.each([
    '*',
    '**a ',
    '_',
    '`',
    '[',
    '](',
    '[a](',
    '![',
    '<',
    '> ',
    '- ',
    '1. a\n',
    '|',
    '| a |\n|---|\n',
    '~~',
    '\\',
    '&',
    'http',
    '[1]',
    '\n',
    '`a``b',
  ])('of many “%s” is read in a moment', (part) => {
    const text = part.repeat(Math.ceil(60_000 / part.length));
    const started = performance.now();
    for (const piece of markdownPieces(text))
      for (const block of readBlocks(piece)) if ('text' in block) readInline(block.text, { isWriting: true });
    expect(performance.now() - started).toBeLessThan(1500);
  });
});
