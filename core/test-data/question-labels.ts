import * as z from 'zod/mini';

/** What a right answer has: records (also in their order), a count, a value, nothing found, a proposal or an honest “no”. */
const RightAnswer = z.strictObject({
  records: z.optional(z.array(z.string())),
  order: z.optional(z.boolean()),
  count: z.optional(z.int()),
  /** Of so many: “5 of 11”. */
  of: z.optional(z.int()),
  value: z.optional(z.string()),
  none: z.optional(z.literal(true)),
  decline: z.optional(z.literal(true)),
  /** Nothing may be written or proposed. */
  noaction: z.optional(z.literal(true)),
  proposal: z.optional(
    z.strictObject({
      kind: z.enum(['task', 'note', 'status', 'interview']),
      record: z.optional(z.string()),
      title: z.optional(z.string()),
      date: z.optional(z.string()),
      time: z.optional(z.string()),
      status: z.optional(z.string()),
    }),
  ),
});
export type RightAnswer = z.infer<typeof RightAnswer>;

/** The first line says when the example data is loaded and how to read the labels; then a question a line. */
export const RecordQuestion = z.union([
  z.strictObject({ now: z.string(), note: z.string() }),
  z.strictObject({
    id: z.string(),
    q: z.string(),
    /** The question before in the same conversation. */
    after: z.optional(z.string()),
    right: RightAnswer,
    or: z.optional(z.array(RightAnswer)),
    and: z.optional(z.array(RightAnswer)),
    why: z.string(),
  }),
]);
export type RecordQuestion = z.infer<typeof RecordQuestion>;

/** A question about careers, what a good answer says, and what would be wrong. */
export const CareerQuestion = z.strictObject({
  id: z.string(),
  q: z.string(),
  good: z.array(z.string()),
  wrong: z.array(z.string()),
  may_decline: z.boolean(),
  why: z.string(),
});
export type CareerQuestion = z.infer<typeof CareerQuestion>;

/** What a question to the search coach is about. */
const CoachTopic = z.enum([
  'titles',
  'remote',
  'place',
  'radius',
  'age',
  'new',
  'pay',
  'level',
  'type',
  'few',
  'many',
  'count',
  'words',
  'trade',
  'keep',
  'missing',
  'cannot',
  'other',
]);

/** The first line has the saved searches with their counts and how to read the labels; then a question to the search coach a line. */
export const CoachQuestion = z.union([
  z.strictObject({
    note: z.string(),
    searches: z.array(
      z.strictObject({
        name: z.string(),
        term: z.string(),
        place: z.string(),
        distance: z.int(),
        age: z.int(),
        payOnly: z.optional(z.boolean()),
        counts: z.record(z.string(), z.int()),
      }),
    ),
  }),
  z.strictObject({
    id: z.string(),
    q: z.string(),
    asks: CoachTopic,
    search: z.array(z.string()),
    says: z.array(z.string()),
    wrong: z.array(z.string()),
    why: z.string(),
  }),
]);
export type CoachQuestion = z.infer<typeof CoachQuestion>;

/**
 * What a person asks of the career pages, and which occupations an answer names among its first five, as expressions over their
 * titles: at least so many of `some`, none of `none`, each with this median or more where one is published.
 */
export const AskedCareer = z.strictObject({
  who: z.string(),
  career: z.string(),
  prompt: z.string(),
  coaching: z.optional(z.record(z.string(), z.string())),
  atLeast: z.int(),
  some: z.string(),
  none: z.string(),
  minPay: z.optional(z.int()),
});
export type AskedCareer = z.infer<typeof AskedCareer>;
