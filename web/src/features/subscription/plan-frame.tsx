import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useSession } from '../../platform/server/session.ts';
import { useSiteConfig } from '../../platform/server/site-config.ts';
import { useOnline } from '../../ui/hooks/use-online.ts';
import { Note } from '../../ui/notes/note.tsx';
import { OfflineNote } from '../../ui/notes/offline-note.tsx';
import { PageHead } from '../../ui/page-head.tsx';

type Props = {
  title: ReactNode;
  documentTitle?: string;
  backTo?: string;
  /** Between the notes and the rest, also where nothing is sold. */
  always?: ReactNode;
  children: (user: { userId: string; email: string }) => ReactNode;
};

/** The frame of every screen about plans: where nothing is sold, or nothing can be asked, it says so. */
export function PlanFrame({ title, documentTitle, backTo, always, children }: Props) {
  const { user, expired } = useSession();
  const { billing } = useSiteConfig();
  const isOnline = useOnline();
  const { t } = useLingui();
  if (!user) return null;
  return (
    <Box sx={{ maxWidth: 1040, marginInline: 'auto' }}>
      <PageHead
        title={title}
        documentTitle={documentTitle ?? t`Subscribe`}
        {...(backTo !== undefined && { backTo })}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: '8px', md: '16px' } }}>
        {!billing && (
          <Note kind="quiet" icon="info" title={<Trans>This server takes no payments.</Trans>}>
            <Trans>
              Everything is unlocked: nothing is limited or counted, and there is nothing to buy. What a
              vendor’s model costs is between that vendor and the owner of the key.
            </Trans>
          </Note>
        )}
        {billing && !isOnline && (
          <OfflineNote>
            <Trans>
              Plans and payments are on the server and need a connection. Everything you wrote works without
              one.
            </Trans>
          </OfflineNote>
        )}
        {always}
        {billing && !expired && children(user)}
      </Box>
    </Box>
  );
}
