import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { dropPlace, makesRoom, type RowBox } from './drop-place.ts';

/** Pixels from an edge of what scrolls within which it scrolls along, and by how much a frame. */
const edge = 48;
const step = 9;

type Drag = {
  from: number;
  to: number;
  startY: number;
  /** The newest place of the pointer. */
  y: number;
  scroller: Element;
  startScroll: number;
  rows: HTMLElement[];
  boxes: RowBox[];
  frame: number;
};

/**
 * Puts the rows of a list in another order, by mouse, finger and keys. The list is the parent of the rows; each row has
 * a handle, which gets `handle(at)`. `onMove` is to show the new order before it returns.
 */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLElement | null>(null);
  const drag = useRef<Drag | null>(null);
  // Rows that are not drawn again keep an older handle.
  const move = useRef(onMove);
  move.current = onMove;

  const rowsOf = () => [...(list.current?.children ?? [])].filter((one) => one instanceof HTMLElement);

  const show = (now: Drag) => {
    const by = now.y - now.startY + now.scroller.scrollTop - now.startScroll;
    now.to = dropPlace(now.boxes, now.from, by);
    for (const [at, row] of now.rows.entries()) {
      const shift = at === now.from ? by : makesRoom(now.boxes, at, now.from, now.to);
      row.style.transform = shift === 0 ? '' : `translateY(${shift}px)`;
    }
  };

  const end = (isDropped: boolean) => {
    const done = drag.current;
    if (!done) return;
    cancelAnimationFrame(done.frame);
    // Where the pointer is now, which may be newer than what was drawn.
    show(done);
    drag.current = null;
    if (isDropped && done.to !== done.from) flushSync(() => move.current(done.from, done.to));
    for (const row of done.rows) {
      row.style.transform = '';
      row.style.transition = '';
      row.removeAttribute('data-dragged');
    }
  };

  const start = (at: number, event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || drag.current) return;
    const rows = rowsOf();
    const row = rows[at];
    if (!row || rows.length < 2) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const scroller = scrollerOf(row);
    const boxes = rows.map((one) => {
      const { top, height } = one.getBoundingClientRect();
      return { top, height };
    });
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (const one of rows)
      if (one !== row && !isStill) one.style.transition = 'transform 160ms cubic-bezier(.2,0,0,1)';
    row.setAttribute('data-dragged', '');
    const y = event.clientY;
    const now: Drag = {
      from: at,
      to: at,
      startY: y,
      y,
      scroller,
      startScroll: scroller.scrollTop,
      rows,
      boxes,
      frame: 0,
    };
    drag.current = now;
    const along = () => {
      if (drag.current !== now) return;
      // Another tab deleted it, or the screen was left: no event tells.
      if (!row.isConnected) return end(false);
      const { top, bottom } = scroller.getBoundingClientRect();
      const [first, last] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
      if (now.y < first + edge) scroller.scrollTop -= step;
      else if (now.y > last - edge) scroller.scrollTop += step;
      show(now);
      now.frame = requestAnimationFrame(along);
    };
    now.frame = requestAnimationFrame(along);
  };

  return {
    /** The ref of the element whose children are the rows. */
    list: (element: HTMLElement | null) => {
      list.current = element;
    },
    /** Of the handle of a row. */
    handle: (at: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => start(at, event),
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (drag.current) drag.current.y = event.clientY;
      },
      onPointerUp: () => end(true),
      onPointerCancel: () => end(false),
      onLostPointerCapture: () => end(false),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.key === 'Escape' && drag.current) {
          event.stopPropagation();
          return end(false);
        }
        const to = event.key === 'ArrowUp' ? at - 1 : event.key === 'ArrowDown' ? at + 1 : at;
        if (to === at) return;
        event.preventDefault();
        if (to < 0 || to >= rowsOf().length) return;
        const handle = event.currentTarget;
        flushSync(() => move.current(at, to));
        // A row that changed its place in the document has lost the focus.
        handle.focus();
      },
      style: { touchAction: 'none', cursor: 'grab' } as const,
    }),
  };
}

function scrollerOf(element: HTMLElement): Element {
  for (let at = element.parentElement; at; at = at.parentElement)
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  return document.scrollingElement ?? document.documentElement;
}
