/** Where readers are: six zones of the US, and the ends and odd hours of the world. For tests. */
export const readerZones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'Pacific/Kiritimati',
  'Pacific/Auckland',
  'Asia/Kolkata',
  'Europe/Lisbon',
] as const;

const before = process.env.TZ;

/** Puts this process back into the time zone that it began in, after a test that set `process.env.TZ`. */
export function restoreTimeZone(): void {
  if (before === undefined) delete process.env.TZ;
  else process.env.TZ = before;
}
