-- Facts that a posting states, as `shift:night`: what a search is kept to and counts, beside the columns of 0010.
-- A fact that is not there is not stated.
ALTER TABLE posting ADD COLUMN facts text[] NOT NULL DEFAULT '{}';
--> statement-breakpoint
-- Most postings state few of them, and a rare one alone is found without a look at every posting.
CREATE INDEX posting_facts ON posting USING gin (facts);
--> statement-breakpoint
-- Empty once all rows are of the edition that reads facts.
DROP INDEX posting_unindexed;
--> statement-breakpoint
CREATE INDEX posting_unindexed ON posting (id) WHERE index_edition < 2;
