-- What a search can be kept to, beside the words: so that filtering and counting read this table alone.
ALTER TABLE posting
  ADD COLUMN workplace text NOT NULL DEFAULT 'unknown',
  ADD COLUMN seniority text NOT NULL DEFAULT 'unknown',
  ADD COLUMN job_type text NOT NULL DEFAULT '',
  ADD COLUMN category text NOT NULL DEFAULT '',
  -- The top of the pay range a year, in whole units of its currency; null when not stated or not comparable.
  ADD COLUMN pay_year integer,
  -- '' where pay is stated and its currency is not known; null when no pay is stated.
  ADD COLUMN pay_currency text,
  -- The company folded for comparing; null in rows from before this table had these columns, until they are read anew.
  ADD COLUMN company_key text;
--> statement-breakpoint
-- Short values stay in the row, as those of 0001 do.
ALTER TABLE posting
  ALTER COLUMN workplace SET STORAGE MAIN,
  ALTER COLUMN seniority SET STORAGE MAIN,
  ALTER COLUMN job_type SET STORAGE MAIN,
  ALTER COLUMN category SET STORAGE MAIN,
  ALTER COLUMN pay_currency SET STORAGE MAIN,
  ALTER COLUMN company_key SET STORAGE MAIN;
--> statement-breakpoint
CREATE INDEX posting_company_key ON posting (company_key);
--> statement-breakpoint
-- Few values, so that each index is small; a rare one alone is found without a look at every posting.
CREATE INDEX posting_workplace ON posting (workplace);
--> statement-breakpoint
CREATE INDEX posting_seniority ON posting (seniority);
--> statement-breakpoint
CREATE INDEX posting_job_type ON posting (job_type);
--> statement-breakpoint
CREATE INDEX posting_category ON posting (category);
--> statement-breakpoint
-- What is new since somebody's last look.
CREATE INDEX posting_added_at ON posting (added_at);
--> statement-breakpoint
-- Empty once the rows from before are read anew.
CREATE INDEX posting_unread ON posting (id) WHERE company_key IS NULL;
--> statement-breakpoint
-- Which of the postings around a place share their job with others, without a look at the postings themselves.
CREATE INDEX posting_clustered ON posting (id) INCLUDE (cluster_id) WHERE cluster_id IS NOT NULL;
