import { searchWords } from '@foothold/core/entities/job/job-stamp.ts';
import { digitsOf, phoneDigits } from '@foothold/core/tracking/people.ts';
import type { OwnData } from '../rows/own-data.ts';

/** What is around a job and is searched with it: a contact, a task, a note of its history. */
export type AroundJob = { jobId: number; words: readonly string[]; digits: string };

type Row = Readonly<Record<string, unknown>>;

const searched = {
  contacts: ['name', 'role', 'email', 'phone', 'notes'],
  tasks: ['title', 'notes'],
  jobEvents: ['note'],
} as const;

/** Words of rows that were read before, by what names a version of a row: folding thousands of them again would be felt. */
const known = new WeakMap<OwnData, Map<string, AroundJob>>();

/** Reads all contacts and tasks, and of histories the entries that have a note. */
export async function readAroundJobs(db: OwnData): Promise<AroundJob[]> {
  const [contacts, tasks, notes] = await Promise.all([
    db.contacts.toArray(),
    db.tasks.toArray(),
    db.jobEvents.where('note').above('').toArray(),
  ]);
  const before = known.get(db) ?? new Map<string, AroundJob>();
  const now = new Map<string, AroundJob>();
  const found = Object.entries({ contacts, tasks, jobEvents: notes }).flatMap(([table, rows]) =>
    (rows as readonly Row[]).flatMap((row) => {
      if (typeof row.jobId !== 'number') return [];
      const version = `${table} ${row.internalId} ${row.jobId} ${row.updatedAt}`;
      const around = before.get(version) ?? aroundOf(table as keyof typeof searched, row, row.jobId);
      now.set(version, around);
      return around;
    }),
  );
  known.set(db, now);
  return found;
}

function aroundOf(table: keyof typeof searched, row: Row, jobId: number): AroundJob {
  const texts = searched[table].map((field) => row[field]).filter((text) => typeof text === 'string');
  const phone = table === 'contacts' && typeof row.phone === 'string' ? row.phone : '';
  return { jobId, words: searchWords(...texts), digits: digitsOf(phone) };
}

/** The jobs around which a word stands that begins like this one. */
export function jobsAroundWord(around: readonly AroundJob[], word: string): number[] {
  return around.filter(({ words }) => words.some((one) => one.startsWith(word))).map(({ jobId }) => jobId);
}

/** The jobs of contacts with this phone number, however it is written; none for what is no number. */
export function jobsOfNumber(around: readonly AroundJob[], typed: string): number[] {
  const number = phoneDigits(typed);
  if (number === '') return [];
  return around.filter(({ digits }) => digits.includes(number)).map(({ jobId }) => jobId);
}
