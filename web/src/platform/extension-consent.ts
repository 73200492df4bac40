import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { forgetExtension, extensionConsentKey as key } from './forget-extension.ts';

/** The extension that an account allowed in this browser: its name for itself, and when, in epoch milliseconds. */
const Consent = z.object({ userId: z.string(), pairing: z.string(), at: z.number() });
export type ExtensionConsent = z.infer<typeof Consent>;

const listeners = new Set<() => void>();
let text: string | null | undefined;
let known: ExtensionConsent | null = null;

function stored(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function current(): ExtensionConsent | null {
  const now = stored();
  if (now === text) return known;
  text = now;
  try {
    known = Consent.safeParse(JSON.parse(now ?? 'null')).data ?? null;
  } catch {
    known = null;
  }
  return known;
}

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', tell);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', tell);
  };
}

/** Whether this account allowed this extension in this browser. */
export function allowsExtension(userId: string, pairing: string): boolean {
  const consent = current();
  return consent?.userId === userId && consent.pairing === pairing;
}

/** Notes that an extension is allowed; null withdraws it. Where the browser keeps nothing, it is asked again each time. */
export function setExtensionConsent(consent: ExtensionConsent | null): void {
  try {
    if (consent) localStorage.setItem(key, JSON.stringify(consent));
    else forgetExtension();
  } catch {
    // Then it was never kept.
  }
  tell();
}

/** The extension that this account allowed, live; null for none. */
export function useExtensionConsent(userId: string): ExtensionConsent | null {
  const consent = useSyncExternalStore(subscribe, current, () => null);
  return consent?.userId === userId ? consent : null;
}
