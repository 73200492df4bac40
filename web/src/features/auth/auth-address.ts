import { LinkToken } from '@foothold/core/contract/auth.ts';
import { nextPath } from '@foothold/core/domain/next-path.ts';

/** What the address of the sign-in page asks for: to ask for a link, or to follow one. */
export type AuthAddress = { next: string } & (
  | { kind: 'ask' }
  | { kind: 'follow'; token: string }
  | { kind: 'malformed' }
);

/** Reads `/auth?token=…&next=…`; `next` is always a path of this site, /work where it is not. */
export function readAuthAddress(search: URLSearchParams): AuthAddress {
  const next = nextPath(search.get('next'));
  const token = search.get('token');
  if (token === null) return { kind: 'ask', next };
  // Mail programs break long lines and add what follows a link in a sentence.
  const mended = token.replace(/\s/g, '').replace(/[.,;:)>\]]+$/, '');
  return LinkToken.safeParse(mended).success
    ? { kind: 'follow', token: mended, next }
    : { kind: 'malformed', next };
}

/** The sign-in page that leads to `next` afterwards. */
export function authPath(next: string): string {
  return next === '/work' ? '/auth' : `/auth?${new URLSearchParams({ next })}`;
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
