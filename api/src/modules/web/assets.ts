import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import negotiate from '@fastify/accept-negotiator';

/** A file of the build as it is sent: its bytes, what they are, and how they are compressed, if at all. */
export type Asset = { body: Buffer; type: string; encoding?: Encoding };

/** The better one first. */
const encodings = ['br', 'gzip'] as const;

type Encoding = (typeof encodings)[number];

/** A file's bytes by the way they are compressed; `raw` is there always. */
type Forms = { raw: Buffer } & Partial<Record<Encoding, Buffer>>;

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  // Dictionaries of the spelling, one of them packed by its package.
  '.aff': 'text/plain; charset=utf-8',
  '.dic': 'text/plain; charset=utf-8',
  '.gz': 'application/gzip',
};

/** As the build names them: no folder, no hidden file. */
const named = /^\w[\w.-]*$/;

const bytesOf = async (path: string) => {
  try {
    return await readFile(path);
  } catch {
    return undefined;
  }
};

/**
 * The build's files that are named by their content, by name and `Accept-Encoding`; undefined where there is none. Such a
 * file never changes: what stood there at the start is read on its first request and kept, so that the hundred that a
 * page begins with ask the disk nothing, and an open page gets those of its own build when the next one has taken their
 * place. A file that came later, which may still be in the writing, is read each time.
 */
export function storedAssets(
  folder: string,
): (name: string, accepted?: string) => Promise<Asset | undefined> {
  const atStart = new Set(existsSync(folder) ? readdirSync(folder) : []);
  const kept = new Map<string, Forms>();

  const formsOf = async (name: string): Promise<Forms | undefined> => {
    const path = join(folder, name);
    const [raw, br, gzip] = await Promise.all([path, `${path}.br`, `${path}.gz`].map(bytesOf));
    if (!raw) return undefined;
    const forms = { raw, ...(br && { br }), ...(gzip && { gzip }) };
    if (atStart.has(name)) kept.set(name, forms);
    return forms;
  };

  return async (name, accepted) => {
    const type = types[extname(name)];
    if (!type || !named.test(name)) return undefined;
    const forms = kept.get(name) ?? (await formsOf(name));
    if (!forms) return undefined;
    const here = encodings.filter((one) => forms[one]);
    const encoding = accepted && here.length > 0 && negotiate(accepted, here);
    const body = encoding && forms[encoding];
    return body ? { body, type, encoding } : { body: forms.raw, type };
  };
}
