import { type RefObject, useEffect, useState } from 'react';

/** True from the first time on that the element is in sight, or nearly; for what loads only where somebody looks. */
export function useInSight(ref: RefObject<Element | null>): boolean {
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isInSight) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setInSight(true),
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isInSight]);
  return isInSight;
}
