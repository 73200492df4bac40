/** The set with `key` added, or taken out when it is in it. */
export function toggled<K>(keys: ReadonlySet<K>, key: K): Set<K> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}
