import * as z from 'zod/mini';

/** What a part of a typed search can be understood as (docs/spec/readings.md R37); the chips above the results. */
export const understoodKinds = [
  /** “in Ohio”, “Austin TX”: `value` is the place as the location field takes it. */
  'place',
  /** “remote”, “work from home”: a key of `workplaces`. */
  'workplace',
  /** “part time”, “contract”: a key of `jobTypes`. */
  'type',
  /** “entry level”, “senior”: a key of `seniorities`. */
  'level',
  /** “at Anthropic”: the company as postings write it. */
  'company',
  /** “over 100k”: whole units a year and the currency, `100000 USD`. */
  'pay',
  /** “this week”: days. */
  'age',
  /** “RN”: the trade, in words; several in `meanings` where it may be any of them. */
  'trade',
  /** “-senior”, “NOT senior”: the words left out. */
  'not',
  /** “nurse OR doctor”: the OR. */
  'or',
  /** “"night shift"”: the words that must follow each other as typed. */
  'literal',
] as const;
export type UnderstoodKind = (typeof understoodKinds)[number];

/**
 * A part of the search term that was taken for more than its words. To take it off, send the same request with `text` in
 * `literal`: then it is nothing but words. A field of the request of the same kind wins over what is typed.
 */
export const Understood = z.object({
  kind: z.enum(understoodKinds),
  /** As typed: the characters of the term from `from` up to, not including, `to`. */
  text: z.string(),
  value: z.string(),
  from: z.number(),
  to: z.number(),
  /** Of a trade whose name is ambiguous (“PM”): what it may mean; all of them are searched for. */
  meanings: z.optional(z.array(z.string())),
  /** Of a trade that means one thing: its other names; each can be left off by the request's `namesOff`. */
  names: z.optional(z.array(z.string())),
  /** Of pay: the amount as typed, for the time it is paid for. */
  rate: z.optional(z.object({ amount: z.number(), interval: z.enum(['hour', 'week', 'month', 'year']) })),
});
export type Understood = z.infer<typeof Understood>;
