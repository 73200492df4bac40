-- Which postings changed in which transaction, so that each process keeps its own index of postings up to date
-- (api/src/posting-search). A reader remembers the snapshot it has read up to and asks for the transactions that it did
-- not hold, so that nothing is missed where one commits after a later one. Written once a posting and transaction.
CREATE TABLE posting_change (
  tx xid8 NOT NULL,
  -- 0: all of them.
  posting_id bigint NOT NULL,
  PRIMARY KEY (tx, posting_id)
);
--> statement-breakpoint
-- From the oldest mark on every change is still there; older ones are removed.
CREATE TABLE posting_change_mark (
  tx xid8 PRIMARY KEY,
  at timestamptz NOT NULL
);
--> statement-breakpoint
INSERT INTO posting_change_mark (tx, at) VALUES (pg_snapshot_xmin(pg_current_snapshot()), now());
--> statement-breakpoint
-- Saved indexes: one that is not in its database belongs to another, or to a later state of it. `tx` is the transaction that
-- wrote the row, which its system column xmin says too unless the row came from a dump.
CREATE TABLE posting_index_save (
  token uuid PRIMARY KEY,
  tx xid8 NOT NULL DEFAULT pg_current_xact_id(),
  saved_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION posting_change_note() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    INSERT INTO posting_change VALUES (pg_current_xact_id(), 0) ON CONFLICT DO NOTHING;
  ELSIF TG_OP = 'INSERT' THEN
    INSERT INTO posting_change SELECT pg_current_xact_id(), id FROM came ON CONFLICT DO NOTHING;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO posting_change SELECT pg_current_xact_id(), id FROM went ON CONFLICT DO NOTHING;
  ELSE
    INSERT INTO posting_change SELECT pg_current_xact_id(), came.id FROM went JOIN came ON came.id = went.id
    WHERE (went.source, went.group_id, went.cluster_id, went.areas, went.is_remote, went.posted, went.added_at,
        went.closed_at, went.is_stale, went.workplace, went.seniority, went.job_type, went.category, went.company_key,
        went.pay_year, went.pay_currency, went.facts)
      IS DISTINCT FROM (came.source, came.group_id, came.cluster_id, came.areas, came.is_remote, came.posted, came.added_at,
        came.closed_at, came.is_stale, came.workplace, came.seniority, came.job_type, came.category, came.company_key,
        came.pay_year, came.pay_currency, came.facts)
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER posting_change_came AFTER INSERT ON posting
  REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION posting_change_note();
--> statement-breakpoint
CREATE TRIGGER posting_change_changed AFTER UPDATE ON posting
  REFERENCING OLD TABLE AS went NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION posting_change_note();
--> statement-breakpoint
CREATE TRIGGER posting_change_went AFTER DELETE ON posting
  REFERENCING OLD TABLE AS went FOR EACH STATEMENT EXECUTE FUNCTION posting_change_note();
--> statement-breakpoint
CREATE TRIGGER posting_change_emptied AFTER TRUNCATE ON posting
  FOR EACH STATEMENT EXECUTE FUNCTION posting_change_note();
--> statement-breakpoint
-- A text goes with its posting alone.
CREATE FUNCTION posting_text_change_note() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO posting_change SELECT pg_current_xact_id(), posting_id FROM came ON CONFLICT DO NOTHING;
  ELSE
    INSERT INTO posting_change SELECT pg_current_xact_id(), came.posting_id
    FROM went JOIN came ON came.posting_id = went.posting_id
    WHERE (went.title, went.company_name, went.description_html, went.pay)
      IS DISTINCT FROM (came.title, came.company_name, came.description_html, came.pay)
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER posting_text_change_came AFTER INSERT ON posting_text
  REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION posting_text_change_note();
--> statement-breakpoint
CREATE TRIGGER posting_text_change_changed AFTER UPDATE ON posting_text
  REFERENCING OLD TABLE AS went NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION posting_text_change_note();
--> statement-breakpoint
CREATE FUNCTION posting_location_change_note() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO posting_change SELECT DISTINCT pg_current_xact_id(), posting_id FROM came ON CONFLICT DO NOTHING;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO posting_change SELECT DISTINCT pg_current_xact_id(), posting_id FROM went ON CONFLICT DO NOTHING;
  ELSE
    INSERT INTO posting_change SELECT DISTINCT pg_current_xact_id(), posting_id FROM (
      (SELECT posting_id, lat, lng FROM went EXCEPT ALL SELECT posting_id, lat, lng FROM came)
      UNION ALL (SELECT posting_id, lat, lng FROM came EXCEPT ALL SELECT posting_id, lat, lng FROM went)
    ) moved ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER posting_location_change_came AFTER INSERT ON posting_location
  REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION posting_location_change_note();
--> statement-breakpoint
CREATE TRIGGER posting_location_change_changed AFTER UPDATE ON posting_location
  REFERENCING OLD TABLE AS went NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION posting_location_change_note();
--> statement-breakpoint
CREATE TRIGGER posting_location_change_went AFTER DELETE ON posting_location
  REFERENCING OLD TABLE AS went FOR EACH STATEMENT EXECUTE FUNCTION posting_location_change_note();
--> statement-breakpoint
-- Empty once all rows are of the edition whose signs name groups of trades.
DROP INDEX posting_unindexed;
--> statement-breakpoint
CREATE INDEX posting_unindexed ON posting (id) WHERE index_edition < 3;
