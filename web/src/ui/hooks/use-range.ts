import { useEffect } from 'react';

/** Reports the rendered rows whenever they change. */
export function useRange(
  items: readonly { index: number }[],
  onRange?: (first: number, last: number) => void,
): void {
  const first = items[0]?.index ?? -1;
  const last = items.at(-1)?.index ?? -1;
  useEffect(() => {
    if (first >= 0) onRange?.(first, last);
  }, [first, last, onRange]);
}
