import { linkMinutes } from '@foothold/core/contract/auth.ts';
import { identityMessage, identityMessages } from '@foothold/core/entities/user/identity.messages.ts';
import { told as toldBy } from '@foothold/core/text/sent-message.ts';
import { Plural, Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import type { Told } from '../../platform/server/error-words.ts';
import { useSession } from '../../platform/server/session.ts';
import { ToldWords } from '../../ui/notes/told-words.tsx';
import { authPath } from './auth-address.ts';
import { AuthCard } from './auth-card.tsx';

type Props = {
  /** The refusal's code, see core/contract/envelope. */
  code: string;
  /** What the server told, shown for codes without words of their own here. */
  told: Told;
  next: string;
  /** Given where trying once more can help. */
  onRetry?: () => void;
};

/** A code of identity has its own words, whoever told it. */
function toldOf(code: string, told: Told): Told {
  const own = identityMessage(code) ?? (told.message === '' ? identityMessages('general') : undefined);
  return own ? toldBy(own) : told;
}

function words(
  code: string,
  told: Told,
  isIn: boolean,
): { title: ReactNode; lead: ReactNode; canRetry?: boolean } {
  switch (code) {
    case 'missing-email-link':
      return {
        title: <Trans>This link is not complete</Trans>,
        // docs/spec/rules.md, Validation, has these words.
        lead: (
          <Trans>
            Sign In Missing Email Link Information. Part of the link is missing: open it from the e-mail
            again, or ask for a new one.
          </Trans>
        ),
      };
    case 'email-link-used':
      return {
        title: <Trans>This link was used before</Trans>,
        lead: isIn ? (
          <Trans>Each link works once, and you are already signed in here.</Trans>
        ) : (
          <Trans>Each link works once. Ask for a new one to sign in here.</Trans>
        ),
      };
    case 'email-link-expired':
      return {
        title: <Trans>This link is too old</Trans>,
        lead: (
          <Trans>
            Links work for <Plural value={linkMinutes} one="# minute" other="# minutes" />. Ask for a new one.
          </Trans>
        ),
      };
    case 'email-link-withdrawn':
      return {
        title: <Trans>This link no longer works</Trans>,
        lead: (
          <Trans>Five wrong addresses were entered for it, so it was withdrawn. Ask for a new one.</Trans>
        ),
      };
    default:
      return {
        title: <Trans>Signing in did not work</Trans>,
        lead: <ToldWords of={toldOf(code, told)} />,
        canRetry: true,
      };
  }
}

/** Why a link did not sign in, and the way on. */
export function LinkProblem({ code, told, next, onRetry }: Props) {
  const { user, expired } = useSession();
  const isIn = user !== null && !expired;
  const { title, lead, canRetry } = words(code, told, isIn);
  const retry = canRetry ? onRetry : undefined;
  const email = user?.email;
  return (
    <AuthCard isNews title={title} lead={lead}>
      <Box sx={{ display: 'grid', gap: '12px', marginBlockStart: '24px' }}>
        {retry && (
          <Button variant="contained" fullWidth sx={{ height: 44 }} onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        )}
        {isIn && (
          <Button
            variant="contained"
            fullWidth
            sx={{ minHeight: 44 }}
            component={RouterLink}
            to={next}
            replace
          >
            <Trans>Continue as {email}</Trans>
          </Button>
        )}
        {!isIn && (
          <Button
            variant={retry ? 'outlined' : 'contained'}
            fullWidth
            sx={{ height: 44 }}
            component={RouterLink}
            to={authPath(next)}
            replace
          >
            <Trans>Send a new link</Trans>
          </Button>
        )}
      </Box>
    </AuthCard>
  );
}
