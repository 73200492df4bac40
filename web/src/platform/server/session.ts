import { SignedIn, TokenAnswer } from '@foothold/core/contract/auth.ts';
import { useSyncExternalStore } from 'react';
import { ApiError, clientFailure } from './api-error.ts';
import type { Told } from './error-words.ts';
import { exchange } from './exchange.ts';
import { forgetPerson } from './forget-person.ts';
import {
  askedLink,
  forgetOldLink,
  isIdentityChange,
  owesSignOut,
  type StoredIdentity,
  storeAskedLink,
  storedIdentity,
  storeIdentity,
  storeOwedSignOut,
  type User,
} from './stored-identity.ts';

/** Who is signed in here. `expired`: own data still opens, but the server asks to sign in again. */
export type Session = {
  authChecked: boolean;
  user: User | null;
  expired: boolean;
  /** When this browser signed in, in epoch milliseconds of its own clock: another tab's sign-in changes it too. */
  signedInAt: number;
};

/** What following a mailed link led to; `code` is the server's, see core/contract/envelope. */
export type LinkResult = { ok: true; user: User } | (Told & { ok: false; code: string });

type Token = { token: string; userId: string; goodUntil: number };

let session: Session = { authChecked: false, user: null, expired: false, signedInAt: 0 };
let held: Token | null = null;
let renewal: Promise<Token> | null = null;
let stopRenewal = new AbortController();
const listeners = new Set<() => void>();
const signInListeners = new Set<() => void>();

function change(next: Partial<Session>): void {
  session = { ...session, ...next };
  for (const listener of listeners) listener();
}

/** Calls back whenever the session changes, in this tab or another; answers the way to stop. */
export function watchSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function adopt(identity: StoredIdentity | null): void {
  if (identity?.userId !== session.user?.userId) {
    held = null;
    renewal = null;
    // A sign-out that overtakes it on the way would have it refused.
    stopRenewal.abort();
  } else if (identity && identity.at !== session.signedInAt) {
    // Of the sign-in before, which the server has ended.
    held = null;
    renewal = null;
  }
  const user = identity && { userId: identity.userId, email: identity.email, name: identity.name };
  change({ authChecked: true, user, expired: false, signedInAt: identity?.at ?? 0 });
}

/** The session, kept current: also by what other tabs do. */
export function useSession(): Session {
  return useSyncExternalStore(watchSession, currentSession, currentSession);
}

/** The session at this moment, for code outside components. */
export function currentSession(): Session {
  return session;
}

/** Calls back after each sign-in in this tab, not when another tab signs in or the page starts. Answers the way to stop. */
export function onSignIn(listener: () => void): () => void {
  signInListeners.add(listener);
  return () => signInListeners.delete(listener);
}

/** Reads who is signed in here; called once, before the first render. Asks the server only where somebody is. */
export function startSession(): void {
  adopt(storedIdentity());
  forgetOldLink(Date.now());
  window.addEventListener('storage', (event) => {
    if (isIdentityChange(event)) adopt(storedIdentity());
  });
  window.addEventListener('online', () => void settle());
  // After sleep the timer of the renewal is late; it reaches the window from the document.
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void settle();
  });
  void settle();
}

/** Brings what the server knows in line with this browser; being offline is no failure here. */
async function settle(): Promise<void> {
  if (!navigator.onLine) return;
  await payOwedSignOut();
  if (session.user) await bearerToken().catch(() => undefined);
}

const nobodySignedIn = () =>
  new ApiError('unauthenticated', 'Sign in to do this.', {
    status: 401,
    // As the server says it.
    text: { code: 'server.sign-in-first' },
  });

/** A bearer token for guarded calls, renewed when it is about to end. Throws ApiError, `unauthenticated` when nobody is signed in. */
export async function bearerToken(): Promise<string> {
  const { user } = session;
  if (!user) throw nobodySignedIn();
  if (held && held.goodUntil > Date.now()) return held.token;
  renewal ??= renew();
  const mine = renewal;
  try {
    const renewed = await mine;
    // Meanwhile somebody else may have signed in, in this tab or another.
    if (session.user?.userId !== renewed.userId) throw nobodySignedIn();
    held = renewed;
    renewInTime(renewed);
    if (session.expired) change({ expired: false });
    return renewed.token;
  } catch (cause) {
    if (cause instanceof ApiError && cause.status === 401 && session.user?.userId === user.userId)
      sessionHasEnded();
    throw cause;
  } finally {
    if (renewal === mine) renewal = null;
  }
}

let nextRenewal: ReturnType<typeof setTimeout> | undefined;

/** The next call then never waits for a token; a hidden page renews when it is seen again. */
function renewInTime({ goodUntil }: Token): void {
  clearTimeout(nextRenewal);
  nextRenewal = setTimeout(
    () => {
      if (document.visibilityState !== 'hidden') void settle();
    },
    Math.max(0, goodUntil - Date.now()) + 10,
  );
}

async function renew(): Promise<Token> {
  const asked = Date.now();
  stopRenewal = new AbortController();
  const { signal } = stopRenewal;
  const answer = TokenAnswer.safeParse(
    await exchange('/api/auth/token', { signal }).catch((cause) => {
      throw signal.aborted ? nobodySignedIn() : cause;
    }),
  );
  if (!answer.success) throw clientFailure('bad-answer', { status: 200 });
  const { token } = answer.data;
  try {
    const part = token.split('.')[1] ?? '';
    const claims = JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/'))) as {
      sub: string;
      iat: number;
      exp: number;
    };
    // Its length counts from our own clock, which need not agree with the server's.
    return { token, userId: claims.sub, goodUntil: asked + (claims.exp - claims.iat - 20) * 1000 };
  } catch (cause) {
    throw clientFailure('bad-answer', { status: 200, cause });
  }
}

/** Drops a token that the server did not take. */
export function forgetToken(token: string): void {
  if (held?.token === token) held = null;
}

/** Notes that the server does not know this sign-in anymore: screens offer to sign in again and keep what was typed. */
export function sessionHasEnded(): void {
  held = null;
  if (session.user) change({ expired: true });
}

/** Asks for a sign-in link. `next`: path to go to afterwards; `remember`: 30 days instead of until the browser closes. Throws ApiError. */
export async function requestLink(
  email: string,
  { next, remember }: { next: string; remember: boolean },
): Promise<void> {
  const body = { email, rememberMe: remember, ...(next && { callbackURL: next }) };
  await exchange('/api/auth/sign-in/magic-link', { method: 'POST', body });
  storeAskedLink({ email: email.trim().toLowerCase(), at: Date.now() });
}

/**
 * Follows a mailed link: at once where this browser asked for it, else with the address it was sent to (without it
 * the answer is `email-address-needed`, and no request is made). Never throws.
 */
export async function verifyLink({ token, email }: { token: string; email?: string }): Promise<LinkResult> {
  if (!email && !askedLink(Date.now()))
    return { ok: false, code: 'email-address-needed', message: 'Enter the address the link was sent to.' };
  try {
    const answer = email
      ? await exchange('/api/auth/magic-link/verify', { method: 'POST', body: { token, email } })
      : await exchange(`/api/auth/magic-link/verify?${new URLSearchParams({ token })}`);
    return { ok: true, user: adoptSignIn(answer) };
  } catch (cause) {
    const { code, message, text } =
      cause instanceof ApiError ? cause : clientFailure('bad-answer', { cause });
    return { ok: false, code, message, text };
  }
}

/**
 * Makes this browser, in all its tabs, belong to whom the server signed in: `answer` is a `SignedIn`. Throws where it is
 * none, and then nothing has changed.
 */
export function adoptSignIn(answer: unknown): User {
  const { user, session: opened } = SignedIn.parse(answer);
  const at = Date.now();
  const isKept = Date.parse(opened.expiresAt) - at > 2 * 24 * 60 * 60_000;
  const identity = { userId: user.id, email: user.email, name: user.name || 'User', isKept, at };
  storeOwedSignOut(false);
  storeIdentity(identity);
  // A link that is not used by now would otherwise keep an address here, perhaps that of another person.
  storeAskedLink(null);
  held = null;
  renewal = null;
  adopt(identity);
  for (const listener of signInListeners) listener();
  return { userId: user.id, email: user.email, name: identity.name };
}

/** Shows the name and the address that the server now has for an account, in all tabs; nothing when somebody else is signed in by now. */
export function adoptProfile({ id, name, email }: { id: string; name: string; email: string }): void {
  const identity = storedIdentity();
  if (identity?.userId !== id) return;
  const shown = { ...identity, name: name || 'User', email };
  if (shown.name === identity.name && shown.email === identity.email) return;
  storeIdentity(shown);
  adopt(shown);
}

/** Sends a pending sign-out to the server, if there is one; true when none is pending anymore. */
export async function payOwedSignOut(): Promise<boolean> {
  if (owesSignOut()) await endOnServer();
  return !owesSignOut();
}

/** Signs out here and on the server, and forgets what local storage holds of the person. Never throws: here it always works; the server is told later when it cannot be reached. */
export async function signOut(): Promise<void> {
  storeOwedSignOut(true);
  storeIdentity(null);
  forgetPerson();
  adopt(null);
  await endOnServer();
}

async function endOnServer(): Promise<void> {
  try {
    await exchange('/api/auth/sign-out', { method: 'POST', body: {}, timeoutMs: 5_000 });
    storeOwedSignOut(false);
  } catch (cause) {
    if (cause instanceof ApiError && cause.status >= 400 && cause.status < 500 && cause.status !== 429)
      storeOwedSignOut(false);
  }
}
