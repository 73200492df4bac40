/** The cache that holds the plan of reminders and nothing else. */
export const planCache = 'reminder-plan';

/** Takes the plan away at once, so that nobody is reminded anymore; small, since it is in the first script. */
export function dropPlan(): void {
  if ('caches' in globalThis) void caches.delete(planCache).catch(() => undefined);
}
