import { LinkToken } from '@foothold/core/contract/auth.ts';
import { nextPath } from '@foothold/core/entities/user/next-path.ts';
import { href } from '../../platform/href.ts';

/**
 * What the address of the sign-in page asks for: to ask for a link, to follow one, to confirm a change of address, to
 * use a passkey after a link, or to take up how Google's page came back (`code`: `done` or an identity code).
 */
export type AuthAddress = { next: string } & (
  | { kind: 'ask' }
  | { kind: 'follow'; token: string }
  | { kind: 'malformed' }
  | { kind: 'confirm-email'; token: string }
  | { kind: 'second' }
  | { kind: 'google'; code: string; way: 'popup' | 'tab' }
);

/** A token of ours has 43 characters. */
const longestToken = 500;

/** Mail programs break long lines and add what follows a link in a sentence. */
function mended(token: string): string {
  return token
    .slice(0, longestToken)
    .replace(/\s/g, '')
    .replace(/[.,;:)>\]]+$/, '');
}

/** Reads `/auth?token=…&next=…`, `?emailChange=…`, `?google=…&way=…`, `?second=1`; `next` is always a path of this site, /work where it is not. */
export function readAuthAddress(search: URLSearchParams): AuthAddress {
  const next = nextPath(search.get('next'));
  const change = search.get('emailChange');
  if (change !== null) return { kind: 'confirm-email', token: mended(change), next };
  const code = search.get('google');
  if (code !== null)
    return { kind: 'google', code, way: search.get('way') === 'popup' ? 'popup' : 'tab', next };
  if (search.get('second') !== null) return { kind: 'second', next };
  const token = search.get('token');
  if (token === null) return { kind: 'ask', next };
  const whole = mended(token);
  return LinkToken.safeParse(whole).success
    ? { kind: 'follow', token: whole, next }
    : { kind: 'malformed', next };
}

/** The sign-in page that leads to `next` afterwards. */
export function authPath(next: string): string {
  return href('/auth', { search: { next: next === '/work' ? undefined : next } });
}

/** The page that asks for the passkey after a link, and leads to `next` afterwards. */
export function secondPath(next: string): string {
  return href('/auth', { search: { second: 1, next: next === '/work' ? undefined : next } });
}

/** A link short enough for one line, with both ends to compare: `localhost:3000/auth?token=wq7h2n…e41d`. */
export function shortLink(link: string): string {
  const [head = '', token = ''] =
    link
      .replace(/^https?:\/\//, '')
      .split('&', 1)[0]
      ?.split('token=') ?? [];
  return token.length > 12
    ? `${head}token=${token.slice(0, 6)}…${token.slice(-4)}`
    : `${head}${token && `token=${token}`}`;
}

/** Whole seconds as a clock shows them: 84 is `1:24`. */
export function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
