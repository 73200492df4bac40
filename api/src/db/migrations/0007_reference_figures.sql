-- Newer editions of the official figures in api/reference, as `npm run reference` read them: an edition of a publication
-- stands in the place of the built-in columns unless those are newer.
CREATE TABLE reference_figures (
  -- A name of `publications` in reference-figures.ts.
  name text PRIMARY KEY,
  -- “2025” or a span, “2020–2024”.
  year text NOT NULL,
  file text NOT NULL,
  -- Names of the columns, the first of them the key of a row, and the rows as arrays in their order.
  columns jsonb NOT NULL,
  rows jsonb NOT NULL,
  loaded_at timestamptz NOT NULL DEFAULT now()
);
--> statement-breakpoint
-- What people of an occupation have to be able to do and to work with (O*NET); empty until `npm run reference` fills it.
CREATE TABLE occupation_skill (
  -- Detailed occupation of SOC 2018.
  code text NOT NULL,
  -- 'skill' or 'technology'.
  kind text NOT NULL,
  name text NOT NULL,
  -- Of a skill its importance from 1 to 5; of a technology 2 where postings ask for it, 1 more where many do everywhere.
  weight real NOT NULL,
  PRIMARY KEY (code, kind, name)
);
--> statement-breakpoint
-- The year that an edition is of, where the answers name it; '' else.
ALTER TABLE reference_edition ADD COLUMN year text NOT NULL DEFAULT '';
