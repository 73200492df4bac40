import { daysBetween } from '@foothold/core/dates/calendar-date.ts';
import type { NextStep } from '@foothold/core/tracking/next-steps.ts';
import { useLingui } from '@lingui/react/macro';
import { stepTarget } from './step-words.ts';

/** What a step says: a verb first, then the job and since when. */
export type StepWords = { title: string; second: string };

/** The words of one step. */
export function useStepWords(step: NextStep, today: string): StepWords {
  return useWordsOfSteps()(step, today);
}

/** What the words of a step are made of. */
export type SaidStep = Pick<NextStep, 'kind' | 'title' | 'jobTitle' | 'companyName' | 'since'>;

/** What says the words of any step, for a list of them. */
export function useWordsOfSteps(): (step: SaidStep, today: string) => StepWords {
  const { t } = useLingui();
  return (step, today) => {
    const target = stepTarget(step);
    const days = step.since ? daysBetween(step.since, today) : 0;
    const ago = days <= 0 ? t`today` : days === 1 ? t`yesterday` : t`${days} d ago`;
    const waited = t`${days} d`;
    const job = step.companyName.trim() ? step.jobTitle : '';
    const about = (fact: string) => [job, fact].filter(Boolean).join(' · ');
    switch (step.kind) {
      case 'interview':
        return { title: t`${step.title} interview, ${target}`, second: about('') };
      case 'after-interview':
        return { title: t`Note how ${target} went`, second: about(t`interview ${ago}`) };
      case 'send-thanks':
        return { title: t`Send thanks to ${target}`, second: about(t`interview ${ago}`) };
      case 'task':
      case 'deadline':
        // Nobody named it: it is that of the application.
        if (step.title === '') return { title: t`Apply to ${target}`, second: about(t`deadline`) };
        return { title: step.title, second: [step.companyName, step.jobTitle].filter(Boolean).join(' · ') };
      case 'answer-offer':
        return { title: t`Answer the offer of ${target}`, second: about(t`received ${ago}`) };
      case 'answer-request':
        return { title: t`Offer times to ${target}`, second: about(t`they asked ${ago}`) };
      case 'finish':
        return { title: t`Finish the application to ${target}`, second: about(t`started ${ago}`) };
      case 'follow-up':
        return { title: t`Follow up with ${target}`, second: about(t`no news for ${waited}`) };
      case 'no-answer':
        return { title: t`Close or ask again: ${target}`, second: about(t`no answer for ${waited}`) };
      default:
        return { title: t`Apply to ${target}`, second: about(t`saved ${ago}`) };
    }
  };
}
