import type { CalendarMark } from '@foothold/core/tracking/calendar-marks.ts';
import { useLingui } from '@lingui/react/macro';
import type { IconName } from '../../ui/icons/icon-names.ts';
import { useWordsOfSteps } from '../jobs/use-step-words.ts';

/** The sign of each kind of day; its name is said beside it. */
export const markIcons: Record<CalendarMark['kind'], IconName> = {
  deadline: 'flag',
  'follow-up': 'send',
  task: 'clipboard',
  'answer-offer': 'mail',
};

/** What the kinds of days are called, and what each of them says. */
export function useMarkWords() {
  const { t } = useLingui();
  const words = useWordsOfSteps();
  const kinds: Record<CalendarMark['kind'], string> = {
    deadline: t`Deadline`,
    'follow-up': t`Follow-up`,
    task: t`Task`,
    'answer-offer': t`Offer`,
  };
  return {
    kindOf: ({ kind }: CalendarMark) => kinds[kind],
    titleOf: (mark: CalendarMark) => words({ ...mark, since: '' }, mark.date).title,
  };
}
