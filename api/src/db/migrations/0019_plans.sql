-- Plans and payments (docs/decisions/0105). What is here is what the vendor told, the newest of each thing by the vendor's
-- own time; what a person may use follows from it (core/src/plans/entitlement.ts). No card, no address, no name.
CREATE TABLE billing_customers (
  user_id text PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  -- Null until the vendor has told it.
  customer_id text UNIQUE,
  -- When the vendor was last asked for all of this person; null: never.
  reconciled_at timestamptz,
  told_at timestamptz
);
--> statement-breakpoint
CREATE INDEX billing_customers_reconciled_at ON billing_customers (reconciled_at NULLS FIRST);
--> statement-breakpoint
CREATE TABLE billing_subscriptions (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- The vendor's time of this state; of two with one time the one with the higher tie counts.
  as_of timestamptz NOT NULL,
  tie text NOT NULL,
  state jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX billing_subscriptions_user_id ON billing_subscriptions (user_id);
--> statement-breakpoint
CREATE TABLE billing_orders (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  as_of timestamptz NOT NULL,
  tie text NOT NULL,
  state jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX billing_orders_user_id ON billing_orders (user_id);
--> statement-breakpoint
CREATE TABLE billing_checkouts (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  product_id text NOT NULL,
  created_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX billing_checkouts_user_id ON billing_checkouts (user_id, created_at DESC);
--> statement-breakpoint
-- Every webhook once, by its id, also those of a kind that is not used: a repeated one changes nothing.
CREATE TABLE billing_events (
  id text PRIMARY KEY,
  kind text NOT NULL,
  sent_at timestamptz NOT NULL,
  received_at timestamptz NOT NULL,
  outcome text NOT NULL
);
--> statement-breakpoint
CREATE INDEX billing_events_received_at ON billing_events (received_at);
--> statement-breakpoint
-- What happened to the plan of an account, by the person or told by the vendor.
CREATE TABLE billing_history (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  at timestamptz NOT NULL,
  kind text NOT NULL,
  -- Of which subscription, order or checkout; one thing happens to it once at one time.
  subject text NOT NULL,
  product_id text,
  amount int,
  currency text,
  UNIQUE (user_id, kind, subject, at)
);
--> statement-breakpoint
-- How often each counted thing was used within a period.
CREATE TABLE use_counts (
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  use text NOT NULL,
  period_start timestamptz NOT NULL,
  taken int NOT NULL,
  PRIMARY KEY (user_id, use, period_start)
);
