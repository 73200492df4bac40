/**
 * What writes own data, takes a change back and says why it could not: none of it is on the way to a first screen.
 * `loadLaterData` brings all of it once the data is open, so that it is there when the network goes.
 */
export const lazyModules = {
  writing: () => import('./journal-write.ts'),
  takingBack: () => import('./revert-entry.ts'),
  words: () => import('../rows/refusal-message.ts'),
};

/** Loads it ahead; what fails now is asked for again when it is needed. */
export function loadLaterData(): void {
  for (const load of Object.values(lazyModules)) load().catch(() => undefined);
}
