import { trimEndCharacters } from '../text/trim-characters.ts';
import { cleanLine } from '../typesetting/clean-text.ts';
import { linkTarget, linkText } from '../typesetting/page-contacts.ts';
import type { Raised } from './raised.ts';
import { raisedAt } from './raised.ts';
import type { ReviewText } from './review-text.ts';
import { fieldText, writesAll } from './review-text.ts';
import type { ReviewedResume } from './reviewed-resume.ts';

const bareHosts: ReadonlySet<string> = new Set([
  'linkedin.com',
  'linkedin.com/in',
  'github.com',
  'gitlab.com',
  'behance.net',
  'dribbble.com',
  'medium.com',
  'facebook.com',
  'x.com',
  'twitter.com',
  'instagram.com',
  'orcid.org',
  'scholar.google.com',
]);
const tracking =
  /^(?:utm_\w{1,20}|fbclid|gclid|mc_cid|mc_eid|trk|trkInfo|igshid|_ga|original_referer|lipi)$/i;
const local =
  /^(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|0\.0\.0\.0|192\.168\.\d{1,3}\.\d{1,3}|10\.\d{1,3}\.\d{1,3}\.\d{1,3})$|\.(?:local|localhost|internal)$/i;
const maxLetters = 70;

/** What is said of links. None is opened: that would tell its owner. */
export function linkChecks({ jobs, schools, others }: ReviewedResume): Raised[] {
  const links = [
    ...jobs.map(({ item }) => fieldText('experience', item.internalId, 'url', item.url)),
    ...schools.map(({ item }) => fieldText('education', item.internalId, 'url', item.url)),
    ...others.map(({ item }) => fieldText('sections', item.internalId, 'url', item.url)),
  ];
  return links.filter(({ text }) => cleanLine(text) !== '').flatMap(ofLink);
}

function ofLink(link: ReviewText): Raised[] {
  const all = [0, link.text.length] as const;
  const target = linkTarget(link.text);
  if (target === undefined) {
    const tidy = profileOf(link.text) ?? link.text.replace(/ ?([./]) ?/g, '$1');
    return [
      raisedAt('link-broken', link, all, [
        tidy !== link.text && linkTarget(tidy) ? writesAll(link, tidy) : undefined,
      ]),
    ];
  }
  const url = new URL(target);
  if (url.protocol === 'mailto:') return [];
  if (local.test(url.hostname)) return [raisedAt('link-local', link, all)];
  const shown = trimEndCharacters(linkText(link.text).split(/[?#]/)[0] ?? '', /\//).toLowerCase();
  if (bareHosts.has(shown)) return [raisedAt('link-bare', link, all)];
  const names = [...url.searchParams.keys()].filter((name) => tracking.test(name));
  if (names.length > 0) {
    const [before = '', rest = ''] = link.text.split('?', 2);
    const [query = '', hash] = rest.split('#', 2);
    const kept = query.split('&').filter((pair) => !names.includes(decoded(pair.split('=')[0] ?? '')));
    const tidy = before + (kept.length > 0 ? `?${kept.join('&')}` : '') + (hash ? `#${hash}` : '');
    return [raisedAt('link-tracking', link, all, [writesAll(link, tidy)])];
  }
  return linkText(link.text).length > maxLetters ? [raisedAt('link-long', link, all)] : [];
}

const profiles: Readonly<Record<string, string>> = {
  github: 'github.com/',
  gitlab: 'gitlab.com/',
  linkedin: 'linkedin.com/in/',
  orcid: 'orcid.org/',
};

/** “GitHub: name” as an address. */
function profileOf(text: string): string | undefined {
  const [, site = '', handle = ''] = /^(\p{L}{4,10})\s?[:@]\s?@?([\w.-]{2,60})$/u.exec(text) ?? [];
  const host = profiles[site.toLowerCase()];
  return host === undefined || handle === '' ? undefined : host + handle;
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
