import { freshMinutes } from '@foothold/core/entities/user/session-times.ts';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { deleteUser } from '../../platform/server/profile.ts';
import { downloadBackup } from '../../shared/own-data/download-backup.tsx';
import { Tick } from '../../ui/buttons/tick.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Note } from '../../ui/notes/note.tsx';
import { showToast } from '../../ui/toasts/toast.tsx';
import { FreshSignInDialog } from './fresh-sign-in-dialog.tsx';
import { needsFreshSignIn } from './needs-fresh-sign-in.ts';
import { RemoteProblem } from './remote-problem.tsx';
import { useStoredWords } from './use-stored-words.ts';
// What erases is then here before anybody is signed out, also when the connection goes in between.
import './erasing.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  /** The account is gone; `erase`: the data of this browser is to go too. */
  onDeleted: (how: { erase: boolean }) => void;
};

/** Asks before the account is deleted: what goes, what stays, and whether the data in this browser goes too. */
export function DeleteAccountDialog({ open, onClose, onDeleted }: Props) {
  const stored = useStoredWords();
  const [erase, setErase] = useState(false);
  const [withBackup, setWithBackup] = useState(true);
  // Not twice, when the account is deleted only after a new sign-in.
  const hasBackup = useRef(false);
  const [isFresh, setFresh] = useState(false);
  const remove = useMutation({
    // Without a connection it says so at once instead of waiting for one.
    networkMode: 'always',
    mutationFn: async () => {
      // Without the copy that was asked for nothing is deleted; the toast has said why.
      if (withBackup && stored && !hasBackup.current && !(await downloadBackup())) return false;
      hasBackup.current = withBackup;
      return deleteUser();
    },
    onSuccess: (isDeleted) => {
      if (!isDeleted) return;
      showToast({ text: <Trans>Your account is deleted.</Trans> });
      onDeleted({ erase });
    },
  });
  function close() {
    if (remove.isPending) return;
    remove.reset();
    setErase(false);
    setFresh(false);
    hasBackup.current = false;
    onClose();
  }
  const isStale = open && needsFreshSignIn(remove.error);
  if (isStale)
    return (
      <FreshSignInDialog
        open
        onClose={close}
        onSignedIn={() => {
          remove.reset();
          setFresh(true);
        }}
      >
        <Trans>
          To delete your account, sign in again: your last sign-in was more than {freshMinutes} minutes ago.
          Nothing was deleted yet.
        </Trans>
      </FreshSignInDialog>
    );
  return (
    <ConfirmDialog
      open={open}
      danger
      title={<Trans>Delete your account?</Trans>}
      confirm={<Trans>Delete account</Trans>}
      keep={<Trans>Keep account</Trans>}
      onConfirm={() => !remove.isPending && remove.mutate()}
      onClose={close}
    >
      {isFresh && (
        <Note kind="quiet" icon="check" role="status" title={<Trans>You are signed in again.</Trans>}>
          <Trans>Press Delete account to go on.</Trans>
        </Note>
      )}
      <p style={{ margin: isFresh ? '12px 0 8px' : '0 0 8px' }}>
        <Trans>
          Your profile, all sign-ins and your plan, if you have one, are removed from the server for good. A
          plan is canceled first, ends at once, and costs nothing more. Signing in with this address again
          makes a new, empty account.
        </Trans>
      </p>
      <p style={{ margin: '0 0 8px' }}>
        {stored !== '' &&
          (stored ? (
            <Trans>
              What is saved in this browser stays in it: {stored}. A new account does not open it, not even
              with the same address.
            </Trans>
          ) : (
            <Trans>What is saved in this browser stays in it. A new account does not open it.</Trans>
          ))}
      </p>
      {stored && (
        <Tick checked={withBackup} onChange={setWithBackup}>
          <Trans>Download a backup first</Trans>
        </Tick>
      )}
      {stored !== '' && (
        <Tick checked={erase} onChange={setErase}>
          <Trans>Erase what is saved in this browser too</Trans>
        </Tick>
      )}
      <RemoteProblem
        error={remove.error}
        title={<Trans>The account was not deleted.</Trans>}
        retry={<Trans>Retry deleting</Trans>}
        onRetry={() => remove.mutate()}
      />
    </ConfirmDialog>
  );
}
