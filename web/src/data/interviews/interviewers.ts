import type { Contact } from '@foothold/core/entities/contact/contact.ts';
import type { Interview } from '@foothold/core/entities/interview/interview.ts';
import { ownData } from '../db/db.ts';
import { useOwnQuery } from '../db/own-query.ts';
import type { OwnData } from '../rows/own-data.ts';
import { readRows } from '../rows/read-rows.ts';

type Held = Pick<Interview, 'contactUids'>;

/** The contacts who hold an interview, live; none while they load. */
export function useInterviewers({ contactUids }: Held): Contact[] {
  const byUid = useOwnQuery(`interviewers ${contactUids.join()}`, (db) =>
    queryInterviewers(db, [{ contactUids }]),
  );
  return contactUids.flatMap((uid) => byUid?.get(uid) ?? []);
}

/** Those who hold these interviews, of the data that is open now. */
export async function interviewersOf(interviews: readonly Held[]): Promise<Map<string, Contact>> {
  const db = ownData();
  return db ? queryInterviewers(db, interviews) : new Map();
}

/** Reads the contacts who hold these interviews, by `uid`; one that was deleted is missing. */
export async function queryInterviewers(
  db: OwnData,
  interviews: readonly Held[],
): Promise<Map<string, Contact>> {
  const uids = new Set(interviews.flatMap(({ contactUids }) => contactUids));
  if (uids.size === 0) return new Map();
  const { rows } = readRows(
    'contacts',
    await db.contacts
      .where('uid')
      .anyOf([...uids])
      .toArray(),
  );
  return new Map(rows.map((contact) => [contact.uid, contact]));
}
