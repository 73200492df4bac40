import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Rows, rowsOf } from './public-table.ts';
import { headsByTrade, type PublishedTitle, titleCodes, titleRules } from './title-rules.ts';

/** How much a publication counts where two disagree; a title that the index limits to some industries counts least. */
const weights = { classification: 6, reported: 3, index: 1, limited: 0.4 } as const;

/** A code of one occupation; the index also has groups of them (“15-124X”). */
const detailed = /^\d{2}-\d{4}$/;

/** “CFO (Chief Financial Officer)” says two titles; an abbreviation in brackets is no title of its own. */
function spelled(title: string): string[] {
  const [, one = title, other = ''] = /^([^()]*) \(([^()]*)\)$/.exec(title) ?? [];
  return [one, other].filter((name) => name.includes(' ') || (name !== '' && other === ''));
}

/** The titles of the classification by code, and all published titles: those of the three publications, by column. */
export function publishedTitles(files: { direct: Rows; reported: Rows; index: Rows }): {
  titles: PublishedTitle[];
  names: Map<string, string>;
} {
  const names = new Map<string, string>();
  const titles: PublishedTitle[] = [];
  for (const [code = '', name = '', title = ''] of files.direct) {
    // Armed forces recruit without postings, and their titles are words of many trades.
    if (!detailed.test(code) || code.startsWith('55-')) continue;
    names.set(code, name);
    titles.push({ title, code, weight: weights.classification });
  }
  for (const [full = '', , reported = ''] of files.reported) {
    const code = full.slice(0, 7);
    if (names.has(code))
      for (const title of spelled(reported)) titles.push({ title, code, weight: weights.reported });
  }
  for (const [written = '', industry = '', , code = ''] of files.index) {
    // Its codes that the classification lacks are groups or typos.
    if (!names.has(code)) continue;
    const title = written.replace(/\\ ?/g, ', ').replace(/, n\.?s\.?$/, '');
    titles.push({ title, code, weight: industry === '' ? weights.index : weights.limited });
  }
  return { titles, names };
}

/** The table as it is kept: a trade per line, with its title, its nouns, its titles (`*`: also behind other words). */
export function titleTable({ titles, names }: ReturnType<typeof publishedTitles>): string {
  const codes = titleCodes(titles, names);
  const heads = headsByTrade(codes);
  const byCode = new Map<string, string[]>();
  for (const [title, rule] of [...titleRules(codes)].sort(([a], [b]) => (a < b ? -1 : 1)))
    for (const code of rule.codes)
      byCode.set(code, [...(byCode.get(code) ?? []), `${rule.isSuffix ? '*' : ''}${title}`]);
  return [...names]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, name]) => [code, name, heads.get(code) ?? '', (byCode.get(code) ?? []).join(',')].join('|'))
    .join('\n');
}

/** The module that holds the table, with its sources. */
export function titleModule(table: string): string {
  return `/**
 * Titles of occupations by SOC 2018 code, made by scripts/title-table.ts from three publications: SOC 2018 Direct Match
 * Title File, U.S. Bureau of Labor Statistics, and Alphabetical Index of Occupations 2022, U.S. Census Bureau (both
 * public domain); Sample of Reported Titles of the O*NET 30.3 Database, U.S. Department of Labor, Employment and
 * Training Administration, CC BY 4.0, changed: folded, merged and cut.
 */
export const occupationTitles = \`${table}
\`;
`;
}

/** `node scripts/title-table.ts DIRECT REPORTED INDEX`: the three publications, as paths or addresses. */
async function build([direct, reported, index]: string[]): Promise<void> {
  if (!direct || !reported || !index)
    throw new Error(
      'Name three files: direct match titles, sample of reported titles, index of occupations.',
    );
  const [a, b, c] = await Promise.all([rowsOf(direct), rowsOf(reported), rowsOf(index)]);
  const table = titleTable(publishedTitles({ direct: a, reported: b, index: c }));
  const target = fileURLToPath(new URL('../core/src/search/occupation-titles.data.ts', import.meta.url));
  await writeFile(target, titleModule(table));
  console.log(`${table.split('\n').length} trades, ${Math.round(table.length / 1000)} kB`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build(process.argv.slice(2));
