import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useEffect, useState } from 'react';
import { eraseOwnData } from '../../data/db/db.ts';
import { spentItem } from '../../platform/ai/spent.ts';
import { forgetFile } from '../../platform/files/file-handle.ts';
import { forgetImport } from '../../platform/files/stored-import.ts';
import { forgetPictures } from '../../platform/files/stored-pictures.ts';
import { endReminders } from '../../platform/reminders/notices.ts';
import { forgetUnsaved } from '../../platform/unsaved-typing.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/notes/empty-state.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { showToast } from '../../ui/toasts/toast.tsx';

type Props = {
  /** Whose data goes; nobody is signed in anymore. */
  userId: string;
  onDone: () => void;
};

/** Erases the data of an account from this browser, and says what came of it: done, held by another tab, failed. */
export function Erasing({ userId, onDone }: Props) {
  const [answer, setAnswer] = useState<'under-way' | 'held' | 'failed'>('under-way');
  const [tries, setTries] = useState(1);
  const finish = useCallback(() => {
    showToast({ text: <Trans>Your data is erased from this browser, and you are signed out.</Trans> });
    onDone();
  }, [onDone]);

  useEffect(() => {
    let isShown = tries > 0;
    void forgetFile(userId);
    void forgetPictures(userId);
    void forgetImport(userId);
    forgetUnsaved(userId);
    spentItem.write(userId, null);
    void endReminders(userId);
    void eraseOwnData(userId).then((erased) => {
      if (!isShown) return;
      if (erased.ok) finish();
      else setAnswer(erased.code);
    });
    return () => {
      isShown = false;
    };
  }, [userId, tries, finish]);

  const retry = (
    <Button
      variant="contained"
      onClick={() => {
        setAnswer('under-way');
        setTries(tries + 1);
      }}
    >
      <Trans>Erase it again</Trans>
    </Button>
  );
  return (
    <Box sx={{ maxWidth: 560, marginInline: 'auto' }}>
      <PageHead title={<Trans>Erase this device</Trans>} />
      <Card role="status" sx={{ paddingInline: { xs: '16px', md: 0 } }}>
        {answer === 'under-way' && (
          <EmptyState title={<Trans>Erasing your data from this browser…</Trans>}>
            <Trans>You are signed out. This takes a moment.</Trans>
          </EmptyState>
        )}
        {answer === 'held' && (
          <EmptyState title={<Trans>Another tab is still using your data</Trans>} actions={retry}>
            <Trans>
              You are signed out, but the data is not erased yet. Close the other tabs of this site: the
              browser erases it as soon as the last one is closed.
            </Trans>
          </EmptyState>
        )}
        {answer === 'failed' && (
          <EmptyState title={<Trans>The browser did not erase your data</Trans>} actions={retry}>
            <Trans>
              You are signed out, but the data is still in this browser. Try again, or clear the data of this
              site in the settings of the browser.
            </Trans>
          </EmptyState>
        )}
      </Card>
    </Box>
  );
}
