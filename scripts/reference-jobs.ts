import type { Table } from '../api/src/reference/reference-figures.ts';
import { nationalWages, projections, stateWages } from '../api/src/reference/reference-read-jobs.ts';
import { recordsOf } from '../api/src/reference/reference-records.ts';
import { type Files, type ReferenceTable, tableOf } from './reference-kit.ts';

/** The tree of occupations with its figures, and what each pays in every state, out of the files of the bureau. */
export function jobsTables(files: Files): { occupations: ReferenceTable; wages: ReferenceTable } {
  const wages = stateWages(files('occupations/bls_oews_2025_states.json'));
  const columns = ['code', 'parent', 'title', 'employment', 'median', 'p10', 'p90', 'change', 'openings'];
  const editions = [
    // Occupations that the survey counts together come with it, under a code that the tree does not have.
    nationalWages(files('occupations/bls_oews_2025_national.json')),
    projections(files('occupations/bls_projections_2024_2034.json')),
  ];
  return {
    occupations: tableOf(columns, editions, classification(files)),
    wages: tableOf(wages.columns, [wages]),
  };
}

function classification(files: Files): Table {
  const { name, text } = files('occupations/bls_soc_structure_2018.csv');
  const path: string[] = [];
  const rows = recordsOf(name, text).map((row) => {
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
    return { code, parent: path[level - 1] ?? '', title: row.Name ?? '' };
  });
  const source = {
    agency: 'U.S. Bureau of Labor Statistics',
    dataset: 'Standard Occupational Classification',
    year: '2018',
    columns: ['title'],
  };
  return { sources: [source], rows };
}
