/**
 * Does work under a name that other tabs of this browser can see, until it is done or the tab is gone. Where the browser has
 * no locks, it is done anyway.
 */
export async function holdLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return work();
  return navigator.locks.request(name, { mode: 'shared' }, work);
}

/** True while a tab of this browser works under this name; false where the browser cannot say. */
export async function isLockHeld(name: string): Promise<boolean> {
  const { held = [], pending = [] } = (await navigator.locks?.query().catch(() => null)) ?? {};
  return [...held, ...pending].some((lock) => lock.name === name);
}
