import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Note } from './note.tsx';

/** Grey, not red: what waits and what works anyway. Screens of one's own data show none. */
export function OfflineNote({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <Note kind="quiet" icon="offline" role="status" title={<Trans>You are offline.</Trans>} action={action}>
      {children}
    </Note>
  );
}
