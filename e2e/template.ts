import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildGallery } from './gallery-kit.ts';
import { Server } from './server.ts';

/** Starts the product once on an empty folder and keeps what it made; answers where. */
async function firstStart(): Promise<string> {
  const server = await Server.start();
  await server.stop();
  const folder = await mkdtemp(join(tmpdir(), 'foothold-e2e-template-'));
  await cp(server.dataDir, folder, { recursive: true });
  await server.dispose();
  return folder;
}

/**
 * Makes what the tests share: the data of a first start, so that each server of theirs begins with a copy instead of
 * importing the sample postings again, and the page of all components. Answers what removes both.
 */
export default async function makeTemplate(): Promise<() => Promise<void>> {
  const [template, gallery] = await Promise.all([firstStart(), buildGallery()]);
  process.env.E2E_TEMPLATE = template;
  process.env.E2E_GALLERY = gallery;
  return async () => {
    for (const folder of [template, gallery]) await rm(folder, { recursive: true, force: true });
  };
}
