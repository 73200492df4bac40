/** What asking the source of a posting came to, as `jobsCheck` says it. */
export type CheckOutcome = 'open' | 'closed' | 'no-answer' | 'not-asked';

/** Asks sources for single postings. */
export type PostingChecks = {
  /** Whether a posting can be asked for now. */
  isDue(id: string): Promise<boolean>;
  /** Asks, where it is due, and brings the posting up to date. Throws only where the database fails. */
  check(id: string): Promise<CheckOutcome>;
};
