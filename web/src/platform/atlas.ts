import counties from 'us-atlas/counties-10m.json?url';
import states from 'us-atlas/states-10m.json?url';
import countries from 'world-atlas/countries-50m.json?url';
import land from 'world-atlas/land-110m.json?url';

/** Outlines that come with the product, as files of their own: fetched when a map is first shown. */
export const atlasFiles = { land, countries, states, counties } as const;
export type AtlasFile = keyof typeof atlasFiles;

const kept = new Map<AtlasFile, Promise<unknown>>();

async function load(file: AtlasFile): Promise<unknown> {
  const response = await fetch(atlasFiles[file]);
  if (!response.ok) throw new Error(`The outlines of ${file} answered ${response.status}.`);
  return response.json();
}

/** One file of outlines as it is there (TopoJSON), fetched once a visit; what fails is asked for again. */
export function fetchAtlas(file: AtlasFile): Promise<unknown> {
  const known = kept.get(file);
  if (known) return known;
  const asked = load(file);
  kept.set(file, asked);
  asked.catch(() => kept.delete(file));
  return asked;
}
