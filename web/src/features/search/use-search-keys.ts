import { useEffect, useRef } from 'react';
import { isKeyTaken } from '../../ui/is-key-taken.ts';

/** `/` leads to the search field and `s` saves, from anywhere on the screen but out of a field or dialog. */
export function useSearchKeys(actions: { onFind: () => void; onSave: () => void }): void {
  const now = useRef(actions);
  now.current = actions;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if ((event.key !== '/' && event.key !== 's') || event.repeat || isKeyTaken(event)) return;
      event.preventDefault();
      if (event.key === '/') now.current.onFind();
      else now.current.onSave();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
