import { useEffect, useState } from 'react';

/** What was typed, trimmed, once the person pauses for `ms`; '' at once. */
export function useTyped(text: string, ms = 150): string {
  const words = text.replace(/\s+/g, ' ').trim();
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), ms);
    return () => clearTimeout(timer);
  }, [words, ms]);
  return words === '' ? '' : settled;
}
