import { lazy, type ReactNode, Suspense, useCallback, useEffect } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router';
import { readSigningOut } from '../components/signing-out.ts';
import { signOut, useSession } from '../platform/session.ts';
import { paths, signInPath } from './paths.ts';

// The local database and all that hangs on it load with the first guarded screen, not with the public ones.
const OwnDataGate = lazy(async () => ({ default: (await import('./own-data-gate.tsx')).OwnDataGate }));
const Erasing = lazy(async () => ({ default: (await import('../features/profile/erasing.tsx')).Erasing }));

/** Shows a signed-in person's screens; sends anybody else to sign in and back here, once the check has completed. */
export function AuthenticatedOnly() {
  const { authChecked, user, expired } = useSession();
  const { pathname, search } = useLocation();
  if (!authChecked) return null;
  if (!user) return <Navigate to={signInPath(pathname + search)} replace />;
  return (
    <Suspense fallback={null}>
      <OwnDataGate user={user} expired={expired}>
        <Outlet />
      </OwnDataGate>
    </Suspense>
  );
}

/** Home, or /work for a signed-in person (SPEC.md section 2, access). A way here may sign out, and erase own data then. */
export function HomeOrWork({ home }: { home: ReactNode }) {
  const { authChecked, user } = useSession();
  const navigate = useNavigate();
  const leaving = readSigningOut(useLocation().state);
  const erase = leaving?.erase ?? null;
  const isLeaving = leaving !== null;
  const ended = useCallback(() => {
    // Else going back to this entry of the history would sign out again.
    void navigate(paths.home, { replace: true, state: null });
  }, [navigate]);
  useEffect(() => {
    if (!isLeaving) return;
    void signOut();
    if (erase === null) ended();
  }, [isLeaving, erase, ended]);
  if (!authChecked) return null;
  if (erase !== null && !user)
    return (
      <Suspense fallback={null}>
        <Erasing userId={erase} onDone={ended} />
      </Suspense>
    );
  if (isLeaving) return null;
  return user ? <Navigate to={paths.work} replace /> : home;
}
