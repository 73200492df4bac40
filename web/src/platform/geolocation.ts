/** Why the browser gave no position. `insecure`: it gives positions to https and loopback only. */
export type GeolocationProblem = 'denied' | 'timed-out' | 'unavailable' | 'insecure';

/** Where the device is: degrees, and how far off that may be, m. */
export type Position = { lat: number; lng: number; accuracy: number };

/** How long the device may look for itself, ms, and how exactly (docs/spec/constants.md, Location of the device). */
export const geolocationLimits = { timeout: 7_000, enableHighAccuracy: true } as const;

const problems: Readonly<Record<number, GeolocationProblem>> = { 1: 'denied', 3: 'timed-out' };

/**
 * Asks the browser where this device is; it asks the person first. Answers after 7 s at the latest from the moment they
 * agreed, never throws, and asks nobody but the browser.
 */
export function currentPosition(): Promise<
  { ok: true; position: Position } | { ok: false; problem: GeolocationProblem }
> {
  if (!window.isSecureContext) return Promise.resolve({ ok: false, problem: 'insecure' });
  if (!('geolocation' in navigator)) return Promise.resolve({ ok: false, problem: 'unavailable' });
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const { latitude: lat, longitude: lng, accuracy } = coords;
        resolve({ ok: true, position: { lat, lng, accuracy } });
      },
      ({ code }) => resolve({ ok: false, problem: problems[code] ?? 'unavailable' }),
      { ...geolocationLimits, maximumAge: 60_000 },
    );
  });
}
