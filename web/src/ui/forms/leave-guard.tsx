import { Trans } from '@lingui/react/macro';
import { type Location, useBlocker } from 'react-router';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { hasUnsaved } from './unsaved.ts';
import { useUnsaved } from './use-unsaved.ts';

/** Asks once before what was typed is left behind: on going elsewhere here, and on closing or reloading the tab. */
export function LeaveGuard({ when }: { when: boolean }) {
  const blocker = useBlocker(
    // The smaller forms of the screen count too; a router asks one guard alone.
    ({ currentLocation, nextLocation }) =>
      (when || hasUnsaved()) && screenOf(currentLocation) !== screenOf(nextLocation),
  );
  useUnsaved(when);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={<Trans>Leave without saving?</Trans>}
      confirm={<Trans>Discard changes</Trans>}
      keep={<Trans>Keep editing</Trans>}
      danger
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      <Trans>What you changed on this screen is not saved yet.</Trans>
    </ConfirmDialog>
  );
}

/** Parameters of an address whose change closes the forms of a screen: `?part=letter`, `?person=…`, `?open=…`. */
const partParameters = ['part', 'person', 'open'];

function screenOf({ pathname, search }: Location): string {
  const query = new URLSearchParams(search);
  return [pathname, ...partParameters.map((name) => query.get(name) ?? '')].join(' ');
}
