import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router';
import { signOut, useSession } from '../platform/session.ts';
import { paths, signInPath } from './paths.ts';

// The local database and all that hangs on it load with the first guarded screen, not with the public ones.
const OwnDataGate = lazy(async () => ({ default: (await import('./own-data-gate.tsx')).OwnDataGate }));

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

/**
 * What a way home carries that signs out on arrival. Signing out is a way like any other, so that a screen with unsaved
 * changes asks first.
 */
export const signingOut = { signOut: true } as const;

/** Home, or /work for a signed-in person (SPEC.md section 2, access). */
export function HomeOrWork({ home }: { home: ReactNode }) {
  const { authChecked, user } = useSession();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const leaves = typeof state === 'object' && state !== null && 'signOut' in state;
  useEffect(() => {
    if (!leaves) return;
    void signOut();
    // Else going back to this entry of the history would sign out again.
    void navigate(paths.home, { replace: true, state: null });
  }, [leaves, navigate]);
  if (!authChecked || leaves) return null;
  return user ? <Navigate to={paths.work} replace /> : home;
}
