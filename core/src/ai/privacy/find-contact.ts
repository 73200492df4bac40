import { type Cut, tokensOf } from './cut.ts';

/** With the sign that Markdown sets before an underscore. */
const local = /[\p{L}\p{N}._%+'\\-]/u;
const domain = /[\p{L}\p{N}.-]/u;

/** E-mail addresses, whoever's they are. */
export function findEmails(text: string): Cut[] {
  const cuts: Cut[] = [];
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    let start = at;
    while (start > 0 && at - start < 64 && local.test(text.charAt(start - 1))) start -= 1;
    let end = at + 1;
    while (end < text.length && end - at < 254 && domain.test(text.charAt(end))) end += 1;
    while (end > at && /[.-]/.test(text.charAt(end - 1))) end -= 1;
    if (start < at && text.slice(at, end).includes('.')) cuts.push({ start, end, kind: 'e-mail' });
  }
  return cuts;
}

const profileHosts = [
  ...[
    'linkedin.com/in/',
    'linkedin.com/pub/',
    'github.com/',
    'gitlab.com/',
    'bitbucket.org/',
    'xing.com/profile/',
  ],
  ...[
    'stackoverflow.com/users/',
    'twitter.com/',
    'x.com/',
    'facebook.com/',
    'instagram.com/',
    'threads.net/',
  ],
  ...[
    'behance.net/',
    'dribbble.com/',
    'medium.com/@',
    'orcid.org/',
    'researchgate.net/profile/',
    'kaggle.com/',
  ],
  ...[
    'huggingface.co/',
    'about.me/',
    'linktr.ee/',
    'calendly.com/',
    'wa.me/',
    't.me/',
    'youtube.com/@',
    'tiktok.com/@',
  ],
];

/** An address as it is compared: without scheme, `www.` and what a sentence puts behind it. */
export function bareLink(link: string): string {
  return link
    .toLowerCase()
    .replace(/^[("'<[]{1,3}/, '')
    .replace(/^https?:\/\//, '')
    .replace(/^(?:www|[a-z]{2})\./, '')
    .replace(/[)\]>"',.;:/]{1,4}$/, '');
}

/** Links to profiles, and those that are known as the person's own (bare). */
export function findLinks(text: string, { own, all }: { own: ReadonlySet<string>; all: boolean }): Cut[] {
  return tokensOf(text).flatMap(({ start, end, text: token }) => {
    if (!token.includes('.')) return [];
    const bare = bareLink(token);
    const isOwn =
      [...own].some((one) => bare === one || bare.startsWith(`${one}/`)) ||
      (all && profileHosts.some((host) => bare.startsWith(host) && bare.length > host.length));
    if (!isOwn) return [];
    const before = token.length - token.replace(/^[("'<[]{1,3}/, '').length;
    const after = token.length - token.replace(/[)\]>"',.;:]{1,4}$/, '').length;
    return [{ start: start + before, end: end - after, kind: 'link' as const }];
  });
}
