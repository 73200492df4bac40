import type { Rows } from './public-table.ts';

/** What an exam, schooling or experience is asked for with, as one letter; '-' where the record says nothing. */
const letterOf = (cell: string): string => {
  if (cell === '') return '-';
  return /^no /i.test(cell) ? 'n' : 'y';
};

/** Records older than this, or without a year that can be, say no year. */
const earliest = 2005;

/**
 * The table of licences: agencies on the first line, then one licence a line: state, codes of occupations, title, agency,
 * exam, schooling and experience asked for, the record's year.
 */
export function licenceTable(rows: Rows): string {
  const agencies = new Map<string, number>();
  const lines = rows.flatMap((row) => {
    const [state = '', , title = '', , codes = '', agency = '', exam = '', education = '', experience = ''] =
      row;
    if (state === 'state' || codes === '') return [];
    const [year = ''] = (row[12] ?? '').split('-');
    const name = plain(agency.split(' | ')[0] ?? '');
    if (!agencies.has(name)) agencies.set(name, agencies.size);
    return [
      [
        state,
        codes.split(';').join(','),
        titleCase(plain(title)),
        (agencies.get(name) ?? 0).toString(36),
        [exam, education, experience].map(letterOf).join(''),
        Number(year) >= earliest ? year : '',
      ].join('|'),
    ];
  });
  return [[...agencies.keys()].join('|'), ...[...new Set(lines)].sort()].join('\n');
}

const plain = (text: string) =>
  text
    .replace(/[|`\\$]/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
    .join(' ')
    .slice(0, 90);

/** States shout: “NURSE, REGISTERED (RN)”. What stands in brackets stays. */
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
