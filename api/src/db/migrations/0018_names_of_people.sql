-- A name that a person gave an employer goes with the last row that says it; those of postings and lists stay.
ALTER TABLE employer_name ADD COLUMN from_person boolean NOT NULL DEFAULT false;
