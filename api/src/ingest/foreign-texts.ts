import { childVariables } from '../config/env.ts';
import type { Reading } from '../providers/reading/port.ts';
import { processReading } from '../providers/reading/process-reading.ts';

/** The processes that read texts of others; each starts with its first text. */
export type ForeignTexts = {
  /** Postings of files and sources. */
  postings: Reading;
  /** Pages that people chose: a process of their own, so that nobody waits for an import. */
  pages: Reading;
  /** Ends both. */
  close(): Promise<void>;
};

/** Several times what the slowest 400 KB of markup take on a busy machine of two processors (0.3–1.4 s). */
const longestSeconds = 5;
/** A posting of 40 MB, which is the most that a source may answer, is read in less. */
const megabytes = 512;
const usualEntry = new URL('./reading-process.ts', import.meta.url);

/** The processes of one server; `entry` is their file. Nothing runs before there is a text. */
export function foreignTexts({ entry = usualEntry, seconds = longestSeconds } = {}): ForeignTexts {
  const start = () => processReading({ entry, seconds, megabytes, variables: childVariables() });
  const [postings, pages] = [start(), start()];
  return {
    postings,
    pages,
    close: async () => void (await Promise.all([postings.close(), pages.close()])),
  };
}
