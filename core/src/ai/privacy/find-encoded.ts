import { type Cut, tokensOf } from './cut.ts';

/** Addresses that say something in percent signs (`?email=maya%40example.com`): cut whole where `find` finds it in their decoded text. */
export function findEncoded(text: string, find: (decoded: string) => readonly Cut[]): Cut[] {
  if (!text.includes('%')) return [];
  return tokensOf(text).flatMap(({ start, end, text: token }) => {
    const decoded = token.includes('%') ? decodedOf(token) : token;
    const [first] = decoded === token ? [] : find(decoded);
    return first ? [{ start, end, kind: first.kind }] : [];
  });
}

function decodedOf(token: string): string {
  try {
    return decodeURIComponent(token.replaceAll('+', ' '));
  } catch {
    return token;
  }
}
