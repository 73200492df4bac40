import { emailChangeAsk, emailChangeCancel, type OwnProfile } from '@foothold/core/contract/user.ts';
import { freshMinutes } from '@foothold/core/entities/user/session-times.ts';
import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/server/api.ts';
import { useSiteConfig } from '../../platform/server/site-config.ts';
import { opensLater } from '../../ui/dialogs/opens-later.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { showToast } from '../../ui/toasts/toast.tsx';
import { AddressForm, type WantedAddress } from './address-form.tsx';
import { needsFreshSignIn } from './needs-fresh-sign-in.ts';
import { PendingAddress } from './pending-address.tsx';
import { profileQuery } from './profile-query.ts';
import { RemoteProblem } from './remote-problem.tsx';
import { mailboxKey } from './use-mailed-links.ts';

const FreshSignInDialog = opensLater(
  async () => (await import('./fresh-sign-in-dialog.tsx')).FreshSignInDialog,
);

/** The address of the account, and its change: asked for here, confirmed in the mails to both addresses. */
export function AddressSection({ profile }: { profile: OwnProfile }) {
  const { signIn } = useSiteConfig();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { email, pendingEmail } = profile;
  const show = (next: OwnProfile['pendingEmail']) =>
    client.setQueryData(profileQuery(profile.id).queryKey, (now) => now && { ...now, pendingEmail: next });

  const ask = useMutation({
    // Without a connection it says so at once instead of waiting for one.
    networkMode: 'always',
    mutationFn: ({ email, keepsOthers }: WantedAddress) =>
      call(emailChangeAsk, { body: { email, others: keepsOthers ? 'keep' : 'end' } }),
    onSuccess: (pending) => {
      show(pending);
      void client.invalidateQueries({ queryKey: mailboxKey });
      setOpen(false);
      showToast({ text: <Trans>Links sent to both addresses.</Trans> });
    },
  });
  const cancel = useMutation({
    networkMode: 'always',
    mutationFn: () => call(emailChangeCancel),
    onSuccess: () => {
      show(null);
      showToast({ text: <Trans>Change canceled. Your address stays as it is.</Trans> });
    },
  });
  const isStale = needsFreshSignIn(ask.error);
  return (
    <SectionCard title={<Trans>E-mail address</Trans>} lead={<Trans>Your sign-in links go there.</Trans>}>
      <RemoteProblem
        error={isStale ? null : ask.error}
        title={<Trans>The change was not requested.</Trans>}
        retry={<Trans>Retry sending</Trans>}
        onRetry={() => ask.variables !== undefined && ask.mutate(ask.variables)}
      />
      <RemoteProblem
        error={cancel.error}
        title={<Trans>The change was not canceled.</Trans>}
        retry={<Trans>Retry canceling</Trans>}
        onRetry={() => cancel.mutate()}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' }}>
        <Box sx={{ flex: '1 1 200px', minWidth: 0, fontWeight: 520, overflowWrap: 'anywhere' }}>{email}</Box>
        {!isOpen && !pendingEmail && signIn.email !== 'none' && (
          <Button variant="outlined" onClick={() => setOpen(true)}>
            <Trans>Change address</Trans>
          </Button>
        )}
      </Box>
      {signIn.email === 'none' && (
        <p style={{ margin: '8px 0 0' }}>
          <Trans>Mail is not set up on this server, so the address cannot be changed.</Trans>
        </p>
      )}
      {isOpen && !pendingEmail && (
        <AddressForm
          present={email}
          isSending={ask.isPending}
          onSend={(wanted) => ask.mutate(wanted)}
          onCancel={() => {
            ask.reset();
            setOpen(false);
          }}
        />
      )}
      {pendingEmail && (
        <PendingAddress
          present={email}
          pending={pendingEmail}
          isBusy={ask.isPending || cancel.isPending}
          onAskAgain={() => ask.mutate(pendingEmail)}
          onCancel={() => cancel.mutate()}
        />
      )}
      <FreshSignInDialog
        open={isStale}
        onClose={() => ask.reset()}
        onSignedIn={() => ask.variables !== undefined && ask.mutate(ask.variables)}
      >
        <Trans>
          To change the address, sign in again: your last sign-in was more than {freshMinutes} minutes ago.
          What you typed stays, and the links are sent once you are signed in.
        </Trans>
      </FreshSignInDialog>
    </SectionCard>
  );
}
