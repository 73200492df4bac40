import * as z from 'zod/mini';

/** The records that can be asked for. */
export const queryKinds = ['jobs', 'interviews', 'tasks', 'offers', 'contacts'] as const;
export type QueryKind = (typeof queryKinds)[number];

/** Dated facts of records. `status` is the day on which a job took the state of `values`. */
export const dateFields = [
  'applied',
  'saved',
  'posted',
  'heard',
  'replied',
  'status',
  'changed',
  'followed-up',
  'deadline',
  'held',
  'due',
  'done',
  'answer-by',
  'received',
] as const;
export type DateField = (typeof dateFields)[number];

/** What a condition looks at, beside dates. */
export const conditionFields = [
  'state',
  'reply-days',
  'pay',
  'place',
  'near',
  'company',
  'title',
  'text',
  'tag',
  'stars',
  'source',
  'method',
  'type',
  'has',
  'kind',
  'interview-state',
  'task-state',
  'offer-state',
  'role',
  'person',
] as const;

const field = z.enum([...conditionFields, ...dateFields]);

/**
 * One condition on records. One of `values` has to hold; dates lie from `from` to `to` (calendar dates, both included,
 * '' is open); numbers lie between `least` and `most`, both included: US dollars a year, stars, miles.
 */
export const Condition = z.object({
  field,
  values: z._default(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(40)), []),
  from: z._default(z.string(), ''),
  to: z._default(z.string(), ''),
  least: z._default(z.nullable(z.number()), null),
  most: z._default(z.nullable(z.number()), null),
  /** True where the condition has to fail. */
  not: z._default(z.boolean(), false),
  /** Other fields that the words may have meant: “jobs from September” were saved or applied for then. */
  choices: z._default(z.array(field).check(z.maxLength(4)), []),
});
export type Condition = z.infer<typeof Condition>;

/** What records are sorted by. */
export const orderFields = ['pay', 'stars', 'title', 'company', ...dateFields] as const;
export type OrderField = (typeof orderFields)[number];

/** What records are counted by. */
export const groupFields = ['state', 'source', 'company', 'place', 'type', 'month'] as const;
export type GroupField = (typeof groupFields)[number];

/** A fact of a record that a question asks for. */
export const valueFields = [
  'pay',
  'place',
  'people',
  'state',
  'email',
  'phone',
  'resume',
  ...dateFields,
] as const;
export type ValueField = (typeof valueFields)[number];

/** One question about own records as data: which ones, in what order, how many, and what of them. */
export const RecordQuery = z.object({
  what: z.enum(queryKinds),
  where: z.array(Condition).check(z.maxLength(20)),
  order: z._default(z.nullable(z.object({ by: z.enum(orderFields), descending: z.boolean() })), null),
  /** How many records at most; 0 is all. */
  limit: z._default(z.int().check(z.minimum(0), z.maximum(1000)), 0),
  /** How many are passed over before: “the second highest”, “and the next one”. */
  skip: z._default(z.int().check(z.minimum(0), z.maximum(1000)), 0),
  ask: z._default(z.enum(['list', 'count', 'whether', 'average', 'value']), 'list'),
  value: z._default(z.nullable(z.enum(valueFields)), null),
  group: z._default(z.nullable(z.enum(groupFields)), null),
});
export type RecordQuery = z.infer<typeof RecordQuery>;

/** A condition with its defaults filled in. */
export function condition(fields: Partial<Condition> & Pick<Condition, 'field'>): Condition {
  return { values: [], from: '', to: '', least: null, most: null, not: false, choices: [], ...fields };
}

const dates: ReadonlySet<string> = new Set(dateFields);

/** True for a condition on a day. */
export const isDateField = (name: string): name is DateField => dates.has(name);

/** The conditions that exclude one another: a new one of the same slot takes the place of the one before. */
export const slotOf = ({ field: name }: Condition): string =>
  isDateField(name) ? 'date' : name === 'near' ? 'place' : name;
