import * as z from 'zod/mini';

/** A text field that is empty when nothing was entered (docs/spec/entities.md, Every record: new records hold empty strings). */
export const textField = z._default(z.string(), '');

/** A yes or no that is no unless said. */
export const flagField = z._default(z.boolean(), false);

/** Degrees; latitude and longitude both 0 mean unknown: never plotted, never measured. */
export const degreesField = z._default(z.number(), 0);

/** The `internalId` of another record, or null. */
export const referenceField = z._default(z.nullable(z.number()), null);

/** What every own record carries beside its own fields. */
export const recordFields = {
  /** Key in this browser, given by the database. */
  internalId: z.number(),
  /** Never shown; merges, calendars and imports match by it. */
  uid: textField,
  /** ISO 8601 instants, UTC. A save compares `updatedAt` to notice a change made in another tab. */
  createdAt: textField,
  updatedAt: textField,
  /** Part of the example data, which goes in one step. */
  isExample: flagField,
};

/** The type of a stored record without the index signature that a loose schema would add. */
export type RecordOf<Shape extends z.core.$ZodLooseShape> = z.infer<z.ZodMiniObject<Shape, z.core.$strip>>;

/** A record to be written: fields left out take their defaults, the database gives the key. */
export type NewRecord<T extends { internalId: number }> = Partial<Omit<T, 'internalId'>>;

/** What a record says, without its key and stamps: what a copy of it or an export holds. */
export function contentOf<T extends object>(record: T): Omit<T, keyof typeof recordFields> {
  const content = Object.entries(record).filter(([name]) => !Object.hasOwn(recordFields, name));
  return Object.fromEntries(content) as Omit<T, keyof typeof recordFields>;
}

/** The instant of a change, always later than the one before it, so that two saves in one millisecond differ. */
export function nextInstant(now: Date, before = ''): string {
  const last = Date.parse(before);
  return new Date(last >= now.getTime() ? last + 1 : now.getTime()).toISOString();
}
