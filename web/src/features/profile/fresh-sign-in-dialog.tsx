import { linkMinutes } from '@foothold/core/contract/auth.ts';
import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { currentSession, requestLink, useSession } from '../../platform/server/session.ts';
import { useSiteConfig } from '../../platform/server/site-config.ts';
import { storedIdentity } from '../../platform/server/stored-identity.ts';
import { GoogleButton } from '../../shared/sign-in/google-button.tsx';
import { PasskeyButton } from '../../shared/sign-in/passkey-button.tsx';
import { Note } from '../../ui/notes/note.tsx';
import { token } from '../../ui/tokens.ts';
import { RemoteProblem } from './remote-problem.tsx';
import { useMailedSignIn } from './use-mailed-links.ts';

type Props = {
  open: boolean;
  /** What asks for a fresh sign-in, in a sentence. */
  children: ReactNode;
  onClose: () => void;
  /** This browser signed in again, here, in another tab or in Google's window. */
  onSignedIn: () => void;
};

/**
 * Signs in again without leaving the page: by a link that opens in another tab, a passkey, or in a window of Google. What was typed
 * on the page stays; the sign-in before ends.
 */
export function FreshSignInDialog({ open, children, onClose, onSignedIn }: Props) {
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <Box sx={{ padding: '20px' }}>
        <Typography id={titleId} variant="h2" sx={{ marginBlockEnd: '8px' }}>
          <Trans>Sign in again</Trans>
        </Typography>
        <Typography variant="body2" component="div" sx={{ color: token('text-2'), marginBlockEnd: '16px' }}>
          {children}
        </Typography>
        <Ways onSignedIn={onSignedIn} />
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', marginBlockStart: '16px' }}>
          <Button variant="text" onClick={onClose}>
            <Trans>Not now</Trans>
          </Button>
        </Box>
      </Box>
    </Dialog>
  );
}

function Ways({ onSignedIn }: { onSignedIn: () => void }) {
  const { signIn } = useSiteConfig();
  const { user, signedInAt } = useSession();
  const [before] = useState(() => currentSession().signedInAt);
  const remember = storedIdentity()?.isKept ?? true;
  const email = user?.email ?? '';
  const isAgain = signedInAt !== before;
  useEffect(() => {
    if (isAgain) onSignedIn();
    // Once: what it leads to is the caller's.
  }, [isAgain]);

  const ask = useMutation({
    // Without a connection it says so at once instead of waiting for one.
    networkMode: 'always',
    mutationFn: async () => {
      await requestLink(email, { next: '/profile', remember });
      return Date.now();
    },
  });
  const link = useMailedSignIn(email, ask.data);
  return (
    <Box sx={{ display: 'grid', gap: '12px' }}>
      <RemoteProblem
        error={ask.error}
        title={<Trans>The link was not sent.</Trans>}
        retry={<Trans>Retry sending</Trans>}
        onRetry={() => ask.mutate()}
      />
      {ask.isSuccess && (
        <Note kind="quiet" icon="mail" role="status" title={<Trans>We sent a link to {email}.</Trans>}>
          <Trans>
            Open it in this browser within {linkMinutes} minutes, then come back to this tab: it continues on
            its own.
          </Trans>
          {link && (
            <>
              {' '}
              <Link href={link} target="_blank" rel="noreferrer" underline="always">
                <Trans>Open its link in a new tab</Trans>
              </Link>
            </>
          )}
        </Note>
      )}
      {signIn.email !== 'none' && !ask.isSuccess && (
        <Button
          variant="contained"
          fullWidth
          sx={{ minHeight: 44 }}
          aria-busy={ask.isPending}
          onClick={() => !ask.isPending && ask.mutate()}
        >
          <Trans>Send sign-in link</Trans>
        </Button>
      )}
      {ask.isSuccess && (
        // Where the browser keeps nothing, tabs do not hear of each other.
        <Button variant="outlined" fullWidth sx={{ minHeight: 44 }} onClick={onSignedIn}>
          <Trans>I opened the link</Trans>
        </Button>
      )}
      <PasskeyButton remember={remember} onSignedIn={() => undefined} />
      {signIn.google && <GoogleButton next="/profile" remember={remember} staysHere />}
    </Box>
  );
}
