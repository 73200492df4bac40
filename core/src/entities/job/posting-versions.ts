import type { Snapshot } from '../document/stored-file.ts';
import { readPostingData } from '../posting/posting-data.ts';
import { htmlToText } from '../posting/posting-text.ts';
import type { Job } from './job.ts';

/**
 * One version of a posting, with its whole text: as it was saved, kept later because saving had only its first lines,
 * changed, closed, or back in the search.
 */
export type PostingVersion = {
  kind: 'saved' | 'kept' | 'changed' | 'closed' | 'open-again';
  text: string;
  /** Instant it was taken. */
  takenAt: string;
  /** Instant from which it was no longer in the search, '' while it is. */
  closedAt: string;
};

/** What the search says about a posting now. */
export type PostingNow = { text: string; closedAt: string };

/** All versions of a job's posting, oldest first; none when no whole text was ever kept. */
export function postingVersions(job: Job, snapshots: readonly Snapshot[]): PostingVersion[] {
  const saved = savedText(job);
  const versions: PostingVersion[] = saved
    ? [{ kind: 'saved', text: saved, takenAt: job.dateAdded, closedAt: closedWhenSaved(job) }]
    : [];
  const inTime = [...snapshots].sort((a, b) => compare(a.takenAt, b.takenAt) || a.internalId - b.internalId);
  for (const { text, takenAt, closedAt } of inTime) {
    const last = versions.at(-1);
    const whole = text || last?.text || '';
    versions.push({ kind: kindAfter(last, whole, closedAt), text: whole, takenAt, closedAt });
  }
  return versions;
}

/**
 * What is to be kept of the posting as it is now: null when nothing is new. The text is '' where it is that of the last
 * version. A posting that never had a text is not kept for having none.
 */
export function newVersion(
  versions: readonly PostingVersion[],
  now: PostingNow,
): { kind: PostingVersion['kind']; text: string; closedAt: string } | null {
  const last = versions.at(-1);
  // A feed that lost its text says nothing about the posting.
  const text = now.text.trim() === '' ? (last?.text ?? '') : now.text;
  const isSame = last !== undefined && isSamePostingText(last.text, text);
  if (isSame && (last.closedAt === '') === (now.closedAt === '')) return null;
  if (!last && text === '' && now.closedAt === '') return null;
  const kind = kindAfter(last, isSame ? last.text : text, now.closedAt);
  return { kind, text: isSame ? '' : text, closedAt: now.closedAt };
}

/** True when two texts differ in nothing that can be read: spaces and lines may. */
export function isSamePostingText(one: string, other: string): boolean {
  return one === other || readable(one) === readable(other);
}

/** The whole text of the posting at saving, '' when only its first lines came with it. */
function savedText(job: Job): string {
  const html = readPostingData(job.jobPostingData)?.descriptionHtml ?? '';
  return html.trim() === '' ? '' : htmlToText(html);
}

function closedWhenSaved(job: Job): string {
  const closedAt = readPostingData(job.jobPostingData)?.closedAt;
  return typeof closedAt === 'string' ? closedAt : '';
}

function kindAfter(last: PostingVersion | undefined, text: string, closedAt: string): PostingVersion['kind'] {
  if (closedAt !== '' && (last?.closedAt ?? '') === '') return 'closed';
  if (!last) return 'kept';
  if (closedAt === '' && last.closedAt !== '') return 'open-again';
  return isSamePostingText(last.text, text) ? 'kept' : 'changed';
}

const readable = (text: string) => text.replace(/\s+/g, ' ').trim();
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** The posting number that a job was saved with, null for one that did not come from the search here. */
export function postingNumber(job: Job): string | null {
  const id = readPostingData(job.jobPostingData)?.id;
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? String(id) : null;
}

/** True when an answer is about the posting a job was saved from: after a new index a number may name another one. */
export function isPostingOf(job: Job, answer: { source: string; externalId: string }): boolean {
  const kept = readPostingData(job.jobPostingData);
  return kept !== null && kept.source === answer.source && kept.externalId === answer.externalId;
}
