import type { Interview } from '@foothold/core/entities/interview/interview.ts';
import type { ReadyItem } from '@foothold/core/interviews/get-ready.ts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

type Held = Pick<Interview, 'dateOfInterview' | 'interviewType'>;

/** What a line of the checklist says, and below it what is missing. */
export function useReadyWords(interview: Held): (item: ReadyItem) => { title: string; second: string } {
  const { t } = useLingui();
  const { dateOfInterview, interviewType } = interview;
  const written = (count: number) => plural(count, { one: '# written', other: '# written' });
  const time =
    dateOfInterview === ''
      ? t`No day is agreed yet.`
      : dateOfInterview.includes('T')
        ? t`Proposed, not confirmed yet.`
        : t`The hour is still open.`;
  const way =
    interviewType === 'Video'
      ? t`Link of the call`
      : interviewType === 'Phone'
        ? t`Number for the call`
        : t`How to get there`;
  const lines: Record<ReadyItem['kind'], (item: ReadyItem) => { title: string; second: string }> = {
    time: () => ({ title: t`Day and hour agreed`, second: time }),
    way: () => ({ title: way, second: t`Not noted yet.` }),
    people: () => ({ title: t`Who you will meet`, second: t`Nobody is named yet.` }),
    posting: () => ({ title: t`Text of the posting`, second: t`None is saved with the job.` }),
    sent: () => ({ title: t`What you sent`, second: t`No copy is saved with the job.` }),
    company: () => ({ title: t`Company researched`, second: t`No notes about it yet.` }),
    questions: ({ count }) => ({ title: t`Two questions to ask them`, second: written(count) }),
    stories: ({ count }) => ({ title: t`Two stories to tell`, second: written(count) }),
    own: ({ text }) => ({ title: text, second: '' }),
  };
  return (item) => lines[item.kind](item);
}
