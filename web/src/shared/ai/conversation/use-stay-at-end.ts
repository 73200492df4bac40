import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How near the end counts as being there, px. */
const near = 60;

/**
 * Keeps the end of a text in sight while it grows, unless the reader has scrolled up. On a phone the page scrolls, else the
 * element. Answers whether the end is out of sight, and the way there.
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
  const [isAway, setAway] = useState(false);
  const target = () => {
    const own = scroller.current;
    return own && getComputedStyle(own).overflowY !== 'visible' ? own : document.scrollingElement;
  };
  const toEnd = () => {
    const element = target();
    if (element) element.scrollTop = element.scrollHeight;
    isAtEnd.current = true;
    setAway(false);
  };
  useEffect(() => {
    const look = () => {
      const element = target();
      if (!element) return;
      isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < near;
      setAway(!isAtEnd.current);
    };
    // Captured: the scrolls of the element do not bubble, and the page's come from the document.
    document.addEventListener('scroll', look, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', look, { capture: true });
  }, [scroller]);
  useEffect(() => {
    if (!content.current) return;
    const grown = new ResizeObserver(() => isAtEnd.current && !empty.current && toEnd());
    grown.observe(content.current);
    return () => grown.disconnect();
  }, [content]);
  useLayoutEffect(() => {
    if (!isEmpty) toEnd();
  }, [key, isEmpty]);
  return { isAway, toEnd };
}
