/** As people write them; the official forms stay as other names. By number of GeoNames. */
export const shortNames: Readonly<Record<number, string>> = { 5128581: 'New York', 4140963: 'Washington' };

/** Of New York, which GeoNames counts as places of their own: the city's people would be in the lists twice. */
export const boroughs: ReadonlySet<number> = new Set([5110302, 5133273, 5125771, 5110266, 5139568]);
