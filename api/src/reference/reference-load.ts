import type { Db, Queryable } from '../db/db.ts';
import type { RunImport } from '../modules/import/events.ts';
import { downloadFiles, type Fetch } from './reference-download.ts';
import { figuresIn, isFigureFormat } from './reference-figure-files.ts';
import { publications } from './reference-figures.ts';
import { type FoundFigures, newestFigures, storeFigures } from './reference-figures-store.ts';
import { ReferenceFileError } from './reference-file-error.ts';
import { type DataFile, findFiles } from './reference-files.ts';
import {
  type CityRow,
  type PostalCodeRow,
  readCity,
  readPostal,
  readTitles,
  type TitleRow,
} from './reference-formats.ts';
import { type SkillRow, skillReader, storeSkills } from './reference-skills.ts';
import { storeCities, storePostalCodes, storeTitles } from './reference-store.ts';
import { loadedFigures, tableWith } from './reference-tables.ts';

/** The format of an order for reference data; its one file is a folder, a file, or `fromPublishers`. */
export const referenceFormat = 'reference';
/** No path: those are absolute. */
export const fromPublishers = 'publishers';

/** Lines between two tellings of how far a file is read. */
const tellEvery = 50_000;
/** Strange files that are named one by one. */
const maxNamed = 5;
const number = new Intl.NumberFormat('en-US');

/** What a file is turned into: rows to write, or figures, of which the newest of a publication are written. */
type Work = { rows: number; write?: (tx: Queryable) => Promise<void>; figures?: readonly FoundFigures[] };

type Parts = {
  db: Db;
  fetch: Fetch;
  /** Hears that tables have changed. */
  loaded?: () => Promise<void>;
};

/**
 * Loads files of GeoNames, O*NET, the Census Bureau and the Bureau of Labor Statistics: all are read and checked first, then every table is replaced in one transaction, so
 * that a broken file or a stop leaves what was there.
 */
export function loadReference({ db, fetch: get, loaded }: Parts): RunImport {
  return async ({ files: [path = ''] }, { signal, tell }) => {
    const say = (text: string) => tell({ kind: 'told', text });
    try {
      const take = async (from: string) => {
        await load(db, from, { signal, say });
        // Without this the server takes them over a minute later.
        await loaded?.().catch(() => undefined);
        tell({ kind: 'loaded', text: await heldNow(db) });
      };
      if (path !== fromPublishers) await take(path);
      else await downloadFiles({ fetch: get, signal, say }, take);
    } catch (cause) {
      const message = signal.aborted
        ? 'Stopped.'
        : cause instanceof ReferenceFileError
          ? cause.message
          : `The reference data could not be loaded: ${(cause as Error).message}`;
      tell({ kind: 'failed', message, written: false });
    }
  };
}

async function load(
  db: Db,
  path: string,
  { signal, say }: { signal: AbortSignal; say: (text: string) => void },
): Promise<void> {
  const { files, others } = await findFiles(path);
  const more = others.length > maxNamed ? ` and ${others.length - maxNamed} more` : '';
  if (others.length > 0) say(`Left alone, not known here: ${others.slice(0, maxNamed).join(', ')}${more}.`);
  if (files.length === 0)
    throw new ReferenceFileError(
      path,
      'holds no file of GeoNames or O*NET and none of newer figures; docs/decisions/0020 names them',
    );
  const works: Work[] = [];
  for (const file of files) {
    say(`${file.name}: reading ${file.format} …`);
    const work = await checked(db, file, { signal, say });
    say(`${file.name}: ${number.format(work.rows)} ${file.format.replace(/,.*/, '')}, all in order.`);
    works.push(work);
  }
  const { taken, older } = newestFigures(works.flatMap(({ figures = [] }) => figures));
  if (older.length > 0) say(`Left alone, a newer one is beside it: ${older.join(', ')}.`);
  const writes = works.flatMap(({ write }) => write ?? []);
  say('Writing …');
  await db.transaction(async (tx) => {
    for (const write of [...writes, ...taken.map((one) => (to: Queryable) => storeFigures(to, one))]) {
      signal.throwIfAborted();
      await write(tx);
    }
  });
  for (const table of ['city', 'city_name', 'postal_code', 'occupation_title', 'occupation_skill'])
    await db.query(`ANALYZE ${table}`);
}

const labels: Readonly<Record<string, string>> = {
  city: 'cities',
  postal_code: 'postal codes',
  occupation_skill: 'skills of occupations',
  occupation_technology: 'technologies of occupations',
  occupation_title: 'titles',
};

/** The last line that people read: what is there now, loaded figures with their years. */
async function heldNow(db: Db): Promise<string> {
  const editions = await db.query<{ name: string; rows: number }>(
    'SELECT name, rows FROM reference_edition WHERE name = ANY($1::text[]) ORDER BY name',
    [Object.keys(labels)],
  );
  const held = editions.map(({ name, rows }) => `${number.format(rows)} ${labels[name]}`).join(', ');
  const figures = (await loadedFigures(db)).map(
    ({ publication, year }) => `${publications[publication].dataset}, ${year}`,
  );
  const loaded = figures.length > 0 ? ` Loaded figures: ${[...new Set(figures)].join('; ')}.` : '';
  return `Done.${held ? ` The tables hold ${held}.` : ''}${loaded}`;
}

async function checked(
  db: Db,
  file: DataFile,
  { signal, say }: { signal: AbortSignal; say: (text: string) => void },
): Promise<Work> {
  const { name, path, format, day } = file;
  if (isFigureFormat(format)) {
    const counties = tableWith('counties', await loadedFigures(db)).rows;
    const figures = figuresIn(format, { name, text: await file.text() }, counties);
    return {
      rows: figures[0]?.rows.length ?? 0,
      figures: figures.map((one) => ({ file: name, figures: one })),
    };
  }
  const edition = `${name} ${day}`;
  const told = { file: name, edition, signal };
  const read = <Row>(readLine: (line: string, at: number) => Row | readonly Row[] | null) =>
    rowsOf(file, readLine, { signal, say });
  if (format === 'cities') {
    const rows = await read<CityRow>((line, at) => readCity(name, at, line));
    return { rows: rows.length, write: (tx) => storeCities(tx, rows, edition, signal) };
  }
  if (format === 'occupation titles') {
    let columns = 0;
    const rows = await read<TitleRow>((line, at) => {
      if (at > 1) return readTitles(name, at, line, columns);
      columns = line.split('\t').length;
      return null;
    });
    return { rows: rows.length, write: (tx) => storeTitles(tx, rows, told) };
  }
  if (format === 'occupation skills' || format === 'occupation technologies') {
    const kind = format === 'occupation skills' ? 'skill' : 'technology';
    const rows = await read<SkillRow>(skillReader(name, kind));
    return { rows: rows.length, write: (tx) => storeSkills(tx, rows, { ...told, kind, path, day }) };
  }
  const isCsv = format === 'postal codes, csv';
  const rows = await read<PostalCodeRow>((line, at) =>
    isCsv && at === 1 ? null : readPostal(name, at, line, isCsv),
  );
  return { rows: rows.length, write: (tx) => storePostalCodes(tx, rows, told) };
}

async function rowsOf<Row>(
  file: DataFile,
  readLine: (line: string, at: number) => Row | readonly Row[] | null,
  { signal, say }: { signal: AbortSignal; say: (text: string) => void },
): Promise<Row[]> {
  const rows: Row[] = [];
  let at = 0;
  for await (const line of file.lines()) {
    at += 1;
    if (at % tellEvery === 0) {
      signal.throwIfAborted();
      say(`${file.name}: ${number.format(at)} lines read`);
    }
    const found = readLine(line, at);
    if (Array.isArray(found)) rows.push(...(found as readonly Row[]));
    else if (found !== null) rows.push(found as Row);
  }
  if (rows.length === 0) throw new ReferenceFileError(file.name, `holds no ${file.format}`);
  return rows;
}
