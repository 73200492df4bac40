const mark = 'foothold.reloaded';
/** Two failures this close together are one cause, which another reload would not mend. Milliseconds. */
const soon = 60_000;

/**
 * A part of the product that does not load is most often a part of a version that is gone: the page loads itself again,
 * once. While something typed is not saved it does not; the caller is told instead, so that it can say so
 * (docs/spec/rules.md, Errors , preload error). Answers the way to stop.
 */
export function recoverLostChunks({
  hasUnsaved,
  onKept,
  now,
}: {
  hasUnsaved: () => boolean;
  onKept: () => void;
  now: () => number;
}): () => void {
  const onError = (event: Event) => {
    if (!navigator.onLine) return;
    if (hasUnsaved()) {
      onKept();
      return;
    }
    try {
      const last = Number(sessionStorage.getItem(mark) ?? 0);
      if (now() - last < soon) return;
      sessionStorage.setItem(mark, String(now()));
    } catch {
      // Without a place to remember it there would be no end to reloading.
      return;
    }
    event.preventDefault();
    location.reload();
  };
  window.addEventListener('vite:preloadError', onError);
  return () => window.removeEventListener('vite:preloadError', onError);
}
