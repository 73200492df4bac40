import { rm } from 'node:fs/promises';
import { firstStart } from '@foothold/api/src/testing/first-start-test-kit.ts';
import { buildGallery } from './gallery-kit.ts';
import { buildSeed } from './seed-kit.ts';

/**
 * Makes what the tests share: the data of a first start, so that each server of theirs begins with a copy instead of
 * importing the sample postings again, the page of all components, and the script that writes own data without a screen.
 * Answers what removes these two; the data stays for the tests that come next.
 */
export default async function makeTemplate(): Promise<() => Promise<void>> {
  const [template, gallery, seed] = await Promise.all([firstStart(process.env), buildGallery(), buildSeed()]);
  process.env.E2E_TEMPLATE = template;
  process.env.E2E_GALLERY = gallery;
  process.env.E2E_SEED = seed;
  return async () => {
    for (const folder of [gallery, seed]) await rm(folder, { recursive: true, force: true });
  };
}
