import { type RefObject, type KeyboardEvent as RowKey, useEffect, useRef } from 'react';
import { isKeyHandled } from '../is-key-handled.ts';
import { rowLink } from './use-list-focus.ts';

type Options = {
  list: RefObject<HTMLElement | null>;
  pane: RefObject<HTMLElement | null>;
  keys: readonly string[];
  selected: string | null;
  onSelect: (key: string) => void;
};

/** The key of the row that has the focus, or null. */
export function rowInFocus(): string | null {
  return document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row ?? null;
}

/** j and k move through the rows from anywhere on the screen; Enter on a row goes into its detail. */
export function useListKeys(options: Options): (event: RowKey) => void {
  const now = useRef(options);
  now.current = options;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { keys, selected, onSelect, list } = now.current;
      if ((event.key !== 'j' && event.key !== 'k') || isKeyHandled(event) || keys.length === 0) return;
      event.preventDefault();
      // The focus moves at once, the selection with the next render: quick presses must not lose one.
      const from = rowInFocus() ?? selected;
      const at = from === null ? -1 : keys.indexOf(from);
      const next =
        keys[at < 0 ? 0 : Math.min(keys.length - 1, Math.max(0, at + (event.key === 'j' ? 1 : -1)))];
      if (next === undefined) return;
      rowLink(list.current, next)?.focus({ preventScroll: true });
      if (next !== selected) onSelect(next);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (event) => {
    const key = (event.target as HTMLElement).closest<HTMLElement>('[data-row]')?.dataset.row;
    if (event.key !== 'Enter' || key === undefined || key !== options.selected) return;
    event.preventDefault();
    options.pane.current?.focus();
  };
}
