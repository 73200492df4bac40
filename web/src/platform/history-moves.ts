/** Subscribes to Back and Forward, also to one that leads to the current screen; returns the function that unsubscribes. */
export function onHistoryMove(run: () => void): () => void {
  window.addEventListener('popstate', run);
  return () => window.removeEventListener('popstate', run);
}
