-- A day that a source states without an hour stays that day (decision 0065). `posting.posted` orders and filters; what is
-- said of it is this date where there is one. `posting.closed_at` is the end of the last day in the westernmost zone of
-- the places, or the hour that is stated; what is said of it is `closes_on`.
ALTER TABLE posting_text ADD COLUMN posted_on date, ADD COLUMN closes_on date;
--> statement-breakpoint
-- Until now a day was stored as its midnight in UTC, and nothing else ever was.
UPDATE posting_text t SET posted_on = (p.posted AT TIME ZONE 'UTC')::date
FROM posting p WHERE p.id = t.posting_id AND p.posted = date_trunc('day', p.posted, 'UTC');
--> statement-breakpoint
UPDATE posting_text t SET closes_on = (p.closed_at AT TIME ZONE 'UTC')::date
FROM posting p WHERE p.id = t.posting_id AND p.closed_at = date_trunc('day', p.closed_at, 'UTC');
--> statement-breakpoint
-- The end of that day twelve hours behind UTC; a posting that is read anew is closed by the zone of its place.
UPDATE posting_location SET closed_at = closed_at + interval '36 hours'
WHERE closed_at = date_trunc('day', closed_at, 'UTC');
--> statement-breakpoint
UPDATE posting SET closed_at = closed_at + interval '36 hours'
WHERE closed_at = date_trunc('day', closed_at, 'UTC');
