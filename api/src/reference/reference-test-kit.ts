type Place = {
  id: number;
  name: string;
  others?: string;
  feature?: string;
  country?: string;
  state: string;
  county?: string;
  population: number;
  lat?: number;
  lng?: number;
};

/** A line of GeoNames' table of places. */
export function cityLine({ id, name, others = '', feature = 'PPL', country = 'US', ...more }: Place): string {
  const { state, county = '', population, lat = 40, lng = -83 } = more;
  const start = [id, name, name, others, lat, lng, 'P', feature, country, '', state, county, '', ''];
  return `${[...start, population, '', 200, 'America/New_York', '2026-01-01'].join('\t')}\n`;
}

/** A line of GeoNames' table of postal codes. */
export function postalLine(
  country: string,
  code: string,
  place: string,
  state: string,
  [lat, lng] = [40, -83],
): string {
  return `${[country, code, place, '', state, '', '', '', '', lat, lng, 4].join('\t')}\n`;
}
