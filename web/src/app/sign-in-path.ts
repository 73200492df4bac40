import { href } from '../platform/href.ts';

/** The sign-in screen, with the address to go on to afterwards. */
export function signInPath(next: string): string {
  return href('/auth', { search: { next: next === '/' ? undefined : next } });
}
