/** Tells of Back and Forward, also of one that leads to where the screen still is; the answer stops it. */
export function onHistoryMove(run: () => void): () => void {
  window.addEventListener('popstate', run);
  return () => window.removeEventListener('popstate', run);
}
