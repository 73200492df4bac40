import { locateTexts, locationsAtOnce } from '@foothold/core/contract/geography.ts';
import { type JobPlaceTexts, jobPlaceText } from '@foothold/core/parsing/place/job-place.ts';
import { isOnline } from '../../platform/connection.ts';
import { call } from '../../platform/server/api.ts';

/** Coordinates as own records hold them. */
export type Located = { latitude: number; longitude: number };

type Watch = {
  signal?: AbortSignal | undefined;
  onProgress?: ((done: number, total: number) => void) | undefined;
};

/** The points of these texts that can only mean one city, each text asked once; the others are left out. Rejects offline. */
export async function locateAll(
  texts: readonly string[],
  { signal, onProgress }: Watch = {},
): Promise<ReadonlyMap<string, Located>> {
  const asked = [...new Set(texts)].filter((text) => text !== '');
  const found = new Map<string, Located>();
  for (let at = 0; at < asked.length; at += locationsAtOnce) {
    const some = asked.slice(at, at + locationsAtOnce);
    const places = await call(locateTexts, { body: { texts: some }, ...(signal && { signal }) });
    for (const [index, place] of places.entries()) {
      const text = some[index];
      if (place && text !== undefined) found.set(text, { latitude: place.lat, longitude: place.lng });
    }
    onProgress?.(Math.min(at + locationsAtOnce, asked.length), asked.length);
  }
  return found;
}

/** The point of a job, or nothing while offline and in doubt. */
export async function pointOfJob(job: JobPlaceTexts): Promise<Partial<Located>> {
  const text = jobPlaceText(job);
  if (text === '' || !isOnline()) return {};
  const found = await locateAll([text], { signal: AbortSignal.timeout(20_000) }).catch(() => null);
  return found?.get(text) ?? {};
}

/** As `pointOfJob` for many, by the text of each; empty while offline. */
export async function pointsOfJobs(
  jobs: readonly JobPlaceTexts[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Located>> {
  if (!isOnline()) return new Map();
  const patience = AbortSignal.any([signal, AbortSignal.timeout(20_000)]);
  return locateAll(jobs.map(jobPlaceText), { signal: patience }).catch(() => new Map());
}
