import type { LabelledPair, LabelledPosting } from '../../test-data/labels.ts';
import type { Pay } from '../entities/posting/posting.ts';
import { parsePay } from '../parsing/pay/salary.ts';
import { parseLocation } from '../parsing/place/location.ts';
import { readWorkplace } from '../parsing/place/workplace.ts';
import { parseJobType } from '../parsing/posting/employment-type.ts';
import { areasOf } from '../search/search-area.ts';
import { type PostingFacts, type PostingFingerprint, postingFingerprint } from './posting-fingerprint.ts';

/** A posting of which little is known, to be filled in by each test: where it is from, its title and its place. For tests. */
export const plainFacts: Omit<PostingFacts, 'source' | 'externalId' | 'title' | 'places' | 'areas'> = {
  companyName: 'Copper Kettle',
  url: '',
  jobType: '',
  category: '',
  isRemote: false,
  pay: null,
  postedAt: Date.UTC(2026, 6, 1),
  bodyWords: '',
};

/** Pay by the year in cents of the US dollar. For tests. */
export const yearlyPay = (min: number, max: number): Pay => ({
  text: '',
  min,
  max,
  currency: 'USD',
  interval: 'year',
  yearlyMin: min,
  yearlyMax: max,
  estimated: false,
});

/** A labelled posting as an import reads it, but for the table of cities; its text is `text`. For tests. */
export function labelledFingerprint(posting: LabelledPosting, text: string): PostingFingerprint {
  const { source, externalId, title, places, remote, type, pay, day, url, text: begins } = posting;
  const texts = places.split('; ').filter(Boolean);
  const read = texts.map(parseLocation);
  const named = readWorkplace({ title, stated: type });
  const all = read.flatMap((location, at) => {
    const untold = location.places.length === 0 && !location.remote ? [texts[at] ?? ''] : location.unresolved;
    return [...location.places, ...untold.map((one) => ({ text: one, city: '', state: '', country: '' }))];
  });
  const open = [...read.flatMap((location) => location.remoteCountries), ...named.countries];
  return postingFingerprint({
    source,
    externalId,
    title,
    companyName: posting.company,
    url: url ? `https://${url}` : '',
    jobType: parseJobType(type),
    category: posting.department,
    places: all.map((place) => ({ ...place, lat: null, lng: null })),
    areas: [...all, ...open.map((country) => ({ country, state: '' }))].flatMap(areasOf),
    isRemote: remote === 'remote' || named.workplace === 'remote' || read.some((location) => location.remote),
    pay: pay ? parsePay(payWords(pay)) : null,
    postedAt: day === 0 ? null : day * 86_400_000,
    bodyWords: begins.length > 1 ? `${begins} ${text}` : begins && text,
  });
}

/** Both of a pair, with texts of our own that have as much in common as theirs. */
export function labelledPair({
  overlap,
  one,
  other,
}: LabelledPair): [PostingFingerprint, PostingFingerprint] {
  const shared = Math.max(0, overlap);
  return [labelledFingerprint(one, words('a', shared)), labelledFingerprint(other, words('b', shared))];
}

const textWords = 600;

/** So large a share of words that both texts have, the rest their own. */
function words(own: string, shared: number): string {
  return Array.from({ length: textWords }, (_, at) =>
    at < shared * textWords ? `common${at}` : `${own}${at}`,
  ).join(' ');
}

function payWords(pay: string): string {
  const [range = '', currency = '', interval = ''] = pay.split(' ');
  const [least, most = least] = range.split('-');
  return `${currency} ${least} - ${most} per ${interval}`;
}
