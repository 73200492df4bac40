import { wallWords } from '@foothold/core/dates/wall-time.ts';
import { useLingui } from '@lingui/react/macro';
import { href } from '../../platform/href.ts';
import { useWordsOfSteps } from '../jobs/use-step-words.ts';
import type { PlanWords } from './write-plan.ts';

/** What notifications say; discreet ones tell nothing of what they are about. */
export function usePlanWords(siteName: string, today: string, isDiscreet: boolean): PlanWords {
  const { t, i18n } = useLingui();
  const wordsOf = useWordsOfSteps();
  const count = '{count}';
  return {
    done: t`Done`,
    snooze: t`In an hour`,
    many: isDiscreet ? siteName : t`${count} things are due today`,
    manyBody: isDiscreet ? t`Something is due today` : t`Open what is due, one after the other.`,
    manyPath: href('/work'),
    of: (step, isSoon) => {
      if (isDiscreet)
        return { title: siteName, body: isSoon ? t`Something begins soon` : t`Something is due today` };
      const { title, second } = wordsOf(step, today);
      const hour = step.kind === 'interview' && step.time ? wallWords(step.time, i18n.locale) : '';
      return { title: hour ? t`${hour}: ${title}` : title, body: second };
    },
  };
}
