import { useEffect, useRef } from 'react';
import { isKeyHandled } from '../../ui/is-key-handled.ts';

/** `/` leads to the search field, `s` saves and `o` unfolds an employer, from anywhere on the screen but out of a field or dialog. */
export function useSearchKeys(actions: { onFind: () => void; onSave: () => void; onFold: () => void }): void {
  const now = useRef(actions);
  now.current = actions;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { onFind, onSave, onFold } = now.current;
      const action = new Map([
        ['/', onFind],
        ['s', onSave],
        ['o', onFold],
      ]).get(event.key);
      if (!action || event.repeat || isKeyHandled(event)) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
