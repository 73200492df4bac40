import { lazy, type ReactNode, Suspense } from 'react';
import { useSession } from '../platform/server/session.ts';

const OwnDataGate = lazy(async () => ({ default: (await import('./own-data-gate.tsx')).OwnDataGate }));

/** For a screen that anybody may open and that shows more to a signed-in person: opens their own data with it. */
export function OwnDataIfSignedIn({ children }: { children: ReactNode }) {
  const { authChecked, user, expired } = useSession();
  if (!authChecked) return null;
  if (!user) return children;
  return (
    <Suspense fallback={null}>
      <OwnDataGate key={user.userId} user={user} expired={expired}>
        {children}
      </OwnDataGate>
    </Suspense>
  );
}
