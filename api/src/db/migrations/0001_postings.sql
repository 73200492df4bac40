-- Words as they are searched: stemmed, and without a list of stop words, since “it”, “do” or “us” are words of job titles.
CREATE TEXT SEARCH DICTIONARY foothold_stem (TEMPLATE = snowball, Language = english);
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION foothold (PARSER = "default");
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION foothold ADD MAPPING FOR asciiword, word, numword WITH foothold_stem;
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION foothold ADD MAPPING FOR int, uint, float, sfloat, version WITH simple;
--> statement-breakpoint
-- What filters and ranks, and nothing else: a search over a million rows reads this table alone.
-- Whole texts are in posting_text, which is read for the rows of one page.
CREATE TABLE posting (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  source text NOT NULL,
  external_id text NOT NULL,
  -- Of everything that the source said: an unchanged row of a later import is told without comparing texts.
  content_hash text NOT NULL,
  -- Shared by the same job from several sources; null until they are grouped.
  cluster_id bigint,
  -- Title and company as the searched words, for “is exactly this title”; the written ones are in posting_text.
  title_words text NOT NULL,
  company_words text NOT NULL,
  -- A title, B company, C company unstemmed and without its legal form (the company filter looks for beginnings).
  head_tsv tsvector NOT NULL,
  -- The same and D the text.
  tsv tsvector NOT NULL,
  -- Countries and their states (US, US-OH) that the job is in or open to; {ZZ} when none is known.
  areas text[] NOT NULL,
  is_remote boolean NOT NULL,
  -- When it was posted, else first seen; null when the source says neither.
  posted timestamptz,
  posted_kind text NOT NULL CHECK (posted_kind IN ('posted', 'seen', 'unknown')),
  added_at timestamptz NOT NULL,
  -- When the source closed it or will; it is listed until then.
  closed_at timestamptz,
  UNIQUE (source, external_id)
);
--> statement-breakpoint
-- Before the first row: the long vectors go out of the heap uncompressed (reading one is no unpacking), and the short
-- ones, which every ranked row needs, stay in it. Measured three to five times faster at a million rows.
ALTER TABLE posting SET (toast_tuple_target = 128);
--> statement-breakpoint
ALTER TABLE posting
  ALTER COLUMN tsv SET STORAGE EXTERNAL,
  ALTER COLUMN head_tsv SET STORAGE MAIN,
  ALTER COLUMN title_words SET STORAGE MAIN,
  ALTER COLUMN company_words SET STORAGE MAIN,
  ALTER COLUMN source SET STORAGE MAIN,
  ALTER COLUMN external_id SET STORAGE MAIN,
  ALTER COLUMN content_hash SET STORAGE MAIN,
  ALTER COLUMN areas SET STORAGE MAIN;
--> statement-breakpoint
CREATE INDEX posting_tsv ON posting USING gin (tsv);
--> statement-breakpoint
CREATE INDEX posting_head_tsv ON posting USING gin (head_tsv);
--> statement-breakpoint
CREATE INDEX posting_areas ON posting USING gin (areas);
--> statement-breakpoint
-- Newest first is a walk of this index.
CREATE INDEX posting_newest ON posting (posted DESC NULLS LAST, id DESC);
--> statement-breakpoint
-- Brings the exact title to the top of a term that too many postings match to rank them all.
CREATE INDEX posting_title_words ON posting (title_words);
--> statement-breakpoint
CREATE TABLE posting_text (
  posting_id bigint PRIMARY KEY REFERENCES posting (id) ON DELETE CASCADE,
  title text NOT NULL,
  company_name text NOT NULL,
  url text NOT NULL,
  job_type text NOT NULL,
  category text NOT NULL,
  location text NOT NULL,
  -- PostingPlace[] and Pay of core/src/domain/posting.ts.
  places jsonb NOT NULL,
  pay jsonb,
  salary text NOT NULL,
  -- Plain text for lists.
  snippet text NOT NULL,
  description_html text NOT NULL
);
--> statement-breakpoint
-- Every known point of a posting. The radius index covers its query: box, date and posting without the table.
CREATE TABLE posting_location (
  posting_id bigint NOT NULL REFERENCES posting (id) ON DELETE CASCADE,
  lat double precision NOT NULL CHECK (lat BETWEEN -90 AND 90),
  lng double precision NOT NULL CHECK (lng BETWEEN -180 AND 180),
  city_id integer,
  posted timestamptz,
  closed_at timestamptz
);
--> statement-breakpoint
CREATE INDEX posting_location_box ON posting_location (lat, lng, posted) INCLUDE (posting_id, closed_at);
--> statement-breakpoint
CREATE INDEX posting_location_posting ON posting_location (posting_id);
--> statement-breakpoint
-- Populated places of the world for the offline geocoder; id is the GeoNames number. The loader makes the indexes of
-- this table and the next after its 135,000 rows, which takes a second off the first start.
CREATE TABLE city (
  id integer NOT NULL,
  name text NOT NULL,
  country text NOT NULL,
  -- Two-letter code in the US and Canada, '' elsewhere.
  state text NOT NULL,
  lat double precision NOT NULL,
  lng double precision NOT NULL,
  population integer NOT NULL,
  -- A part of a larger place (a borough, a quarter): only where no whole place has the name.
  is_section boolean NOT NULL
);
--> statement-breakpoint
-- Folded names that lead to a city, other spellings included.
CREATE TABLE city_name (
  name_key text NOT NULL,
  city_id integer NOT NULL
);
--> statement-breakpoint
-- Which edition of a reference table is in the database.
CREATE TABLE reference_edition (
  name text PRIMARY KEY,
  edition text NOT NULL,
  rows integer NOT NULL,
  loaded_at timestamptz NOT NULL DEFAULT now()
);
