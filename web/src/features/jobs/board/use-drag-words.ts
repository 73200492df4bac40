import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import type { Job } from '@foothold/core/entities/job/job.ts';
import { jobStatusName } from '@foothold/core/entities/job/job-status.messages.ts';
import { isJobStatus } from '@foothold/core/entities/job/job-status.ts';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useSay } from '../../../platform/use-say.ts';

/** What is said while a card is on the move, to who does not see it; `count` is how many go. */
export function useDragWords(count: () => number): { announcements: Announcements; instructions: string } {
  const say = useSay();
  const { t } = useLingui();
  // Over the place it is in: that is no news, and would cut off what was picked up.
  const isAtStart = useRef(false);
  const over = (id: UniqueIdentifier | undefined) => (isJobStatus(id) ? say(jobStatusName(id)) : null);
  return {
    instructions: t`Press D to pick up a card, the arrow keys to choose a status, Enter to drop the card there, and Escape to put it back.`,
    announcements: {
      onDragStart({ active }) {
        isAtStart.current = true;
        const job = active.data.current?.job as Job | undefined;
        return t`Picked up ${job?.jobTitle || job?.companyName || ''}.`;
      },
      onDragOver(event) {
        const job = event.active.data.current?.job as Job | undefined;
        const isNews = !isAtStart.current || event.over?.id !== job?.status;
        isAtStart.current = false;
        if (!isNews) return undefined;
        const label = over(event.over?.id);
        return label === null ? t`Not over a status.` : t`Over ${label}.`;
      },
      onDragEnd(event) {
        const label = over(event.over?.id);
        if (label === null) return t`Put back.`;
        const going = count();
        return going > 1 ? t`${going} cards dropped on ${label}.` : t`Dropped on ${label}.`;
      },
      onDragCancel: () => t`Put back.`,
    },
  };
}
