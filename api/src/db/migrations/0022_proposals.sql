-- What one person says of an employer is a proposal until another one agrees (decision 0122).
-- Fields whose value one person alone says: of a row, and of what an employer takes over from its rows.
ALTER TABLE employer ADD COLUMN unconfirmed text[] NOT NULL DEFAULT '{}';
--> statement-breakpoint
ALTER TABLE employer_location
  ADD COLUMN unconfirmed text[] NOT NULL DEFAULT '{}',
  -- Fields whose shown value somebody disputes, of an account that is not new.
  ADD COLUMN disputed text[] NOT NULL DEFAULT '{}',
  -- A location that one person added to an employer whom others rely on: no search finds it before somebody agrees.
  ADD COLUMN is_waiting boolean NOT NULL DEFAULT false;
--> statement-breakpoint
-- A value that a person says one field of a row has. It stays as the record of what was said, decided or not.
CREATE TABLE employer_proposal (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- No foreign key: a row that is reverted comes back under its number.
  location_id bigint NOT NULL,
  field text NOT NULL CHECK (field IN ('companyName', 'place', 'url', 'jobPostingsUrl', 'description', 'categories')),
  -- Columns of the row as they would be, the same in words, and folded: who says the same agrees.
  value jsonb NOT NULL,
  words text NOT NULL,
  words_key text NOT NULL,
  user_id text REFERENCES users (id) ON DELETE SET NULL,
  -- The network it came from, as a keyed hash; '' where it is not known.
  network text NOT NULL DEFAULT '',
  change_id bigint REFERENCES employer_change (id) ON DELETE SET NULL,
  at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'known', 'withdrawn', 'reverted', 'replaced')),
  decided_at timestamptz,
  decided_by text NOT NULL DEFAULT '' CHECK (decided_by IN ('', 'people', 'operator')),
  -- The columns before it became known, for reverting it; of a location that was removed the whole row.
  before jsonb
);
--> statement-breakpoint
CREATE INDEX employer_proposal_location ON employer_proposal (location_id, field) WHERE state IN ('open', 'known');
--> statement-breakpoint
CREATE INDEX employer_proposal_user ON employer_proposal (user_id, id DESC);
--> statement-breakpoint
CREATE INDEX employer_proposal_change ON employer_proposal (change_id);
--> statement-breakpoint
CREATE INDEX employer_proposal_open ON employer_proposal (id DESC) WHERE state = 'open';
--> statement-breakpoint
-- Who else says so.
CREATE TABLE employer_agreement (
  proposal_id bigint NOT NULL REFERENCES employer_proposal (id) ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  network text NOT NULL,
  change_id bigint REFERENCES employer_change (id) ON DELETE SET NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (proposal_id, user_id)
);
--> statement-breakpoint
CREATE INDEX employer_agreement_user ON employer_agreement (user_id);
--> statement-breakpoint
CREATE INDEX employer_agreement_change ON employer_agreement (change_id);
--> statement-breakpoint
-- Who says that a value is wrong: the shown one, or a proposed one.
CREATE TABLE employer_dispute (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  location_id bigint NOT NULL,
  field text NOT NULL,
  proposal_id bigint REFERENCES employer_proposal (id) ON DELETE CASCADE,
  reason text NOT NULL,
  -- Read by operators alone.
  words text NOT NULL DEFAULT '',
  user_id text REFERENCES users (id) ON DELETE CASCADE,
  -- Of an account that is not new: it keeps a value from becoming known.
  has_weight boolean NOT NULL,
  at timestamptz NOT NULL,
  settled_at timestamptz
);
--> statement-breakpoint
CREATE INDEX employer_dispute_open ON employer_dispute (location_id, field) WHERE settled_at IS NULL;
--> statement-breakpoint
CREATE INDEX employer_dispute_user ON employer_dispute (user_id);
--> statement-breakpoint
-- Who decides about disputes; appointed on the machine of the server alone.
CREATE TABLE operators (
  user_id text PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  appointed_at timestamptz NOT NULL
);
--> statement-breakpoint
-- Accounts that may not sign in.
CREATE TABLE closed_accounts (
  user_id text PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  closed_at timestamptz NOT NULL
);
--> statement-breakpoint
-- What operators did. No foreign keys: it outlasts the accounts that it names by their numbers.
CREATE TABLE operator_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  -- '' for the command on the machine of the server.
  operator_id text NOT NULL,
  action text NOT NULL,
  -- A number of a proposal or dispute, or an account.
  subject text NOT NULL,
  reason text NOT NULL,
  -- What it was about, in words.
  detail text NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION operator_log_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The log of operators is only appended to.';
END $$;
--> statement-breakpoint
CREATE TRIGGER operator_log_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON operator_log
  FOR EACH STATEMENT EXECUTE FUNCTION operator_log_stays();
--> statement-breakpoint
-- What people wrote until now is what one person says; what a deleted account left has nobody who says it.
UPDATE employer_location SET unconfirmed = array_remove(ARRAY[
  CASE WHEN company_name <> '' THEN 'companyName' END,
  CASE WHEN place_key LIKE 'p:%' OR address <> '' THEN 'place' END,
  CASE WHEN url <> '' THEN 'url' END,
  CASE WHEN jobs_url <> '' THEN 'jobPostingsUrl' END,
  CASE WHEN description <> '' THEN 'description' END,
  CASE WHEN categories <> '{}' THEN 'categories' END
], NULL) WHERE from_person;
--> statement-breakpoint
INSERT INTO employer_proposal (location_id, field, value, words, words_key, user_id, change_id, at)
SELECT l.id, f.field, f.value, f.words, lower(f.words), l.owner_id,
  (SELECT max(c.id) FROM employer_change c WHERE c.location_id = l.id AND c.user_id = l.owner_id AND c.taken_back_at IS NULL),
  l.updated_at
FROM employer_location l CROSS JOIN LATERAL (VALUES
  ('companyName', jsonb_build_object('company_name', l.company_name), l.company_name),
  ('place', jsonb_build_object('address', l.address, 'city', l.city, 'state', l.state, 'country', l.country,
    'city_id', l.city_id, 'lat', l.lat, 'lng', l.lng),
    concat_ws(', ', nullif(l.address, ''), nullif(l.city, ''), nullif(l.state, ''), nullif(l.country, ''))),
  ('url', jsonb_build_object('url', l.url), l.url),
  ('jobPostingsUrl', jsonb_build_object('jobs_url', l.jobs_url), l.jobs_url),
  ('description', jsonb_build_object('description', l.description), l.description),
  ('categories', jsonb_build_object('categories', to_jsonb(l.categories)), array_to_string(l.categories, ', '))
) f (field, value, words)
WHERE l.from_person AND l.owner_id IS NOT NULL AND f.field = ANY (l.unconfirmed);
--> statement-breakpoint
-- In a row of postings or lists the city is theirs.
UPDATE employer_location l SET city = c.name, state = c.state, country = c.country, city_id = c.id, lat = c.lat, lng = c.lng
FROM city c WHERE l.from_person AND l.place_key = 'c:' || c.id;
--> statement-breakpoint
-- What it takes over from its rows is put together again by the next minute of the server.
CREATE TABLE employer_recompose (
  employer_id bigint PRIMARY KEY REFERENCES employer (id) ON DELETE CASCADE
);
--> statement-breakpoint
INSERT INTO employer_recompose SELECT DISTINCT employer_id FROM employer_location WHERE from_person;
