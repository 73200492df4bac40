let ahead = 0;

/** Notes the `Date` header of an answer that has just come: from then on instants of the server can be told. */
export function noteServerTime(header: string | null, now = Date.now()): void {
  const at = header === null ? Number.NaN : Date.parse(header);
  // Small changes are the time that an answer takes: one answer is to be of one instant, whenever it is asked for.
  if (Math.abs(at - now - ahead) > 2000) ahead = at - now;
}

/**
 * An instant of this device (epoch ms) as the server's clock showed it, ISO 8601. What the server dates is compared
 * with this one, since a device may be hours off; seconds early at most.
 */
export function serverInstant(at: number): string {
  return new Date(at + ahead).toISOString();
}
