-- Uses that are counted and not answered yet: one that is never answered, because its process died, is given back
-- (api/src/modules/subscriptions/use-counter.ts).
CREATE TABLE held_uses (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  use text NOT NULL,
  period_start timestamptz NOT NULL,
  taken_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX held_uses_user_id ON held_uses (user_id, use, period_start);
