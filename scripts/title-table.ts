import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { recordsOf } from '../api/src/reference-records.ts';
import { headsByTrade, type Titles, titleCodes, titleRules } from './title-rules.ts';

/** Where a title and its trade come from, the surest first. */
const weights = { classification: 6, reported: 3, census: 1, restricted: 0.4 } as const;

/** One published title with its code in the classification of 2018. */
export type PublishedTitle = { title: string; code: string; weight: number };

const detailed = /^\d{2}-\d{3}[1-9]$|^\d{2}-\d{4}$/;

/** “CFO (Chief Financial Officer)” says two titles; an abbreviation in brackets is no title of its own. */
function spelled(title: string): string[] {
  const [, one = title, other = ''] = /^([^()]*) \(([^()]*)\)$/.exec(title) ?? [];
  return [one, other].filter((name) => name.includes(' ') || (name !== '' && other === ''));
}

/** The titles of the three publications; codes of the Census index that the classification lacks are left out. */
export function publishedTitles(files: { direct: string; reported: string; census: string }): {
  titles: PublishedTitle[];
  names: Map<string, string>;
} {
  const names = new Map<string, string>();
  const titles: PublishedTitle[] = [];
  for (const row of recordsOf('direct match titles', files.direct, '\t')) {
    const code = row.soc_2018_code ?? '';
    names.set(code, row.soc_2018_title ?? '');
    titles.push({ title: row.direct_match_title ?? '', code, weight: weights.classification });
  }
  for (const row of recordsOf('reported titles', files.reported, '\t')) {
    const code = (row['O*NET-SOC Code'] ?? '').slice(0, 7);
    for (const title of spelled(row['Reported Job Title'] ?? ''))
      titles.push({ title, code, weight: weights.reported });
  }
  for (const row of recordsOf('occupation index', files.census, '\t')) {
    const code = row.soc_2018_code ?? '';
    if (!detailed.test(code) || !names.has(code)) continue;
    const isRestricted = (row.industry_restriction_2022 ?? '') !== '';
    const title = (row.title ?? '').replace(/\\ ?/g, ', ').replace(/, n\.?s\.?$/, '');
    titles.push({ title, code, weight: isRestricted ? weights.restricted : weights.census });
  }
  return { titles, names };
}

/** The table as it is kept: a trade per line, with its title, its titles (`*`: also behind other words), its nouns. */
export function titleTable(published: { titles: PublishedTitle[]; names: Map<string, string> }): string {
  const titles: Titles = titleCodes(published.titles, published.names);
  const rules = titleRules(titles);
  const heads = headsByTrade(titles);
  const byCode = new Map<string, string[]>();
  for (const [title, { codes, isSuffix }] of [...rules].sort(([a], [b]) => (a < b ? -1 : 1)))
    for (const code of codes)
      byCode.set(code, [...(byCode.get(code) ?? []), `${isSuffix ? '*' : ''}${title}`]);
  return [...published.names]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, name]) => [code, name, heads.get(code) ?? '', (byCode.get(code) ?? []).join(',')].join('|'))
    .join('\n');
}

/** Reads a file of text, gzipped or not. */
function text(path: string): string {
  const bytes = readFileSync(path);
  return (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString('utf8');
}

const target = fileURLToPath(new URL('../core/src/search/occupation-titles.data.ts', import.meta.url));

function build([direct, reported, census]: string[]): void {
  if (!direct || !reported || !census)
    throw new Error('Name three files: direct match titles, reported titles, occupation index.');
  const table = titleTable(
    publishedTitles({ direct: text(direct), reported: text(reported), census: text(census) }),
  );
  const comment = `/**
 * Titles of occupations by SOC 2018 code, made by scripts/title-table.ts. Sources: SOC 2018 Direct Match Title File,
 * U.S. Bureau of Labor Statistics, and Alphabetical Index of Occupations 2022, U.S. Census Bureau (both public domain);
 * sample of reported titles of the O*NET 30.3 Database, U.S. Department of Labor, Employment and Training
 * Administration, CC BY 4.0, changed: folded, merged, cut.
 */
`;
  writeFileSync(target, `${comment}export const occupationTitles = \`${table}\n\`;\n`);
  console.log(`${table.split('\n').length} trades, ${Math.round(table.length / 1000)} kB`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) build(process.argv.slice(2));
