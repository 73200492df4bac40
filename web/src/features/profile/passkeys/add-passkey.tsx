import { PasskeyName, passkeyAdd, passkeyOffer } from '@foothold/core/contract/passkeys.ts';
import { freshMinutes } from '@foothold/core/entities/user/session-times.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ResolverResult, useForm } from 'react-hook-form';
import { ownBrowser } from '../../../platform/device.ts';
import { call } from '../../../platform/server/api.ts';
import { createPasskey } from '../../../platform/server/passkeys.ts';
import { TextField } from '../../../ui/fields/form-field.tsx';
import { showToast } from '../../../ui/toasts/toast.tsx';
import { RemoteProblem } from '../remote-problem.tsx';
import { otherError, RetryFreshly } from '../retry-freshly.tsx';
import { passkeysChanged } from './passkeys-query.ts';

type Values = { name: string };

/** Names a new passkey and has the browser create it; a prompt that was closed leaves the form as it is. */
export function AddPasskey({ userId, onClose }: { userId: string; onClose: () => void }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const wrong = t`One line of 1 to 60 characters.`;
  const form = useForm<Values>({
    defaultValues: { name: ownBrowser() },
    resolver: (values): ResolverResult<Values> => {
      const read = PasskeyName.safeParse(values.name);
      if (read.success) return { values: { name: read.data }, errors: {} };
      return { values: {}, errors: { name: { type: 'name', message: wrong } } };
    },
  });
  const add = useMutation({
    // Without a connection it says so at once instead of waiting for one.
    networkMode: 'always',
    mutationFn: async (name: string) => {
      const { offerId, options } = await call(passkeyOffer);
      const credential = await createPasskey(options);
      return credential && call(passkeyAdd, { params: { offerId }, body: { name, credential } });
    },
    onSuccess: async (added) => {
      if (!added) return;
      await passkeysChanged(client, userId);
      showToast({ text: <Trans>Passkey added.</Trans> });
      onClose();
    },
  });
  return (
    <Box
      component="form"
      noValidate
      aria-label={t`Add a passkey`}
      onSubmit={form.handleSubmit(({ name }) => !add.isPending && add.mutate(name))}
      sx={{ marginBlockStart: '12px', display: 'grid', gap: '12px' }}
    >
      <TextField
        control={form.control}
        name="name"
        autoFocus
        label={<Trans>Name of the passkey</Trans>}
        help={<Trans>By which you know it in this list, such as the device it is on.</Trans>}
        limits={{ maxLength: 60 }}
      />
      <RemoteProblem
        error={otherError(add.error)}
        title={<Trans>The passkey was not added.</Trans>}
        retry={<Trans>Retry adding</Trans>}
        onRetry={() => add.variables !== undefined && add.mutate(add.variables)}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
        <Button variant="contained" type="submit" aria-busy={add.isPending}>
          <Trans>Create passkey</Trans>
        </Button>
        <Button variant="text" onClick={onClose}>
          <Trans>Not now</Trans>
        </Button>
      </Box>
      <RetryFreshly of={add}>
        <Trans>
          To add a passkey, sign in again: your last sign-in was more than {freshMinutes} minutes ago.
        </Trans>
      </RetryFreshly>
    </Box>
  );
}
