-- What is known of each list of postings that is asked: a feed, or the board of an employer at a source.
CREATE TABLE posting_board (
  source text NOT NULL,
  -- '' where the source is one list.
  board text NOT NULL,
  -- Recognise an unchanged answer; '' where the source gives none.
  etag text NOT NULL DEFAULT '',
  modified text NOT NULL DEFAULT '',
  -- The last asking, and the last one that was answered with a list or “unchanged”.
  asked_at timestamptz,
  read_at timestamptz,
  -- Not to be asked before: its terms, what it said itself, or the back-off after failures.
  not_before timestamptz,
  -- In a row, and what the last one was ('' after a good one).
  failures int NOT NULL DEFAULT 0,
  problem_kind text NOT NULL DEFAULT '',
  problem text NOT NULL DEFAULT '',
  -- Of the last list.
  listed int NOT NULL DEFAULT 0,
  added int NOT NULL DEFAULT 0,
  changed int NOT NULL DEFAULT 0,
  closed int NOT NULL DEFAULT 0,
  refused int NOT NULL DEFAULT 0,
  refused_reason text NOT NULL DEFAULT '',
  -- Who asks it just now, and until when that is believed.
  lease text,
  leased_until timestamptz,
  PRIMARY KEY (source, board)
);
--> statement-breakpoint
-- Which rows a list had when it was last read, so that what is gone from it can be closed.
CREATE TABLE posting_board_row (
  source text NOT NULL,
  board text NOT NULL,
  row_id text NOT NULL,
  -- Of the posting it became; '' where it was refused.
  external_id text NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (source, board, row_id)
);
--> statement-breakpoint
CREATE INDEX posting_board_row_posting ON posting_board_row (source, external_id);
