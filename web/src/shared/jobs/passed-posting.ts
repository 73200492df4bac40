import type { CapturedJob } from '@foothold/core/parsing/page/captured.ts';
import { useSyncExternalStore } from 'react';

/** A posting that the browser extension handed over, for the form of a new job. */
export type PassedPosting = {
  id: string;
  job: CapturedJob;
  /** Tells the extension, which keeps the posting until then. */
  onSaved: () => void;
};

let handed: PassedPosting | null = null;
const listeners = new Set<() => void>();

/** Lays a posting ready for the form whose address names its id; null takes it away. */
export function passPosting(posting: PassedPosting | null): void {
  handed = posting;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The posting of this id, null for another one or none: after a reload it is not here, and the extension offers it again. */
export function usePassedPosting(id: string | null): PassedPosting | null {
  const posting = useSyncExternalStore(
    subscribe,
    () => handed,
    () => null,
  );
  return posting && posting.id === id ? posting : null;
}
