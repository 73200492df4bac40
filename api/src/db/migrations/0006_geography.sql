-- What the city lists and a city's page tell besides its name and place. From here on `state` is filled everywhere: the
-- ISO 3166-2 code behind the country where one is known, else the code GeoNames has, '' where it has none.
ALTER TABLE city
  ADD COLUMN is_capital boolean NOT NULL DEFAULT false,
  -- Code of the county inside its state (“049” of Franklin County, OH), '' outside the US and where not known.
  ADD COLUMN county text NOT NULL DEFAULT '';
--> statement-breakpoint
-- Postal codes with the point of each; filled by `npm run reference`, empty until then.
CREATE TABLE postal_code (
  country text NOT NULL,
  code text NOT NULL,
  place text NOT NULL,
  -- As in city.
  state text NOT NULL,
  lat double precision NOT NULL,
  lng double precision NOT NULL,
  PRIMARY KEY (country, code)
);
--> statement-breakpoint
-- The codes around a point are a band of latitudes.
CREATE INDEX postal_code_lat ON postal_code (lat);
