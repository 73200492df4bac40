import { basename } from 'node:path';
import type { Db } from '../../db/db.ts';
import { keepEmployers } from '../../modules/companies/keep-employers.ts';
import {
  dropListings,
  type ListedCompany,
  type ListedPlace,
  type StoredListings,
  storeListings,
} from '../../modules/companies/store-listings.ts';
import type { RunImport } from '../../modules/import/events.ts';
import type { Geocoder } from '../../providers/geocoder/port.ts';
import { type LocationReader, locationReader } from '../import/import-places.ts';
import { ImportFileError } from '../read/import-file-error.ts';
import type { ListRow } from './list-formats.ts';
import { type ReadList, readList } from './read-list.ts';

/** The format of an order for lists of companies. */
export const companyListsFormat = 'companies';

/** Rows of one transaction, which others wait for on the embedded database. */
const batchRows = 200;
/** Refusals that are told one by one. */
const reasonsTold = 10;
const number = new Intl.NumberFormat('en-US');

type Deps = { db: Db; geocoder: Geocoder; now: () => Date };

/**
 * Takes public lists of companies into the directory: every file is read to its end first, and where one cannot be, nothing
 * is written. A file is the list as it is now: rows that the list has no more go.
 */
export function importCompanyLists({ db, geocoder, now }: Deps): RunImport {
  return async ({ files }, { signal, tell }) => {
    const say = (text: string) => tell({ kind: 'told', text });
    let written = false;
    let current = '';
    try {
      const lists: { file: string; list: ReadList }[] = [];
      for (const file of files) {
        current = file;
        lists.push({ file, list: await readList(file) });
      }
      // Postings that came while no server ran are nobody's yet, and a list could not join them.
      await keepEmployers(db, now());
      for (const { file, list } of lists) {
        current = file;
        signal.throwIfAborted();
        written = true;
        await takeIn({ db, geocoder, now }, { file, list, signal, say });
      }
      const [held] = await db.query<{ employers: number; locations: number }>(
        'SELECT count(*)::int AS employers, coalesce(sum(location_count), 0)::int AS locations FROM employer',
      );
      tell({
        kind: 'loaded',
        text: `Done. The directory holds ${number.format(held?.employers ?? 0)} employers at ${number.format(held?.locations ?? 0)} locations.`,
      });
    } catch (cause) {
      const message = signal.aborted ? 'Stopped.' : problemOf(cause, current);
      tell({ kind: 'failed', message, written });
    }
  };
}

function problemOf(cause: unknown, file: string): string {
  const { code, message } = cause as NodeJS.ErrnoException;
  if (code === 'ENOENT') return `There is no such file: ${file}.`;
  if (code === 'EISDIR') return `This is a folder; name the files in it: ${file}.`;
  if (cause instanceof ImportFileError) return `${basename(file)}: ${message}`;
  return `${basename(file)} could not be imported: ${message}`;
}

type Taking = { file: string; list: ReadList; signal: AbortSignal; say: (text: string) => void };

async function takeIn({ db, geocoder, now }: Deps, { file, list, signal, say }: Taking): Promise<void> {
  const { format, rows, refused } = list;
  const locate = locationReader(geocoder);
  const sums = { joined: 0, added: 0, known: 0 };
  for (let from = 0; from < rows.length; from += batchRows) {
    signal.throwIfAborted();
    const batch = await withPlaces(locate, rows.slice(from, from + batchRows));
    const stored = await storeListings(db, format.list, batch, now());
    sums.joined += stored.joined.length;
    sums.added += stored.added;
    sums.known += stored.known;
  }
  const gone = await dropListings(
    db,
    format.list,
    rows.map(({ rowKey }) => rowKey),
    now(),
  );
  say(
    listReport(basename(file), {
      list: format.list,
      read: rows.length + refused.length,
      ...sums,
      gone,
      refused,
    }),
  );
}

/** Reads the cities of each row; what names none leaves the row without a place. */
export async function withPlaces(locate: LocationReader, rows: readonly ListRow[]): Promise<ListedCompany[]> {
  const known = await locate([...new Set(rows.flatMap(({ placeTexts }) => placeTexts))]);
  return rows.map(({ placeTexts, ...row }) => {
    const found = placeTexts.flatMap((text) => known.get(text)?.places ?? []);
    const places = found.flatMap(({ cityId, city, state, country, lat, lng }): ListedPlace[] =>
      cityId === null || lat === null || lng === null ? [] : [{ cityId, city, state, country, lat, lng }],
    );
    return { ...row, places, country: found.find(({ country }) => country !== '')?.country ?? '' };
  });
}

type Report = Omit<StoredListings, 'joined'> & {
  list: string;
  read: number;
  joined: number;
  gone: number;
  refused: ReadList['refused'];
};

/** What taking a list in came to, in lines. */
function listReport(name: string, { list, read, joined, added, known, gone, refused }: Report): string {
  const of = (count: number) => number.format(count);
  return [
    `${name}: ${of(read)} rows of ${list} read: ${of(joined)} joined employers that were known here, ${of(added)} are new, ${of(known)} were listed before, ${of(refused.length)} refused.`,
    ...(gone > 0 ? [`  ${of(gone)} are not in the list any more.`] : []),
    ...refused.slice(0, reasonsTold).map(({ row, reason }) => `    row ${of(row)}: ${reason}`),
  ].join('\n');
}
