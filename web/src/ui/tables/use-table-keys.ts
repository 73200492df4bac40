import { type RefObject, useEffect, useRef } from 'react';
import { isKeyTaken } from '../is-key-taken.ts';

type Options = {
  card: RefObject<HTMLElement | null>;
  count: number;
  /** Brings a row into sight, which draws it. */
  reveal: (index: number) => void;
  /** Another key on the row that has the focus; true where it is taken. */
  onRowKey?: ((index: number, key: string) => boolean) | undefined;
};

/** j and k move the focus from row to row; Enter opens the row's link by itself, x ticks the row. */
export function useTableKeys(options: Options): void {
  const now = useRef(options);
  now.current = options;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isKeyTaken(event)) return;
      const { card, count, reveal, onRowKey } = now.current;
      const row = document.activeElement?.closest<HTMLElement>('tr[data-row]');
      const at = row && card.current?.contains(row) ? Number(row.dataset.row) : -1;
      if (event.key === 'x' && at >= 0)
        row?.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click();
      if (at >= 0 && onRowKey?.(at, event.key)) return event.preventDefault();
      if (event.key !== 'j' && event.key !== 'k') return;
      event.preventDefault();
      const next = at < 0 ? 0 : Math.min(count - 1, Math.max(0, at + (event.key === 'j' ? 1 : -1)));
      reveal(next);
      requestAnimationFrame(() =>
        card.current?.querySelector<HTMLElement>(`tr[data-row="${next}"] a`)?.focus({ preventScroll: true }),
      );
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
