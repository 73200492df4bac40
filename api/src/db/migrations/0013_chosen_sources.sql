-- Posting sources that the person on this machine asked for in the browser; POSTING_SOURCES names others.
CREATE TABLE chosen_source (
  name text PRIMARY KEY,
  chosen_at timestamptz NOT NULL
);
