import { Trans } from '@lingui/react/macro';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useRef, useState } from 'react';
import { Navigate } from 'react-router';
import { type LinkResult, verifyLink } from '../../platform/server/session.ts';
import { secondPath } from './auth-address.ts';
import { AuthCard } from './auth-card.tsx';
import { ConfirmAddress } from './confirm-address.tsx';
import { LinkProblem } from './link-problem.tsx';

/** Follows the link this page was opened with: at once, or after asking for the address, or says why not. */
export function LinkLanding({ token, next }: { token: string; next: string }) {
  const [result, setResult] = useState<LinkResult | null>(null);
  const [attempt, setAttempt] = useState(1);
  const followed = useRef(0);
  useEffect(() => {
    // A link works once: a second run of this effect must not use it up.
    if (followed.current === attempt) return;
    followed.current = attempt;
    setResult(null);
    void verifyLink({ token }).then(setResult);
  }, [token, attempt]);

  if (result?.ok) return <Navigate to={next} replace />;
  if (!result)
    return (
      <AuthCard title={<Trans>Signing you in</Trans>} lead={<Trans>Checking your link.</Trans>}>
        <LinearProgress sx={{ marginBlockStart: '24px', height: 2 }} aria-hidden />
      </AuthCard>
    );
  if (result.code === 'second-sign-in-required') return <Navigate to={secondPath(next)} replace />;
  if (result.code === 'email-address-needed' || result.code === 'email-address-mismatch')
    return <ConfirmAddress token={token} onResult={setResult} />;
  return <LinkProblem code={result.code} told={result} next={next} onRetry={() => setAttempt(attempt + 1)} />;
}
