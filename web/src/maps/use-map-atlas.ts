import { useEffect, useState } from 'react';
import type { AtlasFile } from '../platform/atlas.ts';
import { loadAtlas } from './map-atlas.ts';
import type { Atlas } from './map-style.ts';

/** From here on counties are fetched and drawn: nearer than that a state is an empty page. */
export const countyZoom = 6.5;

/** The outlines for a zoom as they come in; `failed` says that some did not, `retry` asks for them again. */
export function useMapAtlas(zoom: number): { atlas: Atlas; failed: boolean; retry: () => void } {
  const [atlas, setAtlas] = useState<Atlas>({});
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const wantsCounties = zoom >= countyZoom;
  useEffect(() => {
    let isGone = false;
    const files: AtlasFile[] = [
      'land',
      'countries',
      'states',
      ...(wantsCounties ? (['counties'] as const) : []),
    ];
    for (const file of files)
      loadAtlas(file).then(
        (part) => !isGone && setAtlas((before) => (before[file] ? before : { ...before, [file]: part })),
        // The first drawing alone can be done without.
        () => !isGone && file !== 'land' && setFailed(true),
      );
    return () => {
      isGone = true;
    };
  }, [wantsCounties, tries]);
  const retry = () => {
    setFailed(false);
    setTries((count) => count + 1);
  };
  return { atlas, failed, retry };
}
