import type { QuestionTopic, SuggestedQuestion } from '@foothold/core/interviews/questions-to-ask.ts';
import { useLingui } from '@lingui/react/macro';

/** A suggested question as it can be asked aloud, and why it is worth asking. */
export function useQuestionWords(): (one: SuggestedQuestion) => { text: string; why: string } {
  const { t } = useLingui();
  return ({ topic, reason, quote }) => {
    const texts: Record<QuestionTopic, () => string> = {
      'next-steps': () => t`What are the next steps, and by when will you decide?`,
      team: () => t`Who would I work with every day, and whom would I report to?`,
      success: () => t`What should be different after my first three months?`,
      pay: () => t`What is the pay range for this position?`,
      hours: () => t`What does a usual week look like: hours, shifts, weekends?`,
      training: () => t`How are new people trained, and who helps them at the start?`,
      workplace: () => t`Where is the work done, and on how many days on site?`,
      travel: () => t`How often would I travel, and for how long?`,
      'why-open': () => t`Why is this position open?`,
      benefits: () => t`Which benefits come with the job, and from which day?`,
      person: () => t`${quote}, what do you like most about working here?`,
    };
    const topics: Record<QuestionTopic, string> = {
      ...{ 'next-steps': '', person: '', travel: '' },
      ...{
        team: t`the team`,
        success: t`what is expected`,
        pay: t`pay`,
        hours: t`hours`,
        training: t`training`,
      },
      ...{ workplace: t`where the work is done`, 'why-open': t`why it is open`, benefits: t`benefits` },
    };
    const about = topics[topic];
    const whys: Record<SuggestedQuestion['reason'], () => string> = {
      unsaid: () => t`The posting says nothing about ${about}.`,
      vague: () => t`The posting says only “${quote}”.`,
      unknown: () => t`Nothing is noted about ${about}.`,
      'no-next': () => t`No later round is noted.`,
      person: () => t`You will meet ${quote}.`,
    };
    return { text: texts[topic](), why: whys[reason]() };
  };
}
