-- The index of words is made by the product itself (core/src/search, decision 0061): this says by which edition of its
-- rules. Rows of an earlier one are indexed anew by a step of its own after the start, beside all other work.
ALTER TABLE posting
  ADD COLUMN index_edition smallint NOT NULL DEFAULT 0,
  -- Of title, company and place: postings that have it in common are one row of a list.
  ADD COLUMN job_key bigint NOT NULL DEFAULT 0,
  -- Shared by postings that are one row of a list, by cluster or by job_key; null where a posting is a row alone.
  ADD COLUMN group_id bigint;
--> statement-breakpoint
-- Empty once all rows are of this edition.
CREATE INDEX posting_unindexed ON posting (id) WHERE index_edition < 1;
--> statement-breakpoint
CREATE INDEX posting_job_key ON posting (job_key);
--> statement-breakpoint
CREATE INDEX posting_group ON posting (group_id) WHERE group_id IS NOT NULL;
--> statement-breakpoint
-- Which of the postings around a place share their row with others, without a look at the postings themselves.
CREATE INDEX posting_grouped ON posting (id) INCLUDE (group_id) WHERE group_id IS NOT NULL;
--> statement-breakpoint
DROP INDEX posting_clustered;
