import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How near the end counts as being there, px. */
const near = 60;
/** How long after opening the page itself may still move, ms: stored messages are laid out, parts below them load. */
const settling = 3000;
/** What a reader scrolls by. */
const gestures = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** How far a scrolled page or element is, px, and what happened since the text was opened. */
export type ScrollState = {
  scrollTop: number;
  scrollHeight: number;
  clientHeight: number;
  /** Where it was at the scroll before. */
  lastTop: number;
  /** Whether the reader used the wheel, a finger, a pointer or a key since the text was opened. */
  hasActed: boolean;
  /** Since the text was opened, ms. */
  age: number;
};

/**
 * Returns what a scroll means: `end` where the end is in sight, `left` where the reader scrolled up, `moved` where the page moved
 * by itself and the end is to be shown again. A text that grows leaves its end without a reader: rows get their heights when they
 * come into sight, and the browser or the shell may restore an earlier place.
 */
export function scrollMeaning(state: ScrollState): 'end' | 'left' | 'moved' {
  const { scrollTop, scrollHeight, clientHeight, lastTop, hasActed, age } = state;
  if (scrollHeight - scrollTop - clientHeight < near) return 'end';
  if (scrollTop >= lastTop) return 'moved';
  return hasActed || age > settling ? 'left' : 'moved';
}

/**
 * Keeps the end of a text in sight from its opening on and while it grows, unless the reader has scrolled up. On a phone the page
 * scrolls, else the element. Returns whether the end is out of sight, and the way there.
 */
export function useStayAtEnd(
  scroller: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  key: unknown,
  /** Nothing was said yet: then the beginning of the page is what counts. */
  isEmpty: boolean,
) {
  const isAtEnd = useRef(true);
  const empty = useRef(isEmpty);
  empty.current = isEmpty;
  const lastTop = useRef(0);
  const opened = useRef({ time: 0, hasActed: false });
  const [isAway, setAway] = useState(false);
  const target = () => {
    const own = scroller.current;
    return own && getComputedStyle(own).overflowY !== 'visible' ? own : document.scrollingElement;
  };
  const toEnd = () => {
    const element = target();
    if (element) {
      element.scrollTop = element.scrollHeight;
      lastTop.current = element.scrollTop;
    }
    isAtEnd.current = true;
    setAway(false);
  };
  useEffect(() => {
    const look = () => {
      const element = target();
      if (!element) return;
      const { scrollTop, scrollHeight, clientHeight } = element;
      const { time, hasActed } = opened.current;
      const state = { scrollTop, scrollHeight, clientHeight, lastTop: lastTop.current, hasActed };
      const meaning = scrollMeaning({ ...state, age: performance.now() - time });
      lastTop.current = scrollTop;
      if (meaning === 'moved' && isAtEnd.current && !empty.current) return toEnd();
      isAtEnd.current = meaning === 'end';
      setAway(!isAtEnd.current);
    };
    const act = () => {
      opened.current.hasActed = true;
    };
    // Captured: the scrolls of the element do not bubble, and the page's come from the document.
    document.addEventListener('scroll', look, { capture: true, passive: true });
    for (const name of gestures) document.addEventListener(name, act, { capture: true, passive: true });
    return () => {
      document.removeEventListener('scroll', look, { capture: true });
      for (const name of gestures) document.removeEventListener(name, act, { capture: true });
    };
  }, [scroller]);
  useEffect(() => {
    if (!content.current || !scroller.current) return;
    const resized = new ResizeObserver(() => isAtEnd.current && !empty.current && toEnd());
    // The element gets lower when the composer below it grows, and the page when anything in it does.
    for (const one of [content.current, scroller.current, document.body]) resized.observe(one);
    return () => resized.disconnect();
  }, [content, scroller]);
  useLayoutEffect(() => {
    opened.current = { time: performance.now(), hasActed: false };
    if (!isEmpty) toEnd();
  }, [key, isEmpty]);
  return { isAway, toEnd };
}
