import { randomUUID } from 'node:crypto';
import type { Db, Queryable } from '../db/db.ts';
import type { ChangePosition } from './posting-changes.ts';
import { readHead, writeHead } from './saved-head.ts';
import { documentEdition } from './stored-documents.ts';
import type { ThreadHolder } from './thread-holder.ts';

/** Where an index is saved, so that the next start goes on from there. */
export type IndexSaves = {
  /** Whether there is room for one. */
  isPossible(): boolean;
  /** Takes a saved index over and answers how far it is; null where there is none that is true of this database. */
  load(): Promise<ChangePosition | null>;
  /** Saves what is in the index, which is at least everything up to `position`. */
  save(position: ChangePosition): Promise<void>;
};

/**
 * Saves in a folder. What is saved is written first, then a row of the database, then the head that names both: a kill or a
 * loss of power in between leaves the head before. A database that lost its last transactions or came from a copy has
 * no such row, or one that another transaction wrote.
 */
export function indexSaves({ db, folder, holder, now, isFull }: SavesOptions): IndexSaves {
  return {
    isPossible: () => !isFull(),
    async load() {
      const head = await readHead(folder);
      if (head?.edition !== documentEdition || !(await isOwn(db, head.token))) return null;
      const problem = await holder.load(head);
      return problem === '' ? head.position : null;
    },
    async save(position) {
      const before = await readHead(folder);
      const files = await holder.save();
      const token = await note(db, now());
      await writeHead(folder, { edition: documentEdition, token, position, ...files });
      await holder.removeOthers(files);
      if (before) await db.query('DELETE FROM posting_index_save WHERE token = $1::uuid', [before.token]);
    },
  };
}

type SavesOptions = {
  db: Db;
  folder: string;
  holder: ThreadHolder;
  now: () => Date;
  /** Whether the disk of the folder is as good as full. */
  isFull: () => boolean;
};

async function note(db: Queryable, now: Date): Promise<string> {
  const token = randomUUID();
  await db.query('INSERT INTO posting_index_save (token, saved_at) VALUES ($1::uuid, $2::timestamptz)', [
    token,
    now.toISOString(),
  ]);
  return token;
}

/** Whether the row is here and was written by the transaction that it names, which no dump can bring about. */
async function isOwn(db: Queryable, token: string): Promise<boolean> {
  const rows = await db.query(
    `SELECT FROM posting_index_save
     WHERE token = $1::uuid AND xmin::text::bigint = tx::text::bigint % 4294967296`,
    [token],
  );
  return rows.length > 0;
}
