import { isJobStatus, type JobStatus, jobStatuses } from '../entities/job/job-status.ts';
import { statusPhrases } from './import-status.data.ts';
import { foldStatus, signTokens, statusOfTokens, statusTokensOf } from './import-status-meaning.ts';

const exact = new Map<string, JobStatus>(
  (Object.entries(statusPhrases) as [JobStatus, string][]).flatMap(([status, phrases]) =>
    phrases.split(',').map((phrase) => [phrase.trim(), status] as const),
  ),
);
for (const { value, label } of jobStatuses) exact.set(foldStatus(label), value);

/** A status is a few words; a cell may hold a letter. */
const longestWord = 300;

/** What a word of a file is taken for; `isSure` where all of it is known and not only a part. */
type StatusReading = { status: JobStatus | null; isSure: boolean };

/** The status that a word of a file means, and whether that has to be asked. */
export function readStatus(word: string): StatusReading {
  if (isJobStatus(word.trim())) return { status: word.trim() as JobStatus, isSure: true };
  // Cut twice: folding may make a text longer.
  const cut = word.slice(0, longestWord);
  const folded = foldStatus(cut).slice(0, longestWord);
  const signs = signTokens(cut);
  const known = exact.get(folded);
  if (folded === '') return { status: statusOfTokens(signs), isSure: false };
  // “❌ Applied” is no application that waits.
  const isDenied = signs.some((sign) => sign === 'reject' || sign === 'ghost');
  if (!isDenied && known) return { status: known, isSure: true };
  const status = statusOfTokens([...statusTokensOf(folded), ...(isDenied ? signs : [])]);
  return { status, isSure: known !== undefined && known === status };
}

/** The status that a word of a file means, perhaps; null when nothing is known of it and a person has to say. */
export function guessStatus(word: string): JobStatus | null {
  return readStatus(word).status;
}

/** The status that a word means for sure; null where that would be a guess. */
export function sureStatus(word: string): JobStatus | null {
  const { status, isSure } = readStatus(word);
  return isSure ? status : null;
}

/**
 * A word of the status column, how many rows have it, the status it counts as (null: none, it stays a word), and the
 * status that was guessed from a part of it and does not count until somebody says so.
 */
export type StatusWord = { word: string; count: number; status: JobStatus | null; guess: JobStatus | null };

/** At most this many different words are statuses; more of them are another kind of column. */
export const maxStatusWords = 60;

/** The different words of a status column: those to be asked about first, then the most frequent. */
export function statusWords(cells: Iterable<string>): StatusWord[] {
  const counts = new Map<string, number>();
  for (const cell of cells) {
    const word = cell.trim();
    if (word !== '') counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts]
    .map(([word, count]) => {
      const { status, isSure } = readStatus(word);
      return { word, count, status: isSure ? status : null, guess: isSure ? null : status };
    })
    .sort(
      (a, b) =>
        Number(a.status !== null) - Number(b.status !== null) ||
        b.count - a.count ||
        (a.word < b.word ? -1 : 1),
    );
}
