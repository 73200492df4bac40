import { EmailAddress } from '@foothold/core/text/email-address.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Divider from '@mui/material/Divider';
import FormControlLabel from '@mui/material/FormControlLabel';
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { sentBefore, tickedBefore, typedBefore } from '../../platform/first-page.ts';
import { ApiError } from '../../platform/server/api-error.ts';
import { requestLink } from '../../platform/server/session.ts';
import { useSiteConfig } from '../../platform/server/site-config.ts';
import { canKeepSignIn } from '../../platform/server/stored-identity.ts';
import { AuthNote } from '../../shared/sign-in/auth-note.tsx';
import { GoogleButton } from '../../shared/sign-in/google-button.tsx';
import { PasskeyButton } from '../../shared/sign-in/passkey-button.tsx';
import { ToldWords } from '../../ui/notes/told-words.tsx';
import { token } from '../../ui/tokens.ts';
import { AuthCard } from './auth-card.tsx';
import { EmailField } from './email-field.tsx';
import type { SentLink } from './sent-link.ts';
import { usePasskeyMenu } from './use-passkey-menu.ts';

type Props = {
  initialEmail: string;
  /** True where the person was signed in and the server asks to do it again. */
  isAgain: boolean;
  next: string;
  onSent: (link: SentLink) => void;
};

/** The form that asks for a sign-in link (docs/spec/interface.md, Sign-in page). */
export function AskLink({ initialEmail, isAgain, next, onSent }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { siteName, signIn } = useSiteConfig();
  const [email, setEmail] = useState(initialEmail);
  const [remember, setRemember] = useState(true);
  const [isKept] = useState(canKeepSignIn);
  const [isChecked, setIsChecked] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [wasSent, setWasSent] = useState(false);
  // At the very moment the app takes the drawn page's place: whatever is typed or ticked there until then counts.
  useLayoutEffect(() => {
    const typed = typedBefore('[name="email"]');
    if (typed) setEmail(typed);
    setRemember(tickedBefore('[name="remember"]') ?? true);
    setWasSent(sentBefore());
  }, []);
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    if (wasSent) form.current?.requestSubmit();
  }, [wasSent]);

  const goOn = () => void navigate(next, { replace: true });
  const menu = usePasskeyMenu(remember, { onSignedIn: goOn, onProblem: setProblem });

  const isValid = EmailAddress.safeParse(email).success;
  const wrongAddress = t`Enter one e-mail address, like name@example.com.`;
  const isRefused = problem?.field === 'email';

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    setIsChecked(true);
    setProblem(null);
    if (!isValid) return input.current?.focus();
    setIsSending(true);
    try {
      await requestLink(email, { next, remember });
      onSent({ email: email.trim(), remember, at: Date.now() });
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      setProblem(cause);
      setIsSending(false);
    }
  }

  return (
    <AuthCard
      showsTerms
      title={isAgain ? <Trans>Sign in to {siteName} again</Trans> : <Trans>Sign in to {siteName}</Trans>}
      lead={
        isAgain ? (
          <Trans>Your sign-in has ended. Everything in this browser is still here.</Trans>
        ) : (
          <Trans>No password. We e-mail you a link that signs you in, or you use a passkey.</Trans>
        )
      }
    >
      <Box component="form" ref={form} noValidate onSubmit={send} aria-label={t`Sign in by e-mail`}>
        <EmailField
          value={email}
          offersPasskeys
          inputRef={input}
          error={(isChecked && !isValid) || isRefused ? wrongAddress : ''}
          onBlur={() => setIsChecked(email !== '')}
          onChange={(value) => {
            setEmail(value);
            if (isRefused) setProblem(null);
          }}
        />
        <FormControlLabel
          sx={{ marginBlock: '4px', marginInlineStart: '-9px', minHeight: 44 }}
          control={
            <Checkbox
              size="small"
              name="remember"
              checked={remember}
              onChange={(event) => setRemember(event.target.checked)}
            />
          }
          label={t`Keep me signed in`}
          slotProps={{ typography: { sx: { fontSize: 14, lineHeight: '20px' } } }}
        />
        {signIn.email === 'none' && (
          <AuthNote kind="quiet">
            <Trans>
              Mail is not set up on this server, so it cannot send sign-in links. Its operator can set
              SMTP_URL.
            </Trans>
          </AuthNote>
        )}
        {!isKept && (
          <AuthNote kind="quiet">
            <Trans>This browser stores nothing for this site, so signing in lasts for this tab only.</Trans>
          </AuthNote>
        )}
        {problem && !isRefused && (
          <AuthNote kind="bad" requestId={problem.requestId}>
            <ToldWords of={problem} />
          </AuthNote>
        )}
        <Button
          type="submit"
          variant="contained"
          fullWidth
          sx={{ height: 44 }}
          aria-disabled={isSending}
          aria-busy={isSending}
        >
          <Trans>Send sign-in link</Trans>
        </Button>
      </Box>
      <Divider sx={{ marginBlock: '18px', fontSize: 12, lineHeight: '20px', color: token('text-2') }}>
        <Trans>or</Trans>
      </Divider>
      <Box sx={{ display: 'grid', gap: '12px' }}>
        <PasskeyButton remember={remember} onStart={menu.stop} onSignedIn={goOn} />
        {signIn.google && <GoogleButton next={next} remember={remember} />}
      </Box>
    </AuthCard>
  );
}
