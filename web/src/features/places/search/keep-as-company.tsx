import type { PlaceResult } from '@foothold/core/contract/places.ts';

/** Keeps a found place as a company of one's own. */
export function KeepAsCompany(_: { found: PlaceResult; company: number | undefined }) {
  return null;
}
