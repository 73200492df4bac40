import { lineEnds, withoutWrapper } from '@foothold/core/entities/posting/posting-text.ts';
import sanitizeHtml from 'sanitize-html';
import { flattenTags } from './flatten-tags.ts';
import { keepLooseLines } from './loose-lines.ts';

/** Longer texts are cut: the longest real posting met has 40,000 characters. */
const longest = 400_000;

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...[
      'p',
      'br',
      'hr',
      'ul',
      'ol',
      'li',
      'strong',
      'em',
      'u',
      'h3',
      'h4',
      'h5',
      'h6',
      'blockquote',
      'pre',
      'code',
    ],
    ...['a', 'dl', 'dt', 'dd', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'sub', 'sup'],
  ],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 50,
  transformTags: {
    // Page titles belong to the screen that shows the text.
    h1: 'h3',
    h2: 'h3',
    b: 'strong',
    i: 'em',
    div: 'p',
    section: 'p',
    article: 'p',
    a: (_tag, { href }) => ({
      tagName: 'a',
      attribs: { ...(href && { href }), rel: 'noopener noreferrer nofollow', target: '_blank' },
    }),
  },
};

/**
 * The description of a posting as the HTML we keep: simple text tags, links to http, https and mailto only, no
 * attribute, style, script or picture. Plain text becomes paragraphs, also beside tags; HTML that came escaped is unpacked once.
 */
export function sanitiseDescription(given: string): string {
  const text = withLineEnds(given.slice(0, longest).toWellFormed().replaceAll('\0', '')).trim();
  if (text === '') return '';
  const found = anyTag.test(text) ? text : escapedTag.test(text) ? unpack(text) : '';
  const inner = withoutWrapper(found);
  const markup = inner === found || anyTag.test(inner) ? inner : '';
  const html =
    markup === '' ? paragraphs(inner || text) : sanitizeHtml(flattenTags(keepLooseLines(markup)), options);
  return dropEmpty(html);
}

/** One kind of line end. A file whose only line ends are the two characters `\\n` was written by a program that escaped them. */
function withLineEnds(text: string): string {
  const lines = text.replace(lineEnds, '\n');
  return lines.includes('\n') || !escapedLine.test(lines) ? lines : lines.replace(/(?:\\r)?\\n/g, '\n');
}

const escapedLine = /\\n(?:\\r)?(?:\\n|[-•*\p{Lu}\d])/u;

const anyTag = /<(?:p|br|div|span|ul|ol|li|h[1-6]|strong|b|em|i|a|table|section|article|pre|hr|u)\b[^<>]*>/i;
const escapedTag = /&lt;\/?(?:p|br|div|span|ul|ol|li|h[1-6]|strong|b|em|a)\b/i;

function unpack(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

/** Entities are read and written again before there are tags: the sanitiser takes 10 µs for each. */
function paragraphs(text: string): string {
  return sanitizeHtml(text.replaceAll('<', '&lt;').replaceAll('>', '&gt;'), options)
    .split(/\r?\n\s*\r?\n/)
    .map((part) => `<p>${part.trim().replace(/\r?\n/g, '<br />')}</p>`)
    .join('');
}

/** Feeds pad with empty paragraphs; several in a row are a hole in the page. */
function dropEmpty(html: string): string {
  // No two of the alternatives may match the same character (U+00A0 is in \s): each such one doubles the time.
  const empty = /<(p|h[3-6]|li|strong|em|u|ul|ol)>(?:\s|&nbsp;|<br \/>)*<\/\1>/g;
  return html
    .replace(empty, '')
    .replace(empty, '')
    .replace(/(?:<br \/>\s*){3,}/g, '<br /><br />')
    .trim();
}
