-- Answers of calls that a retry would double, for a day. Keys and requests are hashes: neither says who asked for what.
CREATE TABLE kept_answers (
  key text PRIMARY KEY,
  -- Null for callers without an account.
  user_id text REFERENCES users (id) ON DELETE CASCADE,
  request text NOT NULL,
  -- Who runs the call, and until when that is believed; an answer ends it.
  claim text NOT NULL,
  claimed_until timestamptz NOT NULL,
  status int,
  answer text,
  expires_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX kept_answers_expires_at ON kept_answers (expires_at);
--> statement-breakpoint
CREATE INDEX kept_answers_user_id ON kept_answers (user_id);
--> statement-breakpoint
-- Calls of busy networks in the running minute, of all processes together. A crash may lose them.
CREATE UNLOGGED TABLE call_counts (
  window_at timestamptz NOT NULL,
  key text NOT NULL,
  calls int NOT NULL,
  PRIMARY KEY (window_at, key)
);
