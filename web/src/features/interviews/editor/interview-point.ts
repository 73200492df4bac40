import type { Interview } from '@foothold/core/entities/interview/interview.ts';
import type { InterviewFormValues } from '@foothold/core/entities/interview/interview-form.ts';
import type { Job } from '@foothold/core/entities/job/job.ts';
import { pointOf } from '@foothold/core/geography/commute.ts';
import { jobPlaceText } from '@foothold/core/parsing/place/job-place.ts';
import { isOnline } from '../../../platform/connection.ts';
import { type Located, locateAll } from '../../../shared/geography/locate-jobs.ts';

/** Longest wait of a save for the point of its place; the next save asks again. */
const patienceMs = 1500;

type Place = Pick<InterviewFormValues, 'location' | 'city' | 'state' | 'country'>;

/** The words that a place is looked up by: its city, else what stands as its place; '' for none. */
const textOf = (place: Place) => jobPlaceText({ ...place, location: '' }) || jobPlaceText(place);

/**
 * Where an interview on site is, to say when to leave: by its city, else where its job is. Nothing where that is stored
 * already; a point of another place than the typed one is taken away.
 */
export async function pointOfInterview(
  values: Place & Pick<InterviewFormValues, 'interviewType'>,
  stored: Interview | null,
  job: Pick<Job, 'latitude' | 'longitude'> | null,
): Promise<Partial<Located>> {
  if (values.interviewType !== 'On-Site') return {};
  const text = textOf(values);
  const isKnown = stored !== null && pointOf(stored) !== null;
  if (isKnown && text === textOf(stored)) return {};
  const nowhere = isKnown ? { latitude: 0, longitude: 0 } : {};
  if (text === '') {
    const own = job && pointOf(job);
    return own ? { latitude: own.lat, longitude: own.lng } : nowhere;
  }
  if (!isOnline()) return nowhere;
  const found = await locateAll([text], { signal: AbortSignal.timeout(patienceMs) }).catch(() => null);
  return found?.get(text) ?? nowhere;
}
