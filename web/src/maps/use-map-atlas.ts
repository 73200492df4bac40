import { useEffect, useState } from 'react';
import type { AtlasFile } from '../platform/atlas.ts';
import { type AtlasPart, loadAtlas } from './map-atlas.ts';
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
    const put = (file: AtlasFile) => (part: AtlasPart) => {
      if (!isGone) setAtlas((before) => (before[file] ? before : { ...before, [file]: part }));
    };
    const fine: AtlasFile[] = ['countries', 'states', ...(wantsCounties ? (['counties'] as const) : [])];
    const loadFine = () => {
      if (isGone) return;
      for (const file of fine) loadAtlas(file).then(put(file), () => !isGone && setFailed(true));
    };
    // Land is drawn before what takes longer to make is begun; without it the map continues.
    const drawn = () => requestAnimationFrame(() => setTimeout(loadFine));
    loadAtlas('land').then(put('land')).then(drawn, drawn);
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
