import { zipOf } from '@foothold/core/files/zip-test-kit.ts';
import { regionName } from '@foothold/core/geography/region.ts';
import { recordsOf } from './reference-records.ts';
import { builtInTables } from './reference-tables.ts';
import { workbookParts } from './workbook-test-kit.ts';

type Over = Partial<Record<'rent' | 'homeValue' | 'householdIncome' | 'people' | 'poor' | 'ofPoor', number>>;

/** An answer of the Census API for all counties (or those of a state), with these figures for some and one for all others. */
export function acsText(over: Readonly<Record<string, Over>>, onlyState = ''): string {
  const hasMore = Object.values(over).some(({ people }) => people !== undefined);
  const more = hasMore ? ['B01003_001E', 'B17001_001E', 'B17001_002E'] : [];
  const head = ['NAME', 'B25064_001E', 'B25077_001E', 'B19013_001E', ...more, 'state', 'county'];
  const rows = builtInTables
    .table('counties')
    .rows.filter(({ state }) => !onlyState || state === onlyState)
    .map(({ fips, state, name }) => {
      const one = over[String(fips)] ?? {};
      const figures = [one.rent ?? 1000, one.homeValue ?? 200_000, one.householdIncome ?? 60_000];
      const counts = hasMore ? [one.people ?? 1000, one.ofPoor ?? 900, one.poor ?? 90] : [];
      const title = `${name}, ${regionName('US', String(state))}`;
      const code = String(fips);
      return [title, ...[...figures, ...counts].map(String), code.slice(0, 2), code.slice(2)];
    });
  return `[${[head, ...rows].map((row) => JSON.stringify(row)).join(',\n')}]`;
}

/** The gazetteer of areas with one that has another name and point. */
export function gazetteerText(delimiter: string): string {
  const lines = builtInTables.table('metros').rows.map(({ code, name, type, lat, lng }) => {
    const isOurs = code === '18140';
    const title = `${isOurs ? 'Columbus-Newark, OH' : name} ${type === 'metro' ? 'Metro' : 'Micro'} Area`;
    return ['', code, title, type === 'metro' ? 1 : 2, 1, 1, isOurs ? 40.1 : lat, `${lng}   `].join(
      delimiter,
    );
  });
  const head = ['CSAFP', 'GEOID', 'NAME', 'CBSA_TYPE', 'ALAND', 'AWATER', 'INTPTLAT', 'INTPTLONG   '];
  return `${[head.join(delimiter), ...lines].join('\n')}\n`;
}

/** Estimates of a year as the bureau publishes them, with these people of some areas. */
export function estimatesText(year: number, people: Readonly<Record<string, number>>): string {
  const head = `CBSA,MDIV,STCOU,NAME,LSAD,POPESTIMATE${year - 1},POPESTIMATE${year},NPOPCHG${year}`;
  const areas = builtInTables
    .table('metros')
    .rows.map(
      ({ code, name, population }) =>
        `${code},,,"${name}",Metropolitan Statistical Area,1,${people[String(code)] ?? population ?? 1},5`,
    );
  const members = builtInTables
    .table('counties')
    .rows.filter(({ metro }) => metro)
    .map(
      ({ metro, fips, name, state }) => `${metro},,${fips},"${name}, ${state}",County or equivalent,1,1,5`,
    );
  return `${[head, ...areas, ...members].join('\r\n')}\r\n`;
}

const surveyed = () =>
  builtInTables
    .table('occupations')
    .rows.filter(({ employment, median }) => employment !== null || median !== null);
const isNurse = (code: unknown) => code === '29-1141';

/** Wages of the country by code, with its year. */
export function nationalJson(year: string): string {
  const occupations = Object.fromEntries(
    surveyed().map(({ code, title, employment, median, p10, p90 }) => [
      code,
      isNurse(code)
        ? { title, emp: 3_300_000, med: 101_000, p10: 70_000, p90: 140_000 }
        : { title, emp: employment, med: median, p10, p90 },
    ]),
  );
  return JSON.stringify({ year, count: 0, occupations });
}

const wages = () => builtInTables.table('wages').rows;
const statesOf = () => Object.keys(wages()[0] ?? {}).filter((column) => column !== 'code');

/** Wages of the states by their codes. */
export function statesJson(states: readonly string[] = statesOf()): string {
  const areas = states.map((state, at) => {
    const occupations = wages().flatMap((row): [unknown, object][] => {
      if (row[state] === null) return [];
      const med = state === 'OH' && isNurse(row.code) ? 92_000 : row[state];
      return [[row.code, { title: '', emp: 1, med }]];
    });
    const fips = String(at + 10);
    return [
      fips,
      { fips, name: regionName('US', state), count: 1, occupations: Object.fromEntries(occupations) },
    ] as const;
  });
  return JSON.stringify(Object.fromEntries(areas));
}

const oewsHead =
  'AREA,AREA_TITLE,AREA_TYPE,PRIM_STATE,NAICS,OCC_CODE,OCC_TITLE,O_GROUP,TOT_EMP,A_PCT10,A_MEDIAN,A_PCT90';
const thousands = (value: unknown) =>
  typeof value === 'number' ? `"${value.toLocaleString('en-US')}"` : '*';

/** The bureau's national table as csv, its total and a group included. */
export function nationalCsv(): string {
  const line = (code: unknown, title: unknown, group: string, figures: readonly unknown[]) =>
    `99,U.S.,1,US,000000,${code},"${title}",${group},${figures.map(thousands).join(',')}`;
  const lines = surveyed().map(({ code, title, employment, median, p10, p90 }) => {
    const figures = isNurse(code) ? [3_300_000, 70_000, 101_000, 140_000] : [employment, p10, median, p90];
    return line(code, title, 'detailed', figures);
  });
  const groups = [
    line('00-0000', 'All Occupations', 'total', [1, 1, 1, 1]),
    line('11-0000', 'Management', 'major', [1, 1, 1, 1]),
  ];
  return `${[oewsHead, ...groups, ...lines].join('\r\n')}\r\n`;
}

/** The bureau's table of states as csv, with a territory that is no state. */
export function stateCsv(): string {
  const lines = statesOf().flatMap((state, at) =>
    wages().map((row) => {
      const median = state === 'OH' && isNurse(row.code) ? 92_000 : row[state];
      const area = `${String(at + 1).padStart(2, '0')},${regionName('US', state)},2,${state},000000`;
      return `${area},${row.code},"Title, with a comma",detailed,1,1,${thousands(median)},#`;
    }),
  );
  const guam = '66,Guam,3,GU,000000,29-1141,Registered Nurses,detailed,1,1,1,1';
  return `${[oewsHead, ...lines, guam].join('\n')}\n`;
}

/** Projections of all occupations that have them, or of the first `count`. */
export function projectionsJson(source: string, count = Number.POSITIVE_INFINITY): string {
  const occupations = builtInTables
    .table('occupations')
    .rows.filter(({ change }) => change !== null)
    .slice(0, count)
    .map(({ code, title, change, openings }) => ({
      code,
      title,
      changePct: change,
      openings: isNurse(code) ? 200.5 : Number(openings) / 1000,
    }));
  return JSON.stringify({
    updated: '2026-09-01',
    ...(source && { source }),
    count: occupations.length,
    occupations,
  });
}

/** What is refused beside the built-in figures: what it is, a file's name, what is in it, the refusal. */
export function refusedFigures(): [string, string, string | Buffer, RegExp][] {
  const acs = acsText({});
  return [
    [
      'an older year',
      'acs5_2021.json',
      acs,
      /^acs5_2021\.json is of 2017–2021, which is older than what is there \(American .*2019–2023\)/,
    ],
    ['no year', 'acs_counties.json', acs, /^acs_counties\.json does not say its year/],
    [
      'JSON cut off',
      'acs5_2024.json',
      acs.slice(0, -400),
      /^acs5_2024\.json cannot be used: it is cut off or no JSON/,
    ],
    [
      'a web page',
      'acs5_2024.json',
      '<html><title>Missing Key</title>',
      /^acs5_2024\.json is a web page and no data/,
    ],
    [
      'an error in words',
      'acs5_2024.json',
      'error: unknown variable',
      /^acs5_2024\.json does not hold county figures/,
    ],
    [
      'one state only',
      'acs5_2024.json',
      acsText({}, 'OH'),
      /^acs5_2024\.json has \d+ figures of “rent”, but 3\d+ are there/,
    ],
    [
      'a missing variable',
      'acs5_2024.json',
      acs.replaceAll('B25064', 'B25099'),
      /^acs5_2024\.json cannot be used: it lacks B25064_001E/,
    ],
    ['a row too short', 'acs5_2024.json', acs.replace(',"39","049"]', ',"39"]'), /row \d+ has not 6 cells/],
    ['no county', 'acs5_2024.json', acs.replace('"39","049"]', '"39","x"]'), /“39x” in row \d+ is no county/],
    [
      'no state',
      'acs5_2024.json',
      acs.replace('Franklin County, Ohio', 'Franklin County, Ohia'),
      /“Ohia” is no state/,
    ],
    [
      'estimates cut in a row',
      'cbsa-est2024-alldata.csv',
      estimatesText(2024, {}).slice(0, -40),
      /^cbsa-est2024-alldata\.csv (is cut off|cannot be used)/,
    ],
    [
      'a gazetteer cut off',
      '2025_Gaz_cbsa_national.txt',
      gazetteerText('|').slice(0, -5),
      /^2025_Gaz_cbsa_national\.txt is cut off: its last line has no end/,
    ],
    [
      'wages of another kind',
      'oews_2026_states.json',
      '{"39":{"fips":"39"}}',
      /^oews_2026_states\.json does not hold state wages/,
    ],
    [
      'wages of a few states',
      'oews_2026_states.json',
      statesJson(['OH', 'KY']),
      /^oews_2026_states\.json has 2 states, but 51 are there/,
    ],
    [
      'old wages',
      'oews_2020_states.json',
      statesJson(),
      /^oews_2020_states\.json is of 2020, which is older/,
    ],
    [
      'half the projections',
      'projections_2025_2035.json',
      projectionsJson('', 300),
      /^projections_2025_2035\.json has \d+ figures of “change”/,
    ],
    [
      'a workbook cut off',
      'state_M2026_dl.xlsx',
      workbookOf(stateCsv()).subarray(0, 5000),
      /^state_M2026_dl\.xlsx is cut off: the end of the zip is missing/,
    ],
    [
      'a workbook of something else',
      'oesm26st.zip',
      zipOf({ 'state_M2026_dl.xlsx': workbookOf('a,b\n1,2\n') }),
      /^oesm26st\.zip \(state_M2026_dl\.xlsx\) does not hold state wages/,
    ],
    [
      'a workbook without a sheet',
      'state_M2026_dl.xlsx',
      zipOf({ 'word/document.xml': '<x/>' }),
      /^state_M2026_dl\.xlsx is no workbook with a sheet/,
    ],
  ];
}

/** A workbook as spreadsheet programs write it, out of a csv table: texts shared, numbers as numbers, empty cells left out. */
export function workbookOf(csv: string): Buffer {
  const records = recordsOf('made.csv', csv);
  const head = Object.keys(records[0] ?? {});
  const rows = [head, ...records.map((row) => head.map((name) => row[name] ?? ''))];
  const strings: string[] = [];
  const places = new Map<string, number>();
  const cell = (text: string, at: string) => {
    if (text === '') return '';
    const number = text.replaceAll(',', '');
    if (/^\d+$/.test(number) && !/^0\d/.test(number)) return `<c r="${at}" s="1"><v>${number}</v></c>`;
    if (!places.has(text)) places.set(text, strings.push(text) - 1);
    return `<c r="${at}" t="s"><v>${places.get(text)}</v></c>`;
  };
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const lines = rows.map((cells, row) => {
    const written = cells.map((text, at) => cell(text, `${String.fromCharCode(65 + at)}${row + 1}`));
    return `<row r="${row + 1}">${written.join('')}</row>`;
  });
  const [first = '', ...others] = strings.map(escaped);
  // A text may be cut into runs.
  const runs = `<si><r><t>${first.slice(0, 2)}</t></r><r><t xml:space="preserve">${first.slice(2)}</t></r></si>`;
  const shared = `${runs}${others.map((text) => `<si><t>${text}</t></si>`).join('')}`;
  return zipOf(
    workbookParts(
      [
        ['sheet1.xml', lines.join('')],
        ['sheet2.xml', ''],
      ],
      shared,
    ),
  );
}
