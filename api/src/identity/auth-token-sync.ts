import { setTimeout as pause } from 'node:timers/promises';
import { doorFetch } from '../providers/outbound/door-fetch.ts';
import { operatorConfigured } from '../providers/outbound/open-connection.ts';
import type { Living } from './auth-library.ts';

type Options = {
  /** Where tokens go; absent: nowhere. */
  url: string | undefined;
  /** A token of five minutes for a session, made out to `audience`. */
  sign: (living: Living, audience: string) => Promise<string>;
  /** Hears why a token did not arrive, in words without it. */
  fail: (what: { method: 'POST' | 'DELETE'; reason: string }) => void;
  /** Milliseconds for each try; absent: 5000. */
  timeoutMs?: number;
  /** Milliseconds before the second try; absent: 500. */
  pauseMs?: number;
};

/**
 * Notifies another service of sign-ins and sign-outs (docs/spec/states.md, Authentication). A sign-in is `POST {"token":
 * "…"}`, a sign-out `DELETE` without a body; both carry the token as `Authorization: Bearer` as well. The service
 * checks it with /api/auth/jwks and takes tokens of its own audience only; our API takes none of those.
 */
export type TokenSync = {
  readonly isOn: boolean;
  signedIn(living: Living): void;
  signedOut(living: Living): void;
  /** Gives up what is under way. */
  close(): Promise<void>;
};

/** Whom tokens for a service are made out to: the origin of its address, such as `https://sync.example.org`. */
export function syncAudience(url: string): string {
  return new URL(url).origin;
}

/** Sends tokens behind the answers: nobody waits for them, and two of one session keep their order. */
export function tokenSync({ url, sign, fail, timeoutMs = 5000, pauseMs = 500 }: Options): TokenSync {
  const closing = new AbortController();
  const ask = doorFetch(() => operatorConfigured('as-named'));
  const lastOf = new Map<string, Promise<void>>();

  /** '' when it arrived; `isFinal` when asking again would not help. */
  async function attempt(method: 'POST' | 'DELETE', token: string, to: string) {
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(timeoutMs)]);
    const headers: Record<string, string> = { authorization: `Bearer ${token}` };
    if (method === 'POST') headers['content-type'] = 'application/json';
    const body = method === 'POST' ? JSON.stringify({ token }) : null;
    try {
      const answer = await ask(to, { method, headers, body, signal });
      await answer.body?.cancel();
      if (answer.ok) return { reason: '', isFinal: true };
      return { reason: `answered ${answer.status}`, isFinal: answer.status < 500 && answer.status !== 429 };
    } catch (cause) {
      const isLate = cause instanceof Error && cause.name === 'TimeoutError';
      return { reason: isLate ? `no answer within ${timeoutMs} ms` : 'not reachable', isFinal: false };
    }
  }

  async function send(method: 'POST' | 'DELETE', living: Living, to: string): Promise<void> {
    try {
      const token = await sign(living, syncAudience(to));
      let outcome = await attempt(method, token, to);
      if (!outcome.isFinal) {
        await pause(pauseMs, undefined, { signal: closing.signal });
        outcome = await attempt(method, token, to);
      }
      if (outcome.reason) fail({ method, reason: outcome.reason });
    } catch {
      fail({ method, reason: closing.signal.aborted ? 'the server stopped' : 'no token could be made' });
    }
  }

  function queue(method: 'POST' | 'DELETE', living: Living): void {
    if (!url || closing.signal.aborted) return;
    const { id } = living.session;
    const mine = (lastOf.get(id) ?? Promise.resolve()).then(() => send(method, living, url));
    lastOf.set(id, mine);
    void mine.then(() => {
      if (lastOf.get(id) === mine) lastOf.delete(id);
    });
  }

  return {
    isOn: url !== undefined,
    signedIn: (living) => queue('POST', living),
    signedOut: (living) => queue('DELETE', living),
    async close() {
      closing.abort();
      await Promise.all(lastOf.values());
    },
  };
}
