-- Events of the last minutes per key, for limits that hold across processes. Keys are hashes: no address stands here.
CREATE TABLE rate_limits (
  key text PRIMARY KEY,
  taken_at timestamptz[] NOT NULL,
  -- Set by an event that came too early: when the next one may come.
  refused_until timestamptz,
  expires_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX rate_limits_expires_at ON rate_limits (expires_at);
