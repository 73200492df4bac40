import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { published } from '../api/src/reference/occupation-facts.ts';
import type { Cell, Table } from '../api/src/reference/reference-figures.ts';
import { packRow } from '../core/src/ai/builtin/career/packed-numbers.ts';
import { licenceTable } from './career-licences.ts';
import { corroborated, taskSubjects } from './career-tasks.ts';
import { type Rows, rowsOf } from './public-table.ts';

/** The publications of O*NET that the tables are made of, by what they hold. */
const onetFiles = {
  titles: 'onet_30_3_occupation_data.tsv.gz',
  related: 'onet_30_3_related_occupations.tsv.gz',
  tasks: 'onet_30_3_task_statements.tsv.gz',
  skills: 'onet_30_3_essential_skills.tsv.gz',
  software: 'onet_30_3_software_skills.tsv.gz',
  education: 'onet_30_3_education.tsv.gz',
  zones: 'onet_30_3_job_zones.tsv',
  interests: 'onet_30_3_career_interest_types.tsv.gz',
} as const;
type OnetRows = Record<keyof typeof onetFiles, Rows>;

const code = /^\d{2}-\d{4}\.\d{2}$/;

/** Rows by their O*NET code, in order; the head has none. */
function byCode(rows: Rows): Map<string, (readonly string[])[]> {
  return Map.groupBy(
    rows.filter(([first = '']) => code.test(first)),
    ([first = '']) => first,
  ) as Map<string, (readonly string[])[]>;
}

/** A number of a list that is written once on a line of its own, in base 36. */
function numbering(): { numberOf: (name: string) => string; line: () => string } {
  const names = new Map<string, number>();
  return {
    numberOf: (name) => {
      if (!names.has(name)) names.set(name, names.size);
      return (names.get(name) ?? 0).toString(36);
    },
    line: () => [...names.keys()].join('|'),
  };
}

const tenths = (value: string) => String(Math.round(Number(value) * 10)).padStart(2, '0');
const most = { software: 8 };
const smallestShare = 5;

/**
 * The table of occupations: names of skills on the first line, of software on the second, then one occupation a line:
 * code, title, zone, shares by level of education, ten skills (importance and level in tenths), six interests, related
 * occupations, skills of its tasks, words of its tasks, software.
 */
function occupationTable(onet: OnetRows): string {
  const [related, skills, software, education, zones, interests] = (
    ['related', 'skills', 'software', 'education', 'zones', 'interests'] as const
  ).map((name) => byCode(onet[name]));
  const around = new Map(
    [...(related ?? [])].map(([one, rows]) => [one, rows.map((cells) => cells[2] ?? '')]),
  );
  const subjects = taskSubjects(
    onet.tasks.filter(([first = '']) => code.test(first)),
    around,
  );
  const inDemand = corroborated(
    new Map([...(software ?? [])].map(([one, rows]) => [one, softwareOf(rows)])),
    around,
  );
  const kept = [...byCode(onet.titles)].filter(([one]) => related?.has(one));
  const places = new Map(kept.map(([one], at) => [one, at.toString(36)]));
  const [terms, programs] = [numbering(), numbering()];
  const lines = kept.map(([one, [row]]) => {
    const about = subjects.get(one);
    return [
      one,
      row?.[1],
      zones?.get(one)?.[0]?.[2],
      sharesOf(education?.get(one) ?? []),
      levelsOf(skills?.get(one) ?? []),
      (interests?.get(one) ?? [])
        .map((cells) => tenths(cells[3] ?? ''))
        .slice(0, 6)
        .join(''),
      (related?.get(one) ?? [])
        .map((cells) => places.get(cells[2] ?? ''))
        .filter(Boolean)
        .join(' '),
      (about?.terms ?? []).map(terms.numberOf).join(' '),
      (about?.words ?? []).join(' '),
      (inDemand.get(one) ?? []).slice(0, most.software).map(programs.numberOf).join(' '),
    ].join('|');
  });
  return [terms.line(), programs.line(), ...lines].join('\n');
}

/** “6:62 5:25”: of a hundred people asked, how many named a level; few are left out. */
function sharesOf(rows: readonly (readonly string[])[]): string {
  return rows
    .filter((cells) => Number(cells[4]) >= smallestShare)
    .map((cells) => `${cells[3]}:${Math.round(Number(cells[4]))}`)
    .join(' ');
}

function levelsOf(rows: readonly (readonly string[])[]): string {
  const elements = [...Map.groupBy(rows, (cells) => cells[1] ?? '')].sort(([a], [b]) => (a < b ? -1 : 1));
  return elements
    .map(([, both]) =>
      ['IM', 'LV'].map((scale) => tenths(both.find((cells) => cells[3] === scale)?.[4] ?? '0')).join(''),
    )
    .join('');
}

/** Programs that postings for this very occupation name much, those that are named everywhere first. */
function softwareOf(rows: readonly (readonly string[])[]): string[] {
  const rank = (cells: readonly string[]) => (cells[5] === 'Y' ? 0 : 1);
  return rows
    .filter((cells) => cells[6] === 'Y')
    .sort((a, b) => rank(a) - rank(b))
    .map((cells) => (cells[2] ?? '').replace(/[|`\\$]/g, ' '));
}

/** Figures of the country by SOC code: the code they are under, its title where that is a group, then the figures. */
function figureTable(table: Table, codes: readonly string[]): string {
  return codes
    .map((one) => {
      const { code: under, of } = published(table, one);
      const row = table.rows.find((each) => each.code === under);
      const figures = ['median', 'p10', 'p90', 'employment', 'change', 'openings'].map(
        (name) => row?.[name] ?? '',
      );
      return [one, under, of, ...figures].join('|');
    })
    .join('\n');
}

/**
 * Wages by area: the areas on the first line, those with the most wages first, then an occupation a line: its code and a
 * packed row of tens of dollars (`packRow`).
 */
export function wageTable(table: Table, areas: readonly { code: string; head: string }[]): string {
  const count = ({ code: area }: { code: string }) =>
    table.rows.filter((row) => typeof row[area] === 'number').length;
  const ordered = [...areas].sort((a, b) => count(b) - count(a) || (a.code < b.code ? -1 : 1));
  const lines = table.rows.map(
    (row) => `${row.code}${packRow(ordered.map((area) => tensOf(row[area.code], String(row.code))))}`,
  );
  return [ordered.map(({ head }) => head).join('|'), ...lines].join('\n');
}

/** Tens of dollars; the publication rounds to them. */
function tensOf(value: Cell | undefined, occupation: string): number | null {
  if (typeof value !== 'number') return null;
  if (value % 10 !== 0) throw new Error(`A wage of ${occupation} is no multiple of ten dollars: ${value}.`);
  return value / 10;
}

const path = (address: string) => fileURLToPath(new URL(address, import.meta.url));

/** A table of api/reference with its rows by name. */
function storedTable(name: string): Table {
  const { sources, columns, rows } = JSON.parse(
    readFileSync(path(`../api/reference/${name}.json`), 'utf8'),
  ) as {
    sources: Table['sources'];
    columns: string[];
    rows: Cell[][];
  };
  return {
    sources,
    rows: rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at] ?? null]))),
  };
}

const onetCredit =
  'O*NET 30.3 Database, U.S. Department of Labor, Employment and Training Administration, CC BY 4.0, changed: cut, weighed and coded';
const blsCredit = 'U.S. Bureau of Labor Statistics, public domain';

/** The modules of core/src/ai/builtin/career by file name, made of the publications. */
function careerModules(onet: OnetRows, licences: Rows): Record<string, string> {
  const occupations = occupationTable(onet);
  const codes = [
    ...new Set(
      occupations
        .split('\n')
        .slice(2)
        .map((line) => line.slice(0, 7)),
    ),
  ];
  const metroNames = new Map(storedTable('metros').rows.map((row) => [String(row.code), row]));
  const [states, metros] = [storedTable('wages'), storedTable('metro-wages')];
  const columnsOf = ({ sources }: Table) => [...new Set(sources.flatMap(({ columns }) => columns))];
  const metroAreas = columnsOf(metros).map((area) => {
    const row = metroNames.get(area);
    return { code: area, head: [area, row?.name, row?.lat, row?.lng].join('~') };
  });
  return {
    'career-occupations.data.ts': moduleOf('careerOccupations', onetCredit, occupations),
    'career-figures.data.ts': moduleOf(
      'careerFigures',
      `Occupational Employment and Wage Statistics, May 2025, and Employment Projections 2024–2034, ${blsCredit}`,
      figureTable(storedTable('occupations'), codes),
    ),
    'state-wages.data.ts': moduleOf(
      'stateWages',
      `Occupational Employment and Wage Statistics, May 2025, ${blsCredit}`,
      wageTable(
        states,
        columnsOf(states).map((area) => ({ code: area, head: area })),
      ),
    ),
    'metro-wages.data.ts': moduleOf(
      'metroWages',
      `Occupational Employment and Wage Statistics, May 2025, ${blsCredit}; areas of the U.S. Census Bureau`,
      wageTable(metros, metroAreas),
    ),
    'career-licences.data.ts': moduleOf(
      'careerLicences',
      'Licenses by state, October 2024, CareerOneStop, U.S. Department of Labor, from records of the states; without California',
      licenceTable(licences),
    ),
  };
}

function moduleOf(name: string, credit: string, table: string): string {
  return `/** Made by scripts/career-tables.ts (decision 0100). ${credit}. */\nexport const ${name} = \`${table}\n\`;\n`;
}

/** The modules made of the published files in a folder. */
export async function careerModulesOf(folder: string): Promise<Record<string, string>> {
  const names = Object.keys(onetFiles) as (keyof typeof onetFiles)[];
  const read = await Promise.all(names.map((name) => rowsOf(join(folder, onetFiles[name]))));
  const onet = Object.fromEntries(names.map((name, at) => [name, read[at] ?? []])) as OnetRows;
  return careerModules(onet, await rowsOf(join(folder, 'careeronestop_licences_by_state_2024-10.tsv.gz')));
}

/** `node scripts/career-tables.ts FOLDER`: the folder with the published files. */
async function build(folder: string): Promise<void> {
  for (const [name, text] of Object.entries(await careerModulesOf(folder))) {
    writeFileSync(path(`../core/src/ai/builtin/career/${name}`), text);
    console.log(`${name}: ${Math.round(text.length / 1000)} kB`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , folder] = process.argv;
  if (!folder) throw new Error('Say in which folder the published files are.');
  await build(folder);
}
