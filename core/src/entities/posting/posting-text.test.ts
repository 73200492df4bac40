import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { realFile } from '../../../test-data/real-files.ts';
import { htmlToText, snippet } from './posting-text.ts';

describe('htmlToText', () => {
  it.each([
    ['paragraphs', '<p>One</p><p>Two</p>', 'One\nTwo'],
    ['a list', '<ul>\n  <li>One</li>\n  <li>Two <b>and</b> a half</li>\n</ul>', 'One\nTwo and a half'],
    ['breaks', 'One<br>Two<BR/>Three<br class="x" />Four', 'One\nTwo\nThree\nFour'],
    ['headings', '<h3>The job</h3>Text', 'The job\nText'],
    [
      'table cells',
      '<table><tr><td>Pay</td><td>$20</td></tr><tr><td>Days</td></tr></table>',
      'Pay $20\nDays',
    ],
    ['source lines inside markup', '<p>One\n   line\r\nonly</p>', 'One line only'],
    ['inline tags join words', 'un<b>break</b>able', 'unbreakable'],
    ['entities', '<p>R&amp;D &ndash; caf&eacute; &#8217;n&#x27; &nbsp; tea</p>', "R&D – café ’n' tea"],
    ['Windows-1252 numbers', 'It&#146;s &#150; ok', 'It’s – ok'],
    ['impossible numbers', 'a&#0;b&#xD800;c&#x110000;d', 'a\ufffdb\ufffdc\ufffdd'],
    ['unknown names', 'AT&T &madeup; &copy', 'AT&T &madeup; &copy'],
    ['decoded once', '<p>&amp;lt;b&amp;gt; &lt;i&gt;</p>', '&lt;b&gt; <i>'],
    ['escaped markup', '&lt;p&gt;One &amp;amp; two&lt;/p&gt;&lt;p&gt;Three&lt;/p&gt;', 'One & two\nThree'],
    ['scripts and styles', '<style>p{}</style>A<script>alert("<p>")</script>B', 'A B'],
    ['comments', 'A<!-- <p>no</p> -->B', 'A B'],
    ['a comment without end', 'A <!-- B', 'A'],
    ['a script without end', 'A <script>B', 'A'],
    ['> inside a quoted value', '<a title="a > b" href=\'x>y\'>link</a>', 'link'],
    ['a quote without end', '<p class="a>One</p>', 'One'],
    ['angle brackets that are text', 'if a < b and c > d, 3<4, <3', 'if a < b and c > d, 3<4, <3'],
    ['an unfinished tag', 'One <b', 'One <b'],
    ['a custom element', '<x-note>One</x-note>', 'One'],
    ['NUL, soft hyphen, zero width, BOM', '\ufeffa\u0000b&shy;c\u200bd', 'abcd'],
    ['plain text', 'One\r\nTwo\n\n\n\nThree   four\n', 'One\nTwo\n\nThree four'],
    ['other line ends', 'One\rTwo\u2028Three', 'One\nTwo\nThree'],
    ['plain text in one element', '<div>One.\n\nTwo.\nThree.</div>', 'One.\n\nTwo.\nThree.'],
    ['an element with others in it', '<div>One.\n\nTwo.<br>Three.</div>', 'One. Two.\nThree.'],
    ['plain text with bold', 'One\n<b>Two</b>\nThree', 'One\nTwo\nThree'],
    ['emoji and right-to-left text', '<p>שלום 🌍</p>', 'שלום 🌍'],
    ['nothing', '', ''],
    ['only tags', '<div><p></p></div>', ''],
  ])('reads %s', (_, html, text) => expect(htmlToText(html)).toBe(text));

  it.each([
    ['open brackets', '<'.repeat(500_000)],
    ['open tags', '<a '.repeat(200_000)],
    ['open quotes', '<a "'.repeat(200_000)],
    ['open comments', '<!--'.repeat(200_000)],
    ['open scripts', '<script>'.repeat(100_000)],
    ['scripts that end otherwise', '<script></style>'.repeat(50_000)],
    ['ampersands', '&'.repeat(500_000)],
    ['one long name', `<${'a'.repeat(500_000)}`],
    ['blanks and lines', ' \n'.repeat(250_000)],
    ['blanks', ' '.repeat(500_000)],
  ])('takes no longer than a moment for %s', (_, html) => {
    expect(typeof htmlToText(html)).toBe('string');
  });
});

describe('snippet', () => {
  it.each([
    ['One two\nthree', 80, 'One two three'],
    ['Give and receive handoff', 20, 'Give and receive...'],
    [`Word ${'x'.repeat(40)}`, 20, 'Word xxxxxxxxxxxx...'],
    ['🌍'.repeat(30), 10, `${'🌍'.repeat(7)}...`],
    ['', 10, ''],
  ])('of %j in %i is %j', (text, max, answer) => {
    expect(snippet(text, max)).toBe(answer);
    expect([...snippet(text, max)].length).toBeLessThanOrEqual(max);
  });

  it('is the same for a long text as for its start', () => {
    const text = 'word '.repeat(50_000);
    expect(snippet(text, 200)).toBe(snippet(text.slice(0, 1_000), 200));
  });
});

describe('texts of a job board', () => {
  const file = realFile('postings/themuse_jobs_union.json');
  const standIn = [
    {
      contents:
        '<div><p><strong>About us</strong><br></p><p>We&rsquo;re a team of 12 &mdash; and hiring.</p><ul><li>Draw</li><li>Test &amp; learn</li></ul></div>',
    },
  ];
  const isReal = existsSync(file);
  const rows: { contents: string }[] = isReal ? JSON.parse(readFileSync(file, 'utf8')) : standIn;
  const name = isReal ? `${rows.length} real ones` : 'the stand-in';

  it(`leaves no markup, entity or run of blanks in ${name}`, () => {
    expect(rows.length).toBeGreaterThan(0);
    for (const { contents } of rows) {
      const text = htmlToText(contents);
      expect(text).not.toMatch(/<\/?(?:p|div|li|ul|br|strong|span|h\d)\b/i);
      expect(text).not.toMatch(/&(?:amp|nbsp|rsquo|lt|gt|#\d+);/);
      expect(text).not.toMatch(/[^\S\n]{2}|\n{3}/);
      const letters = (value: string) => value.replace(/[^\p{L}]/gu, '').length;
      expect(letters(text)).toBeGreaterThan(letters(contents) * 0.3);
    }
  });
});
