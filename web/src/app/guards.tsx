import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router';
import { href } from '../platform/href.ts';
import { signOut, useSession } from '../platform/server/session.ts';
import { readSigningOut } from '../shared/sign-in/signing-out.ts';
import { hasUnsaved } from '../ui/forms/unsaved.ts';
import { signInPath } from './sign-in-path.ts';

// The local database and all that hangs on it load with the first guarded screen, not with the public ones.
const OwnDataGate = lazy(async () => ({ default: (await import('./own-data-gate.tsx')).OwnDataGate }));
const Erasing = lazy(async () => ({ default: (await import('../features/profile/erasing.tsx')).Erasing }));

/** Shows a signed-in person's screens; sends anybody else to sign in and back here, once the check has completed. */
export function AuthenticatedOnly() {
  const { authChecked, user, expired } = useSession();
  const { pathname, search } = useLocation();
  const [last, setLast] = useState(user);
  if (user && user !== last) setLast(user);
  // Another tab signed out. What was typed here stays until the person saves it or leaves.
  const isHeld = !user && last !== null && hasUnsaved();
  const shown = user ?? (isHeld ? last : null);
  if (!authChecked) return null;
  if (!shown) return <Navigate to={signInPath(pathname + search)} replace />;
  return (
    <Suspense fallback={null}>
      {/* Another account's screens start again: nothing that was typed for the one is saved with the other. */}
      <OwnDataGate key={shown.userId} user={shown} expired={expired} isSignedOut={isHeld}>
        <Outlet />
      </OwnDataGate>
    </Suspense>
  );
}

/** Home, or /work for a signed-in person (docs/spec/screens.md, Access). A way here may sign out, and erase own data then. */
export function HomeOrWork({ home }: { home: ReactNode }) {
  const { authChecked, user } = useSession();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [erased, setErased] = useState<string | null>(null);
  const leaves = readSigningOut(state) !== null;
  useEffect(() => {
    const leaving = readSigningOut(state);
    if (!leaving) return;
    void signOut();
    if (leaving.erase) setErased(leaving.erase);
    // Else going back to this entry of the history would do it all again, whoever is signed in by then.
    void navigate(href('/'), { replace: true, state: null });
  }, [state, navigate]);
  if (!authChecked || leaves) return null;
  if (user) return <Navigate to={href('/work')} replace />;
  if (erased === null) return home;
  return (
    <Suspense fallback={null}>
      <Erasing userId={erased} onDone={() => setErased(null)} />
    </Suspense>
  );
}
