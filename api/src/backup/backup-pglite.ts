import { mkdir, open, readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { fileLimits } from '@foothold/core/files/file-limits.data.ts';
import type { Db } from '../db/db.ts';
import { sizeText } from '../disk/disk-space.ts';
import { BackupError } from './backup-file.ts';
import { readTar, tarEnd, tarHeader, tarPadding } from './backup-tar.ts';

/** Folders whose files belong to a running process, or are written by recovery. */
const leftEmpty = [
  'pg_wal',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
];
const leftOut =
  /^(?:pg_internal\.init.*|pgsql_tmp.*|postmaster\.(?:pid|opts)|backup_label.*|tablespace_map.*)$/;
const chunkBytes = 1 << 20;
const zeros = Buffer.alloc(64 * 1024);
/** Names in a copy; nothing else is unpacked. */
const allowedName = /^(?:secret|postgres\/(?:[\w.-]+\/)*[\w.-]*)$/;

type Counter = { bytes: number; entries: number };

/** The label of the copy and the secret, which the stated bytes of older copies leave out. */
const unstatedBytes = 64 * 1024;

/** A file as it was when its size was read: later growth is left out, and what was cut off meanwhile is zeros. */
async function* fileEntry(path: string, name: string, counter: Counter): AsyncGenerator<Buffer> {
  const file = await open(path, 'r').catch((cause: NodeJS.ErrnoException) => {
    // A table that was dropped meanwhile.
    if (cause.code === 'ENOENT') return null;
    throw cause;
  });
  if (!file) return;
  try {
    const { size } = await file.stat();
    counter.bytes += size;
    counter.entries += 1;
    yield tarHeader({ name, size });
    let left = size;
    while (left > 0) {
      const wanted = Math.min(left, chunkBytes);
      const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(wanted), 0, wanted, size - left);
      yield bytesRead > 0 ? buffer.subarray(0, bytesRead) : zeros.subarray(0, Math.min(left, zeros.length));
      left -= bytesRead > 0 ? bytesRead : Math.min(left, zeros.length);
    }
    yield tarPadding(size);
  } finally {
    await file.close();
  }
}

async function* folderEntries(folder: string, name: string, counter: Counter): AsyncGenerator<Buffer> {
  counter.entries += 1;
  yield tarHeader({ name: `${name}/`, size: 0 });
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    const inside = `${name}/${entry.name}`;
    if (leftOut.test(entry.name) || inside === 'postgres/global/pg_control') continue;
    if (entry.isDirectory() && leftEmpty.includes(entry.name)) {
      counter.entries += 1;
      yield tarHeader({ name: `${inside}/`, size: 0 });
    } else if (entry.isDirectory()) yield* folderEntries(path, inside, counter);
    else if (entry.isFile()) yield* fileEntry(path, inside, counter);
  }
}

function* textEntry(name: string, text: string, counter: Counter): Generator<Buffer> {
  const bytes = Buffer.from(text);
  counter.bytes += bytes.length;
  counter.entries += 1;
  yield tarHeader({ name, size: bytes.length });
  yield bytes;
  yield tarPadding(bytes.length);
}

/** The log between two of its files, without which the copied files do not fit together. */
async function* logEntries(
  folder: string,
  { first, last }: { first: string; last: string },
  counter: Counter,
): AsyncGenerator<Buffer> {
  counter.entries += 1;
  yield tarHeader({ name: 'postgres/pg_wal/archive_status/', size: 0 });
  const names = (await readdir(folder)).filter((name) => /^[0-9A-F]{24}$/.test(name)).sort();
  const wanted = names.filter((name) => name >= first && name <= last);
  if (wanted[0] !== first || wanted.at(-1) !== last)
    throw new BackupError('The log of the database moved on too fast for the copy. Try again.');
  for (const name of wanted) yield* fileEntry(join(folder, name), `postgres/pg_wal/${name}`, counter);
}

/**
 * PGlite's folder and the kept secret as a tar archive, while statements continue: an online backup as PostgreSQL's own
 * pg_basebackup makes it. No checkpoint may run meanwhile, since it would remove the log that belongs to the copy.
 */
async function* archive(db: Db, folder: string, counter: Counter): AsyncGenerator<Buffer> {
  const postgres = join(folder, 'postgres');
  const [begun] = await db.query<{ first: string }>(
    "SELECT pg_walfile_name(pg_backup_start('foothold', true)) AS first",
  );
  let isOver = false;
  const stop = async () => {
    isOver = true;
    const [stopped] = await db.query<{ label: string; last: string }>(
      'SELECT labelfile AS label, pg_walfile_name(lsn) AS last FROM pg_backup_stop(false)',
    );
    return stopped;
  };
  try {
    yield* folderEntries(postgres, 'postgres', counter);
    yield* fileEntry(join(postgres, 'global/pg_control'), 'postgres/global/pg_control', counter);
    const stopped = await stop();
    if (!begun || !stopped) throw new BackupError('The database began no copy.');
    yield* logEntries(join(postgres, 'pg_wal'), { first: begun.first, last: stopped.last }, counter);
    yield* textEntry('postgres/backup_label', stopped.label, counter);
    const secret = await readFile(join(folder, 'secret'), 'utf8').catch(() => null);
    if (secret !== null) yield* textEntry('secret', secret, counter);
    yield tarEnd();
  } finally {
    if (!isOver) await stop().catch(() => undefined);
  }
}

/** The content of a copy of PGlite's folder, compressed as it is read. */
export function pgliteContent(db: Db, folder: string) {
  const counter: Counter = { bytes: 0, entries: 0 };
  // The quickest level: a quarter larger than the usual one, in a third of its time.
  const gzip = createGzip({ level: 1 });
  const source = Readable.from(archive(db, folder, counter), { objectMode: false });
  const piping = pipeline(source, gzip);
  // A failure of the source destroys the compression with it, which is what its reader sees.
  piping.catch(() => undefined);
  return {
    name: 'postgres.tar.gz',
    bytes: gzip as AsyncIterable<Uint8Array>,
    restoredBytes: () => counter.bytes,
    restoredEntries: () => counter.entries,
  };
}

/**
 * Unpacks a copy's content into an empty folder, for its owner alone, and stops at the bytes and files that its manifest
 * states. Throws BackupError and TarError for what is no such archive; what was unpacked until then stays for the caller
 * to remove.
 */
export async function unpackPglite(
  content: AsyncIterable<Buffer>,
  folder: string,
  { restoredBytes, restoredEntries = fileLimits.serverCopy.entries }: Stated,
): Promise<void> {
  const unzipped = createGunzip();
  // A failure of the source destroys the decompression with it, which is what its reader sees.
  pipeline(Readable.from(content), unzipped).catch(() => undefined);
  let bytes = restoredBytes + unstatedBytes;
  let entries = restoredEntries;
  const names = new Set<string>();
  for await (const entry of readTar(unzipped)) {
    const { name, size } = entry;
    if (!allowedName.test(name) || name.split('/').includes('..'))
      throw new BackupError(`The copy holds the name ${name}, which no copy has. Nothing was changed.`);
    bytes -= size;
    entries -= 1;
    if (bytes < 0 || entries < 0)
      throw new BackupError(
        `The copy unpacks to more than the ${bytes < 0 ? sizeText(restoredBytes) : `${restoredEntries} files`} that it states: it was modified. Nothing was changed.`,
      );
    const place = name.replace(/\/$/, '');
    if (names.has(place))
      throw new BackupError(`The copy holds the name ${name} twice: it was modified. Nothing was changed.`);
    names.add(place);
    const path = join(folder, name);
    if (name.endsWith('/')) {
      await mkdir(path, { recursive: true, mode: 0o700 });
      continue;
    }
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const file = await open(path, 'wx', 0o600);
    try {
      for await (const part of entry.content) await file.writeFile(part);
      await file.sync();
    } finally {
      await file.close();
    }
  }
}

/** What the manifest of a copy states; copies of older versions state no number of files. */
type Stated = { restoredBytes: number; restoredEntries?: number | undefined };
