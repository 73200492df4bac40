import { rm } from 'node:fs/promises';
import { firstStart } from '@foothold/api/src/testing/first-start-test-kit.ts';
import { buildGallery } from './gallery-kit.ts';

/**
 * Makes what the tests share: the data of a first start, so that each server of theirs begins with a copy instead of
 * importing the sample postings again, and the page of all components. Answers what removes that page; the data stays for
 * the tests that come next.
 */
export default async function makeTemplate(): Promise<() => Promise<void>> {
  const [template, gallery] = await Promise.all([firstStart(process.env), buildGallery()]);
  process.env.E2E_TEMPLATE = template;
  process.env.E2E_GALLERY = gallery;
  return () => rm(gallery, { recursive: true, force: true });
}
