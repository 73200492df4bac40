import type { DebriefQuestion, Interview } from '../entities/interview/interview.ts';

/** A question that the person was asked in an interview, as they wrote it down. */
export type AskedQuestion = DebriefQuestion & {
  interviewId: number;
  jobId: number | null;
  companyName: string;
  /** Calendar date of the interview, '' where it has none. */
  date: string;
};

type Held = Pick<Interview, 'internalId' | 'jobId' | 'companyName' | 'dateOfInterview' | 'debrief'>;

/**
 * The questions of these interviews: those of the newest first, in the order they were asked. One that was asked again stands
 * once, as it went the last time.
 */
export function askedQuestions(interviews: readonly Held[]): AskedQuestion[] {
  const inTime = [...interviews].sort(
    (a, b) => compare(b.dateOfInterview, a.dateOfInterview) || b.internalId - a.internalId,
  );
  const asked = new Map<string, AskedQuestion>();
  for (const { internalId, jobId, companyName, dateOfInterview, debrief } of inTime)
    for (const question of debrief.questions) {
      const key = wordsOf(question.question);
      if (key === '' || asked.has(key)) continue;
      const date = dateOfInterview.slice(0, 10);
      asked.set(key, { ...question, interviewId: internalId, jobId, companyName, date });
    }
  return [...asked.values()];
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]/u)
    .filter(Boolean)
    .join(' ');
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
