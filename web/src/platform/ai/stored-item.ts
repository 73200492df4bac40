import { useSyncExternalStore } from 'react';
import type * as z from 'zod/mini';

/** Something an account keeps in local storage of this browser: in no backup, no journal and in nothing that is sent. */
export type StoredItem<T> = {
  read: (userId: string) => T | null;
  /** False where the browser keeps nothing. */
  write: (userId: string, value: T | null) => boolean;
  /** The value, live, also when another tab changes it. */
  use: (userId: string) => T | null;
};

/** An item of local storage by account. What does not read as `schema` counts as absent. */
export function storedItem<T>(prefix: string, schema: z.ZodMiniType<T>): StoredItem<T> {
  const listeners = new Set<() => void>();
  // One object for one text, so that a component is not drawn again for nothing.
  let last: { text: string; value: T | null } = { text: '', value: null };

  function read(userId: string): T | null {
    const text = userId === '' ? '' : stored(prefix + userId);
    if (text !== last.text) last = { text, value: parsed(text, schema) };
    return last.value;
  }

  function write(userId: string, value: T | null): boolean {
    try {
      if (value === null) localStorage.removeItem(prefix + userId);
      else localStorage.setItem(prefix + userId, JSON.stringify(value));
    } catch {
      return false;
    } finally {
      for (const listener of listeners) listener();
    }
    return true;
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  }

  return {
    read,
    write,
    use: (userId) =>
      useSyncExternalStore(
        subscribe,
        () => read(userId),
        () => null,
      ),
  };
}

function stored(name: string): string {
  try {
    return localStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}

function parsed<T>(text: string, schema: z.ZodMiniType<T>): T | null {
  try {
    const result = schema.safeParse(JSON.parse(text));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}
