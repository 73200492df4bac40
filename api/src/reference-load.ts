import type { Db, Queryable } from './db/db.ts';
import type { ImportEvent, RunImport } from './modules/import/events.ts';
import { downloadFiles, type Fetch } from './reference-download.ts';
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
import { storeCities, storePostalCodes, storeTitles } from './reference-store.ts';

/** The format of an order for reference data; its one file is a folder, a file, or `fromPublishers`. */
export const referenceFormat = 'reference';
/** No path: those are absolute. */
export const fromPublishers = 'publishers';

/** Lines between two tellings of how far a file is read. */
const tellEvery = 50_000;
/** Strange files that are named one by one. */
const mostNamed = 5;
const number = new Intl.NumberFormat('en-US');

type Tell = (event: ImportEvent) => void;
type Work = { rows: number; write: (tx: Queryable) => Promise<void> };

/**
 * Loads GeoNames and O*NET files: all are read and checked first, then every table is replaced in one transaction, so
 * that a broken file or a stop leaves what was there.
 */
export function loadReference({ db, fetch }: { db: Db; fetch: Fetch }): RunImport {
  return async ({ files: [path = ''] }, { signal, tell }) => {
    const say = (text: string) => tell({ kind: 'told', text });
    try {
      if (path !== fromPublishers) await load(db, path, { signal, tell });
      else await downloadFiles({ fetch, signal, say }, (folder) => load(db, folder, { signal, tell }));
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
  { signal, tell }: { signal: AbortSignal; tell: Tell },
): Promise<void> {
  const say = (text: string) => tell({ kind: 'told', text });
  const { files, others } = await findFiles(path);
  const more = others.length > mostNamed ? ` and ${others.length - mostNamed} more` : '';
  if (others.length > 0) say(`Left alone, not known here: ${others.slice(0, mostNamed).join(', ')}${more}.`);
  if (files.length === 0)
    throw new ReferenceFileError(path, 'holds no file of GeoNames or O*NET; docs/decisions/0020 names them');
  const works: Work[] = [];
  for (const file of files) {
    say(`${file.name}: reading ${file.format} …`);
    const work = await checked(file, signal, say);
    say(`${file.name}: ${number.format(work.rows)} ${file.format.replace(/,.*/, '')}, all in order.`);
    works.push(work);
  }
  say('Writing …');
  await db.transaction(async (tx) => {
    for (const { write } of works) {
      signal.throwIfAborted();
      await write(tx);
    }
  });
  for (const table of ['city', 'city_name', 'postal_code', 'occupation_title'])
    await db.query(`ANALYZE ${table}`);
  const editions = await db.query<{ name: string; rows: number }>(
    "SELECT name, rows FROM reference_edition WHERE name IN ('city', 'postal_code', 'occupation_title') ORDER BY name",
  );
  const labels: Record<string, string> = {
    city: 'cities',
    postal_code: 'postal codes',
    occupation_title: 'titles',
  };
  const held = editions.map(({ name, rows }) => `${number.format(rows)} ${labels[name]}`).join(', ');
  tell({ kind: 'loaded', text: `Done. The tables hold ${held}.` });
}

async function checked(file: DataFile, signal: AbortSignal, say: (text: string) => void): Promise<Work> {
  const { name, format, day } = file;
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
