import { regionName, stateOfZip } from '@foothold/core/geography/region.ts';
import type { Db } from '../../db/db.ts';
import { builtInZip, zipRow } from './areas/zip-row.ts';
import { placeText } from './place-matches.ts';
import type { Gazetteer, TypedPlace } from './port.ts';
import { postalRows } from './postal-codes.ts';

/** “43215”, “43215-1234”, “ZIP 43215”, “43215, OH”, “OH 43215, USA”: nothing beside the code but its state and country. */
const alone =
  /^(?:zip(?: ?code)?:? )?(?:([a-z]{2}|[a-z ]{4,20}),? )?(\d{5})(?:[- ]\d{4})?(?:,? ([a-z]{2}|[a-z ]{4,20}))?(?:,? (?:usa?|united states))?$/i;

/**
 * A ZIP code that was typed alone: loaded codes first, else the built-in points; one without an area of its own lies
 * where its neighbour does, and says so. Null for anything else, and where another country is asked for.
 */
export async function typedZip(
  db: Db,
  text: string,
  home: string,
  gazetteer: () => Promise<Gazetteer>,
): Promise<TypedPlace | null> {
  if (text.length > 60 || !/\d{5}/.test(text)) return null;
  const [, before = '', code = '', after = ''] = alone.exec(text.trim()) ?? [];
  const state = stateOfZip(code);
  if (state === '' || !isState(before || after, state)) return null;
  const isToldUs = /\b(?:usa?|united states)$/i.test(text) || before !== '' || after !== '';
  if (home !== '' && home !== 'US' && !isToldUs) return null;
  const [loaded] = await postalRows(db, code, ['US']);
  const places = await gazetteer();
  const row = loaded ?? zipRow(places, code);
  if (!row) return null;
  const of = loaded ? code : (builtInZip(code)?.of ?? code);
  const name = row.place
    ? placeText({ name: row.place, country: 'US', stateCode: state })
    : regionName('US', state);
  return { kind: 'postal', name: `${name} ${code}`, lat: row.lat, lng: row.lng, code, of, state };
}

function isState(text: string, state: string): boolean {
  const plain = text.trim().toLowerCase();
  return (
    /^(?:|usa?|united states)$/.test(plain) ||
    plain === state.toLowerCase() ||
    plain === regionName('US', state).toLowerCase()
  );
}
