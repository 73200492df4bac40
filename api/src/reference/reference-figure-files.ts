import type { Figures, Table } from './reference-figures.ts';
import { ReferenceFileError } from './reference-file-error.ts';
import { nationalWages, projections, stateWages } from './reference-read-jobs.ts';
import { countyFigures, type FigureFile, metroAreas, metroPeople } from './reference-read-places.ts';

/** The files of official figures that are known, by what is in them. */
export const figureFormats = [
  'county figures',
  'metropolitan areas',
  'metropolitan populations',
  'national wages',
  'state wages',
  'job projections',
] as const;
export type FigureFormat = (typeof figureFormats)[number];

/** Whether a format is one of figures. */
export function isFigureFormat(format: string): format is FigureFormat {
  return (figureFormats as readonly string[]).includes(format);
}

/** How each of them begins. */
const heads: readonly [FigureFormat, RegExp][] = [
  ['county figures', /^\[\s*\[(?=[^\]]*"B\d{5}_\d{3}E")[^\]]*"county"\s*\]/],
  ['county figures', /^\{\s*"\d{5}":\s*\{[^}]*"median_rent"/],
  ['metropolitan areas', /^(?=[^\n]*\bGEOID\b)(?=[^\n]*\bCBSA_TYPE\b)[^\n]*\bINTPTLAT\b/],
  ['metropolitan populations', /^(?=[^\n]*\bLSAD\b)CBSA,[^\n]*\bPOPESTIMATE20\d\d\b/],
  ['national wages', /^\{\s*"year":[^{]*"occupations":\s*\{\s*"\d\d-\d{4}"/],
  ['state wages', /^\{\s*"\d\d":\s*\{\s*"fips"[^{]*"occupations":\s*\{\s*"\d\d-\d{4}"/],
  ['national wages', /^AREA,AREA_TITLE,AREA_TYPE,(?=[^\n]*\bA_MEDIAN\b)[^\n]*\n"?0*99"?,/i],
  ['state wages', /^AREA,AREA_TITLE,AREA_TYPE,(?=[^\n]*\bA_MEDIAN\b)[^\n]*\n"?\d\d?"?,[^\n]*?,"?2"?,/i],
  ['job projections', /^\{[^[]*"occupations":\s*\[\s*\{\s*"code"[^}]*"changePct"/],
];

/** Names that the publishers give them: one of these that holds something else is broken, not strange. */
const promised: readonly [RegExp, FigureFormat][] = [
  [/\bacs5?[-_][^/]*\.json/i, 'county figures'],
  [/Gaz_cbsa[^/]*\.txt/i, 'metropolitan areas'],
  [/cbsa-est20\d\d[^/]*\.csv/i, 'metropolitan populations'],
  [/\b(?:national_M20\d\d|[^/]*oews_20\d\d_national)[^/]*\.(?:csv|json|xlsx)/i, 'national wages'],
  [/\b(?:state_M20\d\d|[^/]*oews_20\d\d_states)[^/]*\.(?:csv|json|xlsx)/i, 'state wages'],
  [/projections_20\d\d[^/]*\.json/i, 'job projections'],
];

/** What figures a file holds by its beginning, null for none. Throws where its name promises what the beginning does not keep. */
export function figureFormatOf(name: string, head: string): FigureFormat | null {
  const start = head.replace(/^\uFEFF/, '').trimStart();
  const found = heads.find(([, pattern]) => pattern.test(start))?.[0];
  if (found) return found;
  const kept = promised.find(([pattern]) => pattern.test(name))?.[1];
  if (kept) throw new ReferenceFileError(name, `does not hold ${kept}: it begins in another way`);
  return null;
}

/** How the last line of the estimates ends, in editions that leave out the end of that line. */
const lastOfEstimates = /(?:County or equivalent|Statistical Area|Division)"?$/;

/** The editions in a file. Throws ReferenceFileError on what is not in the publisher's form; `counties` are those that are known. */
export function figuresIn(format: FigureFormat, file: FigureFile, counties: Table['rows']): Figures[] {
  const isJson = /^\s*[[{]/.test(file.text);
  if (!isJson && !file.text.endsWith('\n') && !lastOfEstimates.test(file.text))
    throw new ReferenceFileError(file.name, 'is cut off: its last line has no end');
  try {
    if (format === 'metropolitan populations') return metroPeople(file, counties);
    return [readers[format](file)];
  } catch (cause) {
    if (cause instanceof ReferenceFileError) throw cause;
    throw new ReferenceFileError(file.name, `cannot be used: it is not in the form of ${format}`, { cause });
  }
}

const readers: Readonly<
  Record<Exclude<FigureFormat, 'metropolitan populations'>, (file: FigureFile) => Figures>
> = {
  'county figures': countyFigures,
  'metropolitan areas': metroAreas,
  'national wages': nationalWages,
  'state wages': stateWages,
  'job projections': projections,
};
