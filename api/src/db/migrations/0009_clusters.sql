-- What decides whether two postings stand for one job (core/src/domain/same-posting.ts), beside the posting: only
-- clustering reads it. Rows from before are made by a step of their own after the start.
CREATE TABLE posting_fingerprint (
  posting_id bigint PRIMARY KEY REFERENCES posting (id) ON DELETE CASCADE,
  -- PostingFingerprint as JSON text; nothing looks into it here.
  facts text NOT NULL
);
--> statement-breakpoint
-- Numbers that postings of one job have in common: only postings that share one are ever compared.
CREATE TABLE posting_cluster_key (
  posting_id bigint NOT NULL REFERENCES posting (id) ON DELETE CASCADE,
  key bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX posting_cluster_key_key ON posting_cluster_key (key) INCLUDE (posting_id);
--> statement-breakpoint
CREATE INDEX posting_cluster_key_posting ON posting_cluster_key (posting_id) INCLUDE (key);
--> statement-breakpoint
-- The other postings of a job.
CREATE INDEX posting_cluster ON posting (cluster_id) WHERE cluster_id IS NOT NULL;
