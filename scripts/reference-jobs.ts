import { type Files, type ReferenceTable, stateCode } from './reference-kit.ts';

const labor = 'U.S. Bureau of Labor Statistics';
const oews = 'Occupational Employment and Wage Statistics';

type Wages = { title: string; emp?: number; med?: number; p10?: number; p90?: number };
type Projection = { code: string; changePct: number | null; openings: number | null };

/** The tree of occupations with its figures, and what each pays in every state, out of the files of the bureau. */
export function jobsTables(files: Files): { occupations: ReferenceTable; wages: ReferenceTable } {
  return { occupations: occupations(files), wages: wages(files) };
}

function occupations(files: Files): ReferenceTable {
  const national = files.json<{ year: string; occupations: Record<string, Wages> }>(
    'occupations/bls_oews_2025_national.json',
  );
  const projections = files.json<{ occupations: Projection[] }>(
    'occupations/bls_projections_2024_2034.json',
  ).occupations;
  const outlook = new Map(projections.map((one) => [one.code, one]));
  const path: string[] = [];
  const rows = files.csv('occupations/bls_soc_structure_2018.csv').map((row) => {
    const codes = [
      row['Major Group'],
      row['Minor Group'],
      row['Broad Group'],
      row['Detailed Occupation'],
    ].map((code) => code ?? '');
    const level = codes.findIndex((code) => code !== '');
    const code = codes[level];
    if (!code) throw new Error(`“${row.Name}” has no code.`);
    path.splice(level, path.length, code);
    return [code, path[level - 1] ?? '', row.Name ?? '', ...figures(code)];
  });
  // The surveys count some occupations together, under a code of their own that the tree does not have.
  const known = new Set(rows.map(([code]) => code));
  const together = Object.keys(national.occupations)
    .filter((code) => !known.has(code))
    .map((code) => [code, '', national.occupations[code]?.title ?? '', ...figures(code)]);
  function figures(code: string): (number | null)[] {
    const { emp, med, p10, p90 } = national.occupations[code] ?? {};
    const { changePct = null, openings = null } = outlook.get(code) ?? {};
    // Openings are published in thousands.
    return [
      emp ?? null,
      med ?? null,
      p10 ?? null,
      p90 ?? null,
      changePct,
      openings === null ? null : Math.round(openings * 1000),
    ];
  }
  return {
    sources: [
      { agency: labor, dataset: 'Standard Occupational Classification', year: '2018', columns: ['title'] },
      {
        agency: labor,
        dataset: oews,
        year: national.year,
        columns: ['employment', 'median', 'p10', 'p90'],
      },
      {
        agency: labor,
        dataset: 'Employment Projections',
        year: '2024–2034',
        columns: ['change', 'openings'],
      },
    ],
    columns: ['code', 'parent', 'title', 'employment', 'median', 'p10', 'p90', 'change', 'openings'],
    rows: [...rows, ...together],
  };
}

function wages(files: Files): ReferenceTable {
  const areas = Object.values(
    files.json<Record<string, { name: string; occupations: Record<string, Wages> }>>(
      'occupations/bls_oews_2025_states.json',
    ),
  )
    .map(({ name, occupations }) => ({ state: stateCode(name), occupations }))
    .sort((a, b) => (a.state < b.state ? -1 : 1));
  const codes = [...new Set(areas.flatMap(({ occupations }) => Object.keys(occupations)))].sort();
  return {
    sources: [{ agency: labor, dataset: oews, year: '2025', columns: areas.map(({ state }) => state) }],
    columns: ['code', ...areas.map(({ state }) => state)],
    rows: codes.map((code) => [code, ...areas.map(({ occupations }) => occupations[code]?.med ?? null)]),
  };
}
