import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { holdUnsaved } from './unsaved.ts';

/** Asks once before what was typed is left behind: on going elsewhere here, and on closing or reloading the tab. */
export function LeaveGuard({ when }: { when: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!when) return;
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    const release = holdUnsaved();
    window.addEventListener('beforeunload', onLeave);
    return () => {
      release();
      window.removeEventListener('beforeunload', onLeave);
    };
  }, [when]);
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
