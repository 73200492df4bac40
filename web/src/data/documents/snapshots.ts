import type { Job } from '@foothold/core/entities/job/job.ts';
import {
  newVersion,
  type PostingNow,
  postingVersions,
} from '@foothold/core/entities/job/posting-versions.ts';
import { sha256 } from '@foothold/core/files/sha256.ts';
import { ownDataOnceOpen } from '../db/db.ts';
import { useOwnQuery } from '../db/own-query.ts';
import { command, type Plan } from '../journal/command.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import type { Meta } from '../rows/own-data.ts';
import { type Rows, readRow, readRows } from '../rows/read-rows.ts';
import { Refusal } from '../rows/save-result.ts';
import type { Records } from '../rows/tables.ts';

/** What was kept of a job's posting since it was saved, live. */
export function useSnapshots(jobId: number): Rows<Records['snapshots']> | undefined {
  return useOwnQuery(
    `snapshots ${jobId}`,
    async (db) => readRows('snapshots', await db.snapshots.where('jobId').equals(jobId).toArray()),
    { keep: true },
  );
}

const labels = {
  saved: 'postingTextKept',
  kept: 'postingTextKept',
  changed: 'postingChanged',
  closed: 'postingClosed',
  'open-again': 'postingBackInTheSearch',
} as const;

/** A posting as the search said it was, and the instant of that answer. */
export type PostingAnswer = PostingNow & { at: string };

type Kept = { id: number; kept: keyof typeof labels | null };

/**
 * Keeps what is new about a job's posting: another text, or that it closed or came back. Writes nothing otherwise, and
 * nothing for an answer older than what another tab has kept.
 */
export const keepPosting = command(
  'keepPosting',
  async (jobId: number, now: PostingAnswer, clock: Clock = systemClock): Promise<Plan<Kept>> => {
    const db = await ownDataOnceOpen();
    if (!db) throw new Refusal('closed');
    const found = (await readVersion(db, jobId, now))?.kind;
    if (!found) return { told: { id: jobId, kept: null } };
    return {
      label: labels[found],
      tables: ['jobs', 'snapshots'],
      clock,
      run: async (writer) => {
        // Another tab may have kept it in the meantime.
        const version = await readVersion(writer.db, jobId, now);
        if (!version) return { id: jobId, kept: null };
        const at = clock.now().toISOString();
        await writer.add('snapshots', {
          uid: clock.newUid(),
          createdAt: at,
          updatedAt: at,
          isExample: version.job.isExample,
          jobId,
          url: version.job.url,
          text: version.text,
          hash: sha256(new TextEncoder().encode(version.text || version.lastText)),
          takenAt: at,
          closedAt: version.closedAt,
        });
        return { id: jobId, kept: version.kind };
      },
    };
  },
);

type Version = NonNullable<ReturnType<typeof newVersion>> & { job: Job; lastText: string };

async function readVersion(
  db: NonNullable<Awaited<ReturnType<typeof ownDataOnceOpen>>>,
  jobId: number,
  now: PostingAnswer,
): Promise<Version | null> {
  const stored = await db.jobs.get(jobId);
  const job = stored && readRow('jobs', stored).record;
  if (!job) throw new Refusal('missing');
  const { rows } = readRows('snapshots', await db.snapshots.where('jobId').equals(jobId).toArray());
  const versions = postingVersions(job, rows);
  const last = versions.at(-1);
  if (last && last.takenAt > now.at) return null;
  const version = newVersion(versions, now);
  return version && { ...version, job, lastText: last?.text ?? '' };
}

/** When a posting was last looked up in the search, and whether the search no longer knew it. */
export type PostingCheck = { at: string; isGone: boolean };

/** About this browser, not about the person: beside the own records, in no journal and no backup. */
const checksName = 'postingChecks';
const maxChecks = 2000;

/** The last look-up of a job's posting, live; null when there was none. */
export function usePostingCheck(jobId: number): PostingCheck | null | undefined {
  return useOwnQuery(`posting check ${jobId}`, async (db) => {
    const row = await db.meta.where('name').equals(checksName).first();
    return checksOf(row)[jobId] ?? null;
  });
}

/** Notes a look-up; where the browser does not take it, the next opening looks again. */
export async function notePostingCheck(jobId: number, check: PostingCheck): Promise<void> {
  const db = await ownDataOnceOpen();
  if (!db) return;
  await db.transaction('rw', db.meta, async () => {
    const row = await db.meta.where('name').equals(checksName).first();
    const all = Object.entries({ ...checksOf(row), [jobId]: check });
    const newest = all.sort(([, a], [, b]) => b.at.localeCompare(a.at)).slice(0, maxChecks);
    const value = { name: checksName, value: Object.fromEntries(newest) };
    await db.meta.put((row ? { ...row, ...value } : value) as Meta);
  });
}

function checksOf(row: Meta | undefined): Record<number, PostingCheck> {
  const value = row?.value;
  return typeof value === 'object' && value !== null ? (value as Record<number, PostingCheck>) : {};
}
