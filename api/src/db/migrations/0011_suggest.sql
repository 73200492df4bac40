-- The titles and companies of open postings, folded, with how many postings have each: what is suggested while one
-- types. Summed up from posting_name_change (api/src/db/posting-names.ts, decision 0027).
CREATE TABLE posting_name (
  -- title or company.
  kind text NOT NULL,
  key text COLLATE "C" NOT NULL,
  -- As most postings write it, and by how many more than the others.
  text text NOT NULL,
  votes integer NOT NULL,
  count integer NOT NULL,
  -- How often 1 can be doubled up to the count: it seldom changes, so that an index over it seldom does.
  size smallint NOT NULL,
  PRIMARY KEY (kind, key)
) WITH (fillfactor = 80);
--> statement-breakpoint
CREATE INDEX posting_name_size ON posting_name (kind, size DESC, key);
--> statement-breakpoint
-- They find a name by the beginnings of its words. Without a waiting list, which each question would read through.
CREATE INDEX posting_name_title_words ON posting_name USING gin (to_tsvector('simple'::regconfig, key))
  WITH (fastupdate = off) WHERE kind = 'title';
--> statement-breakpoint
CREATE INDEX posting_name_company_words ON posting_name USING gin (to_tsvector('simple'::regconfig, key))
  WITH (fastupdate = off) WHERE kind = 'company';
--> statement-breakpoint
-- The words of those names and how many postings have them: what a mistyped word may have meant.
CREATE TABLE posting_word (
  word text COLLATE "C" PRIMARY KEY,
  count integer NOT NULL
) WITH (fillfactor = 80);
--> statement-breakpoint
-- A word with a slip at its beginning is found by its end.
CREATE INDEX posting_word_end ON posting_word (reverse(word));
--> statement-breakpoint
-- Until which instant closing dates are taken into account.
CREATE TABLE posting_name_state (
  counted_at timestamptz NOT NULL
);
--> statement-breakpoint
INSERT INTO posting_name_state (counted_at) VALUES ('-infinity');
--> statement-breakpoint
-- What came and went since the last time that was summed up. Writers only append, so that none waits for another.
CREATE TABLE posting_name_change (
  posting_id bigint NOT NULL,
  title_words text NOT NULL,
  company_words text NOT NULL,
  closed_at timestamptz,
  -- 1 came, -1 went.
  sign smallint NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION posting_name_note() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO posting_name_change (posting_id, title_words, company_words, closed_at, sign)
    SELECT id, title_words, company_words, closed_at, 1 FROM came;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO posting_name_change (posting_id, title_words, company_words, closed_at, sign)
    SELECT id, title_words, company_words, closed_at, -1 FROM went;
  ELSIF TG_OP = 'TRUNCATE' THEN
    DELETE FROM posting_name;
    DELETE FROM posting_word;
    DELETE FROM posting_name_change;
  ELSE
    INSERT INTO posting_name_change (posting_id, title_words, company_words, closed_at, sign)
    SELECT c.* FROM went JOIN came ON came.id = went.id
    CROSS JOIN LATERAL (VALUES
      (went.id, went.title_words, went.company_words, went.closed_at, -1),
      (came.id, came.title_words, came.company_words, came.closed_at, 1)
    ) c
    WHERE (went.title_words, went.company_words, went.closed_at)
      IS DISTINCT FROM (came.title_words, came.company_words, came.closed_at);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER posting_name_came AFTER INSERT ON posting
  REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION posting_name_note();
--> statement-breakpoint
CREATE TRIGGER posting_name_changed AFTER UPDATE ON posting
  REFERENCING OLD TABLE AS went NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION posting_name_note();
--> statement-breakpoint
CREATE TRIGGER posting_name_went AFTER DELETE ON posting
  REFERENCING OLD TABLE AS went FOR EACH STATEMENT EXECUTE FUNCTION posting_name_note();
--> statement-breakpoint
CREATE TRIGGER posting_name_emptied AFTER TRUNCATE ON posting
  FOR EACH STATEMENT EXECUTE FUNCTION posting_name_note();
--> statement-breakpoint
-- Finds those whose closing date has passed.
CREATE INDEX posting_closed ON posting (closed_at) WHERE closed_at IS NOT NULL;
--> statement-breakpoint
-- Of a database with postings: summed up piece by piece while the server runs.
INSERT INTO posting_name_change (posting_id, title_words, company_words, closed_at, sign)
SELECT id, title_words, company_words, closed_at, 1 FROM posting;
