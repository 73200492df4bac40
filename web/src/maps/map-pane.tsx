import Box from '@mui/material/Box';
import { lazy, Suspense, useEffect } from 'react';
import { token } from '../ui/tokens.ts';
import type { MapProps } from './map-props.ts';

const MapFrame = lazy(async () => ({ default: (await import('./map-frame.tsx')).MapFrame }));

/** The one map of the product, in its own script: a ground of the same size stands for it until it is there. */
export function MapPane(props: MapProps) {
  // Land is what a map draws first: it comes while the script of the map does. Where it fails, the map says so.
  useEffect(() => void firstLand().catch(() => undefined), []);
  const ground = <Box sx={{ height: props.height ?? '420px', backgroundColor: token('sunken') }} />;
  return (
    <Suspense fallback={ground}>
      <MapFrame {...props} />
    </Suspense>
  );
}

async function firstLand(): Promise<void> {
  const { fetchAtlas } = await import('../platform/atlas.ts');
  await fetchAtlas('land');
}
