import type { KeyboardEvent } from 'react';

/**
 * Moves the focus between the interviews of a week by arrows: up and down through the day, left and right to the day beside
 * that has any, to the one that begins nearest. Other keys, and arrows at the edge, are left alone.
 */
export function onEntryKey(event: KeyboardEvent<HTMLElement>): void {
  const from = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-day] a') : null;
  const column = from?.closest('[data-day]');
  if (!from || !column || event.metaKey || event.ctrlKey || event.altKey) return;
  const next = entryBeside(event.key, from, column);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function entryBeside(key: string, from: HTMLElement, column: Element): HTMLElement | undefined {
  const ofDay = entriesOf(column);
  const at = ofDay.indexOf(from);
  if (key === 'ArrowDown') return ofDay[at + 1];
  if (key === 'ArrowUp') return ofDay[at - 1];
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const isRtl = getComputedStyle(column).direction === 'rtl';
  const days = [...(column.parentElement?.querySelectorAll('[data-day]') ?? [])];
  const here = days.indexOf(column);
  const others = (key === 'ArrowRight') === isRtl ? days.slice(0, here).reverse() : days.slice(here + 1);
  const [nearest] = (others.map(entriesOf).find((all) => all.length > 0) ?? []).sort(
    (a, b) => Math.abs(a.offsetTop - from.offsetTop) - Math.abs(b.offsetTop - from.offsetTop),
  );
  return nearest;
}

const entriesOf = (day: Element) => [...day.querySelectorAll<HTMLElement>('a')];
