import type { SearchBox } from '@foothold/core/search/search-choices.ts';
import type { MapPosition } from './map-props.ts';

/** The box of an address, “west,south,east,north”; null where it does not read. */
export function readBox(text: string | null): SearchBox | null {
  const [west, south, east, north] = numbers(text, 4);
  if (west === undefined || south === undefined || east === undefined || north === undefined) return null;
  const isOnGlobe = [west, east].every((lng) => Math.abs(lng) <= 180) && south >= -90 && north <= 90;
  return isOnGlobe && south <= north ? { west, south, east, north } : null;
}

/** The spot of an address, “lat,lng”; null where it does not read. */
export function readSpot(text: string | null): MapPosition | null {
  const [lat, lng] = numbers(text, 2);
  const isSpot = lat !== undefined && lng !== undefined && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
  return isSpot ? { lat, lng } : null;
}

/** Box and spot as an address holds them; what is not there is left out. */
export function mapParts({ box, spot }: { box: SearchBox | null; spot: MapPosition | null }): {
  box?: string;
  spot?: string;
} {
  return {
    ...(box && { box: [box.west, box.south, box.east, box.north].map(short).join(',') }),
    ...(spot && { spot: `${spot.lat},${spot.lng}` }),
  };
}

const short = (degrees: number) => String(Math.round(degrees * 1e4) / 1e4);

function numbers(text: string | null, count: number): number[] {
  const read = (text ?? '').split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  return read.length === count && read.every(Number.isFinite) ? read : [];
}
