import { linkMinutes } from '@foothold/core/contract/auth.ts';
import { Plural, Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ApiError } from '../../platform/server/api-error.ts';
import { requestLink } from '../../platform/server/session.ts';
import { useSiteConfig } from '../../platform/server/site-config.ts';
import { AuthNote } from '../../shared/sign-in/auth-note.tsx';
import { ToldWords } from '../../ui/notes/told-words.tsx';
import { token } from '../../ui/tokens.ts';
import { clockTime } from './auth-address.ts';
import { AuthCard } from './auth-card.tsx';
import { MailboxLink } from './mailbox-link.tsx';
import type { SentLink } from './sent-link.ts';
import { useCountdown } from './use-countdown.ts';

const pauseMs = 30_000;

type Props = { sent: SentLink; next: string; onSent: (link: SentLink) => void; onOther: () => void };

/** After asking: who was written to, when to ask again, a way back (docs/spec/interface.md, Sign-in page). */
export function LinkSent({ sent, next, onSent, onOther }: Props) {
  const { signIn } = useSiteConfig();
  const [blockedUntil, setBlockedUntil] = useState(0);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const [isSending, setIsSending] = useState(false);
  const left = useCountdown(Math.max(sent.at + pauseMs, blockedUntil));
  const time = clockTime(left);

  async function sendAgain() {
    if (isSending) return;
    setIsSending(true);
    setProblem(null);
    try {
      await requestLink(sent.email, { next, remember: sent.remember });
      onSent({ ...sent, at: Date.now() });
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      setProblem(cause);
      setBlockedUntil(Date.now() + cause.retryAfter * 1000);
    }
    setIsSending(false);
  }

  const email = (
    <Box component="b" sx={{ fontWeight: 620, color: token('text') }}>
      {sent.email}
    </Box>
  );
  return (
    <AuthCard
      isNews
      title={<Trans>Check your e-mail</Trans>}
      lead={
        <Trans>
          We sent a link to {email}. It works once, for{' '}
          <Plural value={linkMinutes} one="# minute" other="# minutes" />, and best in this browser.
        </Trans>
      }
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: '14px',
          marginBlock: '12px',
        }}
      >
        {left > 0 ? (
          <Box
            component="span"
            sx={{
              paddingBlock: '12px',
              paddingInlineEnd: '16px',
              fontSize: 14,
              lineHeight: '20px',
              fontWeight: 570,
              color: token('text-3'),
            }}
          >
            <Trans>
              Send again in <span style={{ fontVariantNumeric: 'tabular-nums' }}>{time}</span>
            </Trans>
          </Box>
        ) : (
          <Button
            variant="text"
            onClick={sendAgain}
            aria-busy={isSending}
            sx={{ minHeight: 44, marginInlineStart: '-16px', color: 'primary.main' }}
          >
            <Trans>Send again</Trans>
          </Button>
        )}
        <Button variant="text" onClick={onOther} sx={{ minHeight: 44, color: 'primary.main' }}>
          <Trans>Use another address</Trans>
        </Button>
      </Box>
      {problem && (
        <AuthNote kind="bad" requestId={problem.requestId}>
          <ToldWords of={problem} />
        </AuthNote>
      )}
      {signIn.email === 'mailbox' && <MailboxLink email={sent.email} sentAt={sent.at} />}
    </AuthCard>
  );
}
