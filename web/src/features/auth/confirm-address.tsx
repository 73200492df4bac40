import { EmailAddress } from '@foothold/core/text/email-address.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type LinkResult, verifyLink } from '../../platform/server/session.ts';
import { useErrorWords } from '../../platform/use-error-words.ts';
import { AuthNote } from '../../shared/sign-in/auth-note.tsx';
import { AuthCard } from './auth-card.tsx';
import { EmailField } from './email-field.tsx';

type Props = {
  token: string;
  /** Called when the link signed in, or never will. */
  onResult: (result: LinkResult) => void;
};

const final = [
  'second-sign-in-required',
  'missing-email-link',
  'email-link-used',
  'email-link-expired',
  'email-link-withdrawn',
];

/** Asks for the address a link was sent to: whoever opens it in a browser that did not ask must know it. */
export function ConfirmAddress({ token, onResult }: Props) {
  const { t } = useLingui();
  const words = useErrorWords();
  const [email, setEmail] = useState('');
  const [error, setError] = useState('');
  const [problem, setProblem] = useState('');
  const [isSending, setIsSending] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  async function confirm(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    setProblem('');
    if (!EmailAddress.safeParse(email).success) {
      setError(t`Enter one e-mail address, like name@example.com.`);
      return input.current?.focus();
    }
    setIsSending(true);
    const result = await verifyLink({ token, email });
    if (result.ok || final.includes(result.code)) return onResult(result);
    setIsSending(false);
    if (result.code !== 'email-address-mismatch') return setProblem(words(result));
    setError(t`The link was sent to another address. Enter the one that received it.`);
    input.current?.focus();
  }

  return (
    <AuthCard
      title={<Trans>Which address was it sent to?</Trans>}
      lead={
        <Trans>
          This link was requested in another browser. Enter the address that received it, so that nobody else
          can use it.
        </Trans>
      }
    >
      <Box component="form" noValidate onSubmit={confirm} aria-label={t`Confirm your address`}>
        <EmailField
          value={email}
          inputRef={input}
          error={error}
          onChange={(value) => {
            setEmail(value);
            setError('');
          }}
        />
        <Box sx={{ marginBlockStart: '12px' }}>{problem && <AuthNote kind="bad">{problem}</AuthNote>}</Box>
        <Button
          type="submit"
          variant="contained"
          fullWidth
          sx={{ height: 44 }}
          aria-disabled={isSending}
          aria-busy={isSending}
        >
          <Trans>Sign in</Trans>
        </Button>
      </Box>
    </AuthCard>
  );
}
