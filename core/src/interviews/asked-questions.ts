import type { DebriefQuestion, Interview } from '../entities/interview/interview.ts';

/** A question that the person was asked in an interview, as they wrote it down. */
export type AskedQuestion = Pick<DebriefQuestion, 'answer' | 'went'> & {
  text: string;
  interviewId: number;
  jobId: number | null;
  companyName: string;
  /** Calendar date of the interview, '' where it has none. */
  at: string;
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
    for (const { question: text, answer, went } of debrief.questions) {
      const key = wordsOf(text);
      if (key === '' || asked.has(key)) continue;
      const at = dateOfInterview.slice(0, 10);
      asked.set(key, { text, answer, went, interviewId: internalId, jobId, companyName, at });
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
