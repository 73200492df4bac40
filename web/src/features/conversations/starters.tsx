import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { partLater } from '../../ui/dialogs/part-later.tsx';
import { EmptyState } from '../../ui/notes/empty-state.tsx';
import type { StartersProps } from './starters-body.tsx';

/** As high as what it waits for, mostly: the title stays where it is. */
const waiting = <Box sx={{ minHeight: 290 }} />;
const StartersBody = partLater(async () => (await import('./starters-body.tsx')).StartersBody, waiting);

/** Before the first question: what can be asked, and who answers. */
export function Starters(props: StartersProps) {
  return (
    <EmptyState
      title={
        props.kind === 'coach' ? <Trans>Ask about your search</Trans> : <Trans>Ask about your records</Trans>
      }
    >
      <StartersBody {...props} />
    </EmptyState>
  );
}
