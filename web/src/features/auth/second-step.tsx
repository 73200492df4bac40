import { lossHours, lossOpenDays } from '@foothold/core/contract/passkeys.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { ApiError } from '../../platform/server/api-error.ts';
import { reportLostPasskey, signInWithRecoveryCode } from '../../platform/server/second-sign-in.ts';
import { AuthNote } from '../../shared/sign-in/auth-note.tsx';
import { PasskeyButton } from '../../shared/sign-in/passkey-button.tsx';
import { Tick } from '../../ui/buttons/tick.tsx';
import { momentText } from '../../ui/moment-text.ts';
import { ToldWords } from '../../ui/notes/told-words.tsx';
import { authPath } from './auth-address.ts';
import { AuthCard } from './auth-card.tsx';
import { CodeField } from './code-field.tsx';

type Props = { next: string; onSignedIn: () => void };

/** After a link or Google, for an account that also asks for a passkey: uses it, or what stands in for a lost one. */
export function SecondStep({ next, onSignedIn }: Props) {
  const [isLost, setLost] = useState(false);
  if (isLost) return <LostPasskey next={next} onSignedIn={onSignedIn} onBack={() => setLost(false)} />;
  return (
    <AuthCard
      isNews
      title={<Trans>Now use your passkey</Trans>}
      lead={<Trans>This account also asks for a passkey. You have ten minutes.</Trans>}
    >
      <Box sx={{ display: 'grid', gap: '12px', marginBlockStart: '24px' }}>
        <PasskeyButton step="second" remember onSignedIn={onSignedIn} />
        <Button variant="outlined" fullWidth sx={{ minHeight: 44 }} onClick={() => setLost(true)}>
          <Trans>I lost my passkey</Trans>
        </Button>
        <Button
          variant="text"
          fullWidth
          sx={{ minHeight: 44 }}
          component={RouterLink}
          to={authPath(next)}
          replace
        >
          <Trans>Start again</Trans>
        </Button>
      </Box>
    </AuthCard>
  );
}

function LostPasskey({ onSignedIn, onBack }: Props & { onBack: () => void }) {
  const { t } = useLingui();
  const [code, setCode] = useState('');
  const [keepsOthers, setKeepsOthers] = useState(false);
  const [busy, setBusy] = useState<'code' | 'wait' | null>(null);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const [dueAt, setDueAt] = useState<Date | null>(null);
  const isWrong = problem?.code === 'recovery-code-wrong';

  async function run(what: 'code' | 'wait', act: () => Promise<void>) {
    if (busy) return;
    setBusy(what);
    setProblem(null);
    try {
      await act();
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      setProblem(cause);
    }
    setBusy(null);
  }

  function recover(event: FormEvent) {
    event.preventDefault();
    void run('code', async () => {
      await signInWithRecoveryCode(code, keepsOthers);
      onSignedIn();
    });
  }

  if (dueAt) {
    const due = momentText(dueAt.toISOString());
    return (
      <AuthCard
        isNews
        title={<Trans>Come back in three days</Trans>}
        lead={
          <Trans>
            From {due} on, for {lossOpenDays} days, an e-mail link or Google signs you in without the passkey.
            We sent a mail about it; it can be canceled in any browser that is signed in, and using the
            passkey or a recovery code cancels it too.
          </Trans>
        }
      />
    );
  }
  return (
    <AuthCard
      isNews
      title={<Trans>Sign in without the passkey</Trans>}
      lead={<Trans>Enter one of the ten recovery codes that were shown when the passkey was demanded.</Trans>}
    >
      <Box component="form" noValidate onSubmit={recover} aria-label={t`Recovery code`}>
        <CodeField
          value={code}
          error={isWrong ? t`This is not an unused recovery code of the account.` : ''}
          onChange={setCode}
        />
        <Tick checked={keepsOthers} onChange={setKeepsOthers}>
          <Trans>Keep other sign-ins</Trans>
        </Tick>
        {problem && !isWrong && (
          <AuthNote kind="bad" requestId={problem.requestId}>
            <ToldWords of={problem} />
          </AuthNote>
        )}
        <Button
          type="submit"
          variant="contained"
          fullWidth
          sx={{ minHeight: 44, marginBlockStart: '8px' }}
          aria-busy={busy === 'code'}
          aria-disabled={code.trim() === ''}
        >
          <Trans>Use recovery code</Trans>
        </Button>
      </Box>
      <Box sx={{ display: 'grid', gap: '12px', marginBlockStart: '20px' }}>
        <Box sx={{ fontSize: 14, lineHeight: '20px' }}>
          <Trans>
            No code left? Report the passkey as lost: in {lossHours} hours an e-mail link or Google works
            without it. Then all passkeys are removed and all other browsers are signed out.
          </Trans>
        </Box>
        <Button
          variant="outlined"
          fullWidth
          sx={{ minHeight: 44 }}
          aria-busy={busy === 'wait'}
          onClick={() => void run('wait', async () => setDueAt(await reportLostPasskey()))}
        >
          <Trans>Report it as lost</Trans>
        </Button>
        <Button variant="text" fullWidth sx={{ minHeight: 44 }} onClick={onBack}>
          <Trans>Back</Trans>
        </Button>
      </Box>
    </AuthCard>
  );
}
