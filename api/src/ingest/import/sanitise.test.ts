import { expect, test } from 'vitest';
import { sanitiseDescription } from './sanitise.ts';

test.each([
  ['<p>Hello <b>you</b></p>', '<p>Hello <strong>you</strong></p>'],
  ['<h1>About</h1><div>We</div>', '<h3>About</h3><p>We</p>'],
  ['<p onclick="x()" style="color:red" class="a">Hi</p>', '<p>Hi</p>'],
  ['<script>alert(1)</script><p>Safe</p>', '<p>Safe</p>'],
  ['<style>p{}</style><p>Safe</p>', '<p>Safe</p>'],
  ['<p><img src=x onerror=alert(1)>Safe</p>', '<p>Safe</p>'],
  ['<iframe src="https://evil.example"></iframe><p>Safe</p>', '<p>Safe</p>'],
  ['<p>a</p><p>&nbsp;</p><p> </p><p>b</p>', '<p>a</p><p>b</p>'],
  ['One\n\nTwo\nlines', '<p>One</p><p>Two<br />lines</p>'],
  ['Pay < 5 & > 3', '<p>Pay &lt; 5 &amp; &gt; 3</p>'],
  ['&lt;p&gt;Escaped &amp;amp; whole&lt;/p&gt;', '<p>Escaped &amp; whole</p>'],
  ['One.\rTwo.\r\rThree.', '<p>One.<br />Two.</p><p>Three.</p>'],
  ['One.\r\n\r\nTwo.', '<p>One.</p><p>Two.</p>'],
  ['One.\u2028Two.\u2029Three.', '<p>One.<br />Two.<br />Three.</p>'],
  ['One.\\n\\nTwo.\\nthree', '<p>One.</p><p>Two.<br />three</p>'],
  ['In C:\\new', '<p>In C:\\new</p>'],
  ['One &amp; two.\n\n&#8211; three', '<p>One &amp; two.</p><p>– three</p>'],
  ['We <b>want</b> you.\nTwo.\nThree.', 'We <strong>want</strong> you.<br />Two.<br />Three.'],
  ['<b>One\nTwo</b>\nThree', '<strong>One<br />Two</strong><br />Three'],
  ['<div>One.\n\nTwo.\nThree.</div>', '<p>One.</p><p>Two.<br />Three.</p>'],
  ['<p class="x">One.\n\n<b>Two</b>.\nThree.</p>', 'One.<br /><br /><strong>Two</strong>.<br />Three.'],
  ['<p>One\nline</p>', '<p>One\nline</p>'],
  ['', ''],
  ['  \n ', ''],
])('%j', (given, kept) => expect(sanitiseDescription(given)).toBe(kept));

test('keeps links to http, https and mailto, each marked as foreign', () => {
  expect(sanitiseDescription('<p><a href="https://a.example/x?y=1&z=2">x</a></p>')).toBe(
    '<p><a href="https://a.example/x?y=1&amp;z=2" rel="noopener noreferrer nofollow" target="_blank">x</a></p>',
  );
  expect(sanitiseDescription('<p><a href="mailto:jobs@a.example">x</a></p>')).toContain(
    'mailto:jobs@a.example',
  );
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example/x',
  'file:///etc/passwd',
])('drops the link %j', (href) => {
  expect(sanitiseDescription(`<p><a href="${href}">x</a></p>`)).not.toContain('href');
});

test('plain text keeps its lines when a tagged sentence follows it', () => {
  const board =
    '## About us\n\nWe build.\n\n- Own it\n- Ship it\n<p>Apply on <a href="https://a.example">A</a></p>';
  const kept = sanitiseDescription(board);
  expect(kept).toContain('<h3>About us</h3>We build.<br /><br />- Own it<br />- Ship it<p>');
  expect(kept).toContain('<p>Apply on <a href="https://a.example"');
  expect(sanitiseDescription('One\n\nTwo <strong>bold</strong> three\n\nFour')).toBe(
    'One<br /><br />Two <strong>bold</strong> three<br /><br />Four',
  );
});

test('HTML that was only wrapped in its file is left as it is', () => {
  const wrapped = '<ul>\n\n<li>One\n\nmore</li>\n\n</ul>\n\n<p>Two\nlines</p>';
  expect(sanitiseDescription(wrapped)).toBe(wrapped);
});

test('survives what is no text', () => {
  expect(sanitiseDescription('a\0b\ud800c')).toBe('<p>ab\ufffdc</p>');
  expect(sanitiseDescription('<p>'.repeat(5000)).length).toBeLessThan(100_000);
  expect(sanitiseDescription(`<p>${'word '.repeat(300_000)}</p>`).length).toBeLessThan(401_000);
});

test('reads padding of non-breaking spaces before a text without backtracking', () => {
  // 40 of them took hours: each doubled the time.
  expect(sanitiseDescription(`<p>${'&nbsp;'.repeat(400)}Apply now</p>`)).toMatch(/Apply now<\/p>$/);
  expect(sanitiseDescription(`<p>${'&nbsp;'.repeat(400)}</p><p>Apply now</p>`)).toBe('<p>Apply now</p>');
});

test('keeps the text of elements that lie deeper than any page nests them', () => {
  const deep = `${'<ul><li>'.repeat(5000)}Night shifts${'</li></ul>'.repeat(5000)}<p>Apply now</p>`;
  const kept = sanitiseDescription(deep);
  expect(kept).toContain('Night shifts');
  expect(kept).toMatch(/<p>Apply now<\/p>$/);
  expect(kept.split('<ul>').length).toBeLessThan(101);
});

test.each([
  ['<b>Us</b>\n\nOne\n\n# Tasks\n\nTwo', '<strong>Us</strong><br /><br />One<h3>Tasks</h3>Two'],
  [
    '<b>Us</b>\n\n# A\n \n## B\nTwo\n\n\n\nThree',
    '<strong>Us</strong><h3>A</h3><h3>B</h3>Two<br /><br />Three',
  ],
])('reads the lines of plain text beside tags: %j', (given, kept) =>
  expect(sanitiseDescription(given)).toBe(kept),
);
