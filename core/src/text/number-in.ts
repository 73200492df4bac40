/** The first number of a short text (“36 h”, “about 2.5”); null where it holds none. */
export function numberIn(text: string): number | null {
  const found = /\d{1,6}(?:[.,]\d{1,2})?/.exec(text.slice(0, 200))?.[0];
  return found === undefined ? null : Number(found.replace(',', '.'));
}
