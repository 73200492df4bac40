import { lazy, type ReactNode, Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useSession } from '../platform/session.ts';
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

/** Home, or /work for a signed-in person (SPEC.md section 2, access). */
export function HomeOrWork({ home }: { home: ReactNode }) {
  const { authChecked, user } = useSession();
  if (!authChecked) return null;
  return user ? <Navigate to={paths.work} replace /> : home;
}
