import type { Clash } from '@foothold/core/interviews/interview-clashes.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Note } from '../../../ui/notes/note.tsx';
import { useInterviewWords } from './use-interview-words.ts';

/** That two interviews cannot both be kept, or hardly. */
export function ClashNote({ clash, action }: { clash: Clash; action?: ReactNode }) {
  const words = useInterviewWords();
  const { other, minutes, way, isGuessed, kind } = clash;
  const name = other.companyName || other.jobTitle;
  const hours = words.ownHours(other);
  return (
    <Note
      kind="warn"
      icon="alert"
      role="status"
      action={action}
      title={
        kind === 'overlap' ? (
          <Trans>
            Overlaps {name} by {minutes} minutes.
          </Trans>
        ) : (
          <Trans>
            The way from {name} is {minutes} minutes too long.
          </Trans>
        )
      }
    >
      {kind === 'overlap' ? (
        <Trans>That one is at {hours}.</Trans>
      ) : (
        <Trans>
          That one is at {hours}, and the way takes about {way} minutes.
        </Trans>
      )}{' '}
      {isGuessed && <Trans>An hour is assumed where no length is written.</Trans>}
    </Note>
  );
}
