import { type OwnPasskey, passkeyRemove } from '@foothold/core/contract/passkeys.ts';
import { freshMinutes } from '@foothold/core/entities/user/session-times.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/server/api.ts';
import { Tick } from '../../../ui/buttons/tick.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { dateText, momentText } from '../../../ui/moment-text.ts';
import { showToast } from '../../../ui/toasts/toast.tsx';
import { token } from '../../../ui/tokens.ts';
import { RemoteProblem } from '../remote-problem.tsx';
import { otherError, RetryFreshly } from '../retry-freshly.tsx';
import { passkeysChanged } from './passkeys-query.ts';

type Props = {
  userId: string;
  passkey: OwnPasskey;
  /** The account then asks for none after a link or Google. */
  endsDemand: boolean;
};

/** One passkey: its name, since when, when it was last used, and the way to remove it. */
export function PasskeyRow({ userId, passkey, endsDemand }: Props) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [keepsOthers, setKeepsOthers] = useState(false);
  const { id, name, createdAt, lastUsedAt, isSynced } = passkey;
  const remove = useMutation({
    // Without a connection it says so at once instead of waiting for one.
    networkMode: 'always',
    mutationFn: () =>
      call(passkeyRemove, { params: { passkeyId: id }, query: { others: keepsOthers ? 'keep' : 'end' } }),
    onSuccess: async () => {
      showToast({ text: <Trans>Passkey removed.</Trans> });
      await passkeysChanged(client, userId);
    },
  });
  const since = dateText(createdAt);
  const used = lastUsedAt && momentText(lastUsedAt);
  return (
    <Box
      component="li"
      sx={{
        paddingBlock: '6px',
        '&:not(:last-of-type)': { borderBlockEnd: `1px solid ${token('line')}` },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: '12px', minHeight: 44 }}>
        <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box sx={{ fontWeight: 520 }}>{name}</Box>
          <Box sx={{ fontSize: '0.8125rem', lineHeight: '18px', color: token('text-2') }}>
            <Trans>Added {since}</Trans>
            {' · '}
            {used ? <Trans>Last used {used}</Trans> : <Trans>Not used yet</Trans>}
            {isSynced && (
              <>
                {' · '}
                <Trans>On several devices</Trans>
              </>
            )}
          </Box>
        </Box>
        <Button
          variant="text"
          aria-label={t`Remove the passkey ${name}`}
          aria-busy={remove.isPending}
          onClick={() => setAsking(true)}
          sx={{ flexShrink: 0 }}
        >
          <Trans>Remove</Trans>
        </Button>
      </Box>
      <RemoteProblem
        error={otherError(remove.error)}
        title={<Trans>The passkey was not removed.</Trans>}
        retry={<Trans>Retry removing</Trans>}
        onRetry={() => remove.mutate()}
      />
      <ConfirmDialog
        open={isAsking}
        title={<Trans>Remove the passkey “{name}”?</Trans>}
        confirm={<Trans>Remove passkey</Trans>}
        keep={<Trans>Keep passkey</Trans>}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          remove.mutate();
        }}
      >
        {endsDemand ? (
          <Trans>
            It is your last one: from then on an e-mail link or Google alone signs in, and your recovery codes
            work no longer.
          </Trans>
        ) : (
          <Trans>
            It no longer signs in. The device that has it may keep showing it; delete it there too.
          </Trans>
        )}{' '}
        <Trans>All other browsers are signed out.</Trans>
        <Box sx={{ marginBlockStart: '8px' }}>
          <Tick checked={keepsOthers} onChange={setKeepsOthers}>
            <Trans>Keep other sign-ins</Trans>
          </Tick>
        </Box>
      </ConfirmDialog>
      <RetryFreshly of={remove}>
        <Trans>
          To remove a passkey, sign in again: your last sign-in was more than {freshMinutes} minutes ago.
        </Trans>
      </RetryFreshly>
    </Box>
  );
}
