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

/** Links to profiles (`all`), and those that are known as the person's own (bare), wherever they stand, in markup too. */
export function findLinks(text: string, { own, all }: { own: ReadonlySet<string>; all: boolean }): Cut[] {
  const plain = inLowerCase(text);
  const known = [...own].flatMap((link) => findKnownLink(plain, link));
  if (!all) return known;
  const profiles = tokensOf(text).flatMap(({ start, end, text: token }) => {
    if (!token.includes('.')) return [];
    const bare = bareLink(token);
    if (!profileHosts.some((host) => bare.startsWith(host) && bare.length > host.length)) return [];
    const before = token.length - token.replace(/^[("'<[]{1,3}/, '').length;
    const after = token.length - token.replace(/[)\]>"',.;:]{1,4}$/, '').length;
    return [{ start: start + before, end: end - after, kind: 'link' as const }];
  });
  return [...known, ...profiles];
}

/** In lower case, each letter at its place: one that would grow (İ) stays as it is. */
function inLowerCase(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return text.replace(/\p{Lu}/gu, (letter) => {
    const small = letter.toLowerCase();
    return small.length === letter.length ? small : letter;
  });
}

const scheme = /(?:https?:\/\/)?(?:(?:www|[a-z]{2})\.)?$/;
const ofLink = /[\p{L}\p{N}\p{M}%_~/?#&=+@:.-]/u;

function findKnownLink(plain: string, link: string): Cut[] {
  const cuts: Cut[] = [];
  for (let at = plain.indexOf(link); at !== -1; at = plain.indexOf(link, at + link.length)) {
    const lead = scheme.exec(plain.slice(Math.max(0, at - 14), at))?.[0].length ?? 0;
    const start = at - lead;
    let end = at + link.length;
    if (/[\p{L}\p{N}-]/u.test(plain.charAt(start - 1)) || /[\p{L}\p{N}-]/u.test(plain.charAt(end))) continue;
    while (end < plain.length && ofLink.test(plain.charAt(end))) end += 1;
    while (/[.:?]/.test(plain.charAt(end - 1))) end -= 1;
    cuts.push({ start, end, kind: 'link' });
  }
  return cuts;
}
