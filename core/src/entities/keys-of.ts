/** The names of a table of labels, as `z.enum` takes them. */
export function keysOf<T extends Record<string, string>>(labels: T): (keyof T & string)[] {
  return Object.keys(labels);
}
