import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * The address of a published file (postings, resumes, tables of official statistics) below the folder that `REAL_FILES`
 * names. Without it nothing is there, and a test does with stand-ins of our own or is left out: `npm test` reads no file
 * outside the project; `npm run prove -- real-files` does.
 */
export function realFile(name: string): URL {
  const { REAL_FILES } = process.env;
  const folder = REAL_FILES
    ? pathToFileURL(`${resolve(REAL_FILES)}/`)
    : new URL('./no-real-files/', import.meta.url);
  return new URL(name, folder);
}
