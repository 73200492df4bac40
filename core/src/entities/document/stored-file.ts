import * as z from 'zod/mini';
import { trimCharacters } from '../../text/trim-characters.ts';
import { entity } from '../entity.ts';
import { ledgerField } from '../ledger/ledger-entry.ts';
import { flagField, type RecordOf, recordFields, referenceField, textField } from '../record.ts';

const documentShape = {
  ...recordFields,
  jobId: referenceField,
  resumeId: referenceField,
  name: textField,
  /** What it was sent as. */
  kind: z._default(z.enum(['resume', 'letter', 'other']), 'other'),
  mimeType: textField,
  /** Bytes of the content. */
  size: z._default(z.number(), 0),
  /** SHA-256 of the content, in hex; equal files are kept once. */
  hash: textField,
  /** The content in Base64; '' where another document of the same `hash` holds it. */
  content: textField,
  /** Calendar date it was sent, '' when it was not. */
  dateSent: textField,
  /** Made here when an application went out: the text of the resume or letter as it was that day. */
  isCopy: flagField,
  /** Of a copy: each of its sentences with who wrote it, what it rests on and who took it when. */
  ledger: ledgerField,
};

/** A file as it was sent or received (docs/spec/design.md, Local database: blobs are in documents and snapshots by hash). */
export const StoredDocument = z.looseObject(documentShape);
export type StoredDocument = RecordOf<typeof documentShape>;

/** A kept file; it goes with its job. */
export const documentEntity = entity({
  schema: StoredDocument,
  names: { one: 'document', many: 'documents' },
  indexes: {
    1: '++internalId, uid, jobId, resumeId, hash',
    3: '++internalId, uid, jobId, resumeId, hash, [resumeId+dateSent]',
  },
  references: { jobId: { to: 'jobs', hold: 'part' }, resumeId: { to: 'resumes', hold: 'free' } },
  clearing: 'clears-along',
  knownBy: ['name'],
});

/** What a document was sent as, as screens name it. */
export const documentKinds = {
  resume: 'Resume',
  letter: 'Cover letter',
  other: 'Other',
} as const satisfies Record<StoredDocument['kind'], string>;

/** Bytes a kept file may have: every one of them is in this browser. */
export const maxDocumentBytes = 10 * 1024 * 1024;

/** What keeps a file from being kept, null for a good one. */
export function documentProblem({ size }: { size: number }): 'empty' | 'too-large' | null {
  if (size === 0) return 'empty';
  return size > maxDocumentBytes ? 'too-large' : null;
}

/** A name that every system takes for a file: no folders, no signs that steer a terminal or turn the reading order. */
export function safeFileName(name: string, mimeType = ''): string {
  const plain = name
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/[\\/:*?"<>|]+/g, '-')
    .replace(/\s+/g, ' ');
  const bare = trimCharacters(plain, /[. ]/).slice(0, 150);
  const ending = mimeType === 'text/plain' && !/\.\w{1,8}$/.test(bare) ? '.txt' : '';
  return `${bare || 'document'}${ending}`;
}

const snapshotShape = {
  ...recordFields,
  jobId: referenceField,
  url: textField,
  /** The whole text; '' where it is the one of the version before (the same `hash`). */
  text: textField,
  /** SHA-256 of the text, in hex. */
  hash: textField,
  /** Instant it was taken. */
  takenAt: textField,
  /** Instant from which the posting was no longer in the search, '' while it is. */
  closedAt: textField,
};

/** A version of a posting: its text as it stood on a day, or that it closed or came back. */
export const Snapshot = z.looseObject(snapshotShape);
export type Snapshot = RecordOf<typeof snapshotShape>;

/** A kept version of a posting; it goes with its job. */
export const snapshotEntity = entity({
  schema: Snapshot,
  names: { one: 'kept posting', many: 'kept postings' },
  indexes: { 1: '++internalId, uid, jobId, hash' },
  references: { jobId: { to: 'jobs', hold: 'part' } },
  clearing: 'clears-along',
});
