import type { PassedJob } from '@foothold/core/extension/bridge.ts';
import { type CapturedJob, capturedFields } from '@foothold/core/parsing/page/captured.ts';

/** The fields that can be set right in the popup. */
export const correctable = ['jobTitle', 'companyName', 'location', 'salary'] as const;
export type Corrections = Record<(typeof correctable)[number], string>;

/** What was read of the location, and no longer holds when it is corrected. */
const ofLocation = new Set<string>(['city', 'state', 'country']);

/** A posting with what the person set right; what was left as it was read keeps its origin. */
export function correctedJob(job: CapturedJob, corrections: Corrections): PassedJob {
  const was = new Map(job.fields.map((one) => [one.field, one]));
  const changed = correctable.filter((name) => (was.get(name)?.value ?? '') !== corrections[name]);
  const isMoved = changed.includes('location');
  const fields = capturedFields.flatMap((name) => {
    if (isMoved && ofLocation.has(name)) return [];
    const change = changed.find((one) => one === name);
    if (change) {
      const value = corrections[change];
      return value === '' ? [] : [{ field: name, value, from: 'corrected' as const }];
    }
    const read = was.get(name);
    return read ? [{ ...read, value: read.value.slice(0, 200_000) }] : [];
  });
  return { fields };
}
