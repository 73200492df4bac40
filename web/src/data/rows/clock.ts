/** Where commands take the time and new ids from; tests pass their own. */
export type Clock = { now: () => Date; newUid: () => string };

/** The machine's clock and its random numbers. */
export const systemClock: Clock = { now: () => new Date(), newUid };

/** A random UUID (version 4). By getRandomValues: randomUUID is missing on plain-http origins. */
export function newUid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
