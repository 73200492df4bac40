/** What New York City's job lists write for a borough; the first that is found counts. */
const boroughs: readonly (readonly [string, RegExp])[] = [
  ['Brooklyn, NY', /\b(?:brooklyn|bklyn|metro ?tech)\b/i],
  ['Bronx, NY', /\b(?:bronx|bx)\b/i],
  ['Staten Island, NY', /\b(?:staten (?:island|isl?|i)\b|s\.i\b)/i],
  [
    'Queens, NY',
    /\b(?:queens|qns|jamaica|corona|woodside|flushing|astoria|maspeth|l\.? ?i\.? city|long is(?:land)?(?: city)?|l\.?i\.?c\b)|^\d{2,3}-\d{2} /i,
  ],
  ['New York, NY', /\b(?:new york|new yor|n\.y\.c|nyc|manhattan|ny,? ny)\b|^\d[^,]*,? n\.? ?y\.?$/i],
];

/** Longer than an address is. */
const longestText = 500;

/**
 * A work location of a New York City agency with the borough spelled out: `350 Jay St, Brooklyn  Ny` →
 * `350 Jay St, Brooklyn, NY`. A street without a borough gets the state only; an office name stays as it is; a town
 * upstate (`Valhalla, N.Y.`) keeps its name.
 */
export function nycLocation(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim().slice(0, longestText);
  const upstate = /^(?:.*, )?([A-Z][a-z]+(?: [A-Z][a-z]+)*),? N\.? ?Y\.?(?: \d{5})?$/i.exec(plain);
  const borough = boroughs.find(([, form]) => form.test(plain))?.[0];
  const street = plain.replace(/[ ,]+(?:n\.? ?y\.?,? ?)+(?: ?\d{5})?$/i, '').replace(/,+$/, '');
  if (borough) return `${withoutPlace(street, borough)}, ${borough}`.replace(/^, /, '');
  if (upstate?.[1] && !/\d|\b(?:st|street|ave|avenue|blvd|road|rd|drive|place)\b/i.test(upstate[1])) {
    return `${street}, NY`;
  }
  return /^\d/.test(plain) ? `${street}, NY` : plain;
}

function withoutPlace(street: string, borough: string): string {
  const name = borough.split(',')[0] ?? '';
  const ending =
    /,?\s*(?:new york?|brooklyn|bklyn|bronx|bx|queens|qns|staten (?:island|isl?|i)|s\.i\.?|nyc)(?:,? n)?\.?$/i;
  const rest = street.replace(ending, '').replace(/[ ,]+$/, '');
  return rest === street && street.toLowerCase().endsWith(name.toLowerCase()) ? '' : rest;
}
