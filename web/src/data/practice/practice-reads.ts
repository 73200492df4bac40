import type { Practice, PracticeSession } from '@foothold/core/entities/conversation/practice.ts';
import type { AskingPosting } from '@foothold/core/fit/requirement.ts';
import type { AskedQuestion } from '@foothold/core/practice/asked-question.ts';
import type { PracticedQuestion } from '@foothold/core/practice/draw-questions.ts';
import { useOwnQuery } from '../db/own-query.ts';
import { queryFitJobs } from '../fit/fit-sources.ts';
import { queryInterviews } from '../interviews/interviews.ts';
import type { OwnData } from '../rows/own-data.ts';
import { readRow, readRows } from '../rows/read-rows.ts';

/** A session with its questions in their order. */
export type WholePractice = { session: PracticeSession; questions: Practice[] };

/** One session, live; null when there is none of that key, or it does not read. */
export function usePractice(id: number): WholePractice | null | undefined {
  return useOwnQuery(`practice session ${id}`, async (db) => {
    const stored = await db.practiceSessions.get(id);
    const session = stored ? readRow('practiceSessions', stored).record : null;
    if (!session) return null;
    const { rows } = readRows('practice', await db.practice.where('sessionId').equals(id).toArray());
    return { session, questions: rows.sort((a, b) => a.place - b.place || a.internalId - b.internalId) };
  });
}

/** All sessions, the newest first, live. */
export function usePractices(): WholePractice[] | undefined {
  return useOwnQuery('practice sessions', queryPractices);
}

/** Reads all sessions with their questions, the newest first. */
export async function queryPractices(db: OwnData): Promise<WholePractice[]> {
  const [sessions, questions] = await Promise.all([
    db.practiceSessions.toArray(),
    db.practice.where('sessionId').above(0).toArray(),
  ]);
  const bySession = Map.groupBy(readRows('practice', questions).rows, ({ sessionId }) => sessionId);
  return readRows('practiceSessions', sessions)
    .rows.sort((a, b) => b.internalId - a.internalId)
    .map((session) => ({
      session,
      questions: (bySession.get(session.internalId) ?? []).sort((a, b) => a.place - b.place),
    }));
}

/** What a session is drawn from, read once. */
export type PracticeSources = {
  /** The posting of the job, null without one; where no whole text was kept, with what the job has of it. */
  posting: AskingPosting | null;
  practiced: PracticedQuestion[];
  /** Questions of own interviews, the newest last. */
  asked: AskedQuestion[];
};

/** Reads what questions are drawn from. */
export async function queryPracticeSources(db: OwnData, jobId: number | null): Promise<PracticeSources> {
  const [found] = jobId === null ? [] : await queryFitJobs(db, [jobId]);
  const practice = readRows('practice', await db.practice.toArray()).rows.filter(
    ({ state }) => state === 'answered',
  );
  const { interviews } = await queryInterviews(db);
  return {
    posting: found ? { ...found.posting, text: found.posting.text || found.job.description } : null,
    practiced: practice.map(({ question, rating }) => ({ text: question, rating })),
    asked: interviews.flatMap(({ debrief, jobId: of, dateOfInterview }) =>
      debrief.questions
        .filter(({ question }) => question.trim() !== '')
        .map(({ question }) => ({ text: question.trim(), jobId: of, at: dateOfInterview.slice(0, 10) })),
    ),
  };
}
