import DOMPurify from 'dompurify';

const allowed = {
  ALLOWED_TAGS: [
    'p',
    'br',
    'ul',
    'ol',
    'li',
    'strong',
    'b',
    'em',
    'i',
    'u',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'a',
    'blockquote',
    'div',
    'span',
    'hr',
    'table',
    'thead',
    'tbody',
    'tr',
    'td',
    'th',
  ],
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:)/i,
};

/** What may be shown of text from outside, as markup: known tags, safe links that open apart, headings below the screen's own. */
export function cleanHtml(html: string): string {
  const body = DOMPurify.sanitize(html, { ...allowed, RETURN_DOM: true }) as HTMLElement;
  for (const link of body.querySelectorAll('a')) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer nofollow');
  }
  // The screen has its h1 and h2; a posting's own headings rank below them.
  for (const heading of body.querySelectorAll('h1, h2, h4, h5, h6')) {
    const lower = document.createElement('h3');
    lower.append(...heading.childNodes);
    heading.replaceWith(lower);
  }
  return body.innerHTML;
}
