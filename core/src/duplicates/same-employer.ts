import { boardAddress } from '../parsing/board/board-address.ts';
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
  /** Lists that name it; of the row that is held against it those whose every row is another employer. */
  lists: readonly string[];
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
    | 'one-list'
    | 'stock-exchange'
    | 'size'
    | 'ended'
    | 'other-trade'
    | 'usual-name'
    | 'other-country';
};

/** Names of one usual word are given to many; a single word of so many letters is rare enough. */
const rareLength = 10;

/**
 * Whether two employers whose names fold to one (docs/spec/readings.md R15) are one (decision 0092). What only one can have decides
 * first: the site. Then what speaks against it: one list has both, one is on a stock exchange and the other is not, one is
 * over and the other hires, more postings than people, other countries. A short name of one word is given to many: it joins
 * with a company of a list only where that one holds `name.com`, or sits in the same city under a site of that name while all
 * postings of the name stand on one board: on two they may be of two employers. Other names join when nothing speaks
 * against it.
 */
export function sameEmployer(name: string, a: EmployerEvidence, b: EmployerEvidence): EmployerVerdict {
  const no = (because: EmployerVerdict['because']) => ({ isSame: false, because });
  const yes = (because: EmployerVerdict['because']) => ({ isSame: true, because });
  const [sitesA, sitesB] = [sites(a), sites(b)];
  if (shares(sitesA, sitesB) || isPostedOn(sitesB, a) || isPostedOn(sitesA, b)) return yes('site');
  const hasBoth = sitesA.length > 0 && sitesB.length > 0;
  if (hasBoth && !shares(sitesA.map(label), sitesB.map(label))) return no('other-site');
  if (shares(a.lists, b.lists)) return no('one-list');
  if (a.isPublic !== null && b.isPublic !== null && a.isPublic !== b.isPublic) return no('stock-exchange');
  if ((a.isEnded && b.openCount > 0) || (b.isEnded && a.openCount > 0)) return no('ended');
  if (isTooSmall(a, b) || isTooSmall(b, a)) return no('size');
  const sharesPlace = shares(a.places, b.places);
  const isUsual = !name.includes(' ') && name.length < rareLength;
  const all = [...sitesA, ...sitesB];
  if (isUsual && all.length > 0 && !a.isPublic && !b.isPublic) {
    if (all.includes(`${name}.com`)) return yes('name');
    const isOwn =
      all.some((site) => bare(label(site)) === name) &&
      [a, b].every((one) => !isOnOtherBoard(name, one) && !isOnTwoBoards(one));
    return sharesPlace && isOwn ? yes('place') : no('usual-name');
  }
  if (sharesPlace) return yes('place');
  if (a.countries.length > 0 && b.countries.length > 0 && !shares(a.countries, b.countries))
    return no('other-country');
  const hasTrades = a.trades.length > 0 && b.trades.length > 0;
  if (isUsual && hasTrades && !shares(words(a.trades), words(b.trades))) return no('other-trade');
  return yes('name');
}

const sites = ({ urls }: EmployerEvidence) => [...new Set(urls.map(siteKey).filter((site) => site !== ''))];
/** “close” of “close.io” and “close.com”. */
const label = (site: string) => site.split('.')[0] ?? '';
const shares = (a: readonly string[], b: readonly string[]) => a.some((one) => b.includes(one));
const isPostedOn = (own: readonly string[], { postingUrls }: EmployerEvidence) =>
  postingUrls.some((url) => own.includes(siteKey(url)));

/** Nobody has more open postings than people. */
const isTooSmall = ({ people }: EmployerEvidence, { openCount }: EmployerEvidence) =>
  people !== null && people > 0 && openCount > people;

/** What start-ups put around a name that another one holds: “getacme.com”, “acmehq.com”. */
function bare(site: string): string {
  return site
    .replace(/^(?:get|use|with|try|join|go|hello|by)(?=\w{3})/, '')
    .replace(/(?<=\w{3})(?:hq|app)$/, '');
}

/** Its postings appears on the board of a longer name: “radarlabs”, “lucidsoftware”. */
function isOnOtherBoard(name: string, { postingUrls }: EmployerEvidence): boolean {
  const boards = postingUrls.flatMap((url) => boardAddress(url)?.site ?? workable(url) ?? []);
  return (
    boards.length > 0 && !boards.some((board) => bare(board.toLowerCase().replace(/[^a-z0-9]/g, '')) === name)
  );
}

/** Its postings are at two companies that keep boards, where each gives a name to whoever comes first. */
function isOnTwoBoards({ postingUrls }: EmployerEvidence): boolean {
  const boards = postingUrls.flatMap((url) => boardAddress(url)?.board ?? (workable(url) ? 'workable' : []));
  return new Set(boards).size > 1;
}

const workable = (url: string) => /^https:\/\/apply\.workable\.com\/([\w-]{1,80})\//.exec(url)?.[1];

/** Words of trades that say something: not “and”, not “services”; by their beginning. */
function words(trades: readonly string[]): string[] {
  const all = trades.flatMap((trade) => trade.toLowerCase().match(/\p{L}{4,30}/gu) ?? []);
  return all.filter((word) => !empty.has(word)).map((word) => word.slice(0, 6));
}
const empty = new Set(['services', 'service', 'other', 'with', 'products', 'unspecified', 'general']);
