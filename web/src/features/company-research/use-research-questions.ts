import type { ResearchKey } from '@foothold/core/entities/company/research-answers.ts';
import { useLingui } from '@lingui/react/macro';

/** The questions that every company has, each with where its answer may be found. */
export function useResearchQuestions(): Record<ResearchKey, { question: string; help: string }> {
  const { t } = useLingui();
  return {
    work: {
      question: t`What do they do, and for whom?`,
      help: t`Their site and their postings say most of it. Two sentences are enough.`,
    },
    why: {
      question: t`Why do you want to work there?`,
      help: t`Something that is true of them and not of any other employer.`,
    },
    day: {
      question: t`What does a usual day or shift look like?`,
      help: t`Hours, nights, travel, how many people, patients, pupils or stops.`,
    },
    news: {
      question: t`What has changed there lately?`,
      help: t`A new site, a merger, layoffs, a contract. Note the date.`,
    },
    people: {
      question: t`Who will talk to you, and who would you work with?`,
      help: t`Names and what they do there.`,
    },
    pay: {
      question: t`What do they pay, and what do you need?`,
      help: t`What their postings state, and the figure you will name.`,
    },
    doubts: {
      question: t`What makes you hesitate?`,
      help: t`For you alone. It may become a question to them.`,
    },
    ask: { question: t`What will you ask them?`, help: t`Three questions, the one that matters most first.` },
  };
}
