/** True where two values of a field of a form are one: the same, or lists of the same, of rows with the same fields too. */
export function isSameField(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((item, at) => isSameItem(item, other[at]));
}

function isSameItem(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other;
  const names = Object.keys(one) as (keyof typeof one)[];
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}
