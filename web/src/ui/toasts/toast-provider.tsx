import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { onWaitingToast } from './toast.tsx';

/** Lets the screens inside show toasts. What draws them loads beside the first screen, not before it. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [Host, setHost] = useState<ComponentType | null>(null);

  useEffect(() => {
    const load = () =>
      void import('./toast-host.tsx').then(
        ({ ToastHost }) => setHost(() => ToastHost),
        // Without a connection the toasts wait; the next one tries again.
        () => undefined,
      );
    load();
    return onWaitingToast(load);
  }, []);

  return (
    <>
      {children}
      {Host && <Host />}
    </>
  );
}
