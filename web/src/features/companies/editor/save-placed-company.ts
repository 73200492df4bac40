import type { CompanyFormValues } from '@foothold/core/entities/company/company-form.ts';
import type { SaveResult } from '../../../data/rows/save-result.ts';

/** Longest wait of a save for its point; without one the company is saved anyway. */
const patienceMs = 1500;

/** Saves a company with the point of the town that was typed, where that is found in time. */
export async function savePlacedCompany<R extends SaveResult>(
  { city, state, country }: CompanyFormValues,
  save: (point: { latitude?: number; longitude?: number }) => Promise<R>,
): Promise<R> {
  const texts = { location: '', city, state, country };
  // Its parser loads with the first save.
  const part = await import('../../../shared/geography/locate-jobs.ts').catch(() => null);
  if (!part || city.trim() === '') return save({});
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patienceMs));
  const found = part.pointOfJob(texts).catch(() => null);
  return save((await Promise.race([found, late])) ?? {});
}
