ALTER TABLE sessions ADD COLUMN last_used_at timestamptz;
--> statement-breakpoint
CREATE TABLE email_changes (
  user_id text PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  email text NOT NULL,
  old_token_hash text NOT NULL UNIQUE,
  new_token_hash text NOT NULL UNIQUE,
  old_confirmed_at timestamptz,
  new_confirmed_at timestamptz,
  expires_at timestamptz NOT NULL
);
