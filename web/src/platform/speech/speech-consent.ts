import { useSyncExternalStore } from 'react';

const keyOf = (userId: string) => `foothold.speech.${encodeURIComponent(userId)}`;

/** What a person said of the browser's maker hearing them: asked again while nothing was said. */
export type SpeechConsent = 'yes' | 'no' | '';

const listeners = new Set<() => void>();

function stored(userId: string): SpeechConsent {
  try {
    const value = userId === '' ? null : localStorage.getItem(keyOf(userId));
    return value === 'yes' || value === 'no' ? value : '';
  } catch {
    return '';
  }
}

/** Notes it for this account in this browser: another browser has another maker. '' forgets it. */
export function setSpeechConsent(userId: string, consent: SpeechConsent): void {
  try {
    if (consent === '') localStorage.removeItem(keyOf(userId));
    else localStorage.setItem(keyOf(userId), consent);
  } catch {
    // Then it is asked again each time.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** What this account said, live. */
export function useSpeechConsent(userId: string): SpeechConsent {
  return useSyncExternalStore(
    subscribe,
    () => stored(userId),
    () => '',
  );
}
