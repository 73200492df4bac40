import type { AiAnswer } from '@foothold/core/ai/ai-answer.ts';
import type { SearchAssistantBody, SearchCoachBody } from '@foothold/core/ai/ai-body.ts';
import type { AiMessage } from '@foothold/core/ai/ai-message.ts';
import { builtinAssistant } from '@foothold/core/ai/builtin/assistant/assistant.ts';
import type { AssistantData } from '@foothold/core/ai/builtin/assistant/assistant-data.ts';
import {
  coachCount,
  coachRequest,
  plainSearch,
} from '@foothold/core/ai/builtin/search-coach/coach-request.ts';
import { isEnglishQuestion } from '@foothold/core/ai/builtin/search-coach/question-language.ts';
import { builtinSearchCoach } from '@foothold/core/ai/builtin/search-coach/search-coach.ts';
import { searchInQuestion } from '@foothold/core/ai/builtin/search-coach/search-in-question.ts';
import type { JobSearchAnswer, JobSearchRequest } from '@foothold/core/contract/jobs.ts';
import type { CalendarDate } from '@foothold/core/dates/calendar-date.ts';
import { plainTitle } from '@foothold/core/search/plain-title.ts';
import { searchLimits } from '@foothold/core/search/search.ts';
import { compareRates } from '@foothold/core/tracking/response-rate.ts';
import { AppError } from '../../errors.ts';

/** Asks the search of this server; throws `unavailable` where it is busy. */
export type AskSearch = (request: JobSearchRequest) => Promise<JobSearchAnswer>;

/** Own searches are in the browser: here the search is judged that the question names, or the title, the career or the job. */
export async function coachByRule(body: SearchCoachBody, ask: AskSearch): Promise<AiAnswer> {
  const { jobTitle, career, job } = body;
  const question = lastQuestion(body);
  const isRead = isEnglishQuestion(question);
  const named = isRead ? searchInQuestion(question) : '';
  const term = (named || jobTitle || career || plainTitle(job?.jobTitle ?? '')).trim();
  const search = plainSearch(term.slice(0, searchLimits.termLength));
  const answer = await builtinSearchCoach({
    searches: term === '' ? [] : [{ name: `“${search.term}”`, search }],
    count: async (one, how) => {
      try {
        return coachCount(await ask(coachRequest(one, how)));
      } catch (cause) {
        // What is known is told without the rest; whoever left is not told.
        if (cause instanceof AppError && cause.code === 'unavailable') return null;
        throw cause;
      }
    },
    rates: null,
    ...{ question, isRead },
  });
  return {
    ...answer,
    text: `${answer.text}\n\nYour saved searches, and which of them and of your sources were heard back from, are judged on the page of the coach, from what is kept in your browser.`,
  };
}

const compared = compareRates([]);

/** Own records are in the browser: here is answered how something is done, and said where the rest is. */
export function assistantByRule(body: SearchAssistantBody, today: CalendarDate, now: Date): AiAnswer {
  const nothing: AssistantData = {
    ...{ today, now, firstDay: 7, jobs: [], jobCount: 0, applications: new Map(), interviews: [], tasks: [] },
    ...{ offers: [], contacts: [], companies: [], events: [], rates: { source: compared, fit: compared } },
  };
  const answer = builtinAssistant(nothing)(lastQuestion(body));
  const { intent, screens } = answer.structured;
  // Of no records at all nothing may be told: the person’s own may say otherwise.
  if (intent === 'unknown' || (intent === 'how-to' && screens.length > 0)) return answer;
  return {
    ...answer,
    structured: { ...answer.structured, cited: [], suggestions: [] },
    text: 'That is answered from your own jobs, tasks and interviews, which lie in your browser and not on this server. Ask it on the page of the assistant: rules answer it there, without a model and without a connection.',
  };
}

function lastQuestion({ prompt, messages }: { prompt: string; messages: readonly AiMessage[] }): string {
  return prompt.trim() || (messages.findLast(({ role }) => role === 'user')?.text ?? '');
}
