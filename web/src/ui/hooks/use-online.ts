import { useSyncExternalStore } from 'react';
import { isOnline, onConnection } from '../../platform/connection.ts';

/** Whether the browser believes it is connected; kept current. */
export function useOnline(): boolean {
  return useSyncExternalStore(onConnection, isOnline, isOnline);
}
