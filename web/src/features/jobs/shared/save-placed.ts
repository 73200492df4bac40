import type { SaveResult } from '../../../data/rows/save-result.ts';
import type { saveWithPoint } from '../../../shared/geography/later-point.ts';

/** `saveWithPoint`, whose parser loads with the first save; without it the job is saved anyway. */
export async function savePlaced<R extends SaveResult>(
  job: Parameters<typeof saveWithPoint>[0],
  save: (point: { latitude?: number; longitude?: number }) => Promise<R>,
): Promise<R> {
  const part = await import('../../../shared/geography/later-point.ts').catch(() => null);
  return part ? part.saveWithPoint(job, save) : save({});
}
