import { type RefObject, useEffect, useRef } from 'react';
import { isKeyHandled } from '../is-key-handled.ts';

type Options = {
  card: RefObject<HTMLElement | null>;
  count: number;
  /** Brings a row into sight, which draws it. */
  reveal: (index: number) => void;
  /** Another key on the row that has the focus; true where it is taken. */
  onRowKey?: ((index: number, key: string) => boolean) | undefined;
};

/** A row that is being read has no link yet; after two seconds nobody waits for it. */
const maxFrames = 120;

/** j and k move the focus from row to row; Enter opens the row's link by itself, x ticks the row. */
export function useTableKeys(options: Options): void {
  const now = useRef(options);
  now.current = options;
  useEffect(() => {
    // The row that the keys lead to until its link is drawn.
    let wanted = -1;
    const focusWhenDrawn = (index: number, frames: number) =>
      requestAnimationFrame(() => {
        if (wanted !== index) return;
        const link = now.current.card.current?.querySelector<HTMLElement>(`tr[data-row="${index}"] a`);
        link?.focus({ preventScroll: true });
        if (link || frames === 0) wanted = -1;
        else focusWhenDrawn(index, frames - 1);
      });
    const onFocus = () => {
      wanted = -1;
    };
    const onKey = (event: KeyboardEvent) => {
      if (isKeyHandled(event)) return;
      const { card, count, reveal, onRowKey } = now.current;
      const row = document.activeElement?.closest<HTMLElement>('tr[data-row]');
      const at = row && card.current?.contains(row) ? Number(row.dataset.row) : -1;
      if (event.key === 'x' && at >= 0)
        row?.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click();
      if (at >= 0 && onRowKey?.(at, event.key)) return event.preventDefault();
      if (event.key !== 'j' && event.key !== 'k') return;
      event.preventDefault();
      const from = wanted < 0 ? at : wanted;
      const next = from < 0 ? 0 : Math.min(count - 1, Math.max(0, from + (event.key === 'j' ? 1 : -1)));
      reveal(next);
      wanted = next;
      focusWhenDrawn(next, maxFrames);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('focusin', onFocus);
    return () => {
      wanted = -1;
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('focusin', onFocus);
    };
  }, []);
}
