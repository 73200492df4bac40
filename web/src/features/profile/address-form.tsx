import { EmailAddress } from '@foothold/core/text/email-address.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { type ResolverResult, useForm } from 'react-hook-form';
import { Tick } from '../../ui/buttons/tick.tsx';
import { TextField } from '../../ui/fields/form-field.tsx';
import { token } from '../../ui/tokens.ts';

/** The address that is wanted, and whether other browsers stay signed in. */
export type WantedAddress = { email: string; keepsOthers: boolean };

type Props = {
  /** The address as it is. */
  present: string;
  isSending: boolean;
  onSend: (wanted: WantedAddress) => void;
  onCancel: () => void;
};

/** Asks for the new address; what was typed stays until the links are out. */
export function AddressForm({ present, isSending, onSend, onCancel }: Props) {
  const { t } = useLingui();
  const [keepsOthers, setKeepsOthers] = useState(false);
  const wrong = t`Enter one e-mail address, like name@example.com.`;
  const same = t`This is the address your account has.`;
  const form = useForm<{ email: string }>({
    defaultValues: { email: '' },
    resolver: (values): ResolverResult<{ email: string }> => {
      const read = EmailAddress.safeParse(values.email);
      if (read.success && read.data !== present) return { values: { email: read.data }, errors: {} };
      return { values: {}, errors: { email: { type: 'email', message: read.success ? same : wrong } } };
    },
  });
  return (
    <Box
      component="form"
      noValidate
      aria-label={t`Change address`}
      onSubmit={form.handleSubmit(({ email }) => !isSending && onSend({ email, keepsOthers }))}
      sx={{ marginBlockStart: '16px', display: 'grid', gap: '12px' }}
    >
      <TextField
        control={form.control}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoFocus
        label={<Trans>New e-mail address</Trans>}
        help={
          <Trans>Both addresses get a link. The change happens when both are opened, within an hour.</Trans>
        }
      />
      <div>
        <Tick checked={keepsOthers} onChange={setKeepsOthers}>
          <Trans>Keep other sign-ins</Trans>
        </Tick>
        <Box sx={{ fontSize: '0.8125rem', lineHeight: '18px', color: token('text-2') }}>
          <Trans>Otherwise the change signs out every browser but this one.</Trans>
        </Box>
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
        <Button variant="contained" type="submit" aria-busy={isSending}>
          <Trans>Send links</Trans>
        </Button>
        <Button variant="text" onClick={onCancel}>
          <Trans>Keep address</Trans>
        </Button>
      </Box>
    </Box>
  );
}
