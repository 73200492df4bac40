import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { doorFetch } from '../providers/outbound/door-fetch.ts';
import { operatorConfigured } from '../providers/outbound/open-connection.ts';
import { ReferenceFileError } from './reference-file-error.ts';

/** The part of `fetch` that is used. */
export type Fetch = (address: string, options: { signal: AbortSignal }) => Promise<Response>;

/** Where the publishers have the files: cities and postal codes of GeoNames, titles of O*NET. */
export const publishers: readonly string[] = [
  'https://download.geonames.org/export/dump/cities15000.zip',
  'https://download.geonames.org/export/zip/US.zip',
  'https://www.onetcenter.org/dl_files/database/db_29_3_text.zip',
];

const ask = doorFetch(() => operatorConfigured('public'));

/** Asks a publisher at public addresses, wherever it leads to. Rejects with OutboundError. */
export const askPublisher: Fetch = (address, { signal }) => ask(address, { signal, redirect: 'follow' });

/** Milliseconds that one file may take. */
const patience = 600_000;

type Options = { fetch: Fetch; signal: AbortSignal; say: (text: string) => void };

/**
 * Fetches the publishers' files into a folder of its own, hands that on and removes it. Throws ReferenceFileError where
 * a publisher does not answer, refuses, or ends before the length it named.
 */
export async function downloadFiles(
  { fetch: get, signal, say }: Options,
  use: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'foothold-reference-'));
  try {
    for (const address of publishers) {
      say(`Fetching ${address} …`);
      await download(address, { to: join(folder, basename(address)), get, signal });
    }
    await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function download(
  address: string,
  { to, get, signal }: { to: string; get: Fetch; signal: AbortSignal },
) {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
  let received = 0;
  let expected = 0;
  try {
    const answer = await get(address, { signal: limit });
    if (!answer.ok || !answer.body)
      throw new ReferenceFileError(address, `was refused: the server answered ${answer.status}`);
    expected = Number(answer.headers.get('content-length') ?? 0);
    const body = Readable.fromWeb(answer.body as ReadableStream<Uint8Array>);
    body.on('data', (chunk: Uint8Array) => {
      received += chunk.length;
    });
    await pipeline(body, createWriteStream(to), { signal: limit });
  } catch (cause) {
    if (cause instanceof ReferenceFileError || signal.aborted) throw cause;
    const message =
      'could not be fetched; fetch it by hand and name its folder: npm run reference -- load FOLDER';
    throw new ReferenceFileError(address, message, { cause });
  }
  if (expected > 0 && received < expected)
    throw new ReferenceFileError(address, `came only in part: ${received} of ${expected} bytes`);
}
