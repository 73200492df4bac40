/** True when two stored values are equal in content: what structured cloning keeps, ignoring key order. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (a instanceof Date || b instanceof Date) {
    return a instanceof Date && b instanceof Date && a.getTime() === b.getTime();
  }
  // Content of files cannot be read at once; a file is beside its hash, which is compared as a field.
  if (a instanceof Blob || b instanceof Blob) {
    return a instanceof Blob && b instanceof Blob && a.size === b.size && a.type === b.type;
  }
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  const keys = definedKeys(left);
  return keys.length === definedKeys(right).length && keys.every((key) => isSameValue(left[key], right[key]));
}

const definedKeys = (value: Record<string, unknown>) =>
  Object.keys(value).filter((key) => value[key] !== undefined);
