import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import {
  continueInThisTab,
  type GoogleProblem,
  signInWithGoogle,
} from '../../platform/server/google-sign-in.ts';
import { ToldWords } from '../../ui/notes/told-words.tsx';
import { token } from '../../ui/tokens.ts';
import { AuthNote } from './auth-note.tsx';

type Props = {
  next: string;
  remember: boolean;
  /** Something on this page would be lost if it were left: Google opens in a window of its own or not at all. */
  staysHere?: boolean;
};

function GoogleMark() {
  return (
    <svg
      width="18"
      height="18"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="4.2"
      aria-hidden="true"
    >
      <path d="M19.4 6.6A9 9 0 1 0 21 12h-9" />
    </svg>
  );
}

/** Continue with Google in a window of its own, or in this tab where the browser opens none. */
export function GoogleButton({ next, remember, staysHere = false }: Props) {
  const [isWaiting, setIsWaiting] = useState(false);
  const [problem, setProblem] = useState<GoogleProblem | null>(null);
  const clicks = useRef(0);
  // A strict second mount of the same button starts again.
  useEffect(() => {
    clicks.current = 0;
    return () => {
      clicks.current = -1;
    };
  }, []);

  async function start() {
    clicks.current += 1;
    const click = clicks.current;
    // What an earlier click still brings is not this one's.
    const onlyMine = (act: () => void) => () => click === clicks.current && act();
    setProblem(null);
    setIsWaiting(true);
    await signInWithGoogle({
      next,
      remember,
      onProblem: (found) => onlyMine(() => setProblem(found))(),
      onClosed: onlyMine(() => setIsWaiting(false)),
    });
    onlyMine(() => setIsWaiting(false))();
  }

  return (
    <Box sx={{ display: 'grid', gap: '12px' }}>
      <Button
        variant="outlined"
        fullWidth
        startIcon={<GoogleMark />}
        onClick={() => void start()}
        sx={{ minHeight: 44, color: token('text') }}
      >
        <Trans>Continue with Google</Trans>
      </Button>
      {isWaiting && (
        <AuthNote kind="quiet">
          <Trans>Continue in the Google window. To start over, press the button again.</Trans>
        </AuthNote>
      )}
      {problem && (
        <AuthNote kind="bad">
          <ToldWords of={problem} />
        </AuthNote>
      )}
      {problem?.code === 'popup-blocked' && !staysHere && (
        <Button
          variant="outlined"
          fullWidth
          sx={{ minHeight: 44 }}
          onClick={() => void continueInThisTab({ next, remember, onProblem: setProblem })}
        >
          <Trans>Continue in this tab</Trans>
        </Button>
      )}
    </Box>
  );
}
