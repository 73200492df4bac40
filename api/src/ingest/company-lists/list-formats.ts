import type { ListedCompany } from '../../modules/companies/store-listings.ts';

/** A row of a list before its places are looked up; `placeTexts` as the list writes them. */
export type ListRow = Omit<ListedCompany, 'places' | 'country'> & { placeTexts: string[] };

/** A row that cannot be imported, and why. */
export type RefusedRow = { reason: string };

/** A public list of companies whose files are known by their columns. */
export type ListFormat = {
  /** How the list is named as a source and among the categories. */
  list: string;
  /** Columns, or names of a JSON record, that no other list has together. */
  knownBy: readonly string[];
  read(record: Record<string, unknown>): ListRow | RefusedRow;
};

/** Characters kept of what lists write. */
const longest = { name: 300, line: 300, text: 1500, url: 2000, category: 100 };

const text = (value: unknown, max: number) =>
  (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
    .replace(/[\s\0]+/gu, ' ')
    .trim()
    .slice(0, max);

function webAddress(value: unknown): string {
  const given = text(value, longest.url + 1);
  const parsed = given.length <= longest.url ? URL.parse(given) : null;
  return parsed && /^https?:$/.test(parsed.protocol) && parsed.hostname.includes('.') ? parsed.href : '';
}

const listed = (value: unknown, separator: string) =>
  text(value, 10_000)
    .split(separator)
    .map((one) => one.trim().slice(0, longest.category))
    .filter((one) => one !== '');

const wholeNumber = (value: unknown) => {
  const number = Number(text(value, 20));
  return Number.isSafeInteger(number) && number > 0 ? number : null;
};

const distinct = (values: readonly string[]) => [...new Set(values)].filter((one) => one !== '');

const noName: RefusedRow = { reason: 'no name of a company' };

/** Members of the S&P 500, as the table of github.com/datasets/s-and-p-500-companies. */
const sp500: ListFormat = {
  list: 'S&P 500',
  knownBy: ['Symbol', 'Security', 'GICS Sector'],
  read(record) {
    const written = text(record.Security, longest.name);
    const symbol = text(record.Symbol, 20);
    if (written === '') return noName;
    if (symbol === '') return { reason: 'no symbol' };
    const name = withoutShareClass(written);
    return {
      rowKey: symbol,
      name,
      otherNames: name === written ? [] : [written],
      url: '',
      jobsUrl: '',
      listUrl: '',
      description: text(record['GICS Sub-Industry'], longest.line),
      summary: '',
      categories: distinct([
        'S&P 500',
        text(record['GICS Sector'], longest.category),
        text(record['GICS Sub-Industry'], longest.category),
      ]),
      placeTexts: listed(record['Headquarters Location'], ';'),
      isAlone: false,
      isPublic: true,
      isEnded: false,
      people: null,
    };
  },
};

/**
 * “Lilly (Eli)” is Eli Lilly, “Home Depot (The)” The Home Depot, “Alphabet Inc. (Class A)” Alphabet Inc.; any other word in
 * brackets stays, since it may be what tells two apart.
 */
function withoutShareClass(written: string): string {
  const match = /^([^()]+) \(([^()]+)\)$/.exec(written);
  if (!match) return written;
  const [, name = '', aside = ''] = match;
  if (/^class [a-z]$/i.test(aside)) return name;
  return firstNames.has(aside) ? `${aside} ${name}` : written;
}
const firstNames = new Set([
  'The',
  'Eli',
  'J.M.',
  'Estée',
  'Estee',
  'A.O.',
  'F5',
  'C.H.',
  'W. R.',
  'W.W.',
  'Charles',
]);

/** Companies that Y Combinator funded, as public snapshots of its directory. */
const yCombinator: ListFormat = {
  list: 'Y Combinator',
  knownBy: ['name', 'yc_url', 'batch'],
  read(record) {
    const name = text(record.name, longest.name);
    const id = text(record.id, 40) || text(record.slug, 200);
    if (name === '') return noName;
    if (id === '') return { reason: 'neither a number nor a short name' };
    const industries = listed(record.industries, ';').filter((one) => one !== 'Unspecified');
    const isRemote = listed(record.regions, ';').some((one) => /^(?:fully|partly) remote$/i.test(one));
    const status = text(record.status, 40).toLowerCase();
    return {
      rowKey: id,
      name,
      otherNames: [],
      url: webAddress(record.website),
      jobsUrl: '',
      listUrl: webAddress(record.yc_url),
      description: text(record.one_liner, longest.line),
      summary: '',
      categories: distinct(['Y Combinator', ...(isRemote ? ['Remote-friendly'] : []), ...industries]),
      placeTexts: listed(record.all_locations, ';').filter((one) => !/^remote$/i.test(one)),
      isAlone: true,
      isPublic: status === 'public' ? true : status === 'active' || status === 'inactive' ? false : null,
      isEnded: status === 'inactive',
      people: wholeNumber(record.team_size),
    };
  },
};

const policies: Readonly<Record<string, readonly string[]>> = {
  'fully-remote': ['Fully remote'],
  'remote-first': ['Remote first'],
  'remote-friendly': [],
  hybrid: ['Hybrid'],
};

/** Companies that hire for remote work, as the files of github.com/remoteintech/remote-jobs. */
const remoteInTech: ListFormat = {
  list: 'Remote in Tech',
  knownBy: ['title', 'slug', 'remote_policy'],
  read(record) {
    const name = text(record.title, longest.name);
    const slug = text(record.slug, 200);
    if (name === '') return noName;
    if (slug === '') return { reason: 'no short name' };
    const body = typeof record.body === 'string' ? record.body.slice(0, 50_000) : '';
    return {
      rowKey: slug,
      name,
      otherNames: [],
      url: webAddress(record.website),
      jobsUrl: webAddress(record.careers_url),
      listUrl: `https://remoteintech.company/${encodeURIComponent(slug)}/`,
      description: '',
      summary: blurbOf(body),
      categories: ['Remote-friendly', ...(policies[text(record.remote_policy, 40)] ?? [])],
      placeTexts: [],
      isAlone: true,
      isPublic: null,
      isEnded: false,
      people: null,
    };
  },
};

/** The first paragraph under “Company blurb”, without the signs of Markdown. */
function blurbOf(body: string): string {
  const lines = body.split('\n').map((line) => line.trim());
  const at = lines.findIndex((line) => /^#{1,6} company blurb$/i.test(line));
  if (at === -1) return '';
  const rest = lines.slice(at + 1);
  const end = rest.findIndex((line) => /^## /.test(line));
  const own = (end === -1 ? rest : rest.slice(0, end)).filter((line) => line !== '' && !line.startsWith('#'));
  const plain = (own[0] ?? '').replace(/\[([^[\]]{1,300})\]\([^()]{1,500}\)/g, '$1').replace(/[*_`]/g, '');
  return text(plain, longest.text);
}

/** The lists that can be imported. */
export const listFormats: readonly ListFormat[] = [sp500, yCombinator, remoteInTech];

/** The list that a record of a file is of; null where none is known. */
export function listOf(record: Record<string, unknown>): ListFormat | null {
  return listFormats.find(({ knownBy }) => knownBy.every((name) => Object.hasOwn(record, name))) ?? null;
}
