import { describe, expect, it, test } from 'vitest';
import { sayEnglish } from '../../text/messages.ts';
import { shareText } from './share.messages.ts';
import { type ShareKind, shareNetworks, shareUrl } from './share.ts';

const url = 'https://jobs.example.org/?a=1&b=2';
const media = 'https://jobs.example.org/picture.png';
const shared = { url, media, title: 'Share Foothold', message: 'Look & see: “50 % more”' };

describe('shareUrl', () => {
  it.each([
    ['facebook', 'https://www.facebook.com/sharer/sharer.php', { u: url, quote: shared.message }],
    ['reddit', 'https://www.reddit.com/submit', { url, title: shared.message }],
    ['whatsapp', 'https://api.whatsapp.com/send', { text: `${shared.message} ${url}` }],
    ['workplace', 'https://work.workplace.com/sharer.php', { u: url, quote: shared.message }],
    ['twitter', 'https://x.com/intent/post', { url, text: shared.message }],
    [
      'pinterest',
      'https://www.pinterest.com/pin/create/button/',
      { url, media, description: shared.message },
    ],
  ] as const)('%s', (kind, address, fields) => {
    const link = new URL(shareUrl(kind, shared));
    expect(link.origin + link.pathname).toBe(address);
    expect(Object.fromEntries(link.searchParams)).toEqual(fields);
  });

  it('e-mail opens a mail with subject and message, spaces as mail programs read them', () => {
    const link = shareUrl('email', shared);
    expect(link).toMatch(/^mailto:\?subject=Share%20Foothold&body=/);
    expect(decodeURIComponent(link.split('body=')[1] ?? '')).toBe(`${shared.message}\n\n${url}`);
    expect(link).not.toContain('+');
  });

  const kinds: ShareKind[] = [...shareNetworks.map(({ kind }) => kind), 'pinterest'];
  it.each(kinds)('%s refuses a missing url', (kind) => {
    expect(() => shareUrl(kind, { ...shared, url: '' })).toThrow('needs a url');
    expect(() => shareUrl(kind, { media } as never)).toThrow('needs a url');
  });

  it('refuses a missing media for pinterest only', () => {
    expect(() => shareUrl('pinterest', { url })).toThrow('needs media');
    for (const { kind } of shareNetworks) expect(shareUrl(kind, { url })).toContain(encodeURIComponent(url));
  });
});

test('the dialog has six networks; Facebook and Twitter open in 550 by 400', () => {
  expect(shareNetworks.map(({ name }) => name)).toEqual([
    'Facebook',
    'E-mail',
    'Reddit',
    'WhatsApp',
    'Workplace',
    'Twitter/X',
  ]);
  for (const { kind, window } of shareNetworks)
    if (kind === 'facebook' || kind === 'twitter') expect(window).toEqual({ width: 550, height: 400 });
});

test('the message', () => {
  expect(sayEnglish(shareText('message', { siteName: 'Foothold', intro: 'Search for work.' }))).toBe(
    'Please check out Foothold. Search for work.',
  );
});
