import { askedLetters, earliestLicence as earliest } from '../core/src/ai/builtin/career/career-licences.ts';
import { packedRange, packNumber } from '../core/src/ai/builtin/career/packed-numbers.ts';
import type { Rows } from './public-table.ts';

/** What an exam, schooling or experience is asked for with, as one letter; '-' where the record says nothing. */
const letterOf = (cell: string): string => {
  if (cell === '') return '-';
  return /^no /i.test(cell) ? 'n' : 'y';
};

/** A license of the export: what a line of the table says. */
type Kept = { state: string; codes: string; title: string; agency: string; asks: string; year: string };

/**
 * The table of licences. Agencies, codes of occupations and titles stand once, a line each, the titles without what each shares
 * with the one before it. Then a state a line: its two letters and eight signs a license (`packNumber`): title, codes and
 * agency, two each, then what is asked and the year.
 */
export function licenceTable(rows: Rows): string {
  const records = recordsOf(rows);
  const listOf = (name: 'agency' | 'codes' | 'title') =>
    [...new Set(records.map((record) => record[name]))].sort();
  const lists = { agency: listOf('agency'), codes: listOf('codes'), title: listOf('title') };
  const places = {
    agency: placesOf(lists.agency),
    codes: placesOf(lists.codes),
    title: placesOf(lists.title),
  };
  const states = Map.groupBy(records, ({ state }) => state);
  const lines = [...states].map(
    ([state, own]) =>
      state +
      own
        .map(({ codes, title, agency, asks, year }) =>
          [
            packNumber(places.title.get(title) ?? 0, 2),
            packNumber(places.codes.get(codes) ?? 0, 2),
            packNumber(places.agency.get(agency) ?? 0, 2),
            packNumber(askedLetters.indexOf(asks), 1),
            packNumber(year === '' ? 0 : Number(year) - earliest + 1, 1),
          ].join(''),
        )
        .join(''),
  );
  return [lists.agency.join('|'), lists.codes.join('|'), withoutShared(lists.title).join('|'), ...lines].join(
    '\n',
  );
}

const placesOf = (list: readonly string[]) => new Map(list.map((one, at) => [one, at]));

/** Sorted titles, each as one sign for how many letters it shares with the one before it, then the rest. */
function withoutShared(titles: readonly string[]): string[] {
  return titles.map((title, at) => {
    const former = titles[at - 1] ?? '';
    let shared = 0;
    while (shared < former.length && former[shared] === title[shared]) shared += 1;
    const said = Math.min(shared, packedRange(1) - 1);
    return packNumber(said, 1) + title.slice(said);
  });
}

/** The licenses of the export without doubles, by state, occupations and title. */
function recordsOf(rows: Rows): Kept[] {
  const found = rows.flatMap((row) => {
    const [state = '', , title = '', , codes = '', agency = '', exam = '', education = '', experience = ''] =
      row;
    if (state === 'state' || codes === '') return [];
    const [year = ''] = (row[12] ?? '').split('-');
    return [
      {
        state,
        codes: codes.split(';').join(','),
        title: titleCase(plain(title)),
        agency: plain(agency.split(' | ')[0] ?? ''),
        asks: [exam, education, experience].map(letterOf).join(''),
        year: Number(year) >= earliest ? year : '',
      },
    ];
  });
  const keyOf = (one: Kept) => [one.state, one.codes, one.title, one.agency, one.asks, one.year].join('|');
  return [...new Map(found.map((one) => [keyOf(one), one]))]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, one]) => one);
}

const plain = (text: string) =>
  text
    .replace(/[|`\\$]/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
    .join(' ')
    .slice(0, 90);

/** States shout: “NURSE, REGISTERED (RN)”. What is in brackets stays. */
function titleCase(text: string): string {
  if (/[a-z]/.test(text)) return text;
  let within = 0;
  return text
    .split(' ')
    .map((word) => {
      const isAside = within > 0 || word.startsWith('(');
      within += (word.match(/\(/g)?.length ?? 0) - (word.match(/\)/g)?.length ?? 0);
      return isAside && word.length <= 6 ? word : word.charAt(0) + word.slice(1).toLowerCase();
    })
    .join(' ');
}
