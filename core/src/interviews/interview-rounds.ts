import type { Interview } from '../entities/interview/interview.ts';
import { interviewSpan } from './interview-span.ts';

type Held = Pick<
  Interview,
  'internalId' | 'jobId' | 'dateOfInterview' | 'timeZone' | 'durationMinutes' | 'status' | 'createdAt'
>;

/**
 * The round of each interview within its job, from 1, by when it is; one without a date comes last. Cancelled ones and
 * those without a job count for nothing. `home` is the person's IANA zone.
 */
export function interviewRounds(interviews: readonly Held[], home: string): Map<number, number> {
  const rounds = new Map<number, number>();
  const counts = new Map<number, number>();
  const at = (interview: Held) =>
    interviewSpan(interview, home)?.start ??
    (Date.parse(interview.dateOfInterview.slice(0, 10)) || Number.MAX_SAFE_INTEGER);
  const held = interviews.filter(({ jobId, status }) => jobId !== null && status !== 'Cancelled');
  for (const interview of [...held].sort((a, b) => at(a) - at(b) || a.internalId - b.internalId)) {
    const round = (counts.get(interview.jobId ?? 0) ?? 0) + 1;
    counts.set(interview.jobId ?? 0, round);
    rounds.set(interview.internalId, round);
  }
  return rounds;
}
