-- What was written to and removed from a log, link by link (docs/decisions/0053): an entry that was changed later no longer fits.
CREATE TABLE log_chain (
  -- The table of the log.
  log text NOT NULL,
  seq bigint NOT NULL,
  at timestamptz NOT NULL,
  -- written, removed, new-secret or broken.
  kind text NOT NULL,
  -- JSON as it was hashed: written [[id, digest], …], removed [id, …].
  entries text NOT NULL,
  -- SHA-256 of the link before and of this one.
  hash text NOT NULL,
  PRIMARY KEY (log, seq)
);
--> statement-breakpoint
-- Where a chain begins and ends, sealed with a key that is not in the database.
CREATE TABLE log_chain_head (
  log text PRIMARY KEY,
  -- Entries up to this id were written before there was a chain.
  uncovered bigint NOT NULL,
  -- The last link that was dropped for its age.
  start_seq bigint NOT NULL,
  start_hash text NOT NULL,
  seq bigint NOT NULL,
  hash text NOT NULL,
  key_id text NOT NULL,
  seal text NOT NULL
);
