import { Trans } from '@lingui/react/macro';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useRef, useState } from 'react';
import { Navigate } from 'react-router';
import {
  adoptGoogle,
  bringToOpener,
  type GoogleProblem,
  googleProblem,
} from '../../platform/server/google-sign-in.ts';
import { AuthCard } from './auth-card.tsx';
import { LinkProblem } from './link-problem.tsx';
import { SecondStep } from './second-step.tsx';

type Props = { code: string; way: 'popup' | 'tab'; next: string };

/**
 * Takes up how Google's page came back. A window of its own tells the tab that opened it and closes; one that stays
 * open, because the browser parted the two, goes on by itself.
 */
export function GoogleLanding({ code, way, next }: Props) {
  const [problem, setProblem] = useState<GoogleProblem | null>(null);
  const [isIn, setIsIn] = useState(false);
  const taken = useRef(false);
  useEffect(() => {
    if (taken.current) return;
    taken.current = true;
    // What is left to do is done in this window; then the tab that opened it goes on.
    if (code === 'second') return;
    if (way === 'popup') bringToOpener(code);
    if (code !== 'done') setProblem(googleProblem(code));
    else void adoptGoogle(setProblem).then((user) => setIsIn(user !== undefined));
  }, [code, way]);

  if (isIn) return <Navigate to={next} replace />;
  if (code === 'second')
    return (
      <SecondStep
        next={next}
        onSignedIn={() => {
          setIsIn(true);
          if (way === 'popup') bringToOpener('done');
        }}
      />
    );
  if (problem) return <LinkProblem code={problem.code} told={problem} next={next} />;
  return (
    <AuthCard title={<Trans>Signing you in</Trans>} lead={<Trans>Google has answered.</Trans>}>
      <LinearProgress sx={{ marginBlockStart: '24px', height: 2 }} aria-hidden />
    </AuthCard>
  );
}
