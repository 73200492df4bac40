import type { AiAnswer } from '@foothold/core/ai/ai-answer.ts';
import type { AiJob } from '@foothold/core/ai/ai-body.ts';
import type { AiTask } from '@foothold/core/ai/ai-provider.ts';
import { builtinAnswer as documentAnswer } from '@foothold/core/ai/builtin/answer-document.ts';
import { type CareerPerson, placesOfResume } from '@foothold/core/ai/builtin/career/career-person.ts';
import { coachingAnswer } from '@foothold/core/ai/builtin/career/coaching.ts';
import { counselingAnswer } from '@foothold/core/ai/builtin/career/counseling.ts';
import { loadCareerTables } from '@foothold/core/ai/builtin/career/load-career-tables.ts';
import { fitAnswer } from '@foothold/core/ai/builtin/fit-answer.ts';
import { optimizeAnswer } from '@foothold/core/ai/builtin/optimize-answer.ts';
import { preparationAnswer } from '@foothold/core/ai/builtin/preparation-answer.ts';
import { reviewAnswer } from '@foothold/core/ai/builtin/review-answer.ts';
import type { AiQuestion } from '@foothold/core/ai/compose/compose.ts';
import { wholeResume } from '@foothold/core/ai/whole-resume.ts';
import { type CalendarDate, calendarDateOf } from '@foothold/core/dates/calendar-date.ts';
import type { Fit } from '@foothold/core/fit/fit.ts';
import type { AskingPosting } from '@foothold/core/fit/requirement.ts';
import { sayEnglish } from '@foothold/core/text/messages.ts';
import { type AskSearch, assistantByRule, coachByRule } from './builtin-conversation.ts';
import { feedbackByRule, letterByRule } from './builtin-writing.ts';
import { noModelTexts } from './no-model.messages.ts';

type BodyOf<T extends AiTask> = Extract<AiQuestion, { task: T }>['body'];

/** What rules know beside the body of the call. */
type Known = { today: CalendarDate; now: Date; search: AskSearch };

/** What is answered by rule, by task. */
type Rules = { [T in AiTask]?: (body: BodyOf<T>, known: Known) => AiAnswer | Promise<AiAnswer> };

const rules: Rules = {
  'resume-review': ({ resume }, { today }) => reviewAnswer(wholeResume(resume), today, sayEnglish),
  'resume-optimize': ({ resume, job }, { today }) =>
    optimizeAnswer(wholeResume(resume), {
      ...{ today, say: sayEnglish },
      ...(job && { posting: postingOf(job) }),
    }),
  'resume-analyze': ({ resume, job }, { today }) =>
    fitAnswer(wholeResume(resume), postingOf(job), { today, say: sayEnglish }),
  letter: (body, { today }) => letterByRule(body, today),
  preparation: ({ job, resume }, { today, now }) =>
    preparationAnswer({
      posting: postingOf(job),
      resume: resume === undefined ? null : wholeResume(resume),
      ...{ today, now: now.getTime(), say: sayEnglish },
    }),
  'practice-feedback': (body) => feedbackByRule(body),
  'career-counseling': async ({ career, prompt, resume }, { today }) =>
    counselingAnswer({ career, prompt }, personOf(resume, today), await loadCareerTables()),
  'career-coaching': async (body, { today }) =>
    coachingAnswer(
      { ...body, skills: listed(body.skills), interests: listed(body.interests) },
      personOf(body.resume, today),
      await loadCareerTables(),
    ),
  'search-coach': (body, { search }) => coachByRule(body, search),
  'search-assistant': (body, { today, now }) => assistantByRule(body, today, now),
};

function postingOf(job?: AiJob): AskingPosting {
  return {
    title: job?.jobTitle ?? '',
    text: job?.jobDescription ?? '',
    company: job?.companyName ?? '',
  };
}

function personOf(given: BodyOf<'career-coaching'>['resume'], today: string): CareerPerson {
  const resume = given === undefined ? null : wholeResume(given);
  return { resume, places: resume ? placesOfResume(resume) : [], today, say: sayEnglish };
}
const listed = (said: string | readonly string[]) => (typeof said === 'string' ? said : said.join(', '));

/** What no rule answers: anything asked in free words, and a text out of facts that only a reader can weigh. */
const without: Readonly<Partial<Record<AiTask, 'company-summary'>>> = {
  'company-summary': 'company-summary',
};

/**
 * Answers by rule, through the functions of core that the browser answers with too (docs/spec/readings.md R20): no
 * model is asked. Two tasks have no rule and say so.
 */
export async function builtinAnswer(
  { task, body }: AiQuestion,
  { now, search }: Pick<Known, 'now' | 'search'>,
): Promise<AiAnswer> {
  const rule = rules[task] as
    | ((given: typeof body, known: Known) => AiAnswer | Promise<AiAnswer>)
    | undefined;
  const today = dayOf(now);
  if (rule && today) return rule(body, { today, now, search });
  return documentAnswer({
    title: sayEnglish(noModelTexts('title')),
    sections: [
      {
        id: 'no-model',
        title: sayEnglish(noModelTexts('what-can-be-done')),
        lines: [noModelTexts(without[task] ?? 'no-rule'), noModelTexts('set-up')].map(sayEnglish),
      },
    ],
  });
}

/** The day of the person is their browser's to know; by a day at most this one is another. */
const dayOf = (now: Date) => calendarDateOf(now.getUTCFullYear(), now.getUTCMonth() + 1, now.getUTCDate());

/**
 * An answer of a model with the fit that rules found beside its words: what it says of a fit changes nothing of it
 * (docs/spec/readings.md R21).
 */
export function withFit(answer: AiAnswer, { task, body }: AiQuestion, now: Date): AiAnswer {
  if (task !== 'resume-analyze') return answer;
  const ruled = fitAnswer(wholeResume(body.resume), postingOf(body.job), {
    ...{ today: dayOf(now) ?? '', say: sayEnglish },
  });
  const { fit } = ruled.structured as { fit: Fit };
  return { ...answer, structured: { ...(answer.structured ?? {}), fit } };
}
