import type { KeyboardEvent } from 'react';

/**
 * Moves the focus between the interviews of a week or month by arrows: up and down in the order of time, over the end of a
 * day into the next that has any; left and right to the day beside that has any, to the one that begins nearest. Enter
 * on the selected one goes into its pane. Other keys, and arrows at the edge, are left alone.
 */
export function onEntryKey(event: KeyboardEvent<HTMLElement>): void {
  const from = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-day] a') : null;
  if (!from || event.metaKey || event.ctrlKey || event.altKey) return;
  const isEntered = event.key === 'Enter' && from.getAttribute('aria-current') === 'true';
  const next = isEntered ? paneBeside(from) : entryBeside(event.key, from, event.currentTarget);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Enter on the selected interview leads on into the pane beside the calendar, as it does in a list. */
function paneBeside(from: HTMLElement): HTMLElement | undefined {
  const pane = from.closest('section')?.nextElementSibling;
  return pane instanceof HTMLElement ? pane : undefined;
}

function entryBeside(key: string, from: HTMLElement, calendar: HTMLElement): HTMLElement | undefined {
  const days = [...calendar.querySelectorAll('[data-day]')];
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    const all = days.flatMap(entriesOf);
    return all[all.indexOf(from) + (key === 'ArrowDown' ? 1 : -1)];
  }
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const here = days.findIndex((day) => day.contains(from));
  const isRtl = getComputedStyle(from).direction === 'rtl';
  const others = (key === 'ArrowRight') === isRtl ? days.slice(0, here).reverse() : days.slice(here + 1);
  const [nearest] = (others.map(entriesOf).find((all) => all.length > 0) ?? []).sort(
    (a, b) => Math.abs(a.offsetTop - from.offsetTop) - Math.abs(b.offsetTop - from.offsetTop),
  );
  return nearest;
}

const entriesOf = (day: Element) => [...day.querySelectorAll<HTMLElement>('a')];
