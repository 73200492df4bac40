import { expect, test } from 'vitest';
import { extractStyles } from './extract-styles.ts';

test('style elements go from the markup, in their order, those of Emotion under all their names', () => {
  const { html, ground, emotion } = extractStyles(
    '<style>html{margin:0}</style><div class="css-a"><style data-emotion="css a">.css-a{color:red}@media (min-width:9px){.css-a{color:blue}}</style>One<style>b{}</style></div><style data-emotion="css b-2">.css-b-2{top:0}</style><p class="css-b-2">Two</p>',
  );
  expect(html).toBe('<div class="css-a">One</div><p class="css-b-2">Two</p>');
  expect(ground).toBe('html{margin:0}\nb{}');
  expect(emotion).toBe(
    '<style data-emotion="css a b-2">.css-a{color:red}@media (min-width:9px){.css-a{color:blue}}.css-b-2{top:0}</style>',
  );
});

test('a style attribute becomes a rule that ranks as the attribute did, once for all that are equal', () => {
  const { html, ground } = extractStyles(
    '<i style="color:var(--fh-good);flex-shrink:0">a</i><b style="display:contents"></b><i style="color:var(--fh-good);flex-shrink:0">b</i>',
  );
  expect(html).toBe('<i data-drawn="1">a</i><b data-drawn="2"></b><i data-drawn="1">b</i>');
  expect(ground).toBe(
    '[data-drawn="1"]{color:var(--fh-good)!important;flex-shrink:0!important}\n[data-drawn="2"]{display:contents!important}',
  );
});

test('words that look like an attribute stay words', () => {
  const words = '<p>style=&quot;color:red&quot;</p>';
  expect(extractStyles(words)).toMatchObject({ html: words, ground: '' });
});

test('a form that is not known stops the build', () => {
  for (const html of [
    "<p style='color:red'>",
    '<style media="print">p{}</style>',
    '<STYLE>p{}'.toLowerCase(),
  ])
    expect(() => extractStyles(html)).toThrow(/does not know/);
  expect(() => extractStyles('<p style="background:url(&quot;a;b&quot;)"></p>')).toThrow(/declarations/);
});
