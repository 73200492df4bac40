import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as z from 'zod';
import { readTarHeader, TarError, tarBlock, tarEnd, tarHeader, tarPadding } from './backup-tar.ts';

const manifestName = 'manifest.json';
/** Bytes that the manifest is padded to, since it is written after the content whose hash it holds. */
const manifestBytes = 4096;
const contentAt = tarBlock + manifestBytes + tarBlock;

const Manifest = z.object({
  format: z.literal('foothold-backup'),
  formatVersion: z.literal(1),
  /** Of Foothold. */
  version: z.string().max(40),
  madeAt: z.iso.datetime(),
  kind: z.enum(['pglite', 'postgres']),
  /** Major version of PostgreSQL that made it. */
  postgres: z.int(),
  migrations: z.object({ count: z.int(), newest: z.number() }),
  content: z.object({
    name: z.string().max(100),
    bytes: z.int().nonnegative(),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    /** What it takes on the disk once it is restored. */
    restoredBytes: z.int().nonnegative(),
    /** Files and folders in it; absent in copies that were made before it was stated, and of a database. */
    restoredEntries: z.int().nonnegative().optional(),
  }),
});

/** What a copy says of itself. */
export type Manifest = z.infer<typeof Manifest>;
/** What is known before the content is written. */
export type ManifestHead = Pick<Manifest, 'version' | 'madeAt' | 'kind' | 'postgres' | 'migrations'>;

/** A copy that cannot be made or used; the message is for the person at the console. */
export class BackupError extends Error {
  override name = 'BackupError';
}

type Content = {
  name: string;
  bytes: AsyncIterable<Uint8Array>;
  /** Asked once the bytes are through. */
  restoredBytes: () => number;
  restoredEntries?: () => number;
};

async function syncFolder(folder: string): Promise<void> {
  // A folder cannot be opened on Windows, which needs no such call.
  const handle = await open(folder, 'r').catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

/**
 * Writes a copy to `path`: a tar archive of its manifest and its content, under another name until it is whole and on
 * the disk, for its owner alone. Throws what the content throws; then nothing is left behind.
 */
export async function writeBackupFile(
  path: string,
  { head, content, signal }: { head: ManifestHead; content: Content; signal?: AbortSignal },
): Promise<Manifest> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const fresh = `${path}.new-${process.pid}`;
  const hash = createHash('sha256');
  let bytes = 0;
  let written: Manifest;
  try {
    const file = await open(fresh, 'w', 0o600);
    try {
      await file.write(tarHeader({ name: manifestName, size: manifestBytes }));
      await file.write(Buffer.alloc(manifestBytes + tarBlock, ' '));
      for await (const chunk of content.bytes) {
        signal?.throwIfAborted();
        hash.update(chunk);
        bytes += chunk.length;
        await file.writeFile(chunk);
      }
      await file.writeFile(tarPadding(bytes));
      await file.writeFile(tarEnd());
      const manifest: Manifest = {
        format: 'foothold-backup',
        formatVersion: 1,
        ...head,
        content: {
          name: content.name,
          bytes,
          sha256: hash.digest('hex'),
          restoredBytes: content.restoredBytes(),
          ...(content.restoredEntries && { restoredEntries: content.restoredEntries() }),
        },
      };
      const text = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
      await file.write(
        Buffer.concat([text, Buffer.alloc(manifestBytes - text.length, ' ')]),
        0,
        manifestBytes,
        tarBlock,
      );
      await file.write(tarHeader({ name: content.name, size: bytes }), 0, tarBlock, contentAt - tarBlock);
      await file.sync();
      written = manifest;
    } finally {
      await file.close();
    }
    await rename(fresh, path);
    await syncFolder(dirname(path));
    return written;
  } catch (cause) {
    await rm(fresh, { force: true });
    throw cause;
  }
}

/** Reads what a copy says of itself, without its content. Throws BackupError for a file that is no copy, or damaged in its head. */
export async function readManifest(path: string): Promise<Manifest> {
  const file = await open(path, 'r').catch((cause: NodeJS.ErrnoException) => {
    throw new BackupError(
      cause.code === 'ENOENT'
        ? `There is no copy ${path}.`
        : `The copy ${path} cannot be read: ${cause.message}.`,
    );
  });
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(contentAt), 0, contentAt, 0);
    if (bytesRead < contentAt || readTarHeader(buffer.subarray(0, tarBlock))?.name !== manifestName)
      throw new TarError('no copy');
    const manifest = Manifest.parse(JSON.parse(buffer.toString('utf8', tarBlock, tarBlock + manifestBytes)));
    const entry = readTarHeader(buffer.subarray(contentAt - tarBlock, contentAt));
    if (entry?.size !== manifest.content.bytes || (await file.stat()).size < contentAt + entry.size)
      throw new TarError('too short');
    return manifest;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EISDIR')
      throw new BackupError(`${path} is a folder: name a copy in it.`);
    throw new BackupError(
      `${path} is no copy of Foothold, or it is damaged or cut off. Nothing was changed.`,
    );
  } finally {
    await file.close();
  }
}

/** The bytes of a copy's content. */
export function contentOf(path: string, { content }: Manifest): AsyncIterable<Buffer> {
  if (content.bytes === 0) return (async function* () {})();
  return createReadStream(path, {
    start: contentAt,
    end: contentAt + content.bytes - 1,
    highWaterMark: 1 << 20,
  });
}

/** Reads a whole copy and compares its hash. Throws BackupError when it is not what was written. */
export async function checkBackupFile(path: string): Promise<Manifest> {
  const manifest = await readManifest(path);
  const hash = createHash('sha256');
  for await (const chunk of contentOf(path, manifest)) hash.update(chunk);
  if (hash.digest('hex') !== manifest.content.sha256)
    throw new BackupError(`The copy ${path} is damaged: it is not what was written. Nothing was changed.`);
  return manifest;
}
