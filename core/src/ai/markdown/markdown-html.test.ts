import { describe, expect, it } from 'vitest';
import { markdownBlocks } from './markdown-html.ts';

const html = (markdown: string) => markdownBlocks(markdown).join('\n');

describe('markdownBlocks', () => {
  it.each([
    [
      '# Strong points\n\nTwo *short* and **clear** lines,\nand one more.',
      '<h3>Strong points</h3>\n<p>Two <em>short</em> and <strong>clear</strong> lines,\nand one more.</p>',
    ],
    [
      '- one\n- two\n  - deeper\n- three',
      '<ul><li>one</li><li>two<ul><li>deeper</li></ul></li><li>three</li></ul>',
    ],
    ['3. third\n4. fourth', '<ol start="3"><li>third</li><li>fourth</li></ol>'],
    ['- one\n\n- two\n\nAfter.', '<ul><li>one</li><li>two</li></ul>\n<p>After.</p>'],
    ['1. one\n- other', '<ol><li>one</li></ol>\n<ul><li>other</li></ul>'],
    ['> said\n> so', '<blockquote><p>said\nso</p></blockquote>'],
    [
      '```js\na < b && "c"\n\n# no heading\n```\nAfter',
      '<pre><code>a &lt; b &amp;&amp; &quot;c&quot;\n\n# no heading</code></pre>\n<p>After</p>',
    ],
    ['```\nstill written', '<pre><code>still written</code></pre>'],
    [
      '| a | b |\n|---|:-:|\n| 1 | **2** |\n| 3 |',
      '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td><strong>2</strong></td></tr><tr><td>3</td><td></td></tr></tbody></table>',
    ],
    ['a\n\n---\n\nb', '<p>a</p>\n<hr>\n<p>b</p>'],
    ['line  \nnext', '<p>line<br>next</p>'],
    ['Use `a < b` and ``x`y``.', '<p>Use <code>a &lt; b</code> and <code>x`y</code>.</p>'],
    ['5 * 3 * 2 and snake_case_name, 2**', '<p>5 * 3 * 2 and snake_case_name, 2**</p>'],
    ['***both***', '<p><strong><em>both</em></strong></p>'],
    ['\\*not\\* marked', '<p>*not* marked</p>'],
    ['~~gone~~', '<p><del>gone</del></p>'],
  ])('reads %j', (markdown, expected) => expect(html(markdown)).toBe(expected));

  it('shows the host that a link leads to, unless its name says it', () => {
    expect(html('[Read this](https://evil.example/a?b=1&c="2")')).toBe(
      '<p><a href="https://evil.example/a?b=1&amp;c=%222%22">Read this</a> (evil.example)</p>',
    );
    expect(html('[bls.gov](https://bls.gov/x)')).toBe('<p><a href="https://bls.gov/x">bls.gov</a></p>');
    expect(html('See https://bls.gov/x, (https://a.example/b).')).toBe(
      '<p>See <a href="https://bls.gov/x">https://bls.gov/x</a>, (<a href="https://a.example/b">https://a.example/b</a>).</p>',
    );
  });

  it('loads no image and runs nothing', () => {
    const hostile = html(
      [
        '<script>alert(1)</script><img src=x onerror=alert(1)>',
        '![a pixel](https://track.example/p.gif?me)',
        '[go](javascript:alert(1)) [mail](mailto:a@b.example) [data](data:text/html,x)',
        '[x](https://a.example/"onmouseover="alert(1))',
        '<a href="javascript:1">z</a>',
      ].join('\n\n'),
    );
    expect(hostile).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(hostile).toContain('<a href="https://track.example/p.gif?me">a pixel</a> (image, track.example)');
    expect(hostile).not.toMatch(/<(?:script|img)|href="(?!https:)|"onmouseover/);
    expect(hostile.match(/<a /g)).toHaveLength(2);
  });

  it.each([
    ['stars', '*'.repeat(100_000)],
    ['open marks', '**a *b _c '.repeat(30_000)],
    ['brackets', '['.repeat(100_000)],
    ['half links', '[a]('.repeat(50_000)],
    ['ticks', '` `` ``` '.repeat(30_000)],
    ['quotes', '> '.repeat(100_000)],
    ['items inside items', Array.from({ length: 2_000 }, (_, at) => `${' '.repeat(at)}- x`).join('\n')],
    ['pipes', '|'.repeat(100_000)],
    ['addresses', 'https://'.repeat(40_000)],
    ['one of 10 MB', 'word '.repeat(2_000_000)],
  ])('reads hostile %s in time', (_, text) => {
    const from = performance.now();
    expect(markdownBlocks(text).length).toBeGreaterThan(0);
    expect(performance.now() - from).toBeLessThan(2_000);
  });
});
