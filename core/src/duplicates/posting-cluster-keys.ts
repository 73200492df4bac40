import { hash53 } from '../text/hash53.ts';
import type { PostingFingerprint } from './posting-fingerprint.ts';

/** Towns that a posting is looked for in; who lists more is found by the first ones. */
const maxPlaces = 20;

/**
 * The numbers that a posting has in common with every posting that `postingRelation` may call the same job: of each
 * link, of company, title and place together, so that an employer's one title in hundreds of towns is hundreds of
 * numbers, and of company, title and text, which neighboring towns share. Whole numbers below 2^53; two keys that meet
 * by chance cost a comparison.
 */
export function postingClusterKeys(fingerprint: PostingFingerprint): number[] {
  const { company, title, links, cities, points, regions, isRemote, untold, text } = fingerprint;
  const places = cities.length > 0 ? cities : regions;
  const where = [...places.slice(0, maxPlaces), ...(isRemote ? ['remote'] : [])];
  if (where.length === 0) where.push(`?${untold.join('|')}`);
  const keys = [
    ...links.filter((link) => !isSaidTwice(link, links)).map((link) => `link\n${link}`),
    ...(company && title ? where.map((place) => `role\n${company}\n${title}\n${place}`) : []),
    // Which town is next to another is told by their points alone.
    ...(company && title && text && points.length > 0
      ? textKeys(text.bins).map((key) => `text\n${company}\n${title}\n${key}`)
      : []),
  ];
  return [...new Set(keys.map(hash53))];
}

/** Three pieces of a sketch: two texts that say the same have one in common, also where each names its own town. */
const textKeys = (bins: string) => [0, 16, 32].map((at) => `${at} ${bins.slice(at, at + 16)}`);

/** `greenhouse:8141211` beside `number:8141211`: who has the one has the other. */
const isSaidTwice = (link: string, links: readonly string[]) =>
  link.startsWith('greenhouse:') && links.includes(link.replace('greenhouse:', 'number:'));
