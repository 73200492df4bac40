import { matchKeys, similarKey } from '../entities/job/job-identity.ts';
import type { ImportedRow } from './import-row.ts';

/** What is known of a row beside the jobs that are here: nothing, the same job, one that may be it, the row again. */
export type RowMatch = { kind: 'new' } | { kind: 'repeat' } | { kind: 'same' | 'similar'; id: number };

/** By what a row is looked up; '' and [] where it says nothing. */
export type RowKeys = { uid: string; match: string[]; similar: string };

/** The keys of a row, as those of a stored job are made. */
export function rowKeys({ fields }: ImportedRow): RowKeys {
  const { uid = '', url = '', externalId = '', jobTitle = '', companyName = '', source = '' } = fields;
  const feed = source === 'adzuna' ? source : '';
  return {
    uid,
    match: matchKeys({ source: feed, externalId, url }),
    similar: similarKey({ jobTitle, companyName }),
  };
}

/**
 * Returns a test for rows that repeat an earlier row of their file; call it in the order of the rows. A repeat has the
 * same id, the same link for the same title and company, or without both every field alike. Two rows with one link and
 * different titles are two jobs: people write a careers page there.
 */
export function repeatFinder(): (row: ImportedRow) => boolean {
  const seen = new Set<string>();
  return (row) => {
    const { uid, match, similar } = rowKeys(row);
    const own = uid ? [`uid ${uid}`] : match.map((key) => `${key} ${similar}`);
    if (own.length === 0) own.push(contentOf(row));
    const isRepeat = own.some((key) => seen.has(key));
    for (const key of own) seen.add(key);
    return isRepeat;
  };
}

function contentOf({ number: _, ...row }: ImportedRow): string {
  return JSON.stringify(row);
}
