/** The names of a table, as `z.enum` takes them. */
export function keysOf<T extends Readonly<Record<string, unknown>>>(table: T): (keyof T & string)[] {
  return Object.keys(table);
}
