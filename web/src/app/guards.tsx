import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useSession } from '../platform/session.ts';
import { paths, signInPath } from './paths.ts';

/** Shows a signed-in person's screens; sends anybody else to sign in and back here, once the check has completed. */
export function AuthenticatedOnly() {
  const { authChecked, user } = useSession();
  const { pathname, search } = useLocation();
  if (!authChecked) return null;
  return user ? <Outlet /> : <Navigate to={signInPath(pathname + search)} replace />;
}

/** Home, or /work for a signed-in person (SPEC.md section 2, access). */
export function HomeOrWork({ home }: { home: ReactNode }) {
  const { authChecked, user } = useSession();
  if (!authChecked) return null;
  return user ? <Navigate to={paths.work} replace /> : home;
}
