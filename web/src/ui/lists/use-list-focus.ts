import { type RefObject, useEffect, useRef } from 'react';

type Options = {
  list: RefObject<HTMLElement | null>;
  pane: RefObject<HTMLElement | null>;
  selected: string | null;
  isOpen: boolean;
};

/** The link of a row in a list, or the button of one that unfolds; null where it is not drawn. */
export function rowLink(list: HTMLElement | null, key: string): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"] :is(a, button)`) ?? null;
}

/**
 * Keeps the selected row in sight and, on mobile, the place in the list: opening starts at the head of the detail,
 * going back returns to the row that was opened.
 */
export function useListFocus({ list, pane, selected, isOpen }: Options): void {
  const last = useRef({ selected, isOpen });
  useEffect(() => {
    const before = last.current;
    last.current = { selected, isOpen };
    const isMobile = !matchMedia('(min-width: 900px)').matches;
    if (before.selected !== selected && selected !== null) {
      pane.current?.firstElementChild?.scrollTo(0, 0);
      rowLink(list.current, selected)?.closest('[data-row]')?.scrollIntoView({ block: 'nearest' });
    }
    if (!isMobile || before.isOpen === isOpen) return;
    if (isOpen) {
      window.scrollTo(0, 0);
      pane.current?.focus({ preventScroll: true });
      return;
    }
    const row = before.selected === null ? null : rowLink(list.current, before.selected);
    row?.closest('[data-row]')?.scrollIntoView({ block: 'center' });
    row?.focus({ preventScroll: true });
  }, [list, pane, selected, isOpen]);
}
