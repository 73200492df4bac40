import * as z from 'zod/mini';

/** Roles, places and categories that are named at most. */
export const maxOpeningValues = 20;

/** A value and how many postings have it. */
const Counted = z.object({ value: z.string(), count: z.number() });

/** What the postings read here say of one employer. Counts say how many postings they rest on; too few is the screen's to say. */
export const EmployerOpenings = z.object({
  /** Null where no employer of this name is known here. */
  group: z.nullable(z.string()),
  groupName: z.string(),
  /** A row of it for `GET company/{id}`; null where none is known. */
  id: z.nullable(z.number()),
  isSample: z.boolean(),
  openCount: z.number(),
  /** Every posting ever read here, open and closed. */
  everCount: z.number(),
  /** ISO instants; '' without one. */
  newestPosted: z.string(),
  firstSeen: z.string(),
  /** Open postings by plain title and by place (“Columbus, OH”, “Remote”), most first, at most `maxOpeningValues`; by category likewise. */
  roles: z.array(Counted),
  places: z.array(Counted),
  categories: z.array(Counted),
  /** Stated pay of open postings a year, by currency, most postings first; whole units. */
  pay: z.array(
    z.object({
      currency: z.string(),
      /** Postings that state it. */
      count: z.number(),
      low: z.number(),
      median: z.number(),
      high: z.number(),
    }),
  ),
  /** Of the last weeks, oldest first, without a gap; the last one is the present week and not over. */
  weeks: z.array(
    z.object({
      /** Its Monday, a calendar date. */
      week: z.string(),
      opened: z.number(),
      closed: z.number(),
      /** Open at its end, or now. */
      open: z.number(),
    }),
  ),
  /** Days from posted to closed, over closed postings with both dates; null without any. */
  openDays: z.nullable(
    z.object({ count: z.number(), median: z.number(), shortest: z.number(), longest: z.number() }),
  ),
  /** Jobs, by title and place, that were closed and came again later, most often first, at most 10. */
  cameBack: z.object({
    /** Jobs that were ever closed, and those of them that came again. */
    closedJobs: z.number(),
    count: z.number(),
    examples: z.array(z.object({ title: z.string(), location: z.string(), times: z.number() })),
  }),
});
export type EmployerOpenings = z.infer<typeof EmployerOpenings>;

/** What is new at one watched company. */
export const EmployerNews = z.object({
  /** As it was asked. */
  companyName: z.string(),
  /** Null where no employer of this name is known here. */
  group: z.nullable(z.string()),
  openCount: z.number(),
  /** Open postings that came after `since`. */
  newCount: z.number(),
  /** The newest of them, at most three. */
  newest: z.array(
    z.object({ id: z.number(), jobTitle: z.string(), location: z.string(), addedAt: z.string() }),
  ),
});
export type EmployerNews = z.infer<typeof EmployerNews>;
