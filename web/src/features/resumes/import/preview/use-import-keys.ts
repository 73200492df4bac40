import { type RefObject, useEffect, useRef } from 'react';
import { isKeyHandled } from '../../../../ui/is-key-handled.ts';
import type { Preview } from './use-preview.ts';

/** j and k move, c goes to the next field in doubt, Enter says that it is right, e edits, Esc ends that. */
export function useImportKeys(preview: Preview, list: RefObject<HTMLElement | null>): void {
  const now = useRef(preview);
  now.current = preview;
  useEffect(() => {
    const focusRow = (id: string) =>
      // Once it is drawn.
      setTimeout(() =>
        list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] [data-lead]`)?.focus(),
      );
    const onKey = (event: KeyboardEvent) => {
      const { rows, selected, select, settle, edit, close, goToCheck, editing } = now.current;
      const inRow = event.target instanceof Element && list.current?.contains(event.target);
      if (event.key === 'Escape' && editing && inRow) {
        close();
        focusRow(selected);
        return;
      }
      if (isKeyHandled(event)) return;
      const at = rows.findIndex(({ id }) => id === selected);
      const row = rows[at];
      switch (event.key) {
        case 'j':
        case 'k': {
          const next = rows[Math.min(rows.length - 1, Math.max(0, at + (event.key === 'j' ? 1 : -1)))];
          if (!next) return;
          select(next.id);
          focusRow(next.id);
          break;
        }
        case 'c':
          if (!goToCheck()) return;
          setTimeout(() => focusRow(now.current.selected));
          break;
        case 'e':
          if (!row) return;
          edit(row.id);
          break;
        case 'Enter': {
          const isButton =
            event.target instanceof Element && event.target.closest('button, a, [role="button"]');
          // A button in focus means itself, but for the row, whose meaning this is.
          if (!row || (isButton && !isButton.hasAttribute('data-lead'))) return;
          settle(row);
          setTimeout(() => focusRow(now.current.selected));
          break;
        }
        default:
          return;
      }
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [list]);
}
