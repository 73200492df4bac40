import { useRef } from 'react';
import { newRetryKey } from '../../platform/server/retry-key.ts';

/** The retry key of what is sent: pressed again after a lost answer it is the same, for anything else another. */
export function useBodyKey(): (body: object) => string {
  const last = useRef({ text: '', key: '' });
  return (body) => {
    const text = JSON.stringify(body);
    if (last.current.text !== text) last.current = { text, key: newRetryKey() };
    return last.current.key;
  };
}
