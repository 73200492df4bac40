import type { Cell, Figures } from './reference-figures.ts';
import { ReferenceFileError } from './reference-file-error.ts';
import type { FigureFile } from './reference-read-places.ts';
import { jsonOf, recordsOf, stateCode, type TableRecord, yearInName, yearsIn } from './reference-records.ts';

type Wages = { title: string; emp?: number; med?: number; p10?: number; p90?: number };
type Area = { name: string; occupations: Record<string, Wages> };

const wageColumns = ['code', 'parent', 'title', 'employment', 'median', 'p10', 'p90'];

/** Whether a text is the bureau’s own table and no JSON. */
const isTable = (text: string) => !/^\s*\{/.test(text);

/** A figure of the bureau's table: with commas between thousands; signs stand for “not published” and “more than that”. */
function amount(text: string | undefined): number | null {
  const value = Number((text ?? '').replaceAll(',', '') || Number.NaN);
  return Number.isFinite(value) && value >= 0 ? value : null;
}

function isOccupation(code: string | undefined): code is string {
  return /^\d\d-\d{4}$/.test(code ?? '');
}

/** The rows of single occupations in the bureau's table: groups and the total are left out. */
function detailed(name: string, text: string): (TableRecord & { OCC_CODE: string })[] {
  const found = recordsOf(name, text).flatMap((row) => {
    const code = row.OCC_CODE;
    const level = (row.O_GROUP ?? '').toLowerCase();
    return level === 'detailed' && isOccupation(code) ? [{ ...row, OCC_CODE: code }] : [];
  });
  if (found.length === 0) throw new ReferenceFileError(name, 'holds no single occupation');
  return found;
}

/**
 * Employment and pay of the occupations in the whole country: the bureau’s national table, or an object
 * by code with its year. The year is in the file, else in its name (`national_M2025_dl.xlsx`).
 */
export function nationalWages({ name, text }: FigureFile): Figures {
  if (isTable(text)) {
    const rows = detailed(name, text).map((row): Cell[] => [
      row.OCC_CODE,
      '',
      row.OCC_TITLE ?? '',
      ...[row.TOT_EMP, row.A_MEDIAN, row.A_PCT10, row.A_PCT90].map(amount),
    ]);
    return { publication: 'national-wages', year: yearInName(name), columns: wageColumns, rows };
  }
  const { year, occupations } = jsonOf<{ year: string; occupations: Record<string, Wages> }>(name, text);
  const rows = Object.entries(occupations).map(([code, { title, emp, med, p10, p90 }]): Cell[] => {
    if (!isOccupation(code)) throw new ReferenceFileError(name, `cannot be used: “${code}” is no occupation`);
    return [code, '', title, emp ?? null, med ?? null, p10 ?? null, p90 ?? null];
  });
  return { publication: 'national-wages', year: String(year), columns: wageColumns, rows };
}

/**
 * The median pay of the occupations in each state: the bureau’s table of states, or an object by the
 * states' codes. The year is in the file's name.
 */
export function stateWages({ name, text }: FigureFile): Figures {
  const medians = new Map<string, Map<string, number | null>>();
  const note = (state: string, code: string, median: number | null) => {
    if (!isOccupation(code)) throw new ReferenceFileError(name, `cannot be used: “${code}” is no occupation`);
    const area = medians.get(state) ?? new Map<string, number | null>();
    medians.set(state, area.set(code, median));
  };
  if (isTable(text)) {
    // States, and of the territories (3) the one that is a state to the rest of the product.
    for (const row of detailed(name, text))
      if (row.AREA_TYPE === '2' || (row.AREA_TYPE === '3' && row.PRIM_STATE === 'PR'))
        note(stateCode(name, row.AREA_TITLE ?? ''), row.OCC_CODE, amount(row.A_MEDIAN));
  } else {
    for (const { name: title, occupations } of Object.values(jsonOf<Record<string, Area>>(name, text)))
      for (const [code, { med }] of Object.entries(occupations))
        note(stateCode(name, title), code, med ?? null);
  }
  const states = [...medians.keys()].sort();
  const codes = [...new Set([...medians.values()].flatMap((area) => [...area.keys()]))].sort();
  const rows = codes.map((code): Cell[] => [
    code,
    ...states.map((state) => medians.get(state)?.get(code) ?? null),
  ]);
  return { publication: 'state-wages', year: yearInName(name), columns: ['code', ...states], rows };
}

type Projection = { code: string; changePct: number | null; openings: number | null };

/** How the jobs of the occupations change in ten years: an object with its list; the years are in it or in the file's name. */
export function projections({ name, text }: FigureFile): Figures {
  const content = jsonOf<{ source?: string; occupations: Projection[] }>(name, text);
  const [from, to] = [yearsIn(content.source ?? ''), yearsIn(name)].find(({ length }) => length >= 2) ?? [];
  if (!from || !to)
    throw new ReferenceFileError(name, 'does not say its years: name it as in projections_2024_2034.json');
  const rows = content.occupations.map(({ code, changePct, openings }): Cell[] => {
    if (!isOccupation(code)) throw new ReferenceFileError(name, `cannot be used: “${code}” is no occupation`);
    // Openings are published in thousands.
    return [code, changePct ?? null, typeof openings === 'number' ? Math.round(openings * 1000) : null];
  });
  return { publication: 'projections', year: `${from}–${to}`, columns: ['code', 'change', 'openings'], rows };
}
