/**
 * Where to go after signing in: `value` when it is a path of this site, else `fallback`. Addresses of other sites,
 * in every spelling a browser would follow, and the sign-in page itself give the fallback.
 */
export function nextPath(value: unknown, fallback = '/work'): string {
  if (typeof value !== 'string' || value.length > 2000 || !value.startsWith('/')) return fallback;
  // Browsers drop tabs and line breaks from addresses and read a backslash as a slash.
  if (/[\\\p{Cc}]/u.test(value)) return fallback;
  const path = value.split(/[?#]/, 1)[0] ?? '';
  const segments = path.slice(1).split('/');
  const hasEmptyMiddle = segments.slice(0, -1).includes('');
  const hasDots = segments.some((segment) => /^(\.|%2e){1,2}$/i.test(segment));
  if (hasEmptyMiddle || hasDots || /^auth$/i.test(segments[0] ?? '')) return fallback;
  return value;
}
