import { siteKey } from '../text/site-key.ts';

/** What is known of an employer beside its name, which is the same: its site, its places, what it is. */
export type EmployerEvidence = {
  /** Addresses of its site. */
  urls: readonly string[];
  /** Where its postings stand: on its site, or anywhere. */
  postingUrls: readonly string[];
  /** Cities by number, or any other key of a place. */
  places: readonly string[];
  /** ISO alpha-2. */
  countries: readonly string[];
  /** Words of its trade as any list or posting writes them: “Health Care”, “B2B”. */
  trades: readonly string[];
  /** Traded at a stock exchange; null where nobody says. */
  isPublic: boolean | null;
  /** How many people work there, as somebody says; null where nobody does. */
  people: number | null;
  /** It is over, as a list says. */
  isEnded: boolean;
  /** Open postings. */
  openCount: number;
};

/** Why two of one name are held for one employer, or for two. */
export type EmployerVerdict = {
  isSame: boolean;
  because:
    | 'site'
    | 'place'
    | 'name'
    | 'other-site'
    | 'stock-exchange'
    | 'size'
    | 'ended'
    | 'other-trade'
    | 'other-country';
};

/** Nobody has so many open postings for each person who works there. */
const postingsPerPerson = 1;
/** Names of one usual word are given to many; beyond so many letters a single word is rare enough. */
const rareLength = 9;

/**
 * Whether two employers whose names fold to one (READINGS R15) are one (decision 0092). What only one can have decides
 * first: the site. Then what speaks against it: one is on a stock exchange and the other is not, one is over and the other
 * hires, more postings than people, other trades in other countries. A name of one short word joins only with a place or
 * trade in common; a longer one joins when nothing speaks against it.
 */
export function sameEmployer(name: string, a: EmployerEvidence, b: EmployerEvidence): EmployerVerdict {
  const [sitesA, sitesB] = [sites(a), sites(b)];
  const isPosted = ({ postingUrls }: EmployerEvidence, own: readonly string[]) =>
    postingUrls.some((url) => own.includes(siteKey(url)));
  if (shares(sitesA, sitesB) || isPosted(a, sitesB) || isPosted(b, sitesA))
    return { isSame: true, because: 'site' };
  const isOther = sitesA.length > 0 && sitesB.length > 0;
  if (isOther && !sitesA.some((site) => sitesB.some((other) => owner(site) === owner(other))))
    return { isSame: false, because: 'other-site' };
  if (a.isPublic !== null && b.isPublic !== null && a.isPublic !== b.isPublic)
    return { isSame: false, because: 'stock-exchange' };
  if ((a.isEnded && b.openCount > 0) || (b.isEnded && a.openCount > 0))
    return { isSame: false, because: 'ended' };
  if (isTooSmall(a, b) || isTooSmall(b, a)) return { isSame: false, because: 'size' };
  const sharesPlace = shares(a.places, b.places);
  if (sharesPlace) return { isSame: true, because: 'place' };
  const isFar = a.countries.length > 0 && b.countries.length > 0 && !shares(a.countries, b.countries);
  if (isFar) return { isSame: false, because: 'other-country' };
  const hasTrades = a.trades.length > 0 && b.trades.length > 0;
  if (isUsual(name) && hasTrades && !shares(words(a.trades), words(b.trades)))
    return { isSame: false, because: 'other-trade' };
  return { isSame: true, because: 'name' };
}

const sites = ({ urls }: EmployerEvidence) => [...new Set(urls.map(siteKey).filter((site) => site !== ''))];
/** “close” of “close.io” and “close.com”. */
const owner = (site: string) => site.split('.')[0];
const shares = (a: readonly string[], b: readonly string[]) => a.some((one) => b.includes(one));
const isTooSmall = (small: EmployerEvidence, other: EmployerEvidence) =>
  small.people !== null && small.people > 0 && other.openCount > small.people * postingsPerPerson;
const isUsual = (name: string) => !name.includes(' ') && name.length < rareLength;

/** Words of trades that say something: not “and”, not “services”. */
function words(trades: readonly string[]): string[] {
  const all = trades.flatMap((trade) => trade.toLowerCase().match(/\p{L}{4,30}/gu) ?? []);
  return all.filter((word) => !empty.has(word)).map((word) => word.slice(0, 6));
}
const empty = new Set(['services', 'service', 'other', 'with', 'products', 'unspecified', 'general']);
