/** Latest, in ms: what is loaded for later is there when a hand has found its button. */
const latest = 2000;

/** Runs it once the page has nothing more urgent to do; the answer calls it off. */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(run, { timeout: latest });
  return () => cancelIdleCallback(asked);
}
