/** Where a link can be shared (docs/spec/screens.md, Share dialog). */
export type ShareKind = 'facebook' | 'email' | 'reddit' | 'whatsapp' | 'workplace' | 'twitter' | 'pinterest';

/** What is shared: `url` always; `media`, the address of a picture, for pinterest; the message and its title. */
export type Shared = { url: string; title?: string; message?: string; media?: string };

/** The six networks of the dialog: their own names and the size of their window in CSS pixels; e-mail opens none. */
export const shareNetworks: readonly {
  kind: ShareKind;
  name: string;
  window: { width: number; height: number } | null;
}[] = [
  { kind: 'facebook', name: 'Facebook', window: { width: 550, height: 400 } },
  { kind: 'email', name: 'E-mail', window: null },
  { kind: 'reddit', name: 'Reddit', window: { width: 660, height: 460 } },
  { kind: 'whatsapp', name: 'WhatsApp', window: { width: 550, height: 600 } },
  { kind: 'workplace', name: 'Workplace', window: { width: 550, height: 400 } },
  { kind: 'twitter', name: 'Twitter/X', window: { width: 550, height: 400 } },
];

// A plus for a space would stand as a plus in a mail.
function withQuery(address: string, fields: Record<string, string | undefined>): string {
  const query = Object.entries(fields)
    .flatMap(([name, value]) => (value ? [`${name}=${encodeURIComponent(value)}`] : []))
    .join('&');
  return query ? `${address}?${query}` : address;
}

const links: Record<ShareKind, (shared: Shared) => string> = {
  facebook: ({ url, message }) =>
    withQuery('https://www.facebook.com/sharer/sharer.php', { u: url, quote: message }),
  email: ({ url, title, message }) =>
    withQuery('mailto:', { subject: title, body: [message, url].filter(Boolean).join('\n\n') }),
  reddit: ({ url, title, message }) =>
    withQuery('https://www.reddit.com/submit', { url, title: message ?? title }),
  whatsapp: ({ url, message }) =>
    withQuery('https://api.whatsapp.com/send', { text: [message, url].filter(Boolean).join(' ') }),
  workplace: ({ url, message }) =>
    withQuery('https://work.workplace.com/sharer.php', { u: url, quote: message }),
  twitter: ({ url, message }) => withQuery('https://x.com/intent/post', { url, text: message }),
  pinterest: ({ url, media, message }) =>
    withQuery('https://www.pinterest.com/pin/create/button/', { url, media, description: message }),
};

/**
 * The address that shares on a network (docs/spec/readings.md R26). Throws RangeError without a url, for pinterest
 * without media.
 */
export function shareUrl(kind: ShareKind, shared: Shared): string {
  if (!shared.url?.trim()) throw new RangeError(`A ${kind} share link needs a url.`);
  if (kind === 'pinterest' && !shared.media?.trim())
    throw new RangeError('A pinterest share link needs media.');
  return links[kind](shared);
}
