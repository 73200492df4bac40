import { EmailAddress } from '@foothold/core/text/email-address.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ResolverResult, useForm } from 'react-hook-form';
import { TextField } from '../../ui/fields/form-field.tsx';

type Props = {
  /** The address as it is. */
  present: string;
  isSending: boolean;
  onSend: (address: string) => void;
  onCancel: () => void;
};

/** Asks for the new address; what was typed stays until the links are out. */
export function AddressForm({ present, isSending, onSend, onCancel }: Props) {
  const { t } = useLingui();
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
      onSubmit={form.handleSubmit(({ email }) => !isSending && onSend(email))}
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
