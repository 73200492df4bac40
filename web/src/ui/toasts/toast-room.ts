/** Height of the bar of the app, which toasts may cover on a wide window. */
const barHeight = 60;

const shown = new Set<Element>();
let frame = 0;

/**
 * Keeps the page free of a toast: what its panel covers below the bar is told to the layout as `--toast-room`, by which the
 * content stands lower meanwhile. Returns a function that stops it.
 */
export function holdToastRoom(panel: Element): () => void {
  shown.add(panel);
  const observer = new ResizeObserver(measure);
  observer.observe(panel);
  measure();
  return () => {
    observer.disconnect();
    shown.delete(panel);
    measure();
  };
}

function measure(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => {
    const bottoms = [...shown].map((panel) => panel.getBoundingClientRect().bottom);
    const room = Math.max(0, Math.ceil(Math.max(0, ...bottoms) + 8 - barHeight));
    const { style } = document.documentElement;
    // Else the browser scrolls along, and what moved away from under a toast comes back there.
    style.overflowAnchor = shown.size > 0 ? 'none' : '';
    if (shown.size > 0) style.setProperty('--toast-room', `${room}px`);
    else style.removeProperty('--toast-room');
  });
}
