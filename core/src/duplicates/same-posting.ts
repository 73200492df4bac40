import type { PostingFingerprint } from './posting-fingerprint.ts';
import { linkSystem } from './posting-links.ts';
import { textOverlap } from './text-sketch.ts';

/**
 * What two postings are to each other. `link`: one posting under two feeds. `text`: they say the same. `alike`: the same
 * work at the same place, and nothing stated tells them apart. `unknown`: they may be one job, and nothing shows it.
 * `other`: two jobs.
 */
export type PostingRelation = 'link' | 'text' | 'alike' | 'unknown' | 'other';

/** From these shares of the shorter text two texts are one: of one feed, of one feed at other pay, of two that rewrite. */
const sameText = { oneFeed: 0.8, otherPay: 0.93, twoFeeds: 0.5 } as const;
/** Two postings without texts that lie further apart are two searches for people, in days. */
const longest = 400;

/**
 * Do two postings stand for one job, so that a person would apply once? Decided on labelled pairs of real postings
 * (docs/decisions/0025): title and company alone are never enough. Symmetric and pure.
 */
export function postingRelation(a: PostingFingerprint, b: PostingFingerprint): PostingRelation {
  // A number that was given to other work later, or one address for all jobs of an employer.
  if (a.links.some((link) => b.links.includes(link)))
    return sharedWords(a.title, b.title) >= 0.5 ? 'link' : 'other';
  if (a.company !== b.company || a.title !== b.title || a.title === '' || a.company === '') return 'other';
  const place = placeRelation(a, b);
  if (place === 'other') return 'other';
  if (a.jobType && b.jobType && a.jobType !== b.jobType) return 'other';
  const isTwin = areTwins(a, b);
  const pay = payRelation(a, b);
  if (pay === 'other') return 'other';
  if (a.text && b.text) {
    const least = isTwin ? (pay === 'near' ? sameText.otherPay : sameText.oneFeed) : sameText.twoFeeds;
    return textOverlap(a.text, b.text) >= least ? 'text' : 'other';
  }
  if (isTwin && (pay === 'near' || (a.category && b.category && a.category !== b.category))) return 'other';
  const isLongAgo = a.day !== null && b.day !== null && Math.abs(a.day - b.day) > longest;
  // On one board “Illinois” and “remote” are two of many that are posted state by state.
  if (place === 'untold' || (place === 'wide' && isTwin) || isLongAgo) return 'unknown';
  const isAtOneSite = a.sites.some((site) => b.sites.includes(site));
  const needsMore = isTwin ? !isAtOneSite : place === 'wide';
  return needsMore && a.isBare ? 'unknown' : 'alike';
}

/** Two requisitions of one employer's board, or two rows of one feed: either may be an opening of its own. */
function areTwins(a: PostingFingerprint, b: PostingFingerprint): boolean {
  if (a.source === b.source) return true;
  const systems = new Set(a.links.map(linkSystem).filter(Boolean));
  return b.links.some((link) => systems.has(linkSystem(link)));
}

/**
 * `same`: a town in common, or the same country to work in from anywhere. `wide`: one of them leaves the country open.
 * `untold`: nobody can tell where. `other`: not the same place.
 */
function placeRelation(a: PostingFingerprint, b: PostingFingerprint): 'same' | 'wide' | 'untold' | 'other' {
  const meet = (x: readonly string[], y: readonly string[]) => x.some((key) => y.includes(key));
  if (a.cities.length > 0 && b.cities.length > 0) return meet(a.cities, b.cities) ? 'same' : 'other';
  if (a.cities.length > 0 || b.cities.length > 0)
    return canBeThere(a, b) || canBeThere(b, a) ? 'wide' : 'other';
  if (a.regions.length > 0 && b.regions.length > 0) return meet(a.regions, b.regions) ? 'same' : 'other';
  const isUntoldAlike = a.untold.join('|') === b.untold.join('|');
  // “EMEA” and “Iberia” name no country, and are not “anywhere”.
  if (a.isRemote && b.isRemote && isUntoldAlike)
    return a.regions.length === b.regions.length ? 'same' : 'wide';
  if (a.regions.length > 0 || b.regions.length > 0) return 'other';
  return isUntoldAlike ? 'untold' : 'other';
}

/** Remote work that may be done from the town, or from anywhere, beside remote work that names a town. */
function canBeThere(town: PostingFingerprint, open: PostingFingerprint): boolean {
  if (!town.isRemote || !open.isRemote || open.cities.length > 0 || town.source === open.source) return false;
  const countries = town.cities.map((key) => key.slice(key.indexOf('/') + 1).slice(0, 2));
  if (open.untold.length > 0) return false;
  return open.regions.length === 0 || open.regions.some((region) => countries.includes(region));
}

function payRelation({ pay: a }: PostingFingerprint, { pay: b }: PostingFingerprint) {
  if (!a || !b || a[2] !== b[2]) return 'unknown';
  // Half a percent: hourly pay is reckoned by the year.
  const isNear = (x: number, y: number) => Math.abs(x - y) <= 0.005 * Math.max(x, y);
  if (isNear(a[0], b[0]) && isNear(a[1], b[1])) return 'same';
  return a[0] <= b[1] * 1.005 && b[0] <= a[1] * 1.005 ? 'near' : 'other';
}

/** How many words of the shorter title stand in the longer one, 0 to 1. */
function sharedWords(a: string, b: string): number {
  const one = new Set(a.split(' ').filter(Boolean));
  const other = new Set(b.split(' ').filter(Boolean));
  const fewer = Math.min(one.size, other.size);
  return fewer === 0 ? 0 : [...one].filter((word) => other.has(word)).length / fewer;
}
