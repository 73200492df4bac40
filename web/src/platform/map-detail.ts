import { useSyncExternalStore } from 'react';

const key = 'foothold.detailed-map';
const listeners = new Set<() => void>();
let now: boolean | undefined;

function read(): boolean {
  try {
    return localStorage.getItem(key) === 'on';
  } catch {
    return false;
  }
}

function current(): boolean {
  now ??= read();
  return now;
}

function refresh(): void {
  now = read();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', refresh);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', refresh);
  };
}

/** Whether this browser may ask for detailed map tiles from the host that the server names; off until it is chosen. */
export function useMapDetail(): boolean {
  return useSyncExternalStore(subscribe, current, current);
}

/** Stores the choice; where storage is forbidden it holds until the page is left. */
export function setMapDetail(isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(key, 'on');
    else localStorage.removeItem(key);
  } catch {
    // Shown anyway.
  }
  now = isOn;
  for (const listener of listeners) listener();
}
