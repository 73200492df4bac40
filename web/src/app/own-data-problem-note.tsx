import {
  type OwnDataProblemCode,
  ownDataProblemText,
} from '@foothold/core/own-data/own-data-problem.messages.ts';
import { Trans } from '@lingui/react/macro';
import { useSay } from '../platform/use-say.ts';
import { ErrorNote } from '../ui/notes/error-note.tsx';

/** Says why the own data is not open, and what to do. */
export function OwnDataProblemNote({ code }: { code: OwnDataProblemCode }) {
  const say = useSay();
  return (
    <ErrorNote
      title={<Trans>Your data is not open</Trans>}
      retry={{ label: <Trans>Reload the page</Trans>, onClick: () => location.reload() }}
    >
      {say(ownDataProblemText(code))}
    </ErrorNote>
  );
}
