import type { Clash } from '@foothold/core/interviews/interview-clashes.ts';
import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Note } from '../../../ui/notes/note.tsx';
import { useInterviewWords } from './use-interview-words.ts';

type Props = {
  clash: Clash;
  /** What could be done, and the buttons for it. */
  children?: ReactNode;
  actions?: ReactNode;
};

/** That two interviews cannot both be kept, or hardly. */
export function ClashNote({ clash, children, actions }: Props) {
  const words = useInterviewWords();
  const { other, minutes, way, isGuessed, kind, isFromHome } = clash;
  const name = words.name(other);
  const missing = words.length(minutes);
  const long = words.length(way);
  const hours = words.ownHours(other);
  return (
    <Note
      kind="warn"
      icon="warning"
      role="status"
      title={
        kind === 'overlap' ? (
          <Trans>
            Overlaps {name} by {missing}.
          </Trans>
        ) : (
          <Trans>
            Too little time to travel to or from {name}: {missing} short.
          </Trans>
        )
      }
    >
      {kind === 'overlap' ? (
        <Trans>That one is at {hours}.</Trans>
      ) : (
        <Trans>
          That one is at {hours}, and the trip takes about {long}, at 35 km/h in a straight line.
        </Trans>
      )}{' '}
      {isFromHome && <Trans>The call is assumed to be at home.</Trans>}{' '}
      {isGuessed && <Trans>An hour is assumed where no length is written.</Trans>} {children}
      {actions && (
        <Box
          sx={{
            ...{ display: 'flex', flexWrap: 'wrap', gap: '4px', marginBlockStart: '8px' },
            // Into the room that the columns of a note leave at its end.
            marginInlineEnd: '-28px',
            '& .MuiButton-outlined': { paddingInline: '12px' },
            '& .MuiButton-text': { paddingInline: '8px' },
          }}
        >
          {actions}
        </Box>
      )}
    </Note>
  );
}
