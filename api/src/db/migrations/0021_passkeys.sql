-- Passkeys (docs/decisions/0123). Keys are public: what signs never leaves the device.
CREATE TABLE passkeys (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  credential_id text NOT NULL UNIQUE,
  public_key text NOT NULL,
  -- 0 where the authenticator does not count.
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  name text NOT NULL,
  is_synced boolean NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
--> statement-breakpoint
CREATE INDEX passkeys_user_id ON passkeys (user_id);
--> statement-breakpoint
-- Challenges of the next five minutes; each is deleted by the first answer.
CREATE TABLE passkey_challenges (
  id text PRIMARY KEY,
  challenge_hash text NOT NULL UNIQUE,
  -- 'register', 'first' or 'second'.
  step text NOT NULL,
  -- Of the browser's mark; of a registration the hash of the session.
  browser_hash text NOT NULL,
  -- Whose passkey is expected; null: anybody's.
  user_id text REFERENCES users (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX passkey_challenges_expires_at ON passkey_challenges (expires_at);
--> statement-breakpoint
CREATE INDEX passkey_challenges_user_id ON passkey_challenges (user_id);
--> statement-breakpoint
-- Accounts that a link or Google alone does not sign in to.
CREATE TABLE second_sign_ins (
  user_id text PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  demanded_at timestamptz NOT NULL,
  -- A request to sign in without the passkey, and from when on that works.
  loss_requested_at timestamptz,
  loss_due_at timestamptz
);
--> statement-breakpoint
CREATE TABLE recovery_codes (
  code_hash text PRIMARY KEY,
  user_id text NOT NULL REFERENCES second_sign_ins (user_id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX recovery_codes_user_id ON recovery_codes (user_id);
--> statement-breakpoint
-- Browsers that a link or Google vouched for and that still have to show the passkey.
CREATE TABLE pending_sign_ins (
  browser_hash text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  remember boolean NOT NULL,
  google_subject text,
  expires_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX pending_sign_ins_user_id ON pending_sign_ins (user_id);
--> statement-breakpoint
CREATE INDEX pending_sign_ins_expires_at ON pending_sign_ins (expires_at);
--> statement-breakpoint
-- Whether the other sign-ins end with the change, and which one asked for it.
ALTER TABLE email_changes ADD COLUMN keep_others boolean NOT NULL DEFAULT false;
--> statement-breakpoint
ALTER TABLE email_changes ADD COLUMN session_id text;
