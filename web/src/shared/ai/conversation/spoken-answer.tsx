import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { spokenSentences } from './spoken-sentences.ts';

/** Tells assistive technology what is written, sentence by sentence and each once. `text` is null while nothing is. */
export function SpokenAnswer({ text }: { text: string | null }) {
  const at = useRef(0);
  const last = useRef('');
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (text !== null) {
      // The model began again.
      if (text.length < at.current) at.current = 0;
      last.current = text;
    }
    const spoken = spokenSentences(last.current, at.current, text === null);
    if (spoken.said !== '') setSaid(spoken.said);
    at.current = text === null ? 0 : spoken.end;
    if (text === null) last.current = '';
  }, [text]);
  return (
    <VisuallyHidden aria-live="polite" data-spoken="">
      {said}
    </VisuallyHidden>
  );
}
