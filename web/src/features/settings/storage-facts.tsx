import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { askToKeep, type StorageSpace, storageSpace } from '../../platform/files/storage-space.ts';
import { showToast } from '../../ui/toasts/toast.tsx';
import { token } from '../../ui/tokens.ts';
import { bytesText } from './bytes.ts';

/** How much room is used, and whether the browser promised to keep it; `stamp` changes where it is to be asked again. */
export function StorageFacts({ stamp }: { stamp: string }) {
  const [space, setSpace] = useState<StorageSpace | null>(null);
  useEffect(() => {
    let isShown = true;
    void storageSpace().then((answer) => isShown && stamp !== '' && setSpace(answer));
    return () => {
      isShown = false;
    };
  }, [stamp]);

  async function ask() {
    const isKept = await askToKeep();
    setSpace(await storageSpace());
    showToast({
      text: isKept ? (
        <Trans>The browser keeps your data until you clear it.</Trans>
      ) : (
        <Trans>
          The browser did not agree to keep it. Many do once a site is used often, bookmarked or installed.
        </Trans>
      ),
    });
  }

  if (!space) return <Box sx={{ minHeight: 40 }} />;
  const { used, quota, isKept } = space;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', minHeight: 40 }}>
      <Box sx={{ flex: '1 1 260px', color: token('text-2') }}>
        {used === null || quota === null ? (
          <Trans>This browser does not say how much room is used.</Trans>
        ) : (
          <Trans>
            {bytesText(used)} of about {bytesText(quota)} used, including the app itself.
          </Trans>
        )}{' '}
        {isKept ? (
          <Trans>The browser keeps it until you clear it.</Trans>
        ) : (
          isKept === false && <Trans>The browser may remove it when the disk runs full.</Trans>
        )}
      </Box>
      {isKept === false && (
        <Button variant="outlined" onClick={() => void ask()}>
          <Trans>Ask the browser to keep it</Trans>
        </Button>
      )}
    </Box>
  );
}
