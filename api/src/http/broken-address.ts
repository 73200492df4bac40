const strayPercent = /%(?![0-9a-f]{2})/gi;

/**
 * The address a person meant by one that does not decode: a typed or cut link such as `/jobs/searchterm/100%`. Its
 * percent signs are taken as they are. Null for a call of the API, and for what would lead to another site.
 */
export function meantAddress(url: string): string | null {
  const [path = '', query] = url.split(/\?(.*)/s);
  if (!/^\/(?![/\\])/.test(path) || /^\/api(?:\/|$)/.test(path)) return null;
  const mended = path.replace(strayPercent, '%25');
  const decodes = mended !== path && isDecodable(mended);
  return `${decodes ? mended : path.replaceAll('%', '%25')}${query === undefined ? '' : `?${query}`}`;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
