import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Server } from './server.ts';

/**
 * Starts the product once on an empty folder and keeps what it made, so that each server of the tests begins with a
 * copy instead of importing the sample postings again. Answers what removes it.
 */
export default async function makeTemplate(): Promise<() => Promise<void>> {
  const server = await Server.start();
  await server.stop();
  const folder = await mkdtemp(join(tmpdir(), 'foothold-e2e-template-'));
  await cp(server.dataDir, folder, { recursive: true });
  await server.dispose();
  process.env.E2E_TEMPLATE = folder;
  return () => rm(folder, { recursive: true, force: true });
}
