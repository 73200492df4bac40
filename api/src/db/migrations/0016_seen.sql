-- When a posting was last in an import or a reading of its source, and when its source was last asked for it alone
-- (decision 0065). Written at every import, so it is no column of `posting`, whose rows are in six indexes.
CREATE TABLE posting_seen (
  posting_id bigint PRIMARY KEY REFERENCES posting (id) ON DELETE CASCADE,
  seen_at timestamptz NOT NULL,
  asked_at timestamptz
) WITH (fillfactor = 80);
--> statement-breakpoint
INSERT INTO posting_seen (posting_id, seen_at)
SELECT p.id, greatest(p.added_at, (
  SELECT max(r.seen_at) FROM posting_board_row r WHERE r.source = p.source AND r.external_id = p.external_id))
FROM posting p;
--> statement-breakpoint
-- Without a closing day, and not seen for longer than is believed of its source.
ALTER TABLE posting ADD COLUMN is_stale boolean NOT NULL DEFAULT false;
--> statement-breakpoint
CREATE INDEX posting_stale ON posting (id) WHERE is_stale;
