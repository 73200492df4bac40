import { expect, test } from 'vitest';
import { namePackages } from './name-packages.ts';

type Hook = (
  this: { emitFile: (file: { source: string }) => void },
  options: unknown,
  bundle: object,
) => void;

test('every script is listed with the packages in it, whatever folder they lie in', () => {
  const chunk = (fileName: string, moduleIds: string[]) => ({ type: 'chunk', fileName, moduleIds });
  let written = '';
  (namePackages().generateBundle as unknown as Hook).call(
    { emitFile: ({ source }) => (written = source) },
    {},
    {
      a: chunk('assets/map.js', [
        '/home/x/node_modules/@react-pdf/renderer/lib/index.js',
        '/home/x/node_modules/maplibre-gl/dist/map.mjs',
        '/home/x/node_modules/maplibre-gl/node_modules/pbf/index.js',
        'C:\\x\\node_modules\\@turf\\area\\index.js',
        '/home/x/web/src/features/places/map.tsx',
      ]),
      b: chunk('assets/own.js', ['/home/x/web/src/main.tsx', '\0virtual']),
      c: { type: 'asset', fileName: 'style.css' },
    },
  );
  expect(JSON.parse(written)).toEqual({
    'assets/map.js': ['@react-pdf/renderer', '@turf/area', 'maplibre-gl', 'pbf'],
    'assets/own.js': [],
  });
});
