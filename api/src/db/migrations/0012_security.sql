-- What happened to accounts, for 90 days: whom it concerns by user id, from where by a keyed hash. No address stands here.
CREATE TABLE security_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  kind text NOT NULL,
  -- Why something was refused, as a code; else ''.
  reason text NOT NULL DEFAULT '',
  -- Null where nobody is known. No foreign key: that an account was deleted is kept.
  user_id text,
  network text NOT NULL DEFAULT '',
  browser text NOT NULL DEFAULT '',
  -- Refusals of one slot (kind, reason, person, network and minute) are one row and a count.
  times int NOT NULL DEFAULT 1,
  slot text UNIQUE
);
--> statement-breakpoint
CREATE INDEX security_events_user_id ON security_events (user_id, at DESC, id DESC);
--> statement-breakpoint
CREATE INDEX security_events_at ON security_events (at);
--> statement-breakpoint
-- Browsers that an account was signed in with before, by the hash of a mark they keep: others are told by mail.
CREATE TABLE known_browsers (
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  browser_hash text NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, browser_hash)
);
--> statement-breakpoint
CREATE INDEX known_browsers_seen_at ON known_browsers (seen_at);
