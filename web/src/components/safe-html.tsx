import Box from '@mui/material/Box';
import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import { token } from './tokens.ts';

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

function clean(html: string): string {
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

/** The only place where text from outside becomes markup: sanitised again here, links open apart. */
export function SafeHtml({ html }: { html: string }) {
  const markup = useMemo(() => clean(html), [html]);
  return (
    <Box
      dir="auto"
      sx={{
        fontSize: '0.9375rem',
        lineHeight: '24px',
        maxWidth: '66ch',
        color: token('text-2'),
        overflowWrap: 'anywhere',
        '& h3': {
          fontSize: '0.875rem',
          lineHeight: '20px',
          fontWeight: 620,
          color: token('text'),
          margin: '20px 0 8px',
        },
        '& p': { margin: '0 0 12px' },
        '& ul, & ol': { margin: '0 0 12px', paddingInlineStart: '22px' },
        '& li': { marginBlockEnd: '4px' },
        '& a': { color: token('accent'), textUnderlineOffset: 2 },
      }}
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
