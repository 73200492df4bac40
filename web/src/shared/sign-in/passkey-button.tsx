import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ApiError } from '../../platform/server/api-error.ts';
import type { User } from '../../platform/server/stored-identity.ts';
import { ToldWords } from '../../ui/notes/told-words.tsx';
import { token } from '../../ui/tokens.ts';
import { AuthNote } from './auth-note.tsx';

type Props = {
  /** `second`: after a link or Google, where it is the one way on. */
  step?: 'first' | 'second';
  remember: boolean;
  /** Called as it is pressed, before the browser prompts. */
  onStart?: () => void;
  onSignedIn: (user: User) => void;
};

// Only who presses it loads what it takes.
const load = () => import('../../platform/server/passkeys.ts');

/** Signs in with a passkey in a prompt of the browser, and says why where that does not work. */
export function PasskeyButton({ step = 'first', remember, onStart, onSignedIn }: Props) {
  const [isWaiting, setWaiting] = useState(false);
  const [problem, setProblem] = useState<ApiError | null>(null);

  async function start() {
    if (isWaiting) return;
    onStart?.();
    setProblem(null);
    setWaiting(true);
    try {
      const { signInWithPasskey } = await load();
      const user = await signInWithPasskey({ step, remember: () => remember });
      if (user) return onSignedIn(user);
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      setProblem(cause);
    } finally {
      setWaiting(false);
    }
  }

  return (
    <Box sx={{ display: 'grid', gap: '12px' }}>
      <Button
        variant={step === 'second' ? 'contained' : 'outlined'}
        fullWidth
        aria-busy={isWaiting}
        onClick={() => void start()}
        sx={{ minHeight: 44, ...(step === 'first' && { color: token('text') }) }}
      >
        <Trans>Use a passkey</Trans>
      </Button>
      {problem && (
        <AuthNote kind="bad" requestId={problem.requestId}>
          <ToldWords of={problem} />
        </AuthNote>
      )}
    </Box>
  );
}
