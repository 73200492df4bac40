import type { NextStep } from '@foothold/core/tracking/next-steps.ts';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { isDue, stepTime } from '../../../shared/jobs/step-words.ts';

/**
 * A next step in few words: what to do, and when ('' for any day). `isDue` where that day has come and somebody set it
 * or waits for an answer.
 */
export type ShortStep = { what: string; when: string; isDue: boolean };

/** Says the next step of a job beside that job: a verb first, then the day; whom it is about is known there. */
export function useShortStep(): (step: NextStep) => ShortStep {
  const { t } = useLingui();
  return useCallback(
    (step) => {
      const time = stepTime(step);
      const day = () => {
        if (!time) return '';
        if (time.when === 'today') return t`today`;
        if (time.when === 'tomorrow') return t`tomorrow`;
        return time.when === 'late' ? t`${time.days} d late` : time.text;
      };
      const dated = (what: string) => ({ what, when: day(), isDue: isDue(step) });
      // Nobody set a day for these: a list that is all clocks shows none.
      const anyDay = (what: string) => ({ what, when: '', isDue: false });
      switch (step.kind) {
        case 'interview':
          return dated(step.title ? t`${step.title} interview` : t`Interview`);
        case 'after-interview':
          return { what: t`Note how it went`, when: '', isDue: true };
        case 'send-thanks':
          return anyDay(t`Send thanks`);
        case 'task':
        case 'deadline':
          return dated(step.title || t`Deadline`);
        case 'answer-offer':
          return dated(t`Answer the offer`);
        case 'answer-request':
          return dated(t`Offer times`);
        case 'follow-up':
          return dated(t`Follow up`);
        case 'finish':
          return anyDay(t`Finish the application`);
        case 'no-answer':
          return anyDay(t`Close or ask again`);
        default:
          return anyDay(t`Apply`);
      }
    },
    [t],
  );
}
