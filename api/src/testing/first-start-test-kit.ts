import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { calendarDate } from '@foothold/core/dates/calendar-date.ts';
import { makeOnce } from '../db/test-turns.ts';
import { bareEnv } from './process-test-kit.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const cache = join(root, 'node_modules/.cache/foothold');
const kind = 'first-start-';
/** Milliseconds after its last use that a folder of other sources is kept: a run that began with it may still copy it. */
const storedFor = 30 * 60_000;
const startPatience = 120_000;
const isOfTests = (name: string) => /\.test\.ts$|(^|[-/\\])test-/.test(name);

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !isOfTests(path.slice(root.length)))
    .sort();
}

/** Of everything that a first start reads, the day included: the dates of the sample postings count from it. */
function keyOfToday(): string {
  const hash = createHash('sha256').update(calendarDate(new Date(), 'UTC'));
  const paths = ['api/src', 'core/src', 'api/reference'].flatMap(filesBelow);
  for (const path of [...paths, join(root, 'package-lock.json')])
    hash.update(`\0${path}\0`).update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}

function isThere(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined;
}

function forgetUnused(): void {
  for (const name of readdirSync(cache).filter((one) => one.startsWith(kind))) {
    const found = statSync(join(cache, name), { throwIfNoEntry: false });
    if (found && Date.now() - found.mtimeMs > storedFor)
      rmSync(join(cache, name), { recursive: true, force: true });
  }
}

/** Keeps what a first start made and a clean stop left in `dataDir`, unless that is kept already; answers where. */
export function keepFirstStart(dataDir: string, key = keyOfToday()): string {
  const kept = join(cache, `${kind}${key}`);
  if (isThere(kept)) return kept;
  mkdirSync(cache, { recursive: true });
  forgetUnused();
  const mine = mkdtempSync(`${kept}.new-`);
  // The database alone: a secret or a lock is of one server.
  cpSync(join(dataDir, 'postgres'), join(mine, 'postgres'), { recursive: true });
  try {
    renameSync(mine, kept);
  } catch (cause) {
    rmSync(mine, { recursive: true });
    // Somebody else was quicker.
    if (!isThere(kept)) throw cause;
  }
  return kept;
}

async function startOnce(dataDir: string, variables: Record<string, string>): Promise<void> {
  const env = { ...variables, PORT: '0', DATA_DIR: dataDir };
  const child = spawn(process.execPath, [join(root, 'api/src/main.ts')], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: startPatience,
    // Not the signal that a start which is done gets: it would end one that is not as if all were well.
    killSignal: 'SIGKILL',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
      if (output.includes('Foothold is ready at ')) child.kill('SIGTERM');
    });
  const code = await new Promise<number | null>((done) => child.once('close', done));
  if (code !== 0) throw new Error(`The first start ended with ${code}: ${output}`);
}

/**
 * A folder with the data that a first start of the present sources leaves, without secrets, for copying: made by
 * whoever asks first and kept from run to run. `from` is the environment that the server's is taken from.
 */
export async function firstStart(from: NodeJS.ProcessEnv): Promise<string> {
  const key = keyOfToday();
  const kept = join(cache, `${kind}${key}`);
  const now = new Date();
  if (isThere(kept)) {
    await utimes(kept, now, now);
    return kept;
  }
  await makeOnce(join(cache, 'making-first-start'), {
    isThere: () => isThere(kept),
    make: async () => {
      const folder = await mkdtemp(join(tmpdir(), 'foothold-first-'));
      try {
        await startOnce(join(folder, 'data'), bareEnv(from));
        keepFirstStart(join(folder, 'data'), key);
      } finally {
        await rm(folder, { recursive: true });
      }
    },
  });
  return kept;
}

/** Makes `dataDir` a data folder as a first start leaves it, so that a server there starts in two seconds instead of ten. */
export async function startedBefore(dataDir: string, from: NodeJS.ProcessEnv): Promise<void> {
  // Not the promised one: without a filter this is a third of its processor time.
  cpSync(await firstStart(from), dataDir, { recursive: true });
}
