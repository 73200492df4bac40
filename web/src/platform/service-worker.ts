/** A newer version of the product that waits to be taken. */
export type Update = { take: () => void };

const listeners = new Set<() => void>();
let waiting: ServiceWorker | null = null;
let update: Update | null = null;
let isTaking = false;

function take(): void {
  isTaking = true;
  // Another tab may have taken it before: what waits no more runs already.
  if (waiting?.state === 'installed') waiting.postMessage({ type: 'SKIP_WAITING' });
  else location.reload();
}

function tell(worker: ServiceWorker | null): void {
  waiting = worker;
  update = worker && { take };
  for (const listener of listeners) listener();
}

/** The newer version that waits, or null. */
export function waitingUpdate(): Update | null {
  return update;
}

/** Calls back when a newer version waits or none does anymore; answers the way to stop. */
export function onUpdate(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function watch(registration: ServiceWorkerRegistration): void {
  // Without a controller this is the first visit: what installs then is no update.
  const isNews = () => registration.waiting !== null && navigator.serviceWorker.controller !== null;
  if (isNews()) tell(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && isNews()) tell(registration.waiting);
    });
  });
  // A tab that stays open for days learns of a new version when it is looked at again.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && navigator.onLine)
      registration.update().catch(() => undefined);
  });
}

/**
 * Makes the product start without a network from the second visit on (docs/spec/design.md, Works unplugged). Does nothing where
 * the browser has no service workers or forbids them; everything else works there as well.
 */
export async function startServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // Only the tab that asked: in another one somebody may be typing, and it continues as it is.
    if (isTaking) location.reload();
  });
  try {
    watch(await navigator.serviceWorker.register('/sw.js'));
  } catch {
    // A private window or the person's own setting: online everything is the same.
  }
}
