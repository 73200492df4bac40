/** Calls back once this tab is the one that speaks for all tabs of the site; returns what gives that up. */
export function whileLeading(lead: () => void): () => void {
  const stop = new AbortController();
  // Without the lock (plain http, old browsers) every tab leads; what was said is noted, so it is said once anyway.
  if (!('locks' in navigator)) {
    lead();
    return () => undefined;
  }
  const held = new Promise<void>((resolve) => stop.signal.addEventListener('abort', () => resolve()));
  navigator.locks
    .request('foothold-reminders-leader', { signal: stop.signal }, () => {
      if (stop.signal.aborted) return;
      lead();
      return held;
    })
    .catch(() => undefined);
  return () => stop.abort();
}
