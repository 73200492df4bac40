import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipOf } from '@foothold/core/files/zip-test-kit.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../db/db.ts';
import { openTestDb } from '../db/test-db.ts';
import type { ImportEvent } from '../modules/import/events.ts';
import type { Fetch } from './reference-download.ts';
import { fromPublishers, loadReference } from './reference-load.ts';
import { cityLine, postalLine } from './reference-test-kit.ts';

let db: Db;
let folder: string;
beforeAll(async () => {
  db = await openTestDb();
});
afterAll(() => db.close());
beforeEach(async () => {
  await db.exec('TRUNCATE city, city_name, postal_code, occupation_title, reference_edition');
  folder = await mkdtemp(join(tmpdir(), 'reference-test-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

const noFetch: Fetch = async () => {
  throw new Error('nothing is fetched here');
};

async function load(path = folder, { fetch = noFetch, signal = new AbortController().signal } = {}) {
  const events: ImportEvent[] = [];
  await loadReference({ db, fetch })(
    { files: [path], format: 'reference' },
    { signal, tell: (e) => events.push(e) },
  );
  return events;
}
const lastOf = async (run: Promise<ImportEvent[]>) => (await run).at(-1);
const failure = (message: string | RegExp) => ({
  kind: 'failed',
  message: typeof message === 'string' ? message : expect.stringMatching(message),
  written: false,
});
const put = (name: string, content: string | Buffer) => writeFile(join(folder, name), content);

const columbus = {
  id: 4509177,
  name: 'Columbus',
  others: 'CMH,Kolumbus,Arch City,Коламбус',
  state: 'OH',
  county: '049',
  population: 905748,
};
const cities = [
  cityLine(columbus),
  cityLine({ id: 6058560, name: 'London', country: 'CA', state: '08', population: 422324 }),
  cityLine({ id: 5110302, name: 'Brooklyn', feature: 'PPLA2', state: 'NY', population: 2736074 }),
  cityLine({ id: 5128581, name: 'New York City', state: 'NY', population: 8804190, feature: 'PPL' }),
  cityLine({ id: 4562831, name: 'Bayamón', country: 'PR', state: '021', population: 203499 }),
  cityLine({ id: 4900001, name: 'Ghost Town', feature: 'PPLH', state: 'OH', population: 40 }),
  cityLine({ id: 4509178, name: 'Short North', feature: 'PPLX', state: 'OH', population: 9000 }),
  // Another city of the country bears the second name of the first.
  cityLine({ id: 4900002, name: 'Arch City', state: 'MO', population: 700 }),
].join('');
const titles =
  'O*NET-SOC Code\tTitle\tAlternate Title\tShort Title\tSource(s)\n' +
  '29-1141.00\tRegistered Nurses\tStaff Nurse\t\t08\n' +
  '29-1141.01\tAcute Care Nurses\tRegistered Nurse (RN)\tRN\t09\n';

describe('loadReference', () => {
  test('takes cities, postal codes and titles out of a folder, zipped or not', async () => {
    await put('cities15000.zip', zipOf({ 'cities15000.txt': cities }));
    await put(
      'US.zip',
      zipOf({ 'readme.txt': 'About these codes\n', 'US.txt': postalLine('US', '43215', 'Columbus', 'OH') }),
    );
    await mkdir(join(folder, 'more'));
    await put('more/titles.tsv', titles);
    await put('notes.txt', 'No table at all');
    const events = await load();
    expect(events.at(-1)).toEqual({
      kind: 'loaded',
      text: 'Done. The tables hold 7 cities, 3 titles, 1 postal codes.',
    });
    expect(JSON.stringify(events)).toContain('notes.txt');
    const rows = await db.query(
      'SELECT id, name, country, state, county, is_section AS part, is_capital AS capital FROM city ORDER BY id',
    );
    const plain = { country: 'US', county: '', part: false, capital: false };
    expect(rows).toEqual([
      { ...plain, id: 4509177, name: 'Columbus', state: 'OH', county: '049' },
      { ...plain, id: 4509178, name: 'Short North', state: 'OH', part: true },
      { ...plain, id: 4562831, name: 'Bayamón', state: 'PR', county: '021' },
      { ...plain, id: 4900002, name: 'Arch City', state: 'MO' },
      { ...plain, id: 5110302, name: 'Brooklyn', state: 'NY', part: true },
      { ...plain, id: 5128581, name: 'New York', state: 'NY' },
      { ...plain, id: 6058560, name: 'London', country: 'CA', state: 'ON' },
    ]);
    const names = await db.query('SELECT name_key AS key FROM city_name WHERE city_id = 4509177 ORDER BY 1');
    expect(names).toEqual([{ key: 'columbus' }, { key: 'kolumbus' }]);
    expect(await db.query('SELECT * FROM postal_code')).toEqual([
      { country: 'US', code: '43215', place: 'Columbus', state: 'OH', lat: 40, lng: -83 },
    ]);
    expect(await db.query('SELECT code, title FROM occupation_title ORDER BY title COLLATE "C"')).toEqual([
      { code: '29-1141', title: 'RN' },
      { code: '29-1141', title: 'Registered Nurse (RN)' },
      { code: '29-1141', title: 'Staff Nurse' },
    ]);
  });

  test('a second load replaces rows by their number, keeps cities the file lacks and notes the edition once', async () => {
    await put('cities15000.txt', cities);
    await load();
    await put('cities15000.txt', cityLine({ ...columbus, name: 'Columbus', population: 1_000_000 }));
    await load();
    const [row] = await db.query('SELECT population FROM city WHERE id = 4509177');
    expect(row).toEqual({ population: 1_000_000 });
    const [edition] = await db.query<{ edition: string; rows: number }>(
      "SELECT edition, rows FROM reference_edition WHERE name = 'city'",
    );
    expect(edition?.rows).toBe(7);
    expect(edition?.edition).toMatch(/^cities15000\.txt \d{4}-\d\d-\d\d/);
  });

  test('a country’s postal codes are replaced, those of other countries and of Puerto Rico stay', async () => {
    await put(
      'US.txt',
      postalLine('US', '43215', 'Columbus', 'OH') + postalLine('US', '43085', 'Worthington', 'OH'),
    );
    await put('CA.txt', postalLine('CA', 'M5V', 'Toronto', 'ON'));
    await put('PR.txt', postalLine('PR', '00901', 'San Juan', '127'));
    await load();
    await rm(join(folder, 'CA.txt'));
    await rm(join(folder, 'PR.txt'));
    await put('US.txt', postalLine('US', '43004', 'Blacklick', 'OH'));
    expect((await load()).at(-1)).toMatchObject({ kind: 'loaded' });
    expect(await db.query('SELECT country, code, state FROM postal_code ORDER BY code')).toEqual([
      { country: 'US', code: '00901', state: 'PR' },
      { country: 'US', code: '43004', state: 'OH' },
      { country: 'CA', code: 'M5V', state: 'ON' },
    ]);
  });
});

describe('what is refused, by name and with nothing written', () => {
  const good = postalLine('US', '43215', 'Columbus', 'OH');
  const cases: [string, string, string | Buffer, string | RegExp][] = [
    ['a web page', 'US.zip', '<!DOCTYPE html><title>404</title>', /^US\.zip is a web page and no data/],
    ['a page inside a zip', 'US.zip', zipOf({ 'US.txt': '<html>' }), /^US\.zip \(US\.txt\) is a web page/],
    [
      'a zip cut off',
      'US.zip',
      zipOf({ 'US.txt': good }).subarray(0, 90),
      'US.zip is cut off: the end of the zip is missing.',
    ],
    [
      'a line cut off',
      'US.txt',
      `${good}US\t43085\tWorthing\n`,
      /^US\.txt cannot be used: in line 2 there are 3 columns instead of 12/,
    ],
    [
      'a file without its end',
      'US.txt',
      good + good.trimEnd(),
      'US.txt is cut off: its last line has no end.',
    ],
    [
      'a point off the earth',
      'US.txt',
      postalLine('US', '43215', 'Columbus', 'OH', [99, -83]),
      /line 1 “99, -83” is no point on earth/,
    ],
    [
      'another table',
      'cities500.txt',
      'a\tb\n',
      /^cities500\.txt does not hold cities: its first line has 2 columns/,
    ],
    ['an empty file', 'US.txt', '', 'US.txt is empty.'],
    [
      'a wrong code',
      'titles.tsv',
      `${titles}nurse\ta\tb\t\t1\n`,
      /in line 4 “nurse” is no code of an occupation/,
    ],
  ];
  test.each(cases)('%s', async (_, name, content, message) => {
    await put('CA.txt', postalLine('CA', 'M5V', 'Toronto', 'ON'));
    await put(name, content);
    expect(await lastOf(load())).toEqual(failure(message));
    expect(await db.query('SELECT 1 FROM postal_code')).toEqual([]);
  });

  test('a zip whose content is not what was packed', async () => {
    const zip = zipOf({ 'cities15000.txt': cities });
    // The sum that is kept of the file's bytes.
    const at = zip.indexOf('PK\u0001\u0002') + 16;
    zip[at] = (zip[at] ?? 0) ^ 0xff;
    await put('cities15000.zip', zip);
    expect(await lastOf(load())).toEqual(failure(/^cities15000\.zip is damaged/));
    expect(await db.query('SELECT 1 FROM city')).toEqual([]);
  });

  test('far fewer codes than are loaded', async () => {
    const codes = Array.from({ length: 10 }, (_, at) => postalLine('US', `4321${at}`, 'Columbus', 'OH'));
    await put('US.txt', codes.join(''));
    await load();
    await put('US.txt', codes.slice(0, 4).join(''));
    expect(await lastOf(load())).toEqual(failure(/^US\.txt has 4 postal codes of US, but 10 are loaded/));
    expect(await db.query('SELECT count(*)::int AS n FROM postal_code')).toEqual([{ n: 10 }]);
  });

  test('a folder that is not there, and one with nothing in it', async () => {
    expect(await lastOf(load(join(folder, 'none')))).toEqual(failure(/none does not exist\.$/));
    expect(await lastOf(load())).toEqual(failure(/holds no file of GeoNames or O\*NET/));
  });

  test('a stop undoes what was written', async () => {
    await put('US.txt', good);
    await put('cities15000.txt', cities);
    const stop = new AbortController();
    const { query, transaction } = db;
    const stopping: Db = {
      ...db,
      query,
      transaction: (run) =>
        transaction((tx) => {
          stop.abort();
          return run(tx);
        }),
    };
    const events: ImportEvent[] = [];
    await loadReference({ db: stopping, fetch: noFetch })(
      { files: [folder], format: 'reference' },
      { signal: stop.signal, tell: (event) => events.push(event) },
    );
    expect(events.at(-1)).toEqual(failure('Stopped.'));
    expect(await db.query('SELECT 1 FROM city')).toEqual([]);
  });
});

describe('the publishers’ files', () => {
  const answers: Record<string, string | Buffer> = {
    'cities15000.zip': zipOf({ 'cities15000.txt': cities }),
    'US.zip': zipOf({ 'US.txt': postalLine('US', '43215', 'Columbus', 'OH') }),
    'db_29_3_text.zip': zipOf({ 'db/Alternate Titles.txt': titles.replaceAll(/^([^\t]*)\t[^\t]*/gm, '$1') }),
  };
  const answering =
    (over: Record<string, Response> = {}): Fetch =>
    async (address) => {
      const name = address.split('/').at(-1) ?? '';
      return over[name] ?? new Response(new Uint8Array(Buffer.from(answers[name] ?? '')));
    };

  test('are fetched and loaded', async () => {
    const last = await lastOf(load(fromPublishers, { fetch: answering() }));
    expect(last).toEqual({
      kind: 'loaded',
      text: 'Done. The tables hold 7 cities, 3 titles, 1 postal codes.',
    });
  });

  test('an error, a page in their place and half an answer are told with the address', async () => {
    const last = (over: Record<string, Response>) => lastOf(load(fromPublishers, { fetch: answering(over) }));
    expect(await last({ 'US.zip': new Response('', { status: 503 }) })).toEqual(
      failure('https://download.geonames.org/export/zip/US.zip was refused: the server answered 503.'),
    );
    expect(await last({ 'US.zip': new Response('<html>Sign in</html>') })).toEqual(
      failure(/^US\.zip is a web page/),
    );
    const half = new Response('PK', { headers: { 'content-length': '900' } });
    expect(await last({ 'US.zip': half })).toEqual(failure(/came only in part: 2 of 900 bytes\.$/));
    expect(await lastOf(load(fromPublishers))).toEqual(
      failure(/cities15000\.zip could not be fetched; fetch it by hand/),
    );
  });
});
