import { vi } from 'vitest';
import { type Asked, fakeToken, type refusal } from '../fake-browser.ts';

/** The person of these tests. */
export const maya = { id: 'u1', email: 'maya@example.com', name: '' };
/** Where the browser notes who is signed in. */
export const key = 'foothold.identity';
/** The secret of a mailed link. */
export const token = 'a'.repeat(43);
const day = 24 * 60 * 60_000;

/** A server that knows one person; `answers` replace what single paths say. */
export function mayasServer(
  answers: Record<string, ReturnType<typeof refusal> | 'offline' | 'never'> = {},
  days = 30,
) {
  return ({ path }: Asked) => {
    const [route = ''] = path.split('?');
    if (answers[route]) return answers[route];
    if (route === '/api/auth/token') return { data: { token: fakeToken('u1') } };
    if (route.endsWith('/verify'))
      return {
        data: {
          user: maya,
          session: { id: 's1', expiresAt: new Date(Date.now() + days * day).toISOString() },
        },
      };
    return { data: { status: true, success: true } };
  };
}

/** What the browser notes of her, and `more`. */
export const stored = (more: object = {}) =>
  JSON.stringify({ userId: 'u1', email: maya.email, name: 'User', isKept: true, at: 1, ...more });
/** Resolves once what was begun has gone on. */
export const settled = () => vi.waitFor(() => new Promise((done) => setTimeout(done, 0)));

/** The module as a freshly loaded page has it. */
export async function freshPage() {
  vi.resetModules();
  return import('./session.ts');
}
