import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Position } from 'geojson';
import type { Topology } from 'topojson-specification';
import { expect, test } from 'vitest';
import type { AtlasFile } from '../platform/atlas.ts';
import { atlasPart } from './map-atlas.ts';
import { layerColors, offlineStyle, sourceData } from './map-style.ts';

const require = createRequire(import.meta.url);
const files: Record<AtlasFile, string> = {
  land: 'world-atlas/land-110m.json',
  countries: 'world-atlas/countries-50m.json',
  states: 'us-atlas/states-10m.json',
  counties: 'us-atlas/counties-10m.json',
};
const part = (file: AtlasFile) =>
  atlasPart(file, JSON.parse(readFileSync(require.resolve(files[file]), 'utf8')) as Topology);
/** The widest step from one corner to the next, degrees of longitude. */
const widest = (lines: readonly Position[][]) =>
  lines
    .flatMap((line) =>
      line.slice(1).map(([lng = 0, lat = 0], at) => (lat === -90 ? 0 : Math.abs(lng - (line[at]?.[0] ?? 0)))),
    )
    .reduce((a, b) => Math.max(a, b), 0);

test('countries leave the United States to its own file, and no line spans the map at the antimeridian', () => {
  const { land, coast, borders, names } = part('countries');
  expect(land.coordinates.length).toBeGreaterThan(1000);
  expect(names.map(({ text }) => text)).not.toContain('United States of America');
  expect(names.slice(0, 3).map(({ text }) => text)).toContain('Russia');
  const russia = names.find(({ text }) => text === 'Russia');
  expect(russia?.position.lng).toBeGreaterThan(60);
  expect(russia?.position.lng).toBeLessThan(130);
  for (const lines of [coast.coordinates, borders.coordinates]) expect(widest(lines)).toBeLessThan(30);
  expect(widest(land.coordinates.map(([outline = []]) => outline))).toBeLessThan(200);
});

test('the first drawing is land alone, small enough to be there at once', () => {
  const { land, names } = part('land');
  expect(land.coordinates.length).toBeGreaterThan(100);
  expect(names).toEqual([]);
  expect(readFileSync(require.resolve(files.land)).length).toBeLessThan(60_000);
  expect(widest(land.coordinates.map(([outline = []]) => outline))).toBeLessThan(200);
});

test('states and counties have names in their places; counties know the borders of their states', () => {
  const states = part('states');
  const ohio = states.names.find(({ text }) => text === 'Ohio');
  expect(ohio?.position.lat).toBeCloseTo(40.4, 0);
  expect(ohio?.position.lng).toBeCloseTo(-82.8, 0);
  const counties = part('counties');
  expect(counties.names.length).toBeGreaterThan(3000);
  expect(counties.names.find(({ id }) => id === '39049')?.text).toBe('Franklin');
  expect(counties.stateBorders.coordinates.length).toBeGreaterThan(50);
  expect(states.stateBorders.coordinates).toEqual([]);
});

test('a file that holds something else says so', () => {
  expect(() => atlasPart('states', { type: 'Topology', arcs: [], objects: {} })).toThrow('no states');
});

test('the offline basemap names no address, and every layer has a source and a color', () => {
  const colors = { water: '#010101', land: '#020202', coast: '#030303', line: '#040404' };
  const style = offlineStyle(colors, {});
  expect(JSON.stringify(style)).not.toMatch(/https?:|glyphs|sprite/);
  expect(style.layers.map(({ id }) => id).sort()).toEqual(Object.keys(layerColors).sort());
  for (const layer of style.layers)
    if ('source' in layer) expect(Object.keys(style.sources)).toContain(layer.source);
  expect(Object.keys(sourceData({})).sort()).toEqual(Object.keys(style.sources).sort());
});
