// The server of one fuzz run, in a process of its own: PGlite in a folder, or the PostgreSQL at an address. It says
// where it answers, tells its rows and memory when asked, and lives until its input ends.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createOutbound } from '@foothold/api/src/providers/outbound/outbound.ts';
import { openData } from '@foothold/api/src/start/open-data.ts';
import { openTestApp } from '@foothold/api/src/testing/test-app.ts';
import { ownRows } from '@foothold/api/src/testing/test-search.ts';

/** What the process says of itself. */
export type FuzzedState = { rows: Record<string, number>; bytes: number; errors: string[] };

const [folder = '', databaseUrl] = process.argv.slice(2);
const dataDir = join(folder, 'data');
mkdirSync(dataDir, { recursive: true, mode: 0o700 });
const { db, geocoder } = await openData({
  folder: dataDir,
  now: () => new Date(),
  ...(databaseUrl && { databaseUrl }),
});
// A page of its own, since the built ones may not be there.
const webDir = join(folder, 'web');
mkdirSync(webDir, { recursive: true });
writeFileSync(join(webDir, 'index.html'), '<!doctype html><title>Foothold</title>');
const { app, close, log } = await openTestApp({
  db,
  geocoder,
  webDir,
  callsPerMinute: Number.MAX_SAFE_INTEGER,
  // The guard as it is, with a name service that knows nobody: nothing is asked for outside.
  outbound: createOutbound({
    userAgent: 'Foothold fuzz',
    resolve: async () => {
      throw new Error('no such name');
    },
  }),
});

async function state(): Promise<FuzzedState> {
  const errors = log.splice(0).filter((line) => /"level":(?:50|60)/.test(line));
  return { rows: await ownRows(db), bytes: process.memoryUsage.rss(), errors };
}

process.on('message', () => void state().then((said) => process.send?.(said)));
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
process.stdin.resume().once('end', () => void close().then(() => process.disconnect?.()));
