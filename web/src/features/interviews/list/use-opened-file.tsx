import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { systemClock } from '../../../data/rows/clock.ts';
import { onLaunchedFile } from '../../../platform/files/launched-file.ts';
import { takeSharedFile } from '../../../platform/files/shared-file.ts';
import { showToast } from '../../../ui/toasts/toast.tsx';

/** Takes the file with which the interviews were opened: one that another program shared, or that was opened with the app. */
export function useOpenedFile(take: (file: File) => void): void {
  const [query, setQuery] = useSearchParams();
  const now = useRef(take);
  now.current = take;
  const shared = query.get('shared');
  useEffect(() => onLaunchedFile((file) => now.current(file)), []);
  useEffect(() => {
    if (shared === null) return;
    // A reload must not ask for it again.
    setQuery(
      (before) => {
        before.delete('shared');
        return before;
      },
      { replace: true },
    );
    void takeSharedFile(systemClock.now()).then((file) => {
      if (file) return now.current(file);
      showToast({
        text: <Trans>The shared file could not be received. Save it, then drop it here or choose it.</Trans>,
        kind: 'error',
      });
    });
  }, [shared]);
}
