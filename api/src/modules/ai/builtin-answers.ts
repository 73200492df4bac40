import type { AiAnswer } from '@foothold/core/ai/ai-answer.ts';
import type { AiJob } from '@foothold/core/ai/ai-body.ts';
import type { AiTask } from '@foothold/core/ai/ai-provider.ts';
import { builtinAnswer as documentAnswer } from '@foothold/core/ai/builtin/answer-document.ts';
import { type CareerPerson, placesOfResume } from '@foothold/core/ai/builtin/career-person.ts';
import { coachingAnswer } from '@foothold/core/ai/builtin/coaching.ts';
import { counselingAnswer } from '@foothold/core/ai/builtin/counseling.ts';
import { fitAnswer } from '@foothold/core/ai/builtin/fit-answer.ts';
import { loadCareerTables } from '@foothold/core/ai/builtin/load-career-tables.ts';
import { optimizeAnswer } from '@foothold/core/ai/builtin/optimize-answer.ts';
import { reviewAnswer } from '@foothold/core/ai/builtin/review-answer.ts';
import type { AiQuestion } from '@foothold/core/ai/compose/compose.ts';
import { wholeResume } from '@foothold/core/ai/whole-resume.ts';
import { calendarDateOf } from '@foothold/core/dates/calendar-date.ts';
import type { Fit } from '@foothold/core/fit/fit.ts';

type BodyOf<T extends AiTask> = Extract<AiQuestion, { task: T }>['body'];

/** What is answered by rule from the body of a call alone, by task. */
type Rules = { [T in AiTask]?: (body: BodyOf<T>, today: string) => Promise<AiAnswer> };

const rules: Rules = {
  'resume-review': async ({ resume }, today) => reviewAnswer(wholeResume(resume), today),
  'resume-optimize': async ({ resume, job }, today) =>
    optimizeAnswer(wholeResume(resume), job && postingOf(job), today),
  'resume-analyze': async ({ resume, job }, today) => fitAnswer(wholeResume(resume), postingOf(job), today),
  'career-counseling': async ({ career, prompt, resume }, today) =>
    counselingAnswer({ career, prompt }, personOf(resume, today), await loadCareerTables()),
  'career-coaching': async (body, today) =>
    coachingAnswer(
      { ...body, skills: listed(body.skills), interests: listed(body.interests) },
      personOf(body.resume, today),
      await loadCareerTables(),
    ),
};

const postingOf = ({ jobTitle: title, jobDescription: text, companyName: company }: AiJob) => ({
  title,
  text,
  company,
});

function personOf(given: BodyOf<'career-coaching'>['resume'], today: string): CareerPerson {
  const resume = given === undefined ? null : wholeResume(given);
  return { resume, places: resume ? placesOfResume(resume) : [], today };
}
const listed = (said: string | readonly string[]) => (typeof said === 'string' ? said : said.join(', '));

/** Where a person finds what rules do for the other tasks: they need what lies in the browser alone. */
const elsewhere: Readonly<Partial<Record<AiTask, string>>> = {
  'search-coach':
    'What your own searches and answers tell is said on the page of the coach, from what is kept in your browser.',
  'search-assistant':
    'Questions about your own jobs, tasks and interviews are answered on the page of the assistant, from what is kept in your browser.',
  letter: 'A letter out of your own words is made on the page of letters, from what is kept in your browser.',
  preparation:
    'Notes for an interview are made on the page of preparation, from what is kept in your browser.',
  'practice-feedback': 'An answer is looked over on the page of practice, in your browser.',
};

/**
 * Answers by rule, as the browser does it too (READINGS R20): nothing leaves this server. A task whose rules need what lies in
 * the browser, or that has none, says so.
 */
export async function builtinAnswer({ task, body }: AiQuestion, now: Date): Promise<AiAnswer> {
  const rule = rules[task] as ((given: typeof body, today: string) => Promise<AiAnswer>) | undefined;
  if (rule) return rule(body, dayOf(now));
  return documentAnswer({
    title: 'No model answered',
    sections: [
      {
        id: 'no-model',
        title: 'What can be done',
        lines: [
          elsewhere[task] ?? 'There is no answer by rule to this question.',
          'For an answer of a model, the operator of this site sets one up, or you name one of your own in Settings.',
        ],
      },
    ],
  });
}

/** The day of the person is their browser's to know; by a day at most this one is another. */
const dayOf = (now: Date) =>
  calendarDateOf(now.getUTCFullYear(), now.getUTCMonth() + 1, now.getUTCDate()) ?? '';

/** An answer of a model with the fit that rules found beside its words: what it says of a fit changes nothing of it (READINGS R21). */
export function withFit(answer: AiAnswer, { task, body }: AiQuestion, now: Date): AiAnswer {
  if (task !== 'resume-analyze') return answer;
  const { fit } = fitAnswer(wholeResume(body.resume), postingOf(body.job), dayOf(now)).structured as {
    fit: Fit;
  };
  const said = answer.structured ?? {};
  return { ...answer, structured: { ...said, fit } };
}
