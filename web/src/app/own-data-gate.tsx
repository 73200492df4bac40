import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { type OwnDataProblem, onOwnDataProblem } from '../data/db/db.ts';
import { holdOwnData } from '../data/db/hold-own-data.ts';
import { loadDexie } from '../data/rows/load-dexie.ts';
import type { User } from '../platform/server/stored-identity.ts';
import { whenIdle } from '../platform/when-idle.ts';
import { Note } from '../ui/notes/note.tsx';
import { adoptSearch } from './adopt-search.ts';
import { signInPath } from './sign-in-path.ts';

// Beside the screen's own script, not after it; a failure shows where the data is opened.
loadDexie().catch(() => undefined);
// Asked for at once as well, though no screen waits: a drawing that has not come keeps its place.
import('../ui/icons/icons-rest.ts').catch(() => undefined);

// Nobody waits for what is done behind the screens.
const OwnDataCare = lazy(async () => ({
  default: (await import('../shared/own-data/own-data-care.tsx')).OwnDataCare,
}));

// It comes with what writes once the data was open, and is asked for where it does not open at all.
const OwnDataProblemNote = lazy(async () => ({
  default: (await import('./own-data-problem-note.tsx')).OwnDataProblemNote,
}));

/** Opens the own data of a signed-in person while their screens are shown; says in place when it is not there. */
export function OwnDataGate({
  user,
  expired,
  isSignedOut = false,
  children,
}: {
  user: User;
  expired: boolean;
  /** Signed out in another tab, while something typed here is not saved. */
  isSignedOut?: boolean;
  children: ReactNode;
}) {
  const [problem, setProblem] = useState<OwnDataProblem | null>(null);
  const { pathname, search } = useLocation();
  const { userId } = user;
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  useEffect(() => {
    const stop = onOwnDataProblem(setProblem);
    const { opened, letGo } = holdOwnData(userId);
    void opened.then(({ ok }) => {
      if (!ok) return;
      setProblem(null);
      void adoptSearch();
    });
    return () => {
      stop();
      letGo();
    };
  }, [userId]);
  return (
    <>
      {problem && (
        <Suspense>
          <OwnDataProblemNote code={problem.code} />
        </Suspense>
      )}
      {isSignedOut && (
        <Note
          kind="warn"
          icon="sign-in"
          role="status"
          title={<Trans>You signed out in another tab.</Trans>}
          action={
            <Button variant="outlined" size="small" component={Link} to={signInPath(pathname + search)}>
              <Trans>Leave this screen</Trans>
            </Button>
          }
        >
          <Trans>What you typed is still here. Save it, or leave and sign in again.</Trans>
        </Note>
      )}
      {expired && !isSignedOut && (
        <Note
          kind="quiet"
          icon="sign-in"
          role="status"
          title={<Trans>Your sign-in has ended.</Trans>}
          action={
            <Button variant="outlined" size="small" component={Link} to={signInPath(pathname + search)}>
              <Trans>Sign in again</Trans>
            </Button>
          }
        >
          <Trans>Your own data stays open here.</Trans>
        </Note>
      )}
      {children}
      {isIdle && (
        <Suspense>
          <OwnDataCare userId={userId} />
        </Suspense>
      )}
    </>
  );
}
