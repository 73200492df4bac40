import type { PostingFingerprint } from './posting-fingerprint.ts';
import { linkSystem } from './posting-links.ts';
import { type TextSketch, textLikeness, textOverlap } from './text-sketch.ts';

/**
 * What two postings are to each other. `link`: one posting under two feeds. `text`: they say the same. `alike`: the same
 * work at the same place, and nothing stated tells them apart. `unknown`: they may be one job, and nothing shows it.
 * `other`: two jobs.
 */
export type PostingRelation = 'link' | 'text' | 'alike' | 'unknown' | 'other';

/** From these shares of the shorter text two texts are one: of one feed, of one feed at other pay, of two that rewrite. */
const sameText = { oneFeed: 0.8, otherPay: 0.93, twoFeeds: 0.5 } as const;
/** Two postings of one feed that state no pay in common say the same where all they say is so much alike. */
const likeText = 0.82;
/** From this share two texts are equal but for the name of the town. */
const equalText = 0.95;
/** Towns within so many kilometers of each other may be one metro. */
const metroKm = 40;
/** One work that is put up again after so many days may be filed under another department. */
const filedAnew = 180;
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
  const isTwin = areTwins(a, b);
  const isListing = a.listing !== '' && a.listing === b.listing;
  const place = placeRelation(a, b);
  const isNextTown = place === 'other' && areNextTowns(a, b) && !(isTwin && a.isBare);
  if (place === 'other' && !isNextTown) return 'other';
  if (a.jobType && b.jobType && a.jobType !== b.jobType) return 'other';
  const pay = payRelation(a, b);
  if (pay === 'other') return 'other';
  if (isTwin && !isListing && areOtherDepartments(a, b)) return 'other';
  if (isNextTown)
    return a.text && b.text && textLikeness(a.text, b.text) >= equalText && !areOtherSites(a, b)
      ? 'text'
      : 'other';
  if (a.text && b.text) return isSameText(a.text, b.text, { isTwin, pay }) ? 'text' : 'other';
  if (isListing && place === 'same') return 'alike';
  if (isTwin && pay === 'near') return 'other';
  const isLongAgo = daysApart(a, b) > longest;
  // On one board “Illinois” and “remote” are two of many that are posted state by state.
  if (place === 'untold' || (place === 'wide' && isTwin) || isLongAgo) return 'unknown';
  const isAtOneSite = a.sites.some((site) => b.sites.includes(site));
  const needsMore = isTwin ? !isAtOneSite : place === 'wide';
  return needsMore && a.isBare ? 'unknown' : 'alike';
}

/** What one feed shows is whole: a part that only one of two texts has is another work, unless both state pay. */
function isSameText(
  a: TextSketch,
  b: TextSketch,
  { isTwin, pay }: { isTwin: boolean; pay: ReturnType<typeof payRelation> },
): boolean {
  if (!isTwin) return textOverlap(a, b) >= sameText.twoFeeds;
  if (pay === 'near') return textOverlap(a, b) >= sameText.otherPay;
  return textOverlap(a, b) >= sameText.oneFeed && (pay === 'same' || textLikeness(a, b) >= likeText);
}

/** Two departments that look for people at one time, however alike their texts are. */
function areOtherDepartments(a: PostingFingerprint, b: PostingFingerprint): boolean {
  if (!a.category || !b.category || a.category === b.category) return false;
  return !(a.text && b.text) || !(daysApart(a, b) > filedAnew);
}

/** Days between two postings; NaN where one of them does not say. */
const daysApart = (a: PostingFingerprint, b: PostingFingerprint) =>
  a.day === null || b.day === null ? Number.NaN : Math.abs(a.day - b.day);

/** Both name a street, and not the same one. */
const areOtherSites = (a: PostingFingerprint, b: PostingFingerprint) =>
  a.sites.length > 0 && b.sites.length > 0 && !a.sites.some((site) => b.sites.includes(site));

/** A town of each is next to one of the other. */
function areNextTowns(a: PostingFingerprint, b: PostingFingerprint): boolean {
  return a.points.some((one) => b.points.some((other) => kilometers(one, other) <= metroKm));
}

/** On a flat map, which is right within a percent for towns of one metro. */
function kilometers([lat, lng]: readonly [number, number], [otherLat, otherLng]: readonly [number, number]) {
  const degree = 111.2;
  const east = (lng - otherLng) * Math.cos(((lat + otherLat) * Math.PI) / 360);
  return degree * Math.hypot(lat - otherLat, east);
}

/** Two requisitions of one employer's board, or two rows of one feed: either may be an opening of its own. */
function areTwins(a: PostingFingerprint, b: PostingFingerprint): boolean {
  if (feedOf(a) === feedOf(b)) return true;
  const systems = new Set(a.links.map(linkSystem).filter(Boolean));
  return b.links.some((link) => systems.has(linkSystem(link)));
}

/** Files that name no source may be parts of one list. */
const feedOf = ({ source }: PostingFingerprint) => (source.startsWith('file:') ? 'file' : source);

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
  if (!town.isRemote || !open.isRemote || open.cities.length > 0 || feedOf(town) === feedOf(open))
    return false;
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

/** How many words of the shorter title are in the longer one, 0 to 1. */
function sharedWords(a: string, b: string): number {
  const one = new Set(a.split(' ').filter(Boolean));
  const other = new Set(b.split(' ').filter(Boolean));
  const fewer = Math.min(one.size, other.size);
  return fewer === 0 ? 0 : [...one].filter((word) => other.has(word)).length / fewer;
}
