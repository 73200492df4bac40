/** True where two values of a field of a form are one: the same, or lists of the same. */
export function isSameField(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((item, at) => item === other[at]);
}
