-- Other titles of an occupation, as people and employers write them: “RN” leads to Registered Nurses. Filled by
-- `npm run reference`; empty until then, and the search of occupations works on the titles of the classification alone.
CREATE TABLE occupation_title (
  -- Detailed occupation of SOC 2018.
  code text NOT NULL,
  title text NOT NULL,
  PRIMARY KEY (code, title)
);
