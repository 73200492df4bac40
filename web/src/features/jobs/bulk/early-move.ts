import { useEffect } from 'react';
import { bufferEarlyKeys, holdKeys } from '../../../ui/early-keys.ts';
import { isKeyHandled } from '../../../ui/is-key-handled.ts';

let isWanted = false;

/** Stands in for the bar of selected jobs until its code is there: `m` and what is typed after it wait for the bar's menu. */
export function EarlyMove(): null {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'm' || isWanted || isKeyHandled(event)) return;
      event.preventDefault();
      isWanted = true;
      holdKeys();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      // The bar takes it as it comes; where it cannot be loaded, or nothing is selected anymore, keys are free again.
      setTimeout(() => takeEarlyMove() && bufferEarlyKeys());
    };
  }, []);
  return null;
}

/** Whether `m` was pressed before the bar was there; true once. */
export function takeEarlyMove(): boolean {
  const was = isWanted;
  isWanted = false;
  return was;
}
