import type { Job } from '@foothold/core/entities/job/job.ts';
import { greatCircleKm, pointOf } from '@foothold/core/geography/commute.ts';
import { useTravelFrom } from '../../../data/places/homes.ts';
import { useCommuteWords } from '../../../shared/geography/use-commute-words.ts';
import { token } from '../../../ui/tokens.ts';

/** The estimated way by car from where the person starts; the tooltip says what is assumed. */
export function CommuteCell({ job }: { job: Job }) {
  const from = useTravelFrom()?.from ?? null;
  const words = useCommuteWords();
  const start = from && pointOf(from);
  const point = pointOf(job);
  const km = start && point ? greatCircleKm(start, point) : null;
  if (km === null) return <span style={{ color: token('text-3') }}>–</span>;
  return <span title={words(km)}>{words(km, 'driving', { brief: true })}</span>;
}
