import type { RouteData } from '@foothold/core/contract/route.ts';
import { emailChangeConfirm } from '@foothold/core/contract/user.ts';
import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { call } from '../../platform/server/api.ts';
import { ApiError } from '../../platform/server/api-error.ts';
import { AuthNote } from '../../shared/sign-in/auth-note.tsx';
import { ToldWords } from '../../ui/notes/told-words.tsx';
import { AuthCard } from './auth-card.tsx';

/** Confirms a change of address on a press of the button, so that a program that opens links in mails uses up nothing. */
export function ConfirmEmailChange({ token }: { token: string }) {
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const [done, setDone] = useState<RouteData<typeof emailChangeConfirm> | null>(null);
  const email = done?.email;

  async function confirm() {
    if (isSending) return;
    setIsSending(true);
    setProblem(null);
    try {
      setDone(await call(emailChangeConfirm, { body: { token } }));
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      setProblem(cause);
    }
    setIsSending(false);
  }

  const home = (
    <Button
      variant="outlined"
      fullWidth
      sx={{ minHeight: 44, marginBlockStart: '24px' }}
      component={RouterLink}
      to="/profile"
    >
      <Trans>Go to your profile</Trans>
    </Button>
  );
  if (token === '')
    return (
      <AuthCard
        isNews
        title={<Trans>This link is not complete</Trans>}
        lead={
          <Trans>
            Part of the link is missing: open it from the e-mail again, or request the change again in your
            profile. Your address stays as it is.
          </Trans>
        }
      >
        {home}
      </AuthCard>
    );
  if (done)
    return (
      <AuthCard
        isNews
        title={
          done.confirmed === 'both' ? (
            <Trans>Your address is changed</Trans>
          ) : (
            <Trans>One of two is done</Trans>
          )
        }
        lead={
          done.confirmed === 'both' ? (
            <>
              <Trans>From now on you sign in with {email}.</Trans>{' '}
              {done.othersEnded && (
                <Trans>Every browser was signed out, except the one that requested the change.</Trans>
              )}
            </>
          ) : (
            <Trans>
              The change to {email} is confirmed from this mailbox. Open the link in the mail to the other
              address as well; until then your address stays as it is.
            </Trans>
          )
        }
      >
        {home}
      </AuthCard>
    );
  return (
    <AuthCard
      title={<Trans>Confirm the new address</Trans>}
      lead={
        <Trans>
          A change of your e-mail address was requested. It takes effect when both addresses have confirmed
          it. If you did not request it, close this page.
        </Trans>
      }
    >
      <Box sx={{ marginBlockStart: '24px' }}>
        {problem && (
          <AuthNote kind="bad" requestId={problem.requestId}>
            <ToldWords of={problem} />
          </AuthNote>
        )}
        <Button
          variant="contained"
          fullWidth
          sx={{ height: 44 }}
          aria-disabled={isSending}
          aria-busy={isSending}
          onClick={() => void confirm()}
        >
          <Trans>Confirm the change</Trans>
        </Button>
      </Box>
    </AuthCard>
  );
}
